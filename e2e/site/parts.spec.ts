/** Header, footer and transfer as parts: where they come from, and what happens when they fail. */
import type { Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { startServer, type RunningServer } from "@parley/testing/running-server";
import { accountMenu } from "../helpers/log-in.ts";
import {
  EXAMPLE_PARTS,
  OWN_PARTS,
  startPartServer,
  type PartServer,
} from "../helpers/part-server.ts";
import { expect, open, register, test as base, untilAlive } from "../helpers/people.ts";

interface Servers {
  readonly first: PartServer;
  readonly fallback: PartServer;
  readonly site: RunningServer;
}

const test = base.extend<object, { readonly servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed.
    async ({}, use) => {
      const [first, fallback] = await Promise.all([startPartServer(), startPartServer()]);
      const site = await startServer({
        env: {
          PARLEY_TRUST_PROXY: "loopback",
          PARLEY_CAPTCHA: "light",
          PARLEY_MAX_DELAY_MS: "0",
          PARLEY_COMPONENTS_URL: first.origin,
          PARLEY_COMPONENTS_FALLBACK_URL: `${fallback.origin}/`,
        },
      });
      await use({ first, fallback, site });
      await Promise.all([site.stop(), first.stop(), fallback.stop()]);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ servers }, use) => {
    const { first, fallback, site } = servers;
    for (const parts of [first, fallback]) {
      parts.behaviour = { folder: OWN_PARTS };
      parts.asked.length = 0;
    }
    await use(site.baseUrl);
  },
});

// They share the two servers of parts.
test.describe.configure({ mode: "serial" });

const AGREEMENT = "/en/p2p/agreement";
const header = (page: Page) => page.locator("#websiteHeader > div");
const footer = (page: Page) => page.locator("#websiteFooter > div");
const shared = (page: Page, key: string) =>
  page.evaluate((name) => Reflect.get(window, "ICESTARK")?.store.get(name), key);

test("parts come from the configured server, and the policy names exactly both origins", async ({
  page,
  servers: { first, fallback },
}) => {
  const answer = await page.goto(AGREEMENT);
  await expect(header(page)).toHaveAttribute("data-part", "shown");
  await expect(footer(page)).toHaveAttribute("data-part", "shown");
  expect(first.asked).toContain("/header/index.html");
  expect(first.asked).not.toContain("/transfer/index.html");
  expect(fallback.asked).toEqual([]);
  const policy = (await answer?.headerValue("content-security-policy")) ?? "";
  const withOrigins = policy.split(";").filter((line) => line.includes(first.origin));
  expect(withOrigins.map((line) => line.trim().split(" ")[0])).toEqual([
    "script-src",
    "style-src",
    "img-src",
    "font-src",
    "connect-src",
  ]);
  for (const line of withOrigins) expect(line).toContain(fallback.origin);
});

test("header and footer together weigh at most 20 kB", async ({
  page,
  outbox,
  servers: { first },
}) => {
  await register(page.request, outbox);
  const sizes: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (!answer.url().startsWith(first.origin) || answer.request().method() !== "GET") return;
    sizes.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(AGREEMENT);
  for (const part of [header(page), footer(page)]) {
    await expect(part).toHaveAttribute("data-part", "shown");
  }
  await page.waitForLoadState("networkidle");
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(5 * 1024);
  expect(total).toBeLessThan(20 * 1024);
});

test("the fallback takes over while the first server is away, and later while it hangs", async ({
  page,
  servers: { first, fallback },
}) => {
  first.behaviour = "down";
  await page.goto(AGREEMENT);
  await expect(header(page)).toHaveAttribute("data-part", "shown");
  expect(fallback.asked).toContain("/header/index.html");
  first.behaviour = "hangs";
  await page.goto("/en/hkpay");
  await expect(header(page)).toHaveAttribute("data-part", "shown");
  await expect(header(page).getByRole("link", { name: "Buy", exact: true })).toBeVisible();
});

