/** Coins of a user: balances, transfers, deposits and the pages of the wallet. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { expect, newEmail, open, test, untilAlive } from "../helpers/people.ts";
import { addSubUser, faucet, payIn, write } from "../helpers/wallet.ts";

const WALLET = "/en/wallet";

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
  await expect(dialog.getByText("This is more than is available.")).toBeVisible();
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
  const verifying = page.getByRole("dialog", { name: "Security verification" });
  await expect(verifying).toContainText("less than 24 hours old");
  await expect(verifying.getByRole("group", { name: "Email code" })).toBeVisible();
  await verifying.getByRole("button", { name: "Cancel" }).click();
  await expect(confirming.getByRole("button", { name: "Confirm transfer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await open(page, WALLET);
  await expect(rowOf(page, "Tether").getByRole("cell").nth(1)).toContainText("100.00");
});

test("coins without a balance are folded, found by a search, and a new wallet says how to begin", async ({
  page,
  playwright,
  person: _person,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, WALLET);
  const main = page.getByRole("main");
  await expect(main.getByText("No coins yet")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Deposit", exact: true }).last()).toBeInViewport();
  const buy = main.getByRole("link", { name: "Buy crypto" });
  await expect(buy).toHaveAttribute("href", "/en/p2p/buy");
  await expectAccessibleInBothColours(page);
  await page.getByLabel("Search coins").fill("stell");
  await expect(main.getByRole("link", { name: "Deposit XLM" })).toBeVisible();
  await page.getByLabel("Search coins").fill("");
  await faucet(playwright, page, "BTC", "0.25");
  await expect(rowOf(page, "Bitcoin")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  const fold = main.getByRole("button", { name: /coins without a balance$/ });
  await expect(fold).toHaveText("Show 17 coins without a balance");
  await fold.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(19);
  await expect(fold).toHaveText("Hide coins without a balance");
  await expect(fold).toBeFocused();
  await fold.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
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
  await page.getByRole("button", { name: "Show 17 coins" }).click();
  const kept = page.waitForResponse("**/api/e/v1/favorite");
  await page.getByRole("button", { name: "XLM is a favourite" }).click();
  await expect(first).toContainText("Stellar");
  await kept;
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
  { name: "withdrawal page", path: "/en/wallet/withdraw?asset=USDT&network=TRX" },
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
  await page.getByRole("main").getByRole("button", { name: "Transfer", exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page);
});
