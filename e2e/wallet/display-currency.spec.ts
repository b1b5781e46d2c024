/** The currency in which worths are shown: chosen without an account, kept with one, on every device. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { expect, logIn, newAddress, open, register, test } from "../helpers/people.ts";
import { faucet } from "../helpers/wallet.ts";

const header = (page: Page) => page.locator("#websiteHeader");

/** The worth of everything, as it is read. */
const total = (page: Page) => page.locator("main p .money").first();

const currencyOf = async (page: Page): Promise<string | null> =>
  (await (await page.request.get("/api/a/v2/auth/user/info")).json()).data.displayCurrency;

test("a visitor chooses euros, an account keeps them, and another device shows them", async ({
  page,
  browser,
  baseURL,
  playwright,
  outbox,
}) => {
  test.setTimeout(90_000);
  await open(page, "/de/p2p/buy");
  await header(page).getByText("Deutsch", { exact: true }).first().click();
  const choice = header(page).getByLabel("Anzeigewährung").first();
  await expect(choice).toHaveValue("USD");
  await choice.selectOption("EUR");
  await page.reload();
  await header(page).getByText("Deutsch", { exact: true }).first().click();
  await expect(choice).toHaveValue("EUR");

  const person = await register(page.request, outbox);
  await faucet(playwright, page, "USDT", "2500");
  await open(page, "/de/wallet");
  await expect(total(page)).toHaveText(/^[12]\.\d{3},\d{2}\s?EUR$/);
  const { data: rate } = await (
    await page.request.get("/api/a/v1/public/display-rate?fiat=EUR")
  ).json();
  await expectWorth(page, 2_500, rate);
  await expect(page.getByRole("columnheader", { name: "Wert (EUR)" })).toBeVisible();
  await expect.poll(() => currencyOf(page), "the choice is carried over").toBe("EUR");

  await open(page, "/de/account/limits");
  const purchases = page.getByRole("progressbar", { name: /^Offene Käufe: 0,00 von \d{3}\sUSD$/ });
  await expect(purchases).toBeVisible();
  await expect(page.getByText(/^≈\s0,00 von \d{3},\d{2}\sEUR$/)).toBeVisible();
  await expect(page.getByText(/\d\sUSD \(≈\s[\d.]+,\d{2}\sEUR\)/)).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { "x-forwarded-for": newAddress() },
  });
  const other = await elsewhere.newPage();
  await logIn(other.request, outbox, person);
  await open(other, "/en/wallet");
  await expect(total(other)).toHaveText(/^[12],\d{3}\.\d{2}\s?EUR$/);

  await open(other, "/en/account/settings");
  await other.getByRole("combobox", { name: "Display currency" }).click();
  await other.getByRole("option", { name: /^JPY/ }).click();
  await expect(other.getByText("Saved.")).toBeVisible();
  await elsewhere.close();
  // The account counts, not what was chosen on this device.
  await open(page, "/de/wallet");
  await expect(total(page)).toHaveText(/^\d{3}\.\d{3}\s?JPY$/);
});

test("a total of ten figures and more is whole on a phone", async ({
  page,
  playwright,
  person: _person,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await faucet(playwright, page, "BTC", "900");
  await open(page, "/id/account/settings");
  await header(page).locator('summary[aria-label="Menu"]').click();
  await header(page).getByLabel("Mata uang tampilan").last().selectOption("IDR");
  await expect.poll(() => currencyOf(page)).toBe("IDR");
  await open(page, "/id/wallet");
  await expect(total(page)).toHaveText(/^\d{1,3}(\.\d{3}){3,},\d{2}\s?IDR$/);
  const place = await total(page).boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(360);
  const isCut = await total(page).evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(isCut).toBe(false);
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWide).toBe(false);
});

test("a price of ten figures is whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/vi/p2p/buy?crypto=BTC&fiat=VND");
  const facts = page.locator("main dl dd");
  await expect(facts.first()).toContainText(/^\d(\.\d{3}){3}\s?VND/);
  const spilled = await facts.evaluateAll(
    (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  expect(spilled).toBe(0);
});

/** The rate may have moved a little since the page was made. */
async function expectWorth(
  page: Page,
  dollars: number,
  { usd }: { readonly usd: string },
): Promise<void> {
  const text = (await total(page).innerText()).replace(/[^\d,]/g, "").replace(",", ".");
  const expected = dollars / Number(usd);
  expect(Math.abs(Number(text) - expected) / expected).toBeLessThan(0.01);
}
