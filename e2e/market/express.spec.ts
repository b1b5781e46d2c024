/** Express: an amount leads to the best offer, or to the alternatives. */
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { logInDemo } from "../helpers/market.ts";
import { expect, test } from "../helpers/people.ts";

// All stories share one advertiser, so that they run one after the other.
test.describe.configure({ mode: "default" });

const PAGE = "/en/p2p/express";
const MARKET = { crypto: "USDC", fiat: "CHF" } as const;
const WISH = `${PAGE}?side=sell&crypto=USDC&fiat=CHF`;
const POLL_MS = 10_000;

let request: APIRequestContext;
/** Pays more for a small amount than for a large one. */
let small: string;
let large: string;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(100_000);
  request = await logInMerchant(playwright, baseURL ?? "");
  small = await publish({ ratio: "0.99", minLimit: "20", maxLimit: "300" });
  large = await publish({
    ratio: "0.95",
    minLimit: "500",
    maxLimit: "900",
    payMethods: ["wise", "revolut"],
  });
  await publish({ fiat: "HKD", payMethods: ["fps-hk"], minLimit: "200", maxLimit: "3000" });
});

test.afterAll(() => request.dispose());

/** A demo user of this file alone. */
async function logInMerchant(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string,
): Promise<APIRequestContext> {
  const context = await playwright.request.newContext({ baseURL, extraHTTPHeaders: {} });
  await logInDemo(context, "merchant@parley.test");
  return context;
}

/** Buys coins, so that nothing has to be reserved. */
async function publish(terms: object): Promise<string> {
  const { advId } = await post(request, "/api/ctc/create-adv", {
    side: "buy",
    ...MARKET,
    priceType: "floating",
    ratio: "0.99",
    quantity: "5000",
    payMethods: ["wise"],
    ...terms,
  });
  return advId;
}

async function post(context: APIRequestContext, path: string, data: object) {
  const { cookies } = await context.storageState();
  const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
  const answer = await context.post(path, {
    data,
    headers: { authorization: decodeURIComponent(token), "idempotency-key": randomUUID() },
  });
  const envelope = await answer.json();
  expect(envelope, `${path} is answered`).toMatchObject({ code: 0 });
  return envelope.data;
}

/** The button that leads to the form of the offer. */
const take = (page: Page) => page.getByRole("main").getByRole("link", { name: "Sell USDC" });

const amountOf = (page: Page) => page.getByLabel("Amount", { exact: true });

test("the home page says what an amount comes to while it is typed", async ({ page }) => {
  await page.goto("/en?fiat=CHF");
  const express = page.getByRole("region", { name: /^Express/ });
  await express.getByLabel("Coin").selectOption("USDC");
  await expect(express.getByRole("status")).toHaveText("No offers");
  await express.getByRole("radio", { name: "Sell" }).check();
  await expect(express.getByRole("status")).toContainText(/Best price: [\d.]+\s*CHF/);
  await express.getByLabel("Amount").fill("100");
  await expect(express.getByRole("status")).toContainText(/You sell about [\d.]+\s*USDC/);
  await express.getByLabel("Amount").fill("400");
  await expect(express.getByRole("status")).toContainText("No offer fits this amount right now.");
  // What the field still asks about is not sent: the next page would take one meaning of it.
  await express.getByLabel("Amount").fill("");
  await express.getByLabel("Amount").pressSequentially("1,500");
  await expect(express.getByText("Which amount do you mean?")).toBeVisible();
  await express.getByRole("button", { name: "Find the best offer" }).click();
  await expect(express.getByLabel("Amount")).toBeFocused();
  await express.getByLabel("Amount").fill("400");
  await express.getByRole("button", { name: "Find the best offer" }).click();
  await expect(page).toHaveURL(/\/en\/p2p\/express\?.*amount=400/);
});

