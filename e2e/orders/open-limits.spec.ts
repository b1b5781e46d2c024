/** Limits of open orders and withdrawals, as the screens show them. */
import { expectAccessible } from "../helpers/accessibility.ts";
import { open } from "../helpers/people.ts";
import { expect, placeOrder, publishSell, release, test } from "../helpers/traders.ts";
import { goOn } from "../helpers/verification.ts";

const offerPath = (advId: string) => `/en/p2p/buy/detail/${advId}?amount=600`;

test("a newcomer sees the limits of open orders in the form, and the reason of each refusal", async ({
  newTrader,
}) => {
  test.setTimeout(120_000);
  const [seller, buyer] = await Promise.all([newTrader("1500"), newTrader()]);
  const first = await publishSell(seller);
  const second = await publishSell(seller, { quantity: "900", maxLimit: "700" });
  await placeOrder(buyer, first.advId, { payMethod: "sepa" });
  const { page } = buyer;

  await open(page, offerPath(first.advId));
  await expect(page.getByText("open orders on this offer as you can have.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy USDT" })).toHaveCount(0);

  await open(page, offerPath(second.advId));
  await expect(page.getByText("Your open orders: 1 of 2")).toBeVisible();
  await expect(page.getByText(/^Your open purchases: [\d.]+\sUSD of 500\sUSD$/)).toBeVisible();
  const next =
    "After 1 completed trade with 1 trader: up to 5 open orders and open purchases of 5,000 USD.";
  await expect(page.getByText(next)).toBeVisible();
  // Said while it is typed, in the currency of the order, by the rule of the server.
  const overLimit = page.getByText(
    /^Your limit for open purchases leaves about [\d.]+ EUR for this order\.$/,
  );
  await expect(overLimit).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Your limits and what raises them" }),
  ).toHaveAttribute("href", "/en/account/limits");
  const [left = ""] = /[\d.]+/.exec((await overLimit.textContent()) ?? "") ?? [];
  await page.getByLabel("I will pay").fill(String(Number(left) + 1));
  await expect(overLimit).toBeVisible();
  await page.getByRole("button", { name: "Buy USDT" }).click();
  await expect(page.getByLabel("I will pay")).toBeFocused();
  await page.getByLabel("I will pay").fill(left);
  await expect(overLimit).toBeHidden();
  await expectAccessible(page);

  await placeOrder(buyer, second.advId, { payMethod: "sepa" });
  const third = await publishSell(seller);
  await open(page, offerPath(third.advId));
  await expect(page.getByText("as many open orders as you can have")).toBeVisible();
  await page.getByRole("link", { name: "See my orders" }).click();
  await expect(page).toHaveURL(/\/p2p\/order/);

  await open(page, "/en/account/limits");
  const limit = (name: RegExp) => page.getByRole("progressbar", { name });
  await expect(limit(/^Open orders: 2 of 2$/)).toHaveAttribute("value", "100");
  await expect(limit(/^Open purchases: [\d.]+ of 500\sUSD$/)).toBeVisible();
  await expect(limit(/^Completed trades: 0 of 1$/)).toHaveAttribute("value", "0");
  await expect(page.getByText("Then you can have 5 open orders")).toBeVisible();
  await expect(limit(/^24-hour limit: 0\.00 of [\d,]+\sUSD$/)).toBeVisible();
  await expectAccessible(page);
});

test("coins bought by a new account are shown with their end, and Max leaves them out", async ({
  newTrader,
}) => {
  test.setTimeout(120_000);
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader("100")]);
  const { advId } = await publishSell(seller);
  const { page } = buyer;
  await open(page, `/en/p2p/buy/detail/${advId}?amount=50`);
  await expect(page.getByText("Your account is younger than 30 days")).toBeVisible();

  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const paid = await buyer.write("/api/ctc/update-order-state", {
    orderId,
    action: "pay",
    version,
  });
  await release(seller, orderId, paid.version);
  await expect.poll(() => buyer.available("USDT")).not.toBe("100.00000000");

  const note = /[\d.]+\s?USDT bought recently: can be withdrawn or sold from [A-Z][a-z]{2} \d/;
  await open(page, "/en/wallet");
  await expect(page.getByRole("row").filter({ hasText: "Tether" })).toContainText(note);
  await open(page, "/en/wallet/withdraw?asset=USDT&network=TRX");
  await expect(page.getByText(note)).toBeVisible();
  await page.getByRole("button", { name: "Max" }).click();
  const amount = page.getByRole("textbox", { name: "Amount" });
  await expect.poll(async () => Number(await amount.inputValue())).toBeGreaterThan(0);
  expect(Number(await amount.inputValue())).toBeLessThanOrEqual(100);

  await open(page, "/en/p2p/offers/new?fiat=EUR");
  await page.getByLabel("Floating price").check();
  await goOn(page);
  await page.getByRole("button", { name: "Max" }).click();
  await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("100");
});
