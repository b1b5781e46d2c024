/** The worth of the coins in escrow on the home page, in the reader's own currency. */
import { expect, moveClock, test } from "../helpers/own-clock.ts";
import { logInDemo } from "../helpers/market.ts";
import { open } from "../helpers/people.ts";
import { placeOrder, publishBuy, type Trader } from "../helpers/traders.ts";
import { write } from "../helpers/wallet.ts";

/** Figures are counted at most once in ten minutes. */
const COUNTED_AGAIN_MINUTES = 11;

async function escrowDollars({ read }: Trader): Promise<string | null> {
  return (await read("/api/ctc/trade-figures")).escrowUsd;
}

test("coins in escrow are worth euros on the home page to a reader who sees worths in euros", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  test.slow();
  const here = baseURL === undefined ? {} : { baseURL };
  const seller = await newTrader("20000");
  const merchant = await browser.newContext(here);
  const market = await merchant.newPage();
  await logInDemo(market.request, "merchant@parley.test");
  // Only a merchant may buy for so much that one order is enough to be told.
  const publish = (path: string, data: object) => write(market, path, data);
  const terms = { quantity: "20000", maxLimit: "16000" };
  const { advId } = await publishBuy({ write: publish }, terms);
  await merchant.close();
  await placeOrder(seller, advId, { userPaymentId: seller.accountId }, "15000");
  await moveClock(seller, COUNTED_AGAIN_MINUTES);
  await expect.poll(() => escrowDollars(seller)).not.toBeNull();
  const dollars = Number(await escrowDollars(seller));
  const { usd } = await seller.read("/api/a/v1/public/display-rate?fiat=EUR");
  const euros = dollars / Number(usd);

  const context = await browser.newContext(here);
  const visitor = await context.newPage();
  const escrow = visitor.getByRole("definition").filter({
    has: visitor.locator(".money"),
  });
  // The prices beside it are in a third currency.
  await open(visitor, "/en?fiat=JPY");
  await expect(escrow).toHaveText(`${dollars.toLocaleString("en-US")}\u00a0USD`);
  await visitor.locator("#websiteHeader").getByText("English", { exact: true }).first().click();
  await visitor
    .locator("#websiteHeader")
    .getByLabel("Display currency")
    .first()
    .selectOption("EUR");
  await expect(escrow).toHaveText(/^[\d,]+\sEUR$/);
  const shown = async () => Number((await escrow.innerText()).replaceAll(/[^\d]/g, ""));
  // A rate may have moved a little since.
  expect(Math.abs((await shown()) - euros) / euros).toBeLessThan(0.01);
  await visitor.reload();
  await expect(escrow).toHaveText(/^[\d,]+\sEUR$/);
  await context.close();

  // An account says it on every device.
  await seller.page.goto("/en/account/settings");
  await seller.page.getByRole("combobox", { name: "Display currency" }).click();
  await seller.page.getByRole("option", { name: /^EUR/ }).click();
  await expect(seller.page.getByText("Saved.")).toBeVisible();
  await open(seller.page, "/en?fiat=JPY");
  const own = seller.page.getByRole("definition").filter({ has: seller.page.locator(".money") });
  await expect(own).toHaveText(/^[\d,]+\sEUR$/);
});
