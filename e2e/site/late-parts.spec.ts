/**
 * Parts whose scripts are loaded after the page: where one cannot be loaded, the page stays, and the
 * part is loaded again.
 */
import type { Page, Route } from "@playwright/test";
import { expect, test, untilAlive } from "../helpers/people.ts";
import { faucet } from "../helpers/wallet.ts";

const MARKET = "/en/p2p/buy?crypto=USDT&fiat=EUR";
const scripts = (...names: string[]) => new RegExp(`/assets/(${names.join("|")})-[^/]+\\.js$`);
const OF_FRAME = /\/(assets\/session|components\/header\/[^/]+)-[^/]+\.js$/;

const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: /Network Error|The request failed/ });
const retry = (page: Page) => notice(page).getByRole("button", { name: "Retry" });

/** Waits for the scripts of the page itself, and marks its document. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

for (const { name, answer } of [
  { name: "are blocked", answer: (route: Route) => route.abort() },
  { name: "are gone", answer: (route: Route) => route.fulfill({ status: 404 }) },
]) {
  test(`a page whose session watch and menus ${name} stays, and loads them online again`, async ({
    page,
    context,
    person: _person,
  }) => {
    await page.route(OF_FRAME, answer);
    await open(page, "/de/p2p/order");
    const heading = page.getByRole("heading", { level: 1, name: "Meine Orders" });
    const header = page.getByRole("banner");
    const part = page.locator("#websiteHeader > [data-part=shown]");
    await expect(heading).toBeVisible();
    await expect(part).toHaveCount(0);
    // A link of the header still opens its page in the same document.
    await header.getByRole("link", { name: "Wallet" }).click();
    await expect(page).toHaveURL("/de/wallet");
    await expect(page.getByText("Noch keine Kryptowährungen")).toBeVisible();
    await page.unroute(OF_FRAME);
    const watch = page.waitForResponse(scripts("session"));
    await context.setOffline(true);
    await expect(page.getByText("Sie sind offline")).toBeVisible();
    await context.setOffline(false);
    expect((await watch).status()).toBe(200);
    await header.getByLabel(/^Konto: /).click();
    await expect(header.getByRole("button", { name: "Abmelden" })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("Transfer pressed offline leaves the wallet as it is, and opens the dialog online", async ({
  page,
  context,
  playwright,
  person: _person,
}) => {
  await faucet(playwright, page, "USDT", "20");
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, "/en/wallet");
  const row = page.getByRole("row").filter({ hasText: "Tether" });
  await context.setOffline(true);
  await expect(page.getByText("You are offline")).toBeVisible();
  await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  // A click would scroll by itself.
  await row.getByRole("button", { name: "Transfer USDT" }).press("Enter");
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(notice(page)).toContainText("Network Error");
  expect(await scrolled()).toBe(before);
  await expect(row).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline")).toBeHidden();
  await row.getByRole("button", { name: "Transfer USDT" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Transfer" })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("charts opened offline leave the market as it is, and Retry draws them online", async ({
  page,
  context,
}) => {
  await open(page, MARKET);
  const heading = page.getByRole("heading", { level: 1, name: /Buy/ });
  await context.setOffline(true);
  await page.getByText("Price history and depth").click();
  await expect(notice(page)).toContainText("Network Error");
  await expect(heading).toBeVisible();
  await context.setOffline(false);
  await retry(page).click();
  await expect(page.getByRole("heading", { level: 3, name: "Reference price" })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test("a dialog opened before its code is loaded shows that it is coming, then opens", async ({
  page,
  person: _person,
}) => {
  const { promise: asked, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(scripts("dialog-window"), async (route) => {
    await asked;
    await route.continue();
  });
  await open(page, "/en/account/security");
  const button = page.getByRole("button", { name: "Bind", exact: true }).first();
  await button.click();
  await expect(page.locator("span[aria-busy=true]")).toBeVisible();
  letCome();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a dialog whose code cannot be loaded says so, and opens online again", async ({
  page,
  person: _person,
}) => {
  await page.route(scripts("dialog-window"), (route) => route.abort());
  await open(page, "/en/account/security");
  const button = page.getByRole("button", { name: "Bind", exact: true }).first();
  await button.click();
  await expect(page.getByText(/Network Error|The request failed/)).toBeVisible();
  await page.unroute(scripts("dialog-window"));
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a script that fails twice with a connection offers to load the page anew", async ({
  page,
}) => {
  const charts = scripts("market-charts");
  await page.route(charts, (route) => route.abort());
  await open(page, MARKET);
  await page.getByText("Price history and depth").click();
  await retry(page).click();
  const refresh = notice(page).getByRole("button", { name: "Refresh" });
  await expect(refresh).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute(charts);
  const loaded = page.waitForEvent("load");
  await refresh.click();
  await loaded;
  await untilAlive(page);
  await page.getByText("Price history and depth").click();
  await expect(page.getByRole("heading", { level: 3, name: "Reference price" })).toBeVisible();
});

test("a script of a build that was replaced loads the page anew by itself", async ({ page }) => {
  await page.route("/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "0123456789", timestamp: 1 } }),
  );
  await page.route(scripts("market-charts"), (route) => route.fulfill({ status: 404 }));
  await open(page, MARKET);
  const loaded = page.waitForEvent("load");
  await page.getByText("Price history and depth").click();
  await loaded;
  expect(await isSameDocument(page)).toBe(false);
});
