/** What the market keeps of its reader: coin and currency in the header, and the reader's own days. */
import { expect, open, test } from "../helpers/people.ts";

const MARKET = "/en/p2p/buy?crypto=BTC&fiat=EUR";

test("Buy and Sell of the header keep coin and currency", async ({ page }) => {
  await open(page, MARKET);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Sell", exact: true }).first().click();
  await expect(page).toHaveURL("/en/p2p/sell?crypto=BTC&fiat=EUR");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bitcoin");
  await header.getByRole("link", { name: "Buy", exact: true }).first().click();
  await expect(page).toHaveURL(MARKET);
});

/** Late on the 17th in UTC, on the 18th in Tokyo. */
const AT = [Date.UTC(2026, 10, 17, 20, 15), Date.UTC(2026, 10, 17, 22, 45)];

for (const { timezoneId, from, to } of [
  { timezoneId: "UTC", from: ".*17.*20:15", to: ".*17.*22:45" },
  { timezoneId: "Asia/Tokyo", from: ".*18.*05:15", to: ".*18.*07:45" },
]) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a chart names the instants of its reader", async ({ page }) => {
      const points = AT.map((at) => ({ at, price: "90000" }));
      await page.route("**/api/ctc/price-history*", async (route) => {
        const answer = await route.fetch();
        const envelope = await answer.json();
        await route.fulfill({ response: answer, json: { ...envelope, data: { points } } });
      });
      await open(page, MARKET);
      await page.getByText("Price history and depth").click();
      const caption = page.locator("figcaption").filter({ hasText: /^Reference price of BTC/ });
      await expect(caption).toHaveText(new RegExp(` from ${from} to ${to}$`));
    });
  });
}
