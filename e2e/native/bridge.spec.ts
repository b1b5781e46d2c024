/** Every call of the bridge through its test page: in both dialects, and as a browser does it. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { CALL_NAMES, type CallName } from "../helpers/native-app.ts";
import { expect, open, test } from "../helpers/people.ts";

const PATH = "/en/test/jsBridge";

const card = (page: Page, name: CallName) => page.getByRole("region", { name, exact: true });

async function send(page: Page, name: CallName): Promise<Locator> {
  const own = card(page, name);
  await own.getByRole("button", { name: `Send ${name}`, exact: true }).click();
  return own;
}

const RESULTS: Partial<Record<CallName, string>> = {
  getUserAuth: '"data":{"isLoggedIn":false}',
  goToAppLogin: '"data":{"isLoggedIn":false}',
  appDownloadImg: '"data":{"isSaved":true}',
};

for (const [dialect, receiver] of [
  ["ios", "Simulated iOS app"],
  ["android", "Simulated Android app"],
] as const) {
  test(`all calls reach a simulated ${dialect} app and are answered`, async ({ page }) => {
    await open(page, PATH);
    await page.getByLabel("Receiver").selectOption(receiver);
    for (const name of CALL_NAMES) {
      const own = await send(page, name);
      await expect(own.getByText(`"name":"${name}"`)).toBeVisible();
      const result = own.getByText(`{"dialect":"${dialect}","ok":true,"by":"app"`);
      await expect(result).toContainText(RESULTS[name] ?? '"data":null');
    }
    await expect(page).toHaveURL(PATH);
  });
}

test("a simulated app that refuses, answers nonsense or nothing, or does not know a call", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, PATH);
  await page.getByLabel("Receiver").selectOption("Simulated Android app");
  const manner = page.getByLabel("What the simulated app does");
  await manner.selectOption("Refuses");
  await expect(
    (await send(page, "copyString")).getByText('"name":"refused","code":1'),
  ).toBeVisible();
  await manner.selectOption("Answers with nonsense");
  await expect((await send(page, "copyString")).getByText('"name":"malformed"')).toBeVisible();
  await manner.selectOption("Does not answer");
  const silent = await send(page, "copyString");
  await expect(silent.getByText("5000 ms")).toBeVisible();
  await expect(silent.getByText("Waiting for the answer")).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(silent.getByText('"name":"timeout"')).toBeVisible();
  await manner.selectOption("Does not know the call");
  await expect((await send(page, "setupTitle")).getByText('"by":"web"')).toBeVisible();
  await expect((await send(page, "updateApp")).getByText('"name":"unsupported"')).toBeVisible();
});

test("a payload can be edited, and must be an object", async ({ page }) => {
  await open(page, PATH);
  await page.getByLabel("Receiver").selectOption("Simulated iOS app");
  await expectAccessible(page);
  const own = card(page, "setupTitle");
  await own.getByLabel("Payload of setupTitle").fill("[]");
  await expect(own.getByText("This is not a JSON object.")).toBeVisible();
  await own.getByLabel("Payload of setupTitle").fill('{"title":"Mein Titel"}');
  await send(page, "setupTitle");
  await expect(own.getByText('"payload":{"title":"Mein Titel"}')).toBeVisible();
});

test("in a browser the calls do what a browser can", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PATH);
  await expect(page.getByLabel("Receiver")).toContainText("This page’s own (h5)");

  const answer = async (name: CallName) =>
    (await send(page, name)).getByText('{"dialect":"h5","ok":true,"by":"web"');
  await expect(await answer("getUserAuth")).toContainText('"isLoggedIn":false');
  await expect(await answer("setupTitle")).toBeVisible();
  await expect(page).toHaveTitle("P2P");
  await expect(await answer("copyString")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Parley");
  const download = page.waitForEvent("download");
  await send(page, "appDownloadImg");
  expect((await download).suggestedFilename()).toBe("dot.png");
  await context.route("https://example.org/**", (route) => route.fulfill({ body: "elsewhere" }));
  const opened = context.waitForEvent("page");
  await send(page, "openNewWindow");
  const other = await opened;
  await expect(other).toHaveURL("https://example.org/");
  expect(await other.evaluate(() => window.opener === null)).toBe(true);
  const none = card(page, "updateApp").getByText('"name":"unsupported"');
  await send(page, "updateApp");
  await expect(none).toBeVisible();
});

const PAGES: readonly (readonly [CallName, string])[] = [
  ["goToAppLogin", "/en/login?returnTo=%2Fen%2Fp2p%2Forder"],
  ["openKyc", "/en/account/kyc"],
  ["openTrade", "/en/p2p/buy?crypto=USDT&fiat=EUR"],
  ["openDepositWithDraw", "/en/wallet/deposit?asset=USDT"],
  ["openTransfer", "/en/wallet?transfer=USDT"],
  ["openBalanceHome", "/en/wallet"],
  ["goToCommunity", "/en/help/contact"],
  ["appLogout", "/en"],
];

test("in a browser the calls for a screen lead to the site's own page", async ({ page }) => {
  const gone: string[] = [];
  // Pages behind a login would answer with it; only where a call leads is of interest here.
  await page.route(
    (url) => PAGES.some(([, path]) => url.pathname + url.search === path),
    (route) => {
      const { pathname, search } = new URL(route.request().url());
      gone.push(pathname + search);
      return route.fulfill({ contentType: "text/html", body: "<title>there</title>" });
    },
  );
  for (const [name, path] of PAGES) {
    await open(page, PATH);
    await send(page, name);
    await expect(page).toHaveTitle("there");
    expect(gone.at(-1)).toBe(path);
  }
});

test("the simulated app is not among the scripts of other pages", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (answer) => {
    if (!/\/assets\/.*\.js$/.test(answer.url())) return;
    scripts.push(await answer.text().catch(() => ""));
  });
  await page.goto("/en/p2p/buy");
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(2);
  // Names of calls occur only where the bridge is loaded.
  expect(scripts.filter((text) => /openDepositWithDraw|messageHandlers/.test(text))).toEqual([]);
});
