/** A person who has lost a factor, customer service, and the owner who says no. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { openConsole } from "../helpers/console.ts";
import { expect, open, test } from "../helpers/people.ts";
import { submitQuickly, upload } from "../helpers/verification.ts";
import { addAuthenticator } from "../helpers/wallet.ts";

/** From the security page to a request that is written and not sent yet. */
async function describeLoss(page: Page): Promise<Locator> {
  await open(page, "/en/account/security");
  await page.locator('li[id="password"]').getByRole("button", { name: "Change" }).click();
  await page.getByLabel("Current password").fill("whatever it was");
  await page.getByLabel("New password", { exact: true }).fill("a much better one");
  await page.getByLabel("New password again").fill("a much better one");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  await dialog.getByRole("button", { name: "Security verification unavailable?" }).click();
  await dialog.getByRole("button", { name: /^Ask customer service for a reset/ }).click();
  await dialog.getByLabel("Google Authenticator").check();
  await dialog.getByLabel("What happened?").fill("My phone was stolen on the train.");
  return dialog;
}

test("a request with proof waits for customer service until the owner cancels it", async ({
  page,
  person,
  outbox,
  browser,
  playwright,
  baseURL,
}) => {
  await addAuthenticator(page, outbox, person.email);
  await submitQuickly(page);
  const dialog = await describeLoss(page);
  await upload(page, "Picture 1");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your request is with customer service")).toBeVisible();

  const cookies = await page.context().cookies();
  const uid = cookies.find(({ name }) => name === "UID")?.value ?? "";
  const desk = await openConsole(browser, baseURL ?? "", "compliance");
  const console = desk.page;
  await console.goto(`/admin/queues/resets?text=${uid}`);
  await console.getByRole("link", { name: "Authenticator" }).click();
  await expect(console.getByText("Pictures open to the member of staff")).toBeVisible();
  await console.getByRole("button", { name: "Claim this case" }).click();
  const proof = console.getByRole("img", { name: "Handed in with the request" });
  await expect(proof).toBeVisible();
  await expect
    .poll(() => proof.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expect(console.getByText("Until then the request can only be refused")).toBeVisible();
  await expect(console.getByRole("button", { name: "Take the factors away" })).toHaveCount(0);
  await expectAccessible(console);

  const own = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: {},
  });
  const sent = await own.get(`/api/dev/outbox?to=${encodeURIComponent(person.email)}`);
  const mails = JSON.stringify((await sent.json()).data.list);
  const [, path = ""] = /(\/en\/cancel-request#[\w-]{43})/.exec(mails) ?? [];
  await own.dispose();
  // The owner at another computer, without a login.
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const owner = await elsewhere.newPage();
  await owner.goto(path);
  const main = owner.getByRole("main");
  await expect(main.getByText("Google Authenticator")).toBeVisible();
  await expectAccessible(owner);
  await main.getByRole("button", { name: "Cancel request" }).click();
  await expect(main.getByText("The request is cancelled.")).toBeVisible();
  await owner.goto("/en");
  await owner.goto(path);
  await expect(main.getByText("This link has been used")).toBeVisible();
  await elsewhere.close();

  // The case at the console learns of it by itself.
  await expect(console.getByText("The owner cancelled the request")).toBeVisible();
  await expect(console.getByRole("button", { name: "Refuse" })).toHaveCount(0);
  await desk.close();
  await open(page, "/en/account/security");
  await expect(page.getByText(/^Customer service is reviewing/)).toHaveCount(0);
  await expect(
    page.locator('li[id="totp"]').getByRole("button", { name: "New recovery codes" }),
  ).toBeVisible();
});

test("the owner cancels a request on the security page", async ({ page, person, outbox }) => {
  await addAuthenticator(page, outbox, person.email);
  const dialog = await describeLoss(page);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your request is with customer service")).toBeVisible();
  await open(page, "/en/account/security");
  await page.getByRole("button", { name: "Cancel request" }).click();
  await dialog.getByRole("button", { name: "Cancel request" }).click();
  await expect(page.getByText("The request is cancelled.")).toBeVisible();
  await expect(page.getByText(/^Customer service is reviewing/)).toHaveCount(0);
});
