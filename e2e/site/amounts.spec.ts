/** Typed and pasted amounts: never silently wrong by a factor of a thousand. */
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { Locator, Page } from "@playwright/test";
import { untilAlive } from "../helpers/people.ts";
import { expect, publishSell, test } from "../helpers/traders.ts";

/** Pastes in one piece, as the clipboard does. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill("");
  await field.focus();
  await field.page().keyboard.insertText(text);
}

async function ask(page: Page, scope: Locator, field: Locator): Promise<void> {
  await paste(field, "1.500");
  await expect(scope.getByText("Which amount do you mean?")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Which amount do you mean?")).toHaveCount(1);
}

test("an amount copied from the site is read as shown, an ambiguous one is asked about", async ({
  newTrader,
}) => {
  const [seller, { page }] = await Promise.all([newTrader("5000"), newTrader()]);
  const { advId } = await publishSell(seller, { quantity: "5000", maxLimit: "4000" });
  await page.goto(`/en/p2p/buy/detail/${advId}`);
  const main = page.getByRole("main");
  const fiat = page.getByLabel("I will pay");
  const coins = page.getByLabel("Quantity");
  await paste(fiat, "1,500");
  await expect(main.getByText("= 1,500 EUR")).toBeVisible();
  await expect(coins).toHaveValue(/^1\d{3}\.\d+$/);
  await paste(fiat, "1,500.00 EUR");
  await expect(main.getByText("= 1,500.00 EUR")).toBeVisible();
  await paste(coins, "1,500");
  await expect(main.getByText("= 1,500 USDT")).toBeVisible();
  await expect(fiat).toHaveValue(/^1\d{3}/);

  // Typed key by key, the comma was first read as decimal, so that the third decimal is ambiguous.
  await coins.fill("");
  await coins.pressSequentially("1,50");
  await expect(main.getByText("= 1.50 USDT")).toBeVisible();
  await coins.pressSequentially("0");
  await expect(main.getByText("Which amount do you mean?")).toBeVisible();
  // So it is where a figure is removed, and while the text that was asked about is edited.
  await coins.fill("");
  await coins.pressSequentially("1,5000");
  await expect(main.getByText("= 1.5000 USDT")).toBeVisible();
  await coins.press("Backspace");
  await expect(main.getByText("Which amount do you mean?")).toBeVisible();
  await coins.press("Home");
  await coins.press("Shift+ArrowRight");
  await coins.press("2");
  await expect(coins).toHaveValue("2,500");
  await expect(main.getByText("Which amount do you mean?")).toBeVisible();

  await ask(page, main, fiat);
  await page.getByRole("button", { name: "Buy USDT" }).click();
  await expect(page.getByText("Please check the amount.")).toBeVisible();
  await expect(fiat).toBeFocused();
  await expect(page).toHaveURL(/\/detail\//);
  await page.getByRole("button", { name: "1,500 EUR" }).click();
  await expect(fiat).toHaveValue("1500");
  await expect(fiat).toBeFocused();
  await expect(page.getByText("Please check the amount.")).toHaveCount(0);
  await fiat.fill("5");
  await expect(main.getByText("This advertiser takes orders of at least 20 EUR.")).toBeVisible();
  await expect(main.getByText("Please adjust the crypto amount")).toHaveCount(0);
  await expect(fiat).toHaveAttribute("aria-invalid", "true");
  await expect(coins).not.toHaveAttribute("aria-invalid", "true");
  await paste(fiat, "one thousand");
  await expect(main.getByText("This cannot be read as an amount.")).toBeVisible();

  // On a German page the point separates groups. A reader who has seen both may mean either.
  await page.goto(`/de/p2p/buy/detail/${advId}`);
  await untilAlive(page);
  const question = main.getByText(formatPhrase("de", "shell.amount.question"));
  const euros = page.getByLabel(formatPhrase("de", "offer.form.iWillPay"));
  const germanCoins = page.getByLabel(formatPhrase("de", "offer.field.quantity"));
  await paste(euros, "1.500");
  await expect(main.getByText("= 1.500 EUR")).toBeVisible();
  await expect(germanCoins).toHaveValue(/^1\d{3},\d+$/);
  await paste(euros, "1,500");
  await expect(question).toBeVisible();
  await paste(germanCoins, "1,234");
  await expect(question).toBeVisible();
  await main.getByRole("button", { name: "1.234 USDT" }).click();
  await expect(germanCoins).toHaveValue("1234");
  await germanCoins.fill("");
  await germanCoins.pressSequentially("1,234");
  await expect(question).toBeHidden();
});

test("transfer, offer form and list read amounts the same way", async ({ newTrader }) => {
  const trader = await newTrader("5000");
  const { page } = trader;
  await page.goto("/en/wallet");
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel("Amount");
  await ask(page, dialog, amount);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Please check the amount.")).toBeVisible();
  await paste(amount, "1,500");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText(/1,500\s?USDT/);
  await dialog.getByRole("button", { name: "Confirm transfer" }).click();
  await expect(dialog).toBeHidden();
  expect(await trader.available("USDT")).toBe("3500.00000000");

  const { advId } = await publishSell(trader);
  await page.goto(`/en/p2p/offers/new?from=${advId}`);
  const goOn = () => page.getByRole("button", { name: "Continue", exact: true }).click();
  await goOn();
  const quantity = page.getByLabel("Quantity", { exact: true });
  await ask(page, page.getByRole("main"), quantity);
  await goOn();
  await expect(quantity).toBeFocused();
  await page.getByRole("button", { name: "1,500 USDT" }).click();
  await goOn();
  await expect(page).toHaveURL(/step=conditions$/);

  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  const filter = page.getByLabel("Amount", { exact: true });
  // Before that, Enter sends the form as the browser does without scripts.
  await untilAlive(page);
  await paste(filter, "1,500");
  await filter.press("Enter");
  await expect(page).toHaveURL(/amount=1500/);
});
