/** The home page, for a person and for a search engine. */
import { expect, test } from "@playwright/test";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";

test("the home page shows live prices and leads to a market", async ({ page }) => {
  await page.goto("/en");
  const row = page.getByRole("row", { name: /BTC/ });
  await expect(row.getByRole("cell").first()).toHaveText(/[\d,]+\.\d+\s*USD/);
  await row.getByRole("link", { name: "Buy BTC" }).click();
  await expect(page).toHaveURL("/en/p2p/buy?crypto=BTC&fiat=USD");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bitcoin");
});

test("the home page polls prices while it is visible, and updates them", async ({ page }) => {
  await page.clock.install();
  await page.route("**/api/a/v1/public/rates*", async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"BTC":"[\d.]+"/, '"BTC":"123456.78"');
    await route.fulfill({ response: answer, body: text });
  });
  await page.goto("/en");
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByRole("row", { name: /BTC/ })).toContainText("123,456.78", {
      timeout: 500,
    });
  }).toPass();
  // A later poll may still be under way, and its answer is read here.
  await page.unrouteAll({ behavior: "wait" });
});

test("the home page shows prices in another currency", async ({ page }) => {
  await page.goto("/en");
  await page.getByLabel("Currency").selectOption("EUR");
  await expect(page).toHaveURL("/en?fiat=EUR");
  await expect(page.getByRole("row", { name: /BTC/ })).toContainText("EUR");
});

test("the home page is painted before its scripts are requested, and earlier choices are kept", async ({
  page,
}) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  const answer = await page.goto("/en", { waitUntil: "commit" });
  expect(await answer?.text()).not.toMatch(/rel="modulepreload"|type="module"/);
  await page.getByLabel("Currency").selectOption("EUR");
  await expect(page).toHaveURL("/en");
  letScriptsCome();
  await expect(page).toHaveURL("/en?fiat=EUR");
  await expect(page.getByRole("row", { name: /BTC/ })).toContainText("EUR");
});

test.describe("the home page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is complete: prices, steps, languages", async ({ page }) => {
    await page.goto("/en?fiat=JPY");
    await expect(page.getByRole("row", { name: /BTC/ })).toContainText("JPY");
    await expect(page.getByRole("heading", { name: "How a trade works" })).toBeVisible();
    await page.getByLabel("Language: English").click();
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL("/fr?fiat=JPY");
  });
});

test("declares its title, description and other languages to search engines", async ({ page }) => {
  await page.goto("/en");
  await expect(page).toHaveTitle("Parley: buy and sell crypto person to person");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en$/);
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(18);
  await expect(page.locator('link[hreflang="zh-TW"]')).toHaveAttribute("href", /\/zh-tw$/);
});

for (const path of ["/en", "/en/p2p/buy?crypto=BTC&fiat=EUR", "/en/test/style", "/en/nowhere"]) {
  test(`${path} is accessible in light and in dark colours`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });
}

test("the home page fits a phone of 360 pixels in languages with long words", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // German and Russian are checked in every width, by a story of their own.
  for (const path of ["hi", "th", "ja"].flatMap((code) => [code, `${code}/p2p/buy`])) {
    await page.goto(`/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(360);
  }
});

test("on a phone the button of Express and its answer are seen without scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // Spanish has the longest title, and the bar at the lower edge covers what is behind it.
  for (const language of ["en", "es"]) {
    await page.goto(`/${language}`);
    const box = page.locator("section[aria-labelledby=express-title]");
    const answer = box.getByRole("status");
    await box.getByRole("textbox").fill("100");
    await expect(answer).not.toBeEmpty();
    const bar = await page.locator(".bottom-bar").boundingBox();
    const button = await box.locator("button[type=submit]").boundingBox();
    const answerBox = await answer.boundingBox();
    expect(answerBox?.height).toBeGreaterThan(70);
    expect((button?.y ?? Infinity) + (button?.height ?? 0), language).toBeLessThan(bar?.y ?? 0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test("the footer leads to the status of the site, which is read from the site itself", async ({
  page,
}) => {
  await page.goto("/en/help/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Status" }).click();
  await expect(page).toHaveURL("/en/status");
  const line = (name: string) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(line("Website and API")).toContainText("Working");
  await expect(line("Trading")).toContainText(/[1-9]\d* markets open/);
  await expect(line("Withdrawals")).toHaveText(/Withdrawals(Working|Paused.+Limited)$/);
  await expectAccessibleInBothColours(page);
});
