/** Coins of a user: balances, transfers, deposits and withdrawals. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothColours } from "./accessibility.ts";
import {
  enterCode,
  expect,
  newEmail,
  newPhone,
  open,
  test,
  untilAlive,
  type Outbox,
  type Person,
} from "./people.ts";
import { addAuthenticator, addPhone, addSubUser, faucet, payIn, write } from "./wallet.ts";

const WALLET = "/en/wallet";
/** An external address on a network without a memo. */
const OUTSIDE = { network: "TRON (TRC20)", address: "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" };
const WITHDRAW = "/en/wallet/withdraw?asset=USDT&network=TRX";

const dialogOf = (page: Page) => page.getByRole("dialog");
const rowOf = (page: Page, text: string): Locator =>
  page.getByRole("row").filter({ hasText: text });

async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await page.getByRole("option", { name: option }).click();
}

async function startTransfer(page: Page, coin: string, amount: string): Promise<Locator> {
  await page.getByRole("button", { name: `Transfer ${coin}` }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Amount").fill(amount);
  return dialog;
}

async function finishTransfer(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Confirm transfer" }).click();
  // The toast disappears after three seconds.
  await expect(page.getByText("The transfer is done.")).toBeVisible();
  await expect(dialog).toBeHidden();
}

test("balances are shown, moved to futures and back, and the statement lists every step", async ({
  page,
  playwright,
  person: _person,
}) => {
  await open(page, WALLET);
  await faucet(playwright, page, "USDT", "120.5");
  // Without a reload: the page receives the event.
  const row = rowOf(page, "Tether");
  await expect(row).toContainText("120.50");

  const dialog = await startTransfer(page, "USDT", "500");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("This is more than is available, fee included.")).toBeVisible();
  await expect(dialog.getByLabel("Amount")).toBeFocused();
  await dialog.getByLabel("Amount").fill("20.5");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText(/20\.5\s?USDT/);
  await dialog.getByRole("button", { name: "Confirm transfer" }).click();
  await expect(row.getByRole("cell").nth(5)).toContainText("20.50");
  await expect(row.getByRole("cell").nth(1)).toContainText("100.00");

  await page.getByRole("button", { name: "Transfer USDT" }).click();
  await dialog.getByRole("button", { name: "Swap from and to" }).click();
  await expect(dialog.getByLabel("From", { exact: true })).toContainText("Futures");
  await dialog.getByRole("button", { name: "Max" }).click();
  await expect(dialog.getByLabel("Amount")).toHaveValue("20.5");
  await finishTransfer(page);
  await expect(row.getByRole("cell").nth(1)).toContainText("120.50");

  await page.getByRole("link", { name: "Statement" }).click();
  const moves = page.getByRole("row").filter({ hasText: "Transfer between wallets" });
  await expect(moves).toHaveCount(4);
  await expect(moves.filter({ hasText: "Spot" }).first()).toContainText("+20.50");
  await expect(moves.filter({ hasText: "Spot" }).first()).toContainText("120.50");
  await expect(moves.filter({ hasText: "Futures" }).first()).toContainText("0.00");
  await expect(moves.filter({ hasText: "Spot" }).last()).toContainText("−20.50");
  await expect(moves.filter({ hasText: "Spot" }).last()).toContainText("100.00");

  await choose(page, page.getByRole("combobox", { name: "Wallet" }), "Futures");
  await expect(page).toHaveURL(/\?wallet=futures$/);
  await expect(moves).toHaveCount(2);
  await page.reload();
  await expect(moves).toHaveCount(2);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  const stream = await file.createReadStream();
  const text = (await stream.toArray()).join("");
  const lines = text.trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("-20.5");
  expect(lines[2]).toContain("20.5");
});

test("a double click moves coins once", async ({ page, playwright, person: _person }) => {
  await faucet(playwright, page, "USDT", "50");
  await open(page, WALLET);
  const dialog = await startTransfer(page, "USDT", "10");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Confirm transfer" }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, "Tether").getByRole("cell").nth(1)).toContainText("40.00");
  await page.getByRole("link", { name: "Statement" }).click();
  await expect(rowOf(page, "Transfer between wallets")).toHaveCount(2);
});

