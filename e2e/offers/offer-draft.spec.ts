/** The form of an offer keeps what is typed: over its steps, Back, a reload and another page. */
import { newIban } from "@parley/testing/sample-iban";
import { expectAccessible } from "../helpers/accessibility.ts";
import { becomeReady } from "../helpers/market.ts";
import { open, searchList } from "../helpers/people.ts";
import { expect, publishBuy, test, type Trader } from "../helpers/traders.ts";
import { verifyQuickly } from "../helpers/verification.ts";
import { faucet } from "../helpers/wallet.ts";

test("an offer form survives Back, a reload, and leaving to add a payment account", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  // A long way: an account, three pages, and five visits of the form.
  test.slow();
  await verifyQuickly(playwright, page);
  await becomeReady(page, outbox, person);
  await faucet(playwright, page, "USDT", "1000");
  await page.goto("/en/p2p/offers");
  await page.goto("/en/p2p/offers/new?fiat=EUR");
  const goOn = page.getByRole("button", { name: "Continue", exact: true });
  const preview = page.getByRole("complementary", { name: "Preview" });
  const price = page.getByLabel("Unit price");
  await price.fill("9");
  await expect(
    page.getByText(/^The price must lie between [\d.]+ and [\d.]+ EUR\.$/),
  ).toBeVisible();
  await expect(page.getByText("1 field to correct")).toBeVisible();
  await page.getByRole("button", { name: /^Conditions/ }).click();
  await expect(price).toBeFocused();
  await price.fill("0.87");
  await expect(preview.getByRole("table")).toContainText(/0\.87\d*\s*EUR/);
  await goOn.click();
  await expect(page).toHaveURL("/en/p2p/offers/new?fiat=EUR&step=terms");
  await page.getByLabel("Quantity", { exact: true }).fill("600");
  await page.getByLabel("Smallest order").fill("50");
  await page.getByLabel("Largest order").fill("400");
  await expect(preview.getByRole("table")).toContainText(/50(\.00)?\s*–\s*400(\.00)?\s*EUR/);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Add payment method" }).click();
  await expect(page).toHaveURL(/\/en\/p2p\/payment\?.*add=new&fiat=EUR$/);
  await page.getByRole("link", { name: "Back to the offer" }).click();
  await expect(page).toHaveURL("/en/p2p/offers/new?fiat=EUR&step=terms");
  await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("600");
  await page.reload();
  await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("600");
  await page.getByRole("button", { name: /^Type and price/ }).click();
  await expect(price).toHaveValue("0.87");
  await page.goBack();
  await expect(page.getByLabel("Largest order")).toHaveValue("400");

  // From the page before the form too.
  await page.goto("/en/p2p/buy");
  await page.goBack();
  await expect(page.getByLabel("Largest order")).toHaveValue("400");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Largest order")).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("button", { name: "Start over" })).toBeHidden();
});

test("a payment account added on the way is chosen in the offer and in the order, with all input", async ({
  newTrader,
}) => {
  const [trader, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { page } = trader;
  await open(page, "/en/p2p/offers/new?fiat=EUR&step=terms");
  await page.getByLabel("Quantity", { exact: true }).fill("300");
  const first = await addSepa(trader, "Add payment method");
  await expect(page).toHaveURL("/en/p2p/offers/new?fiat=EUR&step=terms");
  await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("300");
  await expect(page.getByRole("checkbox", { name: first })).toBeChecked();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);

  const { advId } = await publishBuy(buyer);
  const order = `/en/p2p/sell/detail/${advId}`;
  await open(page, order);
  await page.getByLabel("I will sell").fill("40");
  const second = await addSepa(trader, "Add a payment method");
  await expect(page).toHaveURL(order);
  await expect(page.getByLabel("I will sell")).toHaveValue("40");
  await expect(page.getByRole("combobox").filter({ hasText: second })).toBeVisible();
});

/** Adds an account through the form; returns how lists show it. */
async function addSepa(trader: Trader, link: string): Promise<RegExp> {
  const { page } = trader;
  const iban = newIban();
  await page.getByRole("main").getByRole("link", { name: link, exact: true }).click();
  await page.getByLabel("Payment method", { exact: true }).click();
  await searchList(page, "SEPA");
  await page.getByRole("option", { name: /^SEPA/ }).first().click();
  await page.getByLabel("IBAN").fill(iban);
  await page.getByLabel("Bank name").fill("Commerzbank");
  await page.getByRole("button", { name: "Add payment method" }).click();
  await trader.verify();
  return new RegExp(`${iban.slice(0, 3)}\\*+${iban.slice(-4)}`);
}