test("without both servers the plain header and footer work", async ({
  page,
  outbox,
  servers: { first, fallback },
}) => {
  first.behaviour = "down";
  fallback.behaviour = "down";
  await register(page.request, outbox);
  // A query is rendered for this reader.
  await open(page, `${AGREEMENT}?own=1`);
  await expect(footer(page).getByText("Parley is open-source software.")).toBeVisible();
  await header(page).getByRole("button", { name: "Use dark colours" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  // Within the document, as the router does it.
  await page.evaluate(() => Reflect.set(window, "isSame", true));
  await header(page).getByRole("link", { name: "Wallet" }).first().click();
  await expect(page).toHaveURL(/\/en\/wallet$/);
  expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
  // A transfer cannot be loaded, and the reader is told.
  await page.getByRole("main").getByRole("button", { name: "Transfer", exact: true }).click();
  await expect(page.getByText("The request failed. Please try again")).toBeVisible();
  await accountMenu(page).click();
  await header(page).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You are logged out.")).toBeVisible();
});

test("a part that throws is replaced, at once and later", async ({
  page,
  servers: { first, fallback },
}) => {
  first.behaviour = { script: "export function mount() { throw new Error('broken part'); }" };
  await page.goto(AGREEMENT);
  await expect(header(page)).toHaveAttribute("data-part", "shown");
  expect(fallback.asked).toContain("/header/index.html");
  // One that fails after it was displayed: the plain header is back, the page goes on.
  const failing = `export function mount(container, data, host) {
    container.textContent = "Soon broken";
    window.breakParts = [...(window.breakParts ?? []), () => host.fail(new Error("broken later"))];
  }`;
  first.behaviour = { script: failing };
  await page.goto(AGREEMENT);
  await expect(header(page)).toHaveText("Soon broken");
  first.behaviour = "down";
  fallback.behaviour = "down";
  await page.evaluate(() => {
    for (const breakPart of Reflect.get(window, "breakParts")) breakPart();
  });
  await expect(header(page)).toHaveAttribute("data-part", "plain");
  await header(page).getByRole("link", { name: "Sell", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/p2p\/sell/);
});

test("a part made elsewhere is loaded and follows the page", async ({
  page,
  outbox,
  servers: { first, fallback },
}) => {
  first.behaviour = { folder: EXAMPLE_PARTS };
  await page.goto(AGREEMENT);
  await expect(header(page)).toHaveText("Example header");
  // It has no footer; the fallback has one.
  await expect(footer(page)).toHaveAttribute("data-part", "shown");
  expect(fallback.asked).toContain("/footer/index.html");
  await register(page.request, outbox);
  // A prerendered page is the same for all readers: the login reaches the part within the document.
  const session = Promise.withResolvers<void>();
  await page.route("**/auth/user/info", async (route) => {
    await session.promise;
    await route.continue();
  });
  await expect(async () => {
    const answer = await page.goto(AGREEMENT);
    expect(answer?.headers()["cache-control"], "prerendered").toBe("no-cache");
  }).toPass();
  await expect(header(page)).toHaveText("Example header");
  await page.evaluate(() => Reflect.set(window, "isSame", true));
  session.resolve();
  await expect(header(page)).toHaveText(/^Example header of /);
  expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
});

test("language and colours chosen in the header reach the page, the store and the footer", async ({
  page,
}) => {
  await page.goto(AGREEMENT);
  await expect(header(page)).toHaveAttribute("data-part", "shown");
  await header(page).getByRole("button", { name: "Use dark colours" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await shared(page, "iceTheme")).toBe("dark");
  await expect(header(page).getByRole("button", { name: "Use light colours" })).toBeVisible();
  await header(page).getByLabel("Language: English").click();
  await header(page).getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/p2p\/agreement$/);
  await expect(footer(page).getByText("Parley ist Open-Source-Software.")).toBeVisible();
  await expect(header(page)).toHaveAttribute("data-part", "shown");
  expect(await shared(page, "iceLocale")).toBe("de");
  // A part may set it as well.
  await page.evaluate(() => Reflect.get(window, "ICESTARK").store.set("iceLocale", "fr"));
  await expect(page).toHaveURL(/\/fr\/p2p\/agreement$/);
});

for (const path of ["/en", "/en/p2p/buy", "/en/p2p/order"]) {
  test(`the parts shift nothing on ${path}`, async ({ page, outbox }) => {
    if (path.endsWith("order")) await register(page.request, outbox);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, "shifts", shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await expect(header(page)).toHaveAttribute("data-part", "shown");
    await expect(footer(page)).toHaveAttribute("data-part", "shown");
    await untilAlive(page);
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, "shifts"));
    // Fractions of a pixel, as where a figure replaces its placeholder, are no shift that is seen.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005);
  });
}
