/** Verification at the console of customer service. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { decide, openConsole, type Desk } from "../helpers/console.ts";
import { expect, open, test } from "../helpers/people.ts";
import { submitQuickly, upload, VERIFIED_NAME } from "../helpers/verification.ts";

async function uidOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "UID")?.value ?? "";
}

/** From the queue to the documents of this account. */
async function claimCase({ page }: Desk, uid: string): Promise<void> {
  await page.goto(`/admin/queues/verification?text=${uid}`);
  await page.getByRole("link", { name: "individual" }).click();
  await expect(page.getByText("Documents and details open to the member of staff")).toBeVisible();
  await page.getByRole("button", { name: "Claim this case" }).click();
  await expect(page.getByText(VERIFIED_NAME).first()).toBeVisible();
}

test("a person is asked for the other side of the document and answers", async ({
  page,
  person: _person,
  browser,
  baseURL,
}) => {
  await submitQuickly(page);
  const desk = await openConsole(browser, baseURL ?? "", "compliance");
  const console = desk.page;
  await claimCase(desk, await uidOf(page));
  await console.getByRole("button", { name: "Ask for more" }).click();
  const dialog = console.getByRole("dialog", { name: "Ask for more" });
  await dialog.getByLabel("The other side of the document").check();
  await dialog.getByLabel("In your own words").fill("The back is missing.");
  await decide(desk, "Ask");
  await expect(console.getByText("not answered yet")).toBeVisible();

  await open(page, "/en/account/kyc");
  const main = page.getByRole("main");
  await expect(main.getByText("We need something more")).toBeVisible();
  await expect(main.getByText("The other side of the document")).toBeVisible();
  await expect(main.getByText("The back is missing.")).toBeVisible();
  await expectAccessible(page);
  await upload(page, "Picture 1");
  await main.getByLabel("Comment (optional)").fill("Here it is.");
  await main.getByRole("button", { name: "Send answer" }).click();
  await expect(main.getByText("We need something more")).toBeHidden();

  // The case at the console learns of it by itself.
  await expect(console.getByText("Here it is.")).toBeVisible();
  await expect(console.getByRole("img", { name: "Document" })).toHaveCount(2);
  await desk.close();
});

test("a person is rejected with a reason, hands in again and is approved", async ({
  page,
  person: _person,
  browser,
  baseURL,
}) => {
  await submitQuickly(page);
  const uid = await uidOf(page);
  const desk = await openConsole(browser, baseURL ?? "", "compliance");
  const console = desk.page;

  await claimCase(desk, uid);
  await expect(console.getByRole("img", { name: "Document" })).toBeVisible();
  await expectAccessible(console);
  await console.getByRole("button", { name: "Reject" }).click();
  const rejection = console.getByRole("dialog", { name: "Reject the verification" });
  await rejection
    .getByLabel("What the person is told")
    .selectOption("Parts of the document are missing");
  await rejection.getByLabel("Why, for the log").fill("The lower half is cut off.");
  await decide(desk, "Reject");
  await expect(console.getByText("The verification is rejected.")).toBeVisible();

  await open(page, "/en/account/kyc");
  const main = page.getByRole("main");
  await expect(main.getByText("Your verification was not approved")).toBeVisible();
  await submitQuickly(page);

  await claimCase(desk, uid);
  // The name of the first try is compared with that of the second.
  await expect(console.getByText("Same name")).toBeVisible();
  await console.getByRole("button", { name: "Approve" }).click();
  const approval = console.getByRole("dialog", { name: "Approve the verification" });
  await approval.getByLabel("Document valid until").fill("2020-01-31");
  await approval.getByLabel("Why, for the log").fill("As in the passport.");
  // An expired document is refused by the server, and the dialog stays open with all that was typed.
  await approval.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(approval.getByText("an expired document cannot be approved")).toBeVisible();
  await approval.getByLabel("Document valid until").fill("2036-01-31");
  await decide(desk, "Approve");
  await expect(console.getByText("The person is verified.")).toBeVisible();

  await open(page, "/en/account/kyc");
  await expect(main.getByText("Your identity is verified")).toBeVisible();
  await desk.close();
});
