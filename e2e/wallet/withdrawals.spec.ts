/** Withdrawals: the form and its codes, lost answers, the check by staff and the block after a change. */
import type { Page } from "@playwright/test";
import {
  enterCode,
  expect,
  newPhone,
  open,
  test,
  type Outbox,
  type Person,
} from "../helpers/people.ts";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { addAuthenticator, addPhone, faucet } from "../helpers/wallet.ts";

/** An external address on a network without a memo. */
const OUTSIDE = { network: "TRON (TRC20)", address: "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" };
const WITHDRAW = "/en/wallet/withdraw?asset=USDT&network=TRX";

const dialogOf = (page: Page) => page.getByRole("dialog");

/** Fills the form in and continues to the codes. */
async function askForWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByLabel("Address", { exact: true }).fill(OUTSIDE.address);
  await page.getByLabel("Amount", { exact: true }).fill(amount);
  await page.getByRole("button", { name: "Continue" }).click();
  const confirm = page.getByRole("dialog", { name: "Check this withdrawal" });
  await expect(confirm).toContainText(OUTSIDE.address);
  // In groups of four, to be compared by eye.
  await expect(confirm.getByText("TQn9", { exact: true })).toBeVisible();
  await expect(confirm.getByText("SE", { exact: true })).toBeVisible();
  await expect(confirm).toContainText(OUTSIDE.network);
  await confirm.getByRole("button", { name: "Verify and send" }).click();
}

/** Confirms with a code by mail, as every withdrawal needs every bound channel. */
async function verifyByMail(page: Page, outbox: Outbox, { email }: Person): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Security verification" });
  await dialog.getByRole("button", { name: "Get code" }).click();
  await expect(dialog.getByText(/^Enter the 6-digit code sent to/)).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(email, "withdraw"));
}

test("a withdrawal is confirmed with an authenticator and sent", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  test.setTimeout(120_000);
  const app = await addAuthenticator(page, outbox, person.email);
  await faucet(playwright, page, "USDT", "300");
  await open(page, WITHDRAW);

  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The field cannot be left blank.")).toHaveCount(2);
  await expect(page.getByLabel("Address", { exact: true })).toBeFocused();
  await page.getByLabel("Address", { exact: true }).fill("T nonsense");
  await page.getByLabel("Amount", { exact: true }).fill("3");
  await expect(page.getByText("This does not look like an address.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("less than the smallest withdrawal")).toBeVisible();
  await page.getByRole("button", { name: "Max" }).click();
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("299");

  await page.getByLabel("Address", { exact: true }).fill(OUTSIDE.address);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await dialogOf(page).getByLabel("Name").fill("Cold storage");
  await dialogOf(page).getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Saved as Cold storage")).toBeVisible();
  await page.getByLabel("Address", { exact: true }).fill("");
  await page.getByRole("button", { name: "Address book" }).click();
  await dialogOf(page)
    .getByRole("button", { name: /^Cold storage/ })
    .click();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(OUTSIDE.address);

  await askForWithdrawal(page, "99");
  const verification = page.getByRole("dialog", { name: "Security verification" });
  await verifyByMail(page, outbox, person);
  await enterCode(page, "Authenticator code", await app.code());
  await expect(verification).toBeHidden();
  const item = page.getByRole("list", { name: "Recent withdrawals" }).getByRole("listitem").first();
  await expect(item).toContainText(/99\.00\s?USDT/);
  await expect(item.getByText("Sent", { exact: true }).first()).toBeVisible({ timeout: 40_000 });
  await expect(item).toContainText("Transaction ID", { timeout: 40_000 });
  await page.getByRole("button", { name: "Make another withdrawal" }).click();
  await expect(page.getByText(/Available: 200\.00\s?USDT/)).toBeVisible();
  // Three movements of the ledger, and one row: what left the balance, opened for the rest of it.
  await open(page, "/en/wallet/statement?kind=withdrawal");
  const row = page.getByRole("row").filter({ hasText: "Withdrawal sent" });
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row.getByRole("cell").nth(3)).toHaveText(/−100\.00\s?USDT$/);
  await expect(row.getByRole("cell").nth(4)).toHaveText(/200\.00\s?USDT$/);
  await row.locator("summary").press("Enter");
  await expect(row.locator("dl")).toContainText(
    /Arrives\s*99\.00\s?USDT\s*Network fee\s*1\.00\s?USDT/,
  );
  await expect(row.locator("dd").filter({ hasText: "100.00" })).toHaveCount(3);
  await expectAccessibleInBothColours(page);
  const csv = await page.request.get("/api/t/v2/statement.csv?kind=withdrawal");
  expect((await csv.text()).trim().split(/\r?\n/)).toHaveLength(4);
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/wallet\/withdraw#withdrawal-\d+$/);
  await expect(page.locator("li[aria-current]")).toContainText(/99\.00\s?USDT/);
});

