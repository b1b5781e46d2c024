/** What must work on a phone, and approving a verification in development. */
import type { Locator, Page } from "@playwright/test";
import { USER_AGENTS } from "../helpers/native-app.ts";
import { expect, orderPath, placeOrder, publishSell, test } from "../helpers/traders.ts";
import { submitQuickly } from "../helpers/verification.ts";

const PHONE = { width: 360, height: 640 };

test("a logged-in person changes language and colours in the phone's menu", async ({
  page,
  person: _person,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/en/p2p/offers");
  await page.waitForLoadState("networkidle");
  const menu = page.getByRole("banner").getByLabel("Menu").first();
  await menu.click();
  await page.getByRole("button", { name: "Use dark colours" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const languages = page.getByText("Language: English");
  await languages.click();
  // The list of languages is in sight at once, although the menu is longer than the screen.
  const first = languages.locator("xpath=following-sibling::ul/li").first();
  await expect(first).toBeInViewport();
  const shown = (await first.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(shown.y + shown.height).toBeLessThan((await topOf(page, ".bottom-bar")) - 1);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/p2p/offers");
  await page.getByRole("banner").getByLabel("Menü", { exact: true }).first().click();
  await page
    .getByRole("navigation", { name: "Menü", exact: true })
    .getByRole("link", { name: "Hilfe" })
    .click();
  await expect(page).toHaveURL("/de/help");
});

/** With the offers of a market on the screen in it, as tall as most. */
const TALL = { width: 360, height: 780 };
const TOUCHED = { viewport: TALL, isMobile: true, hasTouch: true };

const bar = (page: Page) => page.locator(".bottom-bar");
const inBar = (page: Page, name: string) => bar(page).getByRole("link", { name });

async function topOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).boundingBox())?.y ?? 0;
}

test("three offers are whole between the header and the bar, in short and long languages", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const seller = await newTrader("700");
  for (const ratio of ["1", "1.001", "1.002"]) await publishSell(seller, { ratio });
  const context = await browser.newContext({ ...TOUCHED, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  // Offers of other stories would announce themselves above the list.
  await page.route("**/api/ctc/market-events*", (route) => route.abort());
  // In scripts of every machine: without a font for it a text has another height.
  for (const language of ["en", "de", "ru", "vi"]) {
    await page.goto(`/${language}/p2p/buy?crypto=USDT&fiat=EUR`);
    await expect(page.locator("tbody tr").nth(2)).toBeVisible();
    const barTop = await topOf(page, ".bottom-bar");
    const isWhole = (box: DOMRect) => box.bottom <= barTop;
    const boxes: DOMRect[] = await page
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));
    expect(barTop, language).toBeGreaterThan(TALL.height - 80);
    expect(boxes.filter(isWhole).length, language).toBeGreaterThanOrEqual(3);
  }
  await context.close();
});

test("the filters of a phone are in a sheet, and their button counts them", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...TOUCHED, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  await page.waitForLoadState("networkidle");
  const sort = page.getByLabel("Sort by");
  await expect(sort).toBeHidden();
  await page.getByRole("button", { name: "Filter offers" }).tap();
  await page.locator("#offer-filters").getByText("Payment methods").first().tap();
  await page.getByLabel("SEPA", { exact: true }).check();
  await expect(page).toHaveURL(/pay=sepa/);
  await page.getByRole("button", { name: "Show offers" }).tap();
  await expect(sort).toBeHidden();
  await expect(page.getByRole("button", { name: "Filter offers, active: 1" })).toBeVisible();
  // The keyboard of the system is where the bar would be.
  await page.getByLabel("Amount", { exact: true }).tap();
  await expect(bar(page)).toBeHidden();
  await page.getByLabel("Amount", { exact: true }).blur();
  await expect(bar(page)).toBeVisible();
  await context.close();
});

test("the bar leads to the main pages, covers nothing and is not in the native app", async ({
  page,
  browser,
  baseURL,
}) => {
  const html = await (await page.request.get("/en/p2p/buy")).text();
  expect(html).toContain("bottom-bar");
  await page.setViewportSize(TALL);
  await page.goto("/en/p2p/buy");
  await expect(inBar(page, "P2P")).toHaveAttribute("aria-current", "page");
  await expect(inBar(page, "Orders")).not.toHaveAttribute("aria-current");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page.locator("footer a").last().boundingBox();
  expect((last?.y ?? TALL.height) + (last?.height ?? 0)).toBeLessThan(
    await topOf(page, ".bottom-bar"),
  );
  await inBar(page, "Account").click();
  await expect(page).toHaveURL(/\/en\/login/);
  await page.setViewportSize({ width: 768, height: 780 });
  await expect(bar(page)).toBeHidden();
  const userAgent = USER_AGENTS.android;
  const app = await browser.newContext({ ...TOUCHED, userAgent, baseURL: baseURL ?? "" });
  const inApp = await app.newPage();
  await inApp.goto("/en/p2p/buy");
  await expect(inApp.getByRole("main")).toBeVisible();
  await expect(bar(inApp)).toBeHidden();
  await app.close();
});

