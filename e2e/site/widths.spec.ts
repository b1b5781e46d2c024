/** No page overflows its window, also with long words and on tablets. */
import type { Page } from "@playwright/test";
import { expect, orderPath, placeOrder, publishSell, test } from "../helpers/traders.ts";

/** A phone, both sides of each breakpoint, and a laptop. */
const WIDTHS = [360, 640, 767, 768, 1023, 1024, 1280];
/** The languages with the longest words. */
const LANGUAGES = ["de", "ru"];
/** Thai has the longest labels on the cards of offers. */
const THAI_LISTS = ["/th/p2p/buy", "/th/p2p/sell"];

/** The first element that overflows the window, or null. */
function findStickingOut(page: Page, width: number): Promise<string | null> {
  return page.evaluate((most) => {
    if (document.documentElement.scrollWidth <= most) return null;
    const isOut = (one: Element) => one.getBoundingClientRect().right > most;
    const deepest = [...document.body.querySelectorAll("*")].findLast(isOut);
    return deepest?.outerHTML.slice(0, 200) ?? "something that cannot be seen";
  }, width);
}

/** Measured at each width after the layout has settled. */
async function expectRoom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    const message = `${path} at ${width}`;
    await expect.poll(() => findStickingOut(page, width), { message }).toBeNull();
  }
}

test("pages without a login fit every width", async ({ page }) => {
  for (const language of LANGUAGES) {
    for (const path of [
      "",
      "/p2p/buy",
      "/p2p/express",
      "/help",
      "/help/protection",
      "/help/contact",
      "/login",
    ]) {
      await expectRoom(page, `/${language}${path}`);
    }
  }
  for (const path of THAI_LISTS) await expectRoom(page, path);
});

test("pages of traders fit every width", async ({ newTrader }) => {
  test.slow();
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const paths = [
    "/p2p/order",
    orderPath(orderId).replace(/^\/en/, ""),
    "/p2p/offers",
    "/p2p/payment",
    "/wallet",
    "/wallet/statement",
    "/account/security",
    "/account/notifications",
  ];
  for (const language of LANGUAGES) {
    for (const path of paths) {
      await expectRoom(seller.page, `/${language}${path}`);
    }
  }
});
