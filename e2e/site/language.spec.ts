/** The language rules of addresses, in a browser. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";

async function readLocaleCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "locale")?.value;
}

/** The page writes cookie and storage once when it starts, so this waits until it has. */
async function rememberOnlyInStorage(page: Page, locale: string): Promise<void> {
  await expect.poll(() => readLocaleCookie(page.context())).toBeDefined();
  await page.evaluate((code) => localStorage.setItem("locale", code), locale);
  await page.context().clearCookies();
}

test.describe("a browser that asks for French", () => {
  test.use({ locale: "fr-FR" });

  test("is sent from / to /fr", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/fr");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });

  test("keeps the query on the way", async ({ page }) => {
    await page.goto("/p2p/buy?crypto=BTC&fiat=EUR");
    await expect(page).toHaveURL("/fr/p2p/buy?crypto=BTC&fiat=EUR");
  });

  test("follows the locale cookie before its own wish", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "locale", value: "ja", url: baseURL ?? "" }]);
    await page.goto("/");
    await expect(page).toHaveURL("/ja");
  });

  test("follows local storage where there is no cookie", async ({ page, context }) => {
    await page.goto("/en");
    await rememberOnlyInStorage(page, "de");
    await page.goto("/");
    await expect(page).toHaveURL("/de");
    await expect.poll(() => readLocaleCookie(context)).toBe("de");
  });

  for (const [address, path, lang] of [
    ["/ko", "/ko", "ko"],
    ["/en-us/p2p/sell", "/en/p2p/sell", "en"],
    ["/EN", "/en", "en"],
  ] as const) {
    test(`stays in the language that ${address} names`, async ({ page, context }) => {
      await page.goto("/en");
      await rememberOnlyInStorage(page, "de");
      await page.goto(address);
      // Written when the page has decided where it stays.
      await expect.poll(() => readLocaleCookie(context)).toBe(lang);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page).toHaveURL(path);
    });
  }
});

test.describe("a browser that asks for an unsupported language", () => {
  test.use({ locale: "sw-KE" });

  test("is sent to English", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/en");
  });
});

test("en-us is rewritten to en", async ({ page }) => {
  await page.goto("/en-us/p2p/sell?crypto=ETH");
  await expect(page).toHaveURL("/en/p2p/sell?crypto=ETH");
});

test("paths of the API, of assets and of account groups have no language", async ({ request }) => {
  for (const path of ["/api/nothing", "/fapi/nothing", "/7/api/nothing", "/css/x", "/js/x"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
    expect(answer.headers()["location"], path).toBeUndefined();
  }
});

test("probes and paths of other platforms return 404 with an empty body", async ({ request }) => {
  for (const path of ["/_comp/x", "/en/_comp/x", "/cdn-cgi/trace", "/x/1'"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toBe("");
  }
});

test("the language menu changes the language and stays on the page", async ({ page }) => {
  await page.goto("/en/p2p/buy?crypto=BTC&fiat=EUR");
  await page.getByLabel("Language: English").click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/p2p/buy?crypto=BTC&fiat=EUR");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  // A link followed before the scripts are there loads the page, whose scripts then keep its language.
  const kept = async () =>
    (await page.context().cookies()).find(({ name }) => name === "locale")?.value;
  await expect.poll(kept).toBe("de");
  await page.goto("/");
  await expect(page).toHaveURL("/de");
});

/** What the site itself says may be divided; running text, names and amounts are left whole. */
const DIVIDED = "main :is(h1, h2, h3, label, legend, summary, button)";
const WHOLE = "main :is(p, dd, td, li > a)";

for (const [locale, lang] of [
  ["de", "de"],
  ["ja", "ja"],
  ["zh-cn", "zh-CN"],
] as const) {
  test(`on a phone long words in ${locale} are divided by its rules, and nothing runs out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ["", "/p2p/buy?crypto=USDT&fiat=EUR", "/register", "/help"]) {
      const answer = await page.goto(`/${locale}${path}`);
      // Browsers divide words by the language that the page names, from its first byte on.
      const [root = ""] = /<html[^>]*>/.exec((await answer?.text()) ?? "") ?? [];
      expect(root, path).toContain(` lang="${lang}"`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await hyphensOf(page, DIVIDED), `${path}: words`).toEqual(["auto"]);
      expect(await hyphensOf(page, WHOLE), `${path}: the rest`).toEqual(["manual"]);
      expect(await findRunOut(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
  });
}

/** Each value once, of what is shown. */
function hyphensOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    const shown = all.filter((one) => one.checkVisibility());
    return [...new Set(shown.map((one) => getComputedStyle(one).hyphens))];
  });
}

/** What is wider than its place, by its words. */
function findRunOut(page: Page): Promise<string[]> {
  return page.locator(DIVIDED).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.clientWidth > 1)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent ?? ""),
  );
}

test("all 17 languages have a home page of their own", async ({ request }) => {
  const titles = new Set<string | undefined>();
  for (const locale of LOCALES) {
    const html = await (await request.get(`/${locale}`, { maxRedirects: 0 })).text();
    expect(html, locale).toMatch(/<h1\b[^>]*>[^<]+/);
    titles.add(/<title>([^<]+)</.exec(html)?.[1]);
  }
  expect(titles.size).toBe(LOCALES.length);
});

const LOCALES = "en fr ru tr es pt de it id ms hi ja ko vi th zh-cn zh-tw".split(" ");
