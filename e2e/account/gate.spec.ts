/** The gate before the first trade, and the agreement as a public page. */
import type { Page } from "@playwright/test";
import {
  enterCode,
  expect,
  newEmail,
  newPhone,
  open,
  test,
  type Outbox,
} from "../helpers/people.ts";
import { decideKyc, submitQuickly } from "../helpers/verification.ts";
import { addAuthenticator, addPhone } from "../helpers/wallet.ts";

const MARKET = "/en/p2p/buy?crypto=BTC&fiat=EUR";

const gateOf = (page: Page) => page.getByRole("region", { name: "Before you can trade" });
const stepOf = (page: Page, name: string) =>
  gateOf(page).getByRole("listitem").filter({ hasText: name });

async function registerByEmail(page: Page, outbox: Outbox): Promise<string> {
  const email = newEmail();
  await open(page, `/en/register?${new URLSearchParams({ returnTo: MARKET })}`);
  await page.getByLabel("Email", { exact: true }).and(page.getByRole("textbox")).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a lantern on the pier");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await enterCode(page, "Security code", await outbox.code(email, "register"));
  // A new account comes to its first steps, which know the way back.
  await expect(page).toHaveURL(`/en/start?${new URLSearchParams({ returnTo: MARKET })}`);
  return email;
}

async function acceptAgreement(page: Page): Promise<void> {
  await stepOf(page, "Service agreement").getByRole("button", { name: "Read and accept" }).click();
  const dialog = page.getByRole("dialog", { name: "P2P service agreement" });
  await expect(dialog.getByRole("heading", { name: /^14\. / })).toBeAttached();
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog).toContainText("must be accepted before trading");
  await dialog.getByLabel("I have read the agreement and accept it.").check();
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog).toBeHidden();
}

test("a new user completes every item of the gate, each in its step, and finds the gate open", async ({
  page,
  playwright,
  outbox,
}) => {
  await page.goto(MARKET);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bitcoin");
  await expect(gateOf(page)).toHaveCount(0);

  const email = await registerByEmail(page, outbox);
  await open(page, MARKET);
  await expect(gateOf(page)).toContainText("1 of 5 done");
  await expect(gateOf(page)).toContainText("Please verify your phone before trading.");
  await expect(stepOf(page, "Email")).toContainText("Done");

  // Other stories go through the steps themselves.
  await stepOf(page, "Phone").getByRole("link", { name: "Verify phone" }).click();
  await expect(page.locator('[aria-current="step"] h2')).toHaveText("Phone");
  const search = new URLSearchParams({ step: "phone", returnTo: MARKET });
  await expect(page).toHaveURL(`/en/start?${search}#start-phone`);
  const { full: phone } = newPhone();
  await addPhone(page, outbox, email, phone);
  await submitQuickly(page);
  await decideKyc(playwright, page, "approved");
  await open(page, MARKET);
  await expect(gateOf(page)).toContainText("Please accept the P2P service agreement");

  await acceptAgreement(page);
  await expect(gateOf(page)).toContainText("4 of 5 done");
  await expect(gateOf(page)).toContainText("Please set up 2FA before trading.");

  await stepOf(page, "2FA").getByRole("link", { name: "Set up 2FA" }).click();
  await expect(page.locator('[aria-current="step"] h2')).toHaveText("2FA");
  await addAuthenticator(page, outbox, email, phone);
  await page.reload();
  await expect(page.getByRole("heading", { name: "You can trade now" })).toBeVisible();
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL(MARKET);
  await expect(page.getByRole("heading", { name: "About this market" })).toBeVisible();
  await expect(gateOf(page)).toHaveCount(0);
});

test("an agreement that changed while it was read is shown and asked for anew", async ({
  page,
  person: _person,
}) => {
  let calls = 0;
  await page.route("**/api/ctc/accept-term", async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    const refusal = { code: 3304, error: "agreementChanged", message: "", data: null };
    return route.fulfill({ status: 409, json: { ...refusal, requestId: "story" } });
  });
  await open(page, MARKET);
  await stepOf(page, "Service agreement").getByRole("button", { name: "Read and accept" }).click();
  const dialog = page.getByRole("dialog", { name: "P2P service agreement" });
  const consent = dialog.getByLabel("I have read the agreement and accept it.");
  await consent.check();
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog).toContainText("The agreement has changed while you were reading.");
  // The box is unchecked again for the new text.
  await expect(consent).not.toBeChecked();
  await consent.check();
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog).toBeHidden();
  await expect(stepOf(page, "Service agreement")).toContainText("Done");
});

test("the agreement dialog closes by keyboard and returns the focus", async ({
  page,
  person: _person,
}) => {
  await open(page, MARKET);
  const button = gateOf(page).getByRole("button", { name: "Read and accept" });
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe("the agreement without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the agreement can be read without a login, section by section", async ({ page }) => {
    await page.goto("/en/p2p/agreement");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("P2P service agreement");
    await expect(page.getByText(/^Version \d{4}-\d\d-\d\d$/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(14);
    await page.getByRole("link", { name: "Appeals" }).click();
    await expect(page.getByRole("heading", { name: "8. Appeals" })).toBeInViewport();
  });

  test("a logged-in user sees the missing items, with links that work", async ({
    page,
    person: _person,
  }) => {
    await page.goto(MARKET);
    await expect(gateOf(page)).toBeVisible();
    await stepOf(page, "Identity").getByRole("link").click();
    await expect(page).toHaveURL(/\/en\/start\?step=kyc&returnTo=/);
  });
});
