/** The frame around every page. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { untilAlive } from "../helpers/people.ts";

/** Collects errors of the browser: policy violations, failed hydration, missing files. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return complaints;
}

for (const path of ["/en", "/en/p2p/buy", "/ja/p2p/sell", "/en/test/style"]) {
  test(`${path} causes no error in the browser's console`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await waitUntilAlive(page);
    expect(complaints).toEqual([]);
  });
}

/** The page is hydrated once the theme switch works. */
async function waitUntilAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("#websiteHeader").getByRole("button").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark", { timeout: 500 });
  }).toPass();
}

test("an address without a page shows the page-not-found view with the full path", async ({
  page,
}) => {
  const answer = await page.goto("/en/no/such/page?x=1");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Page not found: /en/no/such/page?x=1",
  );
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/en");
});

test("the trading landing page leads to the last used tab and market, the header to the market", async ({
  page,
}) => {
  await page.goto("/en/p2p");
  await expect(page).toHaveURL("/en/p2p/buy");
  await page.goto("/en/p2p/sell?crypto=BTC&fiat=CHF");
  await expect
    .poll(async () => (await page.context().cookies()).map(({ value }) => value))
    .toContain("sell.BTC.CHF");
  await page.goto("/en/p2p");
  await expect(page).toHaveURL("/en/p2p/sell?crypto=BTC&fiat=CHF");
  await page.goto("/en");
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "Buy", exact: true }).click();
  await expect(page).toHaveURL("/en/p2p/buy?crypto=BTC&fiat=CHF");
});

test("with reduced motion all colours change at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en");
  // A transition on every element would be inherited step by step, frame by frame.
  const changing = await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(changing).toBe(0);
});

test("every page has three host containers", async ({ page }) => {
  await page.goto("/en");
  for (const id of ["websiteHeader", "websiteFooter", "websiteTransfer"]) {
    await expect(page.locator(`#${id}`)).toBeAttached();
  }
});

test.describe("on a dark system", () => {
  test.use({ colorScheme: "dark" });

  test("the first paint is dark, before any script file is loaded", async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto("/en");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("an open page follows the system's colours until the reader chooses", async ({ page }) => {
    const html = page.locator("html");
    await page.goto("/en");
    await expect(async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.emulateMedia({ colorScheme: "light" });
      await expect(html).toHaveAttribute("data-theme", "light", { timeout: 500 });
    }).toPass();
    await page.getByRole("button", { name: "Use dark colours" }).click();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.getByRole("button", { name: "Use light colours" })).toBeVisible();
    await expect(html).toHaveAttribute("data-theme", "dark");
  });

  test("a choice of light colours survives a reload, from the first byte on", async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("button", { name: "Use light colours" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    // Pages that serve many readers know no choice: their first script reads it, before any file is
    // loaded.
    await page.route(/\.js$/, (route) => route.abort());
    for (const path of ["/en", "/en/p2p/buy", "/en/login"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    }
  });
});

test("a lost network and its return are announced", async ({ page, context }) => {
  // Its scripts could not be loaded without a network.
  await page.goto("/en");
  await waitUntilAlive(page);
  const bar = page.getByText("You are offline. What you see may be out of date.");
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(bar).toBeVisible({ timeout: 1000 });
  }).toPass();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});

test("a newer build is announced", async ({ page }) => {
  await page.clock.install();
  await page.route("/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "0123456789", timestamp: 1 } }),
  );
  await page.goto("/en");
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByText("new version available, Please refresh the page!")).toBeVisible({
      timeout: 500,
    });
  }).toPass();
});

test("a new page begins at its top, a hash at its element, and back at the former position", async ({
  page,
}) => {
  await page.goto("/en");
  const footerLink = page.getByRole("contentinfo").getByRole("link", { name: "Buy crypto" });
  await footerLink.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const before = await page.evaluate(() => window.scrollY);
  await footerLink.click();
  await expect(page).toHaveURL("/en/p2p/buy");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
  await page.goto("/en#questions-title");
  await expect(page.locator("#questions-title")).toBeInViewport();
});

