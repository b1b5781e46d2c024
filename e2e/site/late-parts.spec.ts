/**
 * Parts whose scripts are loaded after the page: where one cannot be loaded, the page stays, and the
 * part is loaded again.
 */
import type { Page, Route } from "@playwright/test";
import { expectFocusOn, hasFocus, pressUntil } from "../helpers/keyboard.ts";
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

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
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
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  // A click would scroll by itself.
  await row.getByRole("button", { name: "Transfer USDT" }).press("Enter");
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(notice(page)).toContainText("Network Error");
  expect(await scrolled(page)).toBe(before);
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

const SETTINGS = "/en/account/settings";
const STATEMENT = "/en/wallet/statement";
const languages = (page: Page) => page.getByRole("combobox", { name: "Language of messages" });

test("short lists are used with keys alone", async ({ page, person: _person }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await open(page, STATEMENT);
  const wallets = page.getByRole("combobox", { name: "Wallet" });
  await pressUntil(page, wallets, { most: 40 });
  await page.evaluate(() => window.scrollTo(0, 20));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "All wallets" })).toBeFocused();
  expect(await scrolled(page)).toBe(20);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Spot" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${STATEMENT}?wallet=spot`);
  await expect(wallets).toHaveText("Spot");
  await expectFocusOn(page, wallets);

  // Letters choose without opening the list, also before its code is there.
  await page.route(scripts("select"), (route) => route.abort());
  await open(page, SETTINGS);
  const field = languages(page);
  await field.focus();
  await page.keyboard.press("f");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(field).toHaveText("Français");
  await expectFocusOn(page, field);
});

test("a list whose code cannot be loaded is a native select after a press, and the focus is on it", async ({
  page,
  person: _person,
}) => {
  await page.route(scripts("select"), (route) => route.abort());
  await open(page, SETTINGS);
  const field = languages(page);
  const closed = field.and(page.locator("button"));
  const native = field.and(page.locator("select"));
  for (const near of [() => closed.hover(), () => closed.focus()]) {
    const failed = page.waitForEvent("requestfailed");
    await near();
    await failed;
    await twoFrames(page);
    await expect(closed).toBeVisible();
  }
  await expect(closed).toBeFocused();
  await page.keyboard.press("Enter");
  await native.waitFor();
  // At once, not when the page restores a focus that was lost.
  expect(await hasFocus(native)).toBe(true);
  await expectFocusOn(page, native);
  await expect(native).toHaveValue("en");

  // It is a list again when its code can be loaded and the reader has left the select.
  await page.unroute(scripts("select"));
  await page.getByLabel("Nickname").focus();
  await page.mouse.move(0, 0);
  await field.hover();
  await expect(closed).toBeVisible();
  await closed.click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
});

/** The code of short lists, once it may come. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const { promise: asked, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(scripts("select"), async (route) => {
    await asked;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(scripts("select"));
    letCome();
    const url = (await arrived).url();
    await page.evaluate(async (code) => import(code), url);
    await twoFrames(page);
  };
}

/** What has arrived is on the screen then. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

for (const { name, leave } of [
  { name: "with the focus", leave: (page: Page) => page.getByLabel("From").focus() },
  {
    name: "with a press beside it",
    leave: (page: Page) => page.getByRole("heading", { level: 1 }).click(),
  },
  { name: "by Escape", leave: (page: Page) => page.keyboard.press("Escape") },
]) {
  test(`a list that arrives late does not open when the reader has left it ${name}`, async ({
    page,
    person: _person,
  }) => {
    const letCome = await holdBack(page);
    await open(page, STATEMENT);
    const wallets = page.getByRole("combobox", { name: "Wallet" });
    await wallets.click();
    await expect(wallets).toHaveAttribute("aria-busy", "true");
    await leave(page);
    await expect(wallets).not.toHaveAttribute("aria-busy");
    const focused = page.locator(":focus");
    const place = await focused.evaluateAll((all) => all.map(({ id }) => id));
    await letCome();
    await expect(page.getByRole("listbox")).toHaveCount(0);
    expect(await focused.evaluateAll((all) => all.map(({ id }) => id))).toEqual(place);
    await wallets.click();
    await expect(page.getByRole("option", { name: "Futures" })).toBeVisible();
  });
}

test("a list that arrives late does not pull back a page that was scrolled away", async ({
  page,
  person: _person,
}) => {
  const letCome = await holdBack(page);
  await page.setViewportSize({ width: 360, height: 500 });
  await open(page, "/en/account/settings");
  const field = page.getByRole("combobox", { name: "Language" });
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(field).not.toBeInViewport();
  const place = await page.evaluate(() => window.scrollY);
  await letCome();
  await expect(field).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("of two lists pressed while their code is loaded only the last opens", async ({
  page,
  person: _person,
}) => {
  const letCome = await holdBack(page);
  await open(page, STATEMENT);
  const wallets = page.getByRole("combobox", { name: "Wallet" });
  const kinds = page.getByRole("combobox", { name: "Kind" });
  await wallets.click();
  await expect(wallets).toHaveAttribute("aria-busy", "true");
  await kinds.click();
  await expect(kinds).toHaveAttribute("aria-busy", "true");
  await expect(wallets).not.toHaveAttribute("aria-busy");
  await letCome();
  await expect(page.getByRole("option", { name: "Deposit", exact: true })).toBeVisible();
  await expect(page.getByRole("option", { name: "Futures" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectFocusOn(page, kinds);
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
