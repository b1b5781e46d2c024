/**
 * A new build is deployed while a page is open: its files replace those the page was made of. The page
 * says so, further pages are loaded, and nothing that was typed is lost without a press.
 */
import type { Page } from "@playwright/test";
import { expect, test, untilAlive } from "../helpers/people.ts";

const MARKET = "/en/p2p/buy?crypto=USDT&fiat=EUR";
const NOTICE = "new version available, Please refresh the page!";
const SCRIPTS = /\/assets\/[^/]+\.js$/;
const PHRASES = "**/assets/phrases/**";

const notice = (page: Page) => page.getByText(NOTICE);
const header = (page: Page) => page.getByRole("banner");
const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

/** From now on the server names another build, and the files of the open page are gone. */
async function deploy(page: Page, gone: RegExp | string): Promise<void> {
  let isOpen = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOpen = false;
  });
  await page.route("/builds/latest.json", async (route) => {
    if (isOpen) await route.fulfill({ json: { id: "0123456789", timestamp: 1 } });
    else await route.continue();
  });
  await page.route(gone, async (route) => {
    if (isOpen) await route.fulfill({ status: 404, body: "gone" });
    else await route.continue();
  });
}

/** Counts the documents that are requested from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test("after the notice the next page is loaded as a document of the new build", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, MARKET);
  await deploy(page, SCRIPTS);
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(notice(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  // A filter of the same page needs no new code.
  await page.getByRole("textbox", { name: "Amount" }).fill("50");
  await page.getByRole("textbox", { name: "Amount" }).press("Enter");
  await expect(page).toHaveURL(/amount=50/);
  expect(await isSameDocument(page)).toBe(true);
  const documents = countDocuments(page);
  await header(page).getByRole("link", { name: "Sell", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Sell/ })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  expect(documents()).toBe(1);
});

for (const { name, gone } of [
  { name: "code", gone: SCRIPTS },
  { name: "text", gone: PHRASES },
]) {
  test(`a page whose ${name} is gone is loaded as a document, once`, async ({ page }) => {
    await open(page, "/en");
    await deploy(page, gone);
    const documents = countDocuments(page);
    await header(page).getByRole("link", { name: "Buy", exact: true }).click();
    await expect.poll(documents).toBe(1);
    await expect(page).toHaveURL("/en/p2p/buy");
    await untilAlive(page);
    await expect(page.getByRole("heading", { level: 1, name: /Buy/ })).toBeVisible();
    expect(documents()).toBe(1);
    expect(await isSameDocument(page)).toBe(false);
  });
}

test("code that stays gone leads to no loop: the page can be read", async ({ page }) => {
  await open(page, "/en");
  await page.route("/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "0123456789", timestamp: 1 } }),
  );
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: "gone" }));
  const documents = countDocuments(page);
  await header(page).getByRole("link", { name: "Buy", exact: true }).click();
  await expect.poll(documents).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(1);
  await expect(page).toHaveURL("/en/p2p/buy");
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /Buy/ })).toBeVisible();
});

test("a second page without code within ten seconds offers to refresh instead of a white page", async ({
  page,
}) => {
  await open(page, "/en");
  await page.evaluate(() => sessionStorage.setItem("reloaded-at", String(Date.now())));
  await deploy(page, SCRIPTS);
  await header(page).getByRole("link", { name: "Buy", exact: true }).click();
  const refresh = page.getByRole("alert").getByRole("button", { name: "Refresh" });
  await expect(refresh).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await refresh.click();
  await expect(page.getByRole("heading", { level: 1, name: /Buy/ })).toBeVisible();
  await expect(page).toHaveURL("/en/p2p/buy");
});

test("a part whose code is gone does not reload a page with something typed in it", async ({
  page,
}) => {
  await open(page, MARKET);
  const amount = page.getByRole("textbox", { name: "Amount" });
  await amount.fill("50");
  await deploy(page, SCRIPTS);
  await page.getByText("Price history and depth").click();
  await expect(notice(page)).toBeVisible();
  await expect(amount).toHaveValue("50");
  expect(await isSameDocument(page)).toBe(true);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Refresh" }).first().click();
  await loaded;
  await expect(page.getByRole("heading", { level: 1, name: /Buy/ })).toBeVisible();
});

test("a document that arrived before a deployment and its scripts after it is loaded once more", async ({
  page,
}) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route("/builds/latest.json", async (route) => {
    if (documents === 1) await route.fulfill({ json: { id: "0123456789", timestamp: 1 } });
    else await route.continue();
  });
  await page.route(SCRIPTS, async (route) => {
    if (documents === 1) await route.fulfill({ status: 404, body: "gone" });
    else await route.continue();
  });
  await page.goto("/en/p2p/agreement");
  await expect.poll(() => documents).toBe(2);
  await untilAlive(page);
  expect(documents).toBe(2);
});

test("a failed poll of the latest build is a line in the log", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.clock.install();
  await page.route("/builds/latest.json", (route) => route.fulfill({ status: 503, body: "no" }));
  await page.goto("/en");
  await untilAlive(page);
  await expect(async () => {
    await page.clock.runFor(10_000);
    expect(warnings.join("\n")).toContain("The latest build could not be read");
  }).toPass();
  await expect(notice(page)).toBeHidden();
});
