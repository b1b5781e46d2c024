/** A transfer from anywhere on the site. */
import type { Page } from "@playwright/test";
import { accountMenu } from "../helpers/log-in.ts";
import { open } from "../helpers/people.ts";
import { expect, publishBuy, test } from "../helpers/traders.ts";
import { faucet, write } from "../helpers/wallet.ts";

const header = (page: Page) => page.locator("#websiteHeader > div");
const shared = (page: Page, key: string) =>
  page.evaluate((name) => Reflect.get(window, "ICESTARK")?.store.get(name), key);

test("a transfer opens from the header and from an address, and updateFutures closes it", async ({
  page,
  playwright,
  person: _person,
}) => {
  await open(page, "/en/wallet");
  await faucet(playwright, page, "USDT", "50");
  await open(page, "/en/p2p/buy");
  await expect(header(page)).toHaveAttribute("data-part", "shown");
  await accountMenu(page).click();
  await header(page).getByRole("button", { name: "Transfer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount").fill("20");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Confirm transfer" }).click();
  await expect(page.getByText("The transfer is done.")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await shared(page, "iceTransferShow")).toBe(false);

  await page.goto("/en/p2p/sell?transfer=usdt&crypto=BTC");
  await expect(dialog.getByText(/Available: 30\.00/)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/p2p\/sell\?crypto=BTC$/);
  expect(await shared(page, "iceTransferShow")).toBe(true);
  // Balances that change while it is open are read again.
  await write(page, "/api/t/v2/transfer", {
    asset: "USDT",
    amount: "5",
    from: "spot",
    to: "futures",
  });
  await expect(dialog.getByText(/Available: 25\.00/)).toBeVisible();
  await page.evaluate(() => Reflect.get(window, "ICESTARK").event.emit("updateFutures"));
  await expect(dialog).toBeHidden();
});

test("the address of a transfer leads through the login", async ({ page }) => {
  await page.goto("/en/p2p/sell?transfer=USDT");
  await expect(page).toHaveURL(/\/en\/login\?returnTo=/);
  expect(new URL(page.url()).searchParams.get("returnTo")).toBe("/en/p2p/sell?transfer=USDT");
});

test("a seller without enough coins in the spot wallet moves them there from the order form", async ({
  newTrader,
}) => {
  const [buyer, seller] = await Promise.all([newTrader(), newTrader("100")]);
  const { advId } = await publishBuy(buyer);
  await seller.write("/api/t/v2/transfer", {
    asset: "USDT",
    amount: "90",
    from: "spot",
    to: "futures",
  });
  const { page } = seller;
  await open(page, `/en/p2p/sell/detail/${advId}`);
  const main = page.getByRole("main");
  const hint = main.getByRole("button", { name: "Transfer USDT to your spot wallet" });
  await expect(main.getByText("Balance: 10")).toBeVisible();
  await expect(hint).toBeHidden();
  const pay = main.getByLabel("I will sell");
  await pay.fill("60");
  await hint.click();
  const dialog = page.getByRole("dialog");
  // From the wallet that has coins.
  await expect(dialog.getByText(/Available: 90\.00/)).toBeVisible();
  await dialog.getByLabel("Amount").fill("80");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Confirm transfer" }).click();
  await expect(dialog).toBeHidden();
  await expect(hint).toBeHidden();
  await expect(main.getByText("Balance: 90")).toBeVisible();
  await expect(pay).toHaveValue("60");
  expect(await seller.available("USDT")).toBe("90.00000000");
});
