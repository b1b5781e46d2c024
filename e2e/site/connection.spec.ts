/**
 * Pages without a connection: displayed content stays, and a page that cannot be loaded says why.
 */
import type { Page } from "@playwright/test";
import { untilAlive } from "../helpers/people.ts";
import { expect, publishSell, test } from "../helpers/traders.ts";

/** All requests of a page to the server, except for static files. */
const CALLS = /\/api\/|\.data(\?|$)/;
const DATA = /\.data(\?|$)/;
const LIST = "/en/p2p/buy?crypto=USDT&fiat=EUR";

/** Requests fail although the browser reports to be online. */
const cutLine = (page: Page) => page.route(CALLS, (route) => route.abort());
const mendLine = (page: Page) => page.unroute(CALLS);
const header = (page: Page) => page.getByRole("banner");
const networkError = (page: Page) => page.getByRole("alert").filter({ hasText: "Network Error" });
/** Waits for code that is loaded after the page: without a connection it would be missing. */
async function waitUntilWhole(page: Page): Promise<void> {
  // On a busy machine the network is also idle before any script has run.
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
}

for (const isKnown of [true, false]) {
  const when = isKnown ? "offline" : "on a dead line";
  test(`Buy pressed ${when} keeps the form, says why, and can be pressed again`, async ({
    newTrader,
  }) => {
    const [seller, { page }] = await Promise.all([newTrader("500"), newTrader()]);
    const { advId } = await publishSell(seller);
    await page.goto(`/en/p2p/buy/detail/${advId}`);
    await page.getByLabel("I will pay").fill("50");
    const buy = page.getByRole("button", { name: "Buy USDT" });
    await waitUntilWhole(page);
    await (isKnown ? page.context().setOffline(true) : cutLine(page));
    await buy.click();
    await expect(page.getByText("Network Error")).toBeVisible();
    await expect(page.getByLabel("I will pay")).toHaveValue("50");
    await expect(buy).toBeEnabled();
    await (isKnown ? page.context().setOffline(false) : mendLine(page));
    await buy.click();
    await expect(page.getByRole("heading", { name: "Pay the seller" })).toBeVisible();
  });
}

test("an amount typed before the page's code has loaded is the amount of the order", async ({
  newTrader,
}) => {
  const [seller, { page }] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { promise: isTyped, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto(`/en/p2p/buy/detail/${advId}`, { waitUntil: "commit" });
  await page.getByLabel("I will pay").fill("50");
  letScriptsCome();
  await untilAlive(page);
  await page.getByRole("button", { name: "Buy USDT" }).click();
  await expect(page.getByRole("heading", { name: "Pay the seller" })).toBeVisible();
});

for (const { name, answer } of [
  { name: "is cut off", answer: null },
  { name: "meets a server that restarts", answer: { status: 503, body: "upstream is away" } },
]) {
  test(`a list whose poll ${name} keeps its content`, async ({ page }) => {
    await page.clock.install();
    await page.route("**/api/ctc/market-events*", (route) => route.abort());
    await page.goto(LIST);
    await waitUntilWhole(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const heading = page.getByRole("heading", { level: 1 });
    const offers = page.getByRole("main").getByRole("row");
    let polls = 0;
    await page.route(DATA, (route) => {
      polls += 1;
      return answer === null ? route.abort() : route.fulfill(answer);
    });
    // Published after the connection is cut: other stories publish in the same market.
    const before = [await heading.innerText(), ...(await offers.allInnerTexts())];
    await expect(async () => {
      await page.clock.runFor(10_000);
      expect(polls).toBeGreaterThan(1);
    }).toPass();
    expect([await heading.innerText(), ...(await offers.allInnerTexts())]).toEqual(before);
    await page.unroute(DATA);
    const next = page.waitForResponse(DATA);
    await page.clock.runFor(60_000);
    expect((await next).status()).toBe(200);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });
}

test("a page opened offline says so, and loads by itself when the connection returns", async ({
  page,
}) => {
  await page.goto("/en");
  const link = header(page).getByRole("link", { name: "Buy", exact: true });
  await link.hover();
  await waitUntilWhole(page);
  await page.context().setOffline(true);
  await link.click();
  await expect(networkError(page)).toBeVisible();
  await expect(page).toHaveURL("/en/p2p/buy");
  await expect(page.getByText("Internal Server Error")).toBeHidden();
  await expect(link).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: /Buy/ })).toBeVisible();
  await expect(page).toHaveURL("/en/p2p/buy");
});

test("Retry loads a page after a failed connection, and pages seen before open without a new document", async ({
  page,
}) => {
  await page.goto(LIST);
  await waitUntilWhole(page);
  await header(page).getByRole("link", { name: "Sell", exact: true }).click();
  await expect(page).toHaveURL("/en/p2p/sell?crypto=USDT&fiat=EUR");
  // The address changes before the page is displayed.
  await expect(page.getByRole("heading", { level: 1, name: /^Sell / })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await cutLine(page);
  await header(page).getByRole("link", { name: "Buy", exact: true }).click();
  await expect(networkError(page)).toBeVisible();
  await expect(page).toHaveURL(LIST);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(networkError(page)).toBeVisible();
  await mendLine(page);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Buy/ })).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("going back to a list on a dead line shows it as it was", async ({ page }) => {
  await page.goto(LIST);
  await waitUntilWhole(page);
  await header(page).getByRole("link", { name: "Sell", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Sell / })).toBeVisible();
  await cutLine(page);
  const isFailed = page.waitForEvent("requestfailed", (request) => DATA.test(request.url()));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^Buy / })).toBeVisible();
  await isFailed;
  await expect(networkError(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: /^Buy / })).toBeVisible();
});

test("phrases that cannot be loaded are retried with a delay", async ({ page }) => {
  await page.goto("/en");
  await waitUntilWhole(page);
  const askedAt: number[] = [];
  await page.route("**/assets/phrases/**", (route) => {
    askedAt.push(Date.now());
    return route.abort();
  });
  await header(page).getByRole("link", { name: "Buy", exact: true }).click();
  await expect.poll(() => askedAt.length).toBeGreaterThan(5);
  expect((askedAt[5] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThan(900);
  await page.unroute("**/assets/phrases/**");
  await expect(page.getByRole("heading", { level: 1, name: /Buy/ })).toBeVisible();
});

test("a failing server is distinguished from a lost connection", async ({ page }) => {
  await page.goto(LIST);
  await waitUntilWhole(page);
  await page.route(DATA, (route) => route.fulfill({ status: 500, body: "no" }));
  await header(page).getByRole("link", { name: "Sell", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
});

test("My Orders that cannot be loaded is not shown as an order", async ({
  page,
  person: _person,
}) => {
  await page.goto("/en/p2p/order");
  await waitUntilWhole(page);
  await header(page).getByRole("link", { name: "Sell", exact: true }).click();
  // The address changes before the page is displayed.
  await expect(page.getByRole("heading", { level: 1, name: /^Sell / })).toBeVisible();
  await waitUntilWhole(page);
  await page.context().setOffline(true);
  await header(page).getByRole("link", { name: "Orders" }).click();
  await expect(networkError(page)).toContainText("The orders could not be loaded.");
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "My Orders" })).toBeVisible();
});
