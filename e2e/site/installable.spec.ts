/** The site as an installed app: its manifest, and the page without a connection. */
import { expectAccessible } from "../helpers/accessibility.ts";
import { expect, test, untilAlive } from "../helpers/people.ts";
import { openWithWorker } from "../helpers/service-worker.ts";

test.use({ serviceWorkers: "allow" });

test("the manifest is in the reader's language, and all of its icons load", async ({ page }) => {
  await page.goto("/de");
  const link = page.locator('link[rel="manifest"]');
  const href = (await link.getAttribute("href")) ?? "";
  const reply = await page.request.get(href);
  expect(reply.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await reply.json();
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", lang: "de" });
  expect(manifest.shortcuts).toMatchObject([
    { name: "Meine Orders", url: "/p2p/order" },
    { name: "Wallet", url: "/wallet" },
  ]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (path) => {
      const picture = new Image();
      picture.src = path;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test("the browser finds nothing wrong with the manifest", async ({ page }) => {
  await page.goto("/en");
  const devTools = await page.context().newCDPSession(page);
  const { errors, data } = await devTools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(data).toContain("maskable");
  const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
  // Windows of this test are private ones, in which no app can be installed.
  const errorIds = installabilityErrors.map(({ errorId }) => errorId);
  expect(errorIds.filter((id) => id !== "in-incognito")).toEqual([]);
});

test("without a connection a page says so in its language, and loads when the connection returns", async ({
  page,
}) => {
  await openWithWorker(page, "/de");
  await page.context().setOffline(true);
  await page.goto("/de/p2p/buy?crypto=USDT&fiat=EUR");
  await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle("Keine Verbindung | Parley");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(
    page.getByRole("heading", { level: 1, name: "Tether mit Euro kaufen" }),
  ).toBeVisible();
  await expect(page).toHaveURL("/de/p2p/buy?crypto=USDT&fiat=EUR");
});

test("the page without a connection has the chosen theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openWithWorker(page, "/en");
  const canvas = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  const light = await canvas();
  await page.evaluate(() => (document.cookie = "theme=dark; path=/"));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await canvas()).not.toBe(light);
});

test("a failing server is shown as such, and pages are never answered from a store", async ({
  page,
  person,
}) => {
  await openWithWorker(page, "/en/wallet");
  expect((await page.goto("/en/no-such-page"))?.status()).toBe(404);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.context().setOffline(true);
  await page.goto("/en/wallet");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test("calls and files are not answered by the worker", async ({ page }) => {
  await openWithWorker(page, "/en");
  await page.context().setOffline(true);
  const outcomes = await page.evaluate(async () => {
    const asked = ["/api/t/v2/assets", "/favicon.svg", "/en/p2p/buy.data"];
    return Promise.all(
      asked.map((path) =>
        fetch(path, { cache: "no-store" }).then(
          () => path,
          () => null,
        ),
      ),
    );
  });
  expect(outcomes).toEqual([null, null, null]);
});

test("another build of the worker takes over while the page is open, and the page stays", async ({
  page,
}) => {
  await openWithWorker(page, "/en");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // The same scope with another script is an update, as after a deployment.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js?build=another");
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toContain("/sw.js?build=another");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Buy", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Buy/ })).toBeVisible();
});

test("inside the native app there is no worker", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { asdxApp: true }));
  await page.goto("/en/p2p/buy");
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