test("the order page of a phone shows task and clock above its button, and Cancel far from it", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const { page } = buyer;
  await page.setViewportSize(PHONE);
  await page.goto("/en/p2p/order");
  await expect(inBar(page, "Orders")).toHaveAccessibleName("Orders 1 open order");
  await expect(inBar(page, "Orders")).toHaveAttribute("aria-current", "page");
  await page.goto(orderPath(orderId));
  const paid = await page.getByRole("button", { name: "I've Paid" }).boundingBox();
  const top = paid?.y ?? 0;
  expect(top).toBeGreaterThan(PHONE.height - 100);
  await expect(bar(page)).toBeHidden();
  for (const part of [page.getByText(/^Transfer /), page.getByRole("timer")]) {
    const box = await part.boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(top - 16);
  }
  const cancel = await page.getByRole("button", { name: "Cancel order" }).boundingBox();
  expect(top - (cancel?.y ?? top)).toBeGreaterThan(250);
  // In fours to type from; as a whole where it is read or copied.
  const number = page.getByText(seller.iban);
  await expect(number.locator("span").first()).toHaveText(seller.iban.slice(0, 4));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy: IBAN" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(seller.iban);
});

test("a toast on a phone is below the header", async ({ page }) => {
  await page.setViewportSize(TALL);
  await page.goto("/en/test/style");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Toast with an action" }).click();
  const toast = page.locator("section[aria-live]").locator("div").first();
  await expect(toast).toBeVisible();
  const header = await page.locator("#websiteHeader").boundingBox();
  await expect
    .poll(async () => (await toast.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((header?.height ?? 0) + 15);
});

const NOTCH = 34;

test("a phone's order form keeps its button at hand, over no focused field, error or refusal", async ({
  newTrader,
}) => {
  const [seller, { page }] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  await page.setViewportSize(PHONE);
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: NOTCH } });
  await page.goto(`/en/p2p/buy/detail/${advId}`);
  await page.waitForLoadState("networkidle");
  const buy = page.getByRole("button", { name: "Buy USDT" });
  const field = page.getByLabel("I will pay");
  const isBetween = (part: Locator) => expectBetween(part, page.locator("#websiteHeader"), buy);
  // It stays above the bar, which stays above the edge that a gesture begins at.
  const edge = (await buy.boundingBox()) ?? { y: PHONE.height, height: 0 };
  expect(edge.y + edge.height).toBeLessThan(await topOf(page, ".bottom-bar"));
  expect(await topOf(page, ".bottom-bar")).toBeLessThanOrEqual(PHONE.height - 56 - NOTCH);
  await field.focus();
  for (const one of ["I will pay", "Quantity", "Max", "Payment method"]) {
    const control = page.getByLabel(one).or(page.getByRole("button", { name: one }));
    await expect(control.first()).toBeFocused();
    await isBetween(control.first());
    await page.keyboard.press("Tab");
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await buy.press("Enter");
  await expect(field).toBeFocused();
  await isBetween(page.getByText("I will pay"));
  await isBetween(page.getByText("The field cannot be left blank."));
  await page.route("**/api/ctc/create-order", (route) => route.abort());
  await field.fill("50");
  await buy.press("Enter");
  await isBetween(page.getByText("Not confirmed yet"));
  // Below the form it is where it always was, and covers nothing of the offer.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(buy).not.toBeInViewport();
});

/** Whole, with nothing of it behind what stays at the edges. */
async function expectBetween(part: Locator, upper: Locator, lower: Locator): Promise<void> {
  await expect(async () => {
    const [box, above, below] = await Promise.all([
      part.boundingBox(),
      upper.boundingBox(),
      lower.boundingBox(),
    ]);
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    // The button has a margin with a line around it.
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) - 12);
  }).toPass();
}

test("in development the verification page approves a waiting verification, otherwise not", async ({
  page,
  person: _person,
}) => {
  await page.goto("/en/account/kyc");
  await submitQuickly(page);
  const refused = page.waitForResponse("**/api/dev/outbox*");
  await page.goto("/en/account/kyc");
  // This browser sends another machine's address, which has no development calls.
  expect((await refused).status()).toBe(403);
  await expect(page.getByText("Your documents are being reviewed")).toBeVisible();
  await expect(page.getByText("Development server")).toHaveCount(0);
  await page.route("**/api/dev/**", (route) => {
    const { "x-forwarded-for": _address, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  await page.goto("/en/account/kyc");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Development server")).toHaveCount(0);
  await expect(page.locator("dl").getByText("Verified", { exact: true })).toBeVisible();
});