test("a filter keeps the scroll position", async ({ page }) => {
  await page.goto("/en/p2p/buy");
  await waitUntilAlive(page);
  await page.setViewportSize({ width: 360, height: 400 });
  const amount = page.getByRole("textbox", { name: "Amount" });
  await amount.fill("50");
  await page.evaluate(() => window.scrollBy(0, 60));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(50);
  await amount.press("Enter");
  await expect(page).toHaveURL(/amount=50/);
  // In the sheet of a phone, once the list has followed.
  await expect(page.getByText("Clear filters")).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("a toast with an action waits behind a dialog, and can be pressed after it", async ({
  page,
}) => {
  await page.goto("/en/test/style");
  await waitUntilAlive(page);
  await page.getByRole("button", { name: "Toast with an action" }).click();
  const toast = page.locator("section[aria-live]").locator("div").first();
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Open dialog", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(toast).toBeHidden();
  const readLayers = () =>
    page.evaluate(() => {
      const region = document.querySelector("section[aria-live]");
      const dialog = document.querySelector("[role=dialog]");
      const [toastLayer, dialogLayer] = [region, dialog].map((element) => {
        let one = element;
        while (one !== null && getComputedStyle(one).zIndex === "auto") one = one.parentElement;
        return one === null ? "" : getComputedStyle(one).zIndex;
      });
      const header =
        document.querySelector("#websiteHeader header > div")?.getBoundingClientRect().bottom ?? 0;
      const below = (region?.getBoundingClientRect().top ?? 0) - header;
      return { toastLayer, dialogLayer, below };
    });
  // Others are above the dialog, which covers the header.
  expect(await readLayers()).toMatchObject({ toastLayer: "2001", dialogLayer: "2000" });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  // The offset is counted from the header, which no toast covers.
  expect((await readLayers()).below).toBe(16);
  await toast.getByRole("button").first().click();
  await expect(page.getByText("The payment method was saved.")).toBeVisible();
});

test("a call for an account group without a login says what is missing", async ({ page }) => {
  await page.goto("/de/test/request");
  await page.getByRole("button", { name: "Mit der Kontogruppe" }).click();
  await expect(page.getByText("Ihre Kontogruppe ist nicht bekannt.")).toBeVisible();
});

const withoutScripts = (policy: string) => policy.replaceAll(/ '(sha256|nonce)-[^']*'/g, "");

test("pages have a strict content policy and the other security headers", async ({ request }) => {
  const answer = await request.get("/en/login");
  const headers = answer.headers();
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}'/);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  const html = await answer.text();
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toMatch(/<style/);
  const again = (await request.get("/en/login")).headers()["content-security-policy"];
  expect(again).not.toBe(policy);
  // A page for all readers without a session differs in its scripts alone, which it names by hashes.
  const shared = (await request.get("/en/p2p/buy")).headers()["content-security-policy"] ?? "";
  expect(shared).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(withoutScripts(shared)).toBe(withoutScripts(policy));
});

test("a button pressed before the scripts are loaded takes effect afterwards", async ({ page }) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.emulateMedia({ colorScheme: "light" });
  await page.route("**/assets/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto("/en/p2p/agreement", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Use dark colours" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  letScriptsCome();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a press on the plain header takes effect though its part has replaced it meanwhile", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/p2p/agreement", { waitUntil: "commit" });
  const button = page.locator("#websiteHeader [data-act=theme]").first();
  await button.evaluate((element) => {
    const isHandled = "acts" in document.documentElement.dataset;
    delete document.documentElement.dataset["acts"];
    if (element instanceof HTMLElement) element.click();
    element.remove();
    if (isHandled) document.documentElement.dataset["acts"] = "";
  });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

/** No other element covers its middle. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
}

test("the first focusable element skips the header", async ({ page }) => {
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  expect(await isOnTop(skip)).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.locator("#websiteHeader :focus").count()).toBe(0);
});

test("a slow page shows that it is loading", async ({ page }) => {
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  await waitUntilAlive(page);
  const { promise: pagesMayCome, resolve: letPagesCome } = Promise.withResolvers<void>();
  await page.route(/\.data|\/api\/|\/assets\//, async (route) => {
    await pagesMayCome;
    await route.continue();
  });
  const bar = page.getByRole("progressbar", { name: "The page is loading" });
  await page.getByRole("link", { name: "Express" }).first().click();
  await expect(bar).toBeVisible();
  expect(await isOnTop(bar)).toBe(true);
  letPagesCome();
  await expect(page).toHaveURL(/\/en\/p2p\/express/);
  await expect(bar).toHaveCount(0);
});
