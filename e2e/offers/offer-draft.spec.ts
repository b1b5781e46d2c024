/** The form of an offer is kept while the advertiser adds a payment account. */
import { becomeReady } from "../helpers/market.ts";
import { expect, test } from "../helpers/people.ts";
import { verifyQuickly } from "../helpers/verification.ts";
import { faucet } from "../helpers/wallet.ts";

test("an offer form left to add a payment account is restored at the same step", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  await verifyQuickly(playwright, page);
  await becomeReady(page, outbox, person);
  await faucet(playwright, page, "USDT", "1000");
  await page.goto("/en/p2p/offers/new?fiat=EUR");
  const goOn = page.getByRole("button", { name: "Continue", exact: true });
  await goOn.click();
  const price = page.getByLabel("Unit price");
  await price.fill("9");
  await expect(
    page.getByText(/^The price must lie between [\d.]+ and [\d.]+ EUR\.$/),
  ).toBeVisible();
  await price.fill("0.87");
  await goOn.click();
  await page.getByLabel("Quantity", { exact: true }).fill("600");
  await page.getByLabel("Smallest order").fill("50");
  await page.getByLabel("Largest order").fill("400");
  await goOn.click();
  await expect(page.getByText("You have no payment method for EUR yet")).toBeVisible();
  await page.getByRole("link", { name: "Add payment method" }).click();
  await expect(page).toHaveURL(/\/en\/p2p\/payment\?.*add=new&fiat=EUR$/);
  await page.getByRole("link", { name: "Back to P2P" }).click();
  await expect(page.getByText("You have no payment method for EUR yet")).toBeVisible();
  const back = page.getByRole("button", { name: "Back", exact: true });
  await back.click();
  await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("600");
  await back.click();
  await expect(price).toHaveValue("0.87");
});
