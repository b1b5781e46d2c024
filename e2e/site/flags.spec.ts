/** A feature that staff turn off is gone from every page, and back when it is turned on. */
import { expect, test } from "../helpers/own-server.ts";
import { untilAlive } from "../helpers/people.ts";

// The stories share the flags of one server.
test.describe.configure({ mode: "default" });

const TERMS = { crypto: "USDT", fiat: "EUR" };

test("express turned off has no link, no box, no page and no call", async ({ page, site }) => {
  const links = page.getByRole("link", { name: "Express" });
  const box = page.getByRole("button", { name: "Find the best offer" });
  await page.goto("/en");
  await expect(links.first()).toBeAttached();
  await expect(box).toBeVisible();

  await site.setFlag("express", false);
  await page.goto("/en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(links).toHaveCount(0);
  await expect(box).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator("summary[aria-label=Menu]").click();
  await expect(page.getByRole("link", { name: "Buy crypto" }).first()).toBeVisible();
  await expect(links).toHaveCount(0);

  expect((await page.goto("/en/p2p/express"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  const wish = { ...TERMS, side: "buy", amount: "100" };
  const refused = await page.request.post("/api/ctc/express-quote", { data: wish });
  expect(await refused.json()).toMatchObject({
    error: "featureOff",
    message: "This feature is turned off at the moment.",
  });
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("/p2p/express");

  await site.setFlag("express", true);
  expect((await page.goto("/en/p2p/express"))?.status()).toBe(200);
});

test("charts turned off are on no page and their calls are refused", async ({
  newTrader,
  site,
}) => {
  test.slow();
  const { page, uid } = await newTrader();
  const charts = page.getByText("Price history and depth");
  const noTrades = page.getByText("No trades yet.");
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  await expect(charts).toBeVisible();
  await page.goto(`/en/p2p/advertiser/${uid}`);
  await expect(noTrades).toBeVisible();

  await site.setFlag("charts", false);
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(charts).toHaveCount(0);
  await page.goto(`/en/p2p/advertiser/${uid}`);
  await expect(page.getByText("Statistics")).toBeVisible();
  await expect(noTrades).toHaveCount(0);
  const refused = await page.request.get("/api/ctc/market-depth?crypto=USDT&fiat=EUR");
  expect(await refused.json()).toMatchObject({ error: "featureOff" });

  await site.setFlag("charts", true);
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  await expect(charts).toBeVisible();
});

test("passkeys turned off: no login with one, none to manage, none in the help", async ({
  browser,
  newTrader,
  site,
  baseURL,
}) => {
  test.slow();
  const { page } = await newTrader();
  const guest = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const button = guest.getByRole("button", { name: "Log in with a passkey" });
  const section = guest.getByRole("heading", { name: "Passkeys" });
  await guest.goto("/en/login");
  await expect(button).toBeVisible();
  await guest.goto("/en/help/two-factor");
  await expect(section).toBeVisible();
  await page.goto("/en/account/security");
  await expect(page.getByRole("button", { name: "Add passkey" })).toBeVisible();

  await site.setFlag("passkeys", false);
  await guest.goto("/en/login");
  await expect(guest.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await expect(button).toHaveCount(0);
  await guest.goto("/en/help/two-factor");
  await expect(guest.getByRole("heading", { name: "Set it up" })).toBeVisible();
  await expect(section).toHaveCount(0);
  await page.goto("/en/account/security");
  await expect(page.getByRole("heading", { name: "Account Security" })).toBeVisible();
  await expect(page.getByText(/passkey/i)).toHaveCount(0);

  await site.setFlag("passkeys", true);
  await guest.goto("/en/login");
  await expect(button).toBeVisible();
  await guest.context().close();
});

test("an open page follows a flag without being loaded again", async ({ page, site }) => {
  await page.clock.install();
  await page.goto("/en/p2p/agreement");
  const links = page.getByRole("link", { name: "Express" });
  await expect(links.first()).toBeAttached();
  await site.setFlag("express", false);
  await untilAlive(page);
  const read = page.waitForResponse("**/fapi/v1/flags");
  await page.clock.fastForward("02:00");
  await read;
  await expect(links).toHaveCount(0);
  await site.setFlag("express", true);
});
