/** Pages that the server renders in advance, the same for all readers. */
import { LOCALES } from "@parley/phrases/locales";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test, untilAlive } from "../helpers/people.ts";

interface Rules {
  readonly prerendered: readonly string[];
}

/** The rules of the build once every page is rendered: it takes the server some seconds. */
async function readRules(request: APIRequestContext): Promise<Rules> {
  const { id } = await (await request.get("/builds/latest.json")).json();
  let rules: Rules = { prerendered: [] };
  await expect(async () => {
    rules = await (await request.get(`/builds/meta/${id}.json`)).json();
    expect(rules.prerendered).toContain("/zh-tw/p2p/agreement");
    expect(rules.prerendered.length % LOCALES.length).toBe(0);
  }).toPass({ timeout: 60_000 });
  return rules;
}

/** Errors of the browser: failed hydration, policy violations, missing files. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

for (const [turn, locale] of LOCALES.entries()) {
  test(`the prerendered pages in ${locale} hydrate without a mismatch`, async ({ page }) => {
    const { prerendered } = await readRules(page.request);
    const all = prerendered.filter((path) => path.split("/")[1] === locale);
    // Articles differ in nothing but their text: each language reads another one.
    const articles = all.filter((path) => path.startsWith(`/${locale}/help/`));
    const others = all.filter((path) => !articles.includes(path));
    expect(others).toHaveLength(4);
    const paths = [...others, articles[turn % articles.length] ?? ""];
    const complaints = collectComplaints(page);
    for (const path of paths) {
      const answer = await page.goto(path);
      expect(answer?.headers()["cache-control"], path).toBe("no-cache");
      await untilAlive(page);
    }
    expect(complaints).toEqual([]);
  });
}

test("prices of the home page are filled in without a shift, and without scripts on request", async ({
  page,
}) => {
  await readRules(page.request);
  const html = await (await page.request.get("/en")).text();
  expect(html).toContain("aria-busy");
  // Express has a bar in the place of its answer.
  const answers = html.match(/<output.*?<\/output>/gs) ?? [];
  expect(answers.join("\n")).toMatch(/aria-busy="true"[^>]*><span aria-hidden/);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, "sources");
        const elements = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
        const inPage = elements.filter((element) => element.closest("main") !== null);
        for (const { outerHTML } of inPage) shifts.push(outerHTML.slice(0, 300));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [1280, 360]) {
    for (const path of ["/en", "/vi"]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const price = page.getByRole("row", { name: /BTC/ }).getByRole("cell").first();
      await expect(price).toHaveText(/\d/);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => Reflect.get(window, "shifts")), `${path} ${width}`).toEqual(
        [],
      );
    }
  }
});

test("offers of the regional page are filled in", async ({ page }) => {
  await readRules(page.request);
  const html = await (await page.request.get("/en/hkpay")).text();
  expect(html).toContain('aria-busy="true"');
  const loaded = page.waitForResponse(/\/en\/hkpay\.data/);
  await page.goto("/en/hkpay");
  expect((await loaded).status()).toBe(200);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
});

test("a page in another page's place takes its data from the payload", async ({ page }) => {
  await readRules(page.request);
  const rules = page.waitForResponse(/\/builds\/meta\//);
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  await rules;
  await untilAlive(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("contentinfo").getByRole("link", { name: "Service agreement" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/agreement/i);
  expect(asked).toContain("/en/p2p/agreement/_payload.json");
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

for (const { name, answer } of [
  { name: "is missing", answer: { status: 404, body: "no" } },
  { name: "belongs to another build", answer: { json: { buildId: "other", data: {} } } },
]) {
  test(`a payload that ${name} is a warning, and the page comes the ordinary way`, async ({
    page,
  }) => {
    await readRules(page.request);
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.route("**/_payload.json", (route) => route.fulfill(answer));
    const rules = page.waitForResponse(/\/builds\/meta\//);
    await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
    await rules;
    await untilAlive(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Service agreement" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/agreement/i);
    expect(warnings.join("\n")).toContain("The payload of /en/p2p/agreement could not be loaded");
  });
}

test("metadata that cannot be loaded is a line in the log and nothing else", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.route("**/builds/meta/**", (route) => route.fulfill({ status: 500, body: "no" }));
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  await untilAlive(page);
  await expect.poll(() => warnings.join("\n")).toContain("The metadata of the build");
  await page.getByRole("contentinfo").getByRole("link", { name: "Service agreement" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/agreement/i);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a user sees the own account on a page that knows no reader, and after a logout no more", async ({
  page,
  person: _person,
}) => {
  await readRules(page.request);
  await page.goto("/en/p2p/agreement");
  await untilAlive(page);
  await page.goto("/en");
  await expect(page.locator("html")).toHaveAttribute("data-login", "");
  const header = page.getByRole("banner");
  await expect(header.getByLabel(/^Account: /)).toBeVisible();
  await expect(header.getByRole("link", { name: "Log in" })).toHaveCount(0);
  const html = await (await page.request.get("/en")).text();
  expect(html).not.toContain("example.org");
  await header.getByLabel(/^Account: /).click();
  await header.getByRole("button", { name: "Log out" }).click();
  await expect(header.getByRole("link", { name: "Log in" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/en/p2p/agreement");
  await expect(header.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(header.getByLabel(/^Account: /)).toHaveCount(0);
});

test("a login that has ended is forgotten on a page that knows no reader, which stays", async ({
  page,
  context,
  baseURL,
}) => {
  await readRules(page.request);
  const url = baseURL ?? "";
  await context.addCookies([
    { name: "authorization", value: "ended", url },
    { name: "userId", value: "123", url },
    { name: "auth-token", value: "e".repeat(43), url },
  ]);
  await page.goto("/en/hkpay");
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain("authorization");
  await expect(page.locator("html")).not.toHaveAttribute("data-login");
  await expect(page).toHaveURL("/en/hkpay");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("a short address leads to its page, from the server and in the open page", async ({
  page,
  person: _person,
}) => {
  await page.goto("/en/account?x=1");
  await expect(page).toHaveURL("/en/account/security?x=1");
});