test("an amount leads to the form of the best offer, with everything filled in", async ({
  page,
  person: _person,
}) => {
  await page.goto(WISH);
  await expect(page.getByText("Enter an amount to see the best offer for it.")).toBeVisible();
  await expect(async () => {
    await amountOf(page).fill("100");
    await expect(page.getByText("Best offer for you")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText("100.00")).toBeVisible();
  await expect(page).toHaveURL(`${WISH}&amount=100`);
  await take(page).click();
  await expect(page).toHaveURL(`/en/p2p/sell/detail/${small}?amount=100&pay=wise`);
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("100");
  await page.goBack();
  await expect(amountOf(page)).toHaveValue("100");
});

test("a reader without an account registers, and the order is kept", async ({ page }) => {
  await page.goto(`${WISH}&amount=600&pay=revolut`);
  await take(page).click();
  const path = `/en/p2p/sell/detail/${large}?amount=600&pay=revolut`;
  const returnTo = new URLSearchParams({ returnTo: path });
  await expect(page).toHaveURL(`/en/register?${returnTo}`);
  const logIn = page.getByRole("main").getByRole("link", { name: "Log in" });
  await expect(logIn).toHaveAttribute("href", `/en/login?${returnTo}`);
});

test("an amount without an offer shows the amounts that have one", async ({ page }) => {
  await page.goto(`${WISH}&amount=400`);
  await expect(page.getByText("No offer takes this amount")).toBeVisible();
  await expect(page.getByText(/between 20\s*CHF and 900\s*CHF/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Use 500 CHF" })).toBeVisible();
  await page.getByRole("button", { name: "Use 300 CHF" }).click();
  await expect(take(page)).toHaveAttribute("href", new RegExp(`${small}%3Famount%3D300`));
});

test("a payment method or side without offers is named", async ({ page }) => {
  await page.goto(`${WISH}&amount=100&pay=twint`);
  await expect(page.getByText("No offer with this payment method")).toBeVisible();
  await page.getByRole("button", { name: "Any payment method" }).click();
  await expect(take(page)).toBeVisible();
  await page.getByRole("radio", { name: "Buy" }).check();
  await expect(page.getByText("No offers right now")).toBeVisible();
  await expect(page.getByText("Nobody trades USDC for CHF at the moment.")).toBeVisible();
});

test("Express reports a lost network, and can be asked again", async ({ page }) => {
  await page.goto(`${WISH}&amount=100`);
  await expect(take(page)).toBeVisible();
  await page.route("**/api/ctc/express-quote", (route) => route.abort());
  await amountOf(page).fill("120");
  await expect(page.getByText("The price could not be checked")).toBeVisible();
  await expect(page.getByText("Network Error")).toBeVisible();
  await page.unroute("**/api/ctc/express-quote");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(take(page)).toHaveAttribute("href", /amount%3D120/);
  await expect(page.getByText("The price could not be checked")).toBeHidden();
});

test("a better offer replaces the shown one while the page is open", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${WISH}&amount=100`);
  await expect(take(page)).toHaveAttribute("href", new RegExp(small));
  const better = await publish({ ratio: "1.01", minLimit: "20", maxLimit: "150" });
  await expect(async () => {
    await page.clock.runFor(POLL_MS);
    await expect(take(page)).toHaveAttribute("href", new RegExp(better), { timeout: 500 });
  }).toPass();
  await post(request, "/api/ctc/set-adv-state", { advId: better, version: 1, state: "closed" });
});

test.describe("Express without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form on the home page leads to the best offer", async ({ page }) => {
    await page.goto("/en?fiat=CHF");
    await page.getByRole("radio", { name: "Sell" }).check();
    await amountOf(page).fill("50");
    await page.getByLabel("Coin").selectOption("USDC");
    await page.getByRole("button", { name: "Find the best offer" }).click();
    await expect(page).toHaveURL(`${PAGE}?fiat=CHF&side=sell&amount=50&crypto=USDC`);
    await expect(take(page)).toHaveAttribute("href", /%3Famount%3D50%26pay%3Dwise$/);
  });

  test("the home page shows the best prices of the main markets", async ({ page }) => {
    await page.goto("/en?fiat=CHF");
    const best = page.getByRole("row", { name: /USDC/ }).getByRole("link", { name: /Sell USDC/ });
    await expect(best).toHaveText(/[\d.]+Offers: \d+$/);
    await expect(best).toHaveAttribute("href", "/en/p2p/sell?crypto=USDC&fiat=CHF");
  });

  test("the page for Hong Kong is complete, with its live offers", async ({ page }) => {
    await page.goto("/en/hkpay");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hong Kong dollars");
    await expect(page.getByRole("table", { name: "Best offers to sell" })).toContainText("FPS");
    await expect(page.getByText("There are no HKD offers at the moment.")).toBeVisible();
    await expect(page.getByText(/Never cancel an order after/)).toBeVisible();
    await page.getByRole("link", { name: "Offers with FPS" }).click();
    await expect(page).toHaveURL("/en/p2p/buy?crypto=USDT&fiat=HKD&pay=fps-hk");
  });
});

test("Express and Hong Kong pages are accessible, and link to their other languages for search engines", async ({
  page,
}) => {
  for (const path of [`${WISH}&amount=100`, "/en/hkpay"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(18);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", /\/en\/(p2p\/express|hkpay)$/);
    await expectAccessibleInBothColours(page);
  }
});

test("a newcomer finds Express in the menu of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/en");
  await page.getByLabel("Menu").first().click();
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Express" })
    .click();
  await expect(page).toHaveURL(/\/en\/p2p\/express/);
});

test("Express and Hong Kong pages fit a phone of 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of ["de", "ru", "hi"]) {
    for (const path of ["p2p/express?fiat=CHF&amount=100", "hkpay"]) {
      await page.goto(`/${locale}/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${locale} ${path}`).toBe(360);
    }
  }
});