test("a withdrawal names its one bound, and is sent as reviewed, whatever is typed on a slow line", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  await faucet(playwright, page, "USDT", "200000");
  await open(page, WITHDRAW);
  const bound = page.getByText(/^You can withdraw up to/);
  await expect(bound).toHaveText(
    /up to (99|100),[\d,.]+\sUSDT now: the rest of your 24-hour limit/,
  );
  await page.getByRole("button", { name: "Max" }).click();
  const most = await page.getByLabel("Amount", { exact: true }).inputValue();
  expect(Math.abs(Number(most) - 99_999)).toBeLessThan(1_000);
  await page.getByLabel("Amount", { exact: true }).fill("150000");
  await page.getByLabel("Address", { exact: true }).fill(`0x${"a".repeat(40)}`);
  await expect(page.getByText(/^Addresses on TRON .+ begin with T and have 34/)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This does not look like an address.")).toBeVisible();
  await expect(page.getByText("exceeds your withdrawal limit for 24 hours.")).toBeVisible();
  const limits = page.getByRole("main").getByRole("link", { name: "Your limits and what raises" });
  await expect(limits).toHaveAttribute("href", "/en/account/limits");
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/t/v2/withdraw/quote*", async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.getByLabel("Address", { exact: true }).fill(OUTSIDE.address);
  await page.getByLabel("Amount", { exact: true }).fill("20000");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Amount", { exact: true }).fill("50000");
  await page.getByLabel("Address", { exact: true }).fill("T nonsense");
  goOn();
  const confirm = page.getByRole("dialog", { name: "Check this withdrawal" });
  await expect(confirm).toContainText(/20,000\.00\s?USDT/);
  await expect(confirm).toContainText(OUTSIDE.address);
  await confirm.getByRole("button", { name: "Verify and send" }).click();
  await verifyByMail(page, outbox, person);
  const item = page.getByRole("list", { name: "Recent withdrawals" }).getByRole("listitem").first();
  await expect(item).toContainText(/20,000\.00\s?USDT/);
  await page.getByRole("button", { name: "Make another withdrawal" }).click();
  await expect(page.getByText(/Available: 179,999\.00\s?USDT/)).toBeVisible();
  await expect(bound).toHaveText(/up to (79|80),[\d,.]+\sUSDT now/);
});

test("a withdrawal whose answer was lost is made once, also when another code is typed", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  test.setTimeout(120_000);
  const app = await addAuthenticator(page, outbox, person.email);
  await faucet(playwright, page, "USDT", "300");
  await open(page, WITHDRAW);
  await askForWithdrawal(page, "99");
  const verification = page.getByRole("dialog", { name: "Security verification" });
  await verifyByMail(page, outbox, person);
  const WRITE = "**/api/t/v2/withdraw";
  await page.route(WRITE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await enterCode(page, "Authenticator code", await app.code());
  await expect(verification.getByText("Not confirmed yet")).toBeVisible();
  await page.unroute(WRITE);
  await enterCode(page, "Authenticator code", await app.code());
  await verification.getByRole("button", { name: "Try again" }).click();
  await expect(verification).toBeHidden();
  const list = page.getByRole("list", { name: "Recent withdrawals" });
  await expect(list.getByRole("listitem").first()).toContainText(/99\.00\s?USDT/);
  const answer = await page.request.get("/api/t/v2/withdrawals");
  expect((await answer.json()).data.list).toHaveLength(1);
});

test("a large withdrawal waits for staff and can be canceled meanwhile", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  await faucet(playwright, page, "USDT", "60000");
  await open(page, WITHDRAW);
  await askForWithdrawal(page, "50000");
  await verifyByMail(page, outbox, person);
  await expect(page.getByText("waits for our staff to check it")).toBeVisible();
  const item = page.getByRole("list", { name: "Recent withdrawals" }).getByRole("listitem").first();
  await expect(item).toContainText("Being checked");
  await expect(item.getByRole("list", { name: "Progress of the withdrawal" })).toBeVisible();

  await item.getByRole("button", { name: "Cancel withdrawal" }).click();
  await expect(dialogOf(page)).toContainText(/50,001\.00\s?USDT goes back to your spot wallet/);
  await dialogOf(page).getByRole("button", { name: "Cancel withdrawal" }).click();
  await expect(page.getByText("The withdrawal is canceled.")).toBeVisible();
  await expect(item).toContainText("You canceled it.");
  await expect(page.getByText(/Available: 60,000\.00\s?USDT/)).toBeVisible();
});

test("after unbinding a phone withdrawals are blocked for 24 hours, and the page says until when", async ({
  page,
  person,
  outbox,
}) => {
  const { full } = newPhone();
  await addPhone(page, outbox, person.email, full);
  await open(page, "/en/account/security");
  await page.locator("#phone").getByRole("button", { name: "Unbind" }).click();
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  const sent = dialogOf(page).getByText(/^Enter the 6-digit code sent to/);
  const unboundAfter = Date.now();
  await dialogOf(page).getByRole("button", { name: "Get codes" }).click();
  await expect(sent).toHaveCount(2);
  await enterCode(page, "Email code", await outbox.code(person.email, "unbind-phone"));
  await enterCode(page, "Phone code", await outbox.code(full, "unbind-phone"));
  await expect(page.locator("#phone")).toContainText("Not bound");

  await open(page, WITHDRAW);
  // Midnight may have passed since.
  const days = [unboundAfter, Date.now()].map((at) =>
    new Date(at + 24 * 60 * 60_000).toLocaleDateString("en-US", {
      dateStyle: "medium",
      timeZone: "UTC",
    }),
  );
  const notice = page.getByText(new RegExp(`Withdrawals are blocked until (${days.join("|")})`));
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
});