test("moving coins to a new sub-account needs a code", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  const username = `desk-${Math.random().toString(36).slice(2, 10)}`;
  const password = "nine lanterns at the quay";
  await addSubUser(page, outbox, person.email, {
    account: newEmail(),
    password,
    username,
    permissions: ["trade"],
  });
  await faucet(playwright, page, "USDT", "100");
  await open(page, WALLET);

  const dialog = await startTransfer(page, "USDT", "60");
  await choose(page, dialog.getByLabel("Between"), username);
  await dialog.getByLabel("Amount").fill("60");
  await expect(dialog.getByText(`· ${username}`)).toBeVisible();
  await dialog.getByRole("button", { name: "Continue" }).click();
  const confirming = page.getByRole("dialog", { name: "Confirm transfer" });
  await confirming.getByRole("button", { name: "Confirm transfer" }).click();
  // The code that created the sub-user is used; another can be sent a minute later.
  await expect(confirming).toContainText("less than 24 hours old");
  await expect(confirming.getByRole("group", { name: "Email code" })).toBeVisible();
  await confirming.getByRole("button", { name: "Back" }).click();
  await expect(confirming.getByRole("button", { name: "Confirm transfer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await open(page, WALLET);
  await expect(rowOf(page, "Tether").getByRole("cell").nth(1)).toContainText("100.00");
});

test("amounts can be hidden, and favourites are listed first", async ({
  page,
  playwright,
  person: _person,
}) => {
  await faucet(playwright, page, "BTC", "0.25");
  await open(page, WALLET);
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("Bitcoin");
  const amount = page.getByRole("table").getByText("0.25", { exact: true }).last();
  await page.getByRole("button", { name: "XLM is a favourite" }).click();
  await expect(first).toContainText("Stellar");
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await expect(amount).toBeHidden();

  await page.reload();
  await expect(first).toContainText("Stellar");
  await expect(amount).toBeHidden();
  await untilAlive(page);
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await expect(amount).toBeVisible();

  await page.getByLabel("Search coins").fill("bitcoin c");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByLabel("Hide balances below 1 USD").check();
  await expect(page.getByText("No matching data")).toBeVisible();
  await page.getByRole("button", { name: "Show all coins" }).click();
  await expect(rowOf(page, "Bitcoin Cash")).toBeVisible();
});

test("a deposit shows its progress and arrives on the open page", async ({
  page,
  playwright,
  person: _person,
}) => {
  test.setTimeout(120_000);
  await open(page, "/en/wallet/deposit");
  await expect(page.getByText("Choose the network that you will send on")).toBeVisible();
  // The network with the shortest block time.
  await choose(page, page.getByLabel("Coin"), "XLM Stellar");
  await page.getByRole("button", { name: "Get address" }).click();
  await expect(page.getByRole("img", { name: "QR code of your XLM address on" })).toBeVisible();
  await expect(page.getByText("Send only XLM on")).toBeVisible();

  await payIn(playwright, page, { asset: "XLM", network: "XLM", amount: "12.5" });
  const row = rowOf(page, "+12.50");
  await expect(row).toBeVisible({ timeout: 40_000 });
  await expect(row).toContainText("Credited", { timeout: 40_000 });
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(rowOf(page, "Stellar")).toContainText("12.50");
});

/** Fills the form in and continues to the codes. */
async function askForWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByLabel("Address", { exact: true }).fill(OUTSIDE.address);
  await page.getByLabel("Amount", { exact: true }).fill(amount);
  await page.getByRole("button", { name: "Continue" }).click();
  const confirm = page.getByRole("dialog", { name: "Check this withdrawal" });
  await expect(confirm).toContainText(OUTSIDE.address);
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
  await expect(page.getByText(/Available: 200\.00\s?USDT/)).toBeVisible();
  await open(page, "/en/wallet/statement?kind=withdrawal&wallet=spot");
  await expect(rowOf(page, "Withdrawal requested")).toContainText("−100.00");
});

test("a withdrawal is sent as reviewed, whatever is typed on a slow line", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  await faucet(playwright, page, "USDT", "60000");
  await open(page, WITHDRAW);
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
  await expect(page.getByText(/Available: 39,999\.00\s?USDT/)).toBeVisible();
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
  await expect(verification.getByText("The withdrawal is not sent")).toBeVisible();
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
  for (const [index, [label, to]] of [
    ["Email code", person.email] as const,
    ["Phone code", full] as const,
  ].entries()) {
    // The send button of a code shows a countdown while the code is on its way.
    await dialogOf(page).getByRole("button", { name: "Get code" }).first().click();
    await expect(sent).toHaveCount(index + 1);
    await enterCode(page, label, await outbox.code(to, "unbind-phone"));
  }
  await expect(page.locator("#phone")).toContainText("Not bound");

  await open(page, WITHDRAW);
  // Midnight may have passed since.
  const days = [unboundAfter, Date.now()].map((at) =>
    new Date(at + 24 * 60 * 60_000).toISOString().slice(0, 10),
  );
  const notice = page.getByText(new RegExp(`Withdrawals are blocked until (${days.join("|")})`));
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
});

test("a slow wallet page shows a placeholder", async ({ page, person: _person }) => {
  await open(page, WALLET);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/wallet/statement.data*", async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Statement" }).click();
  await expect(page.getByText("Loading…")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Estimated total value" })).toBeHidden();
  resolve();
  await expect(page.getByText("Nothing has moved yet")).toBeVisible();
  await expect(page.getByText("Loading…")).toHaveCount(0);
});

test("a wallet page that cannot be loaded says so and can be retried", async ({
  page,
  person: _person,
}) => {
  await open(page, "/en/wallet/statement");
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Estimated total value" })).toBeVisible();
  await page.route(/statement\.data/, (route) => route.abort());
  await page.getByRole("link", { name: "Statement" }).click();
  await expect(page.getByText("This could not be loaded.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Wallet" })).toBeVisible();
  await page.unroute(/statement\.data/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Nothing has moved yet")).toBeVisible();
});

test("the wallet redirects to the login", async ({ page }) => {
  await page.goto("/en/wallet/withdraw?asset=BTC");
  await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Fwallet%2Fwithdraw%3Fasset%3DBTC");
});

const SCREENS = [
  { name: "overview", path: WALLET },
  { name: "deposit page", path: "/en/wallet/deposit?asset=XRP&network=XRP" },
  { name: "withdrawal page", path: WITHDRAW },
  { name: "statement", path: "/en/wallet/statement" },
];

for (const { name, path } of SCREENS) {
  test(`the ${name} is accessible, in both colours and on a phone`, async ({
    page,
    playwright,
    person: _person,
  }) => {
    await faucet(playwright, page, "USDT", "1234.5");
    await write(page, "/api/t/v2/deposit-address", { asset: "XRP", network: "XRP" });
    await open(page, path);
    await expectAccessibleInBothColours(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    await expectAccessible(page, "on a phone");
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
  });
}

test("the transfer dialog is accessible", async ({ page, person: _person }) => {
  await open(page, WALLET);
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page);
});
