/** Help articles: found from every page, complete without scripts, readable on a phone. */
import { expect, test } from "@playwright/test";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";

test("the footer leads to how Parley protects people, in the reader's language", async ({
  page,
}) => {
  await page.goto("/de/p2p/agreement");
  await page.getByRole("contentinfo").getByRole("link", { name: "So schützt Parley Sie" }).click();
  await expect(page).toHaveURL("/de/help/protection");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("So schützt Parley Sie");
  await expect(page.getByRole("heading", { level: 2, name: "Codes gelten einmal" })).toBeVisible();
  await page.getByRole("link", { name: "Was Parley nie verlangt" }).click();
  await expect(page).toHaveURL("/de/help/protection#never");
});

test("the index leads to every article by topic, and back", async ({ page }) => {
  await page.goto("/en/help");
  await expectAccessibleInBothColours(page);
  for (const topic of ["Trading", "Safety", "Your account", "Fees and limits", "Announcements"]) {
    await expect(page.getByRole("heading", { level: 2, name: topic })).toBeVisible();
  }
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Your first trade" }).click();
  await expect(page).toHaveURL("/en/help/first-trade");
  await expectAccessibleInBothColours(page);
  await expect(main.getByText("between 10 and 180 minutes")).toBeVisible();
  await main.getByRole("link", { name: "All help articles" }).click();
  await expect(page).toHaveURL("/en/help");
});

test("the article is whole without scripts, fits a phone, and an unknown one is not found", async ({
  browser,
  page,
  request,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const plain = await context.newPage();
  await plain.goto("/en/help/protection");
  await expect(plain.getByRole("heading", { name: "What Parley never asks" })).toBeVisible();
  const width = await plain.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await context.close();

  await page.goto("/en/help/protection");
  await expectAccessibleInBothColours(page);
  expect((await request.get("/en/help/nothing")).status()).toBe(404);
  expect((await request.get("/en/help/nothing%00")).status()).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/ja/help/protection");
});
