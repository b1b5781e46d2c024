/** An advertiser's day in the list of own offers: prices in place, one switch for all, filters. */
import { expectAccessible } from "../helpers/accessibility.ts";
import { expect, placeOrder, publishSell, test } from "../helpers/traders.ts";

const PAGE = "/en/p2p/offers";

const BUY = {
  side: "buy",
  crypto: "USDT",
  fiat: "EUR",
  priceType: "floating",
  ratio: "0.98",
  quantity: "500",
  minLimit: "20",
  maxLimit: "300",
  payMethods: ["sepa"],
} as const;

test("an advertiser changes prices in place and takes all offers offline and back", async ({
  newTrader,
}) => {
  test.setTimeout(120_000);
  const trader = await newTrader("2000");
  const { page } = trader;
  await publishSell(trader);
  await trader.write("/api/ctc/create-adv", BUY);
  const resting = await trader.write("/api/ctc/create-adv", {
    ...BUY,
    fiat: "USD",
    payMethods: ["revolut"],
  });
  const { advId, version } = resting;
  await trader.write("/api/ctc/set-adv-state", { advId, version, state: "paused" });

  await page.goto(PAGE);
  await expect(page.getByRole("link", { name: "Online 2" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Paused 1" })).toBeVisible();
  const cards = page.getByRole("main").getByRole("listitem");
  const buy = cards.filter({ hasText: "Buy" }).filter({ hasText: "USDT / EUR" });

  await test.step("a price is changed in place, beside what others ask", async () => {
    await buy.getByRole("button", { name: "Change price" }).click();
    const field = buy.getByLabel("Part of the market price");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("98");
    await expect(buy.getByText(/^\d+ of \d+$/)).toBeVisible();
    await field.fill("20");
    await expect(buy.getByText(/^The part must lie between [\d.]+% and [\d.]+%\.$/)).toBeVisible();
    await expectAccessible(page);
    await field.fill("97.5");
    await page.keyboard.press("Enter");
    await expect(buy.getByText("97.50% of the market price")).toBeVisible();
    await expect(buy.getByRole("button", { name: "Change price" })).toBeFocused();
  });

  await test.step("a second tab that saw an older price is told, and its next press counts", async () => {
    const other = await page.context().newPage();
    await other.goto(PAGE);
    const there = other.getByRole("main").getByRole("listitem").filter({ hasText: "Buy" }).first();
    await there.getByRole("button", { name: "Change price" }).click();
    await buy.getByRole("button", { name: "Change price" }).click();
    await buy.getByLabel("Part of the market price").fill("96");
    await buy.getByRole("button", { name: "Save price" }).click();
    await expect(buy.getByText("96.00% of the market price")).toBeVisible();
    await there.getByLabel("Part of the market price").fill("95");
    await there.getByRole("button", { name: "Save price" }).click();
    await expect(there.getByText("Its price is now 96.00%. Save again")).toBeVisible();
    await there.getByRole("button", { name: "Save price" }).click();
    await expect(there.getByText("95.00% of the market price")).toBeVisible();
    await other.close();
  });

  await test.step("a percentage does not become a price where the kind of price has changed", async () => {
    await buy.getByRole("button", { name: "Change price" }).click();
    await buy.getByLabel("Part of the market price").fill("93");
    const { list } = await trader.read("/api/ctc/query-my-adv?side=buy&fiat=EUR");
    const { advId: changedId, version: read } = list[0];
    const fixed = { advId: changedId, version: read, priceType: "fixed", price: "0.9" };
    await trader.write("/api/ctc/update-adv", fixed);
    await buy.getByRole("button", { name: "Save price" }).click();
    await expect(buy.getByLabel("Unit price")).toHaveValue("0.9");
    await buy.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("the switch takes all offline and brings back exactly those", async () => {
    const all = page.getByRole("switch", { name: /^Offers online/ });
    await expect(all).toBeChecked();
    await all.click();
    await expect(page.getByText("Offers taken offline: 2")).toBeVisible();
    await expect(all).not.toBeChecked();
    await expect(page.getByRole("link", { name: "Paused 3" })).toBeVisible();
    await expect(page.getByText("You have no offers online.")).toBeVisible();
    await page.getByRole("link", { name: "Paused 3" }).click();
    await expect(page.getByText("Taken offline with all")).toHaveCount(2);
    await all.click();
    await expect(page.getByText("Offers back online: 2")).toBeVisible();
    await expect(all).toBeChecked();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText("USDT / USD");
  });

  await test.step("filters leave the offers of one side", async () => {
    await page.getByRole("link", { name: "Online 2" }).click();
    await page.getByLabel("Buy or sell").selectOption("Sell");
    await expect(page).toHaveURL(`${PAGE}?side=sell`);
    await expect(cards).toHaveCount(1);
    await page.getByLabel("Fiat").selectOption("USD");
    await expect(page.getByText("No offer matches these filters.")).toBeVisible();
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(cards).toHaveCount(2);
    await expectAccessible(page);
  });
});

test("a phone shows the first offer and the first order, with filters in a sheet", async ({
  newTrader,
}) => {
  test.setTimeout(120_000);
  const [seller, buyer] = await Promise.all([newTrader("2000"), newTrader()]);
  const { page } = seller;
  const { advId } = await publishSell(seller);
  await seller.write("/api/ctc/create-adv", { ...BUY, fiat: "USD", payMethods: ["revolut"] });
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(PAGE);
  const cards = page.getByRole("main").getByRole("listitem");
  // The message of the new order stays until it is closed, above the controls.
  const message = page.getByRole("region", { name: "Messages" });
  await expect(message.getByText(/^Somebody is buying/)).toBeVisible();
  await message.getByRole("button").last().click();
  const euros = cards.filter({ hasText: "USDT / EUR" });

  await test.step("the first offer is in sight, and the sheet has the filters and the tone", async () => {
    const heading = cards.first().getByRole("heading");
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(cards.first().getByRole("button", { name: "Change price" })).toBeInViewport();
    await expect(page.getByLabel("Fiat")).toBeHidden();
    await page.getByRole("button", { name: "Filters and settings" }).click();
    await expect(page.getByRole("switch", { name: /^Sound for new orders/ })).toBeVisible();
    await page.getByLabel("Fiat").selectOption("EUR");
    await page.getByRole("button", { name: "Show offers" }).click();
    await expect(
      page.getByRole("button", { name: "Filters and settings, active filters: 1" }),
    ).toBeVisible();
    await expect(cards).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step("a paused offer stays in its place, marked, and is brought back there", async () => {
    await euros.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("link", { name: "Paused 1" })).toBeVisible();
    await expect(euros.getByText("Paused", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await euros.getByRole("button", { name: "Put online" }).click();
    await expect(page.getByRole("link", { name: "Online 2" })).toBeVisible();
    await expect(euros.getByText("Paused", { exact: true })).toBeHidden();
    await expect(euros.getByRole("button", { name: "Pause" })).toBeFocused();
  });

  await test.step("the count of open orders leads to them", async () => {
    await euros.getByRole("link", { name: "Open orders: 1" }).click();
    await expect(page).toHaveURL(`/en/p2p/order?offer=${advId}&status=pending`);
    await expect(page.getByText("Only orders of one of your offers are shown.")).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: orderId });
    await expect(row).toBeInViewport();
    await expect(page.getByLabel("Status")).toBeHidden();
    await page.getByRole("button", { name: "Filter orders, active: 1" }).click();
    await page.getByLabel("Status").selectOption("Completed");
    await page.getByRole("button", { name: "Show orders" }).click();
    await expect(row).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Show all orders" }).click();
    await expect(page).toHaveURL("/en/p2p/order?status=completed");
  });
});
