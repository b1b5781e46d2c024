/** How the site behaves inside the native app. */
import type { Page } from "@playwright/test";
import { CALL_NAMES, DIALECTS, openApp, PHONE, USER_AGENTS } from "../helpers/native-app.ts";
import { typeLogIn } from "../helpers/log-in.ts";
import { expect, open, register, test, untilAlive } from "../helpers/people.ts";

const FRAME = "#websiteHeader, #websiteFooter";

for (const dialect of DIALECTS) {
  test(`the server leaves out header and footer for the ${dialect} app`, async ({ request }) => {
    const plain = await (await request.get("/en/p2p/buy")).text();
    expect(plain).toContain('id="websiteHeader"');
    const headers = { "user-agent": USER_AGENTS[dialect] };
    const inApp = await (await request.get("/en/p2p/buy", { headers })).text();
    expect(inApp).toContain(`data-app="${dialect}"`);
    expect(inApp).not.toContain("websiteHeader");
    expect(inApp).not.toContain("websiteFooter");
    const marked = await (await request.get("/en/p2p/buy?from=asdxApp")).text();
    expect(marked).not.toContain("websiteHeader");
  });
}

test("the app is remembered after an address that alone carried the marker", async ({
  browser,
  baseURL,
}) => {
  const app = await openApp(browser, baseURL ?? "", { dialect: "android", hasUserAgent: false });
  const { page } = app;
  // Without the flag that the app's object is: the address alone says it.
  await page.context().addInitScript(() => Reflect.deleteProperty(window, "asdxApp"));
  await open(page, "/en/p2p/buy?from=asdxApp");
  await expect(page.locator(FRAME)).toHaveCount(0);
  await page.getByRole("link", { name: "Sell", exact: true }).first().click();
  await expect(page).toHaveURL(/\/en\/p2p\/sell/);
  await expect(page.locator(FRAME)).toHaveCount(0);
  // A new document, of which the server does not know where it is shown.
  const seen: boolean[] = [];
  await page.exposeFunction("seeFrame", (isVisible: boolean) => seen.push(isVisible));
  await page.addInitScript(() => {
    const look = () => {
      const header = document.querySelector<HTMLElement>("#websiteHeader");
      // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-type-assertion -- exposed to the page
      if (header) void (window as any).seeFrame(header.offsetHeight > 0);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/en/p2p/agreement");
  await expect(page.locator(FRAME)).toHaveCount(0);
  expect(seen.length, "the server had sent them").toBeGreaterThan(0);
  expect(seen, "they were never painted").not.toContain(true);
  const other = await page.context().newPage();
  await other.goto("/en/p2p/agreement");
  await expect(other.locator("#websiteHeader")).toBeVisible();
  await app.close();
});

test("links to what the app has itself open there, and fall back to the page", async ({
  browser,
  baseURL,
  outbox,
}) => {
  const names = CALL_NAMES.filter((name) => name !== "openKyc");
  const app = await openApp(browser, baseURL ?? "", { dialect: "ios", names });
  const { page } = app;
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  await register(owner.request, outbox);
  app.logInAs(owner);
  const nav = page.getByRole("navigation", { name: "Account" });
  // This app does not know the call: the page itself opens, and says that there is a newer app. Links
  // that are pressed before the code for the app is there lead to the page alone.
  await expect(async () => {
    await page.goto("/en/account/security");
    await untilAlive(page);
    await nav.getByRole("link", { name: "Identity verification" }).click();
    await expect(page).toHaveURL("/en/account/kyc");
    await expect(page.getByText("This needs a newer version of the app.")).toBeVisible({
      timeout: 3_000,
    });
  }).toPass({ timeout: 40_000 });
  await page.getByRole("button", { name: "Update" }).click();
  await expect.poll(() => app.callsOf("updateApp")).toEqual([{}]);

  await open(page, "/en/help/contact");
  await expect.poll(() => app.callsOf("setupTitle").at(-1)).toEqual({ title: await page.title() });
  await page.getByRole("button", { name: "Ask the community" }).click();
  await expect.poll(() => app.callsOf("goToCommunity")).toEqual([{}]);

  await open(page, "/en");
  await page.getByRole("main").getByRole("link", { name: /^Sell/ }).first().click();
  await expect.poll(() => app.callsOf("openTrade").length).toBe(1);
  expect(app.callsOf("openTrade")[0]).toMatchObject({ side: "sell" });
  await expect(page).toHaveURL("/en");
  await owner.close();
  await app.close();
});

test("deposits: the code is saved by the app, and coins are moved there", async ({
  browser,
  baseURL,
  outbox,
}) => {
  const app = await openApp(browser, baseURL ?? "", { dialect: "android" });
  const { page } = app;
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  await register(owner.request, outbox);
  app.logInAs(owner);
  await page.goto("/en/wallet/deposit?asset=BTC");
  await page.getByRole("button", { name: /address/ }).click();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("The picture was saved.")).toBeVisible();
  const [{ name, dataUrl }] = app.callsOf("appDownloadImg");
  expect(name).toMatch(/^BTC-.+\.png$/);
  expect(dataUrl).toMatch(/^data:image\/png;base64,[\w+/]{200,}=*$/);
  await page.getByRole("link", { name: "Withdraw", exact: true }).first().click();
  await expect.poll(() => app.callsOf("openDepositWithDraw")).toEqual([{ type: "withdraw" }]);
  await owner.close();
  await app.close();
});

test("who logs out in the app is logged out of the page, and who logs in there is in", async ({
  browser,
  baseURL,
  outbox,
}) => {
  const app = await openApp(browser, baseURL ?? "", { dialect: "ios" });
  const { page } = app;
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  await register(owner.request, outbox);
  // A login that is canceled leaves a button.
  await page.goto("/en/p2p/order");
  await expect.poll(() => app.callsOf("goToAppLogin").length).toBe(1);
  app.logInAs(owner);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "My Orders" })).toBeVisible();
  app.logOutThere();
  await showAgain(page);
  await expect(page).toHaveURL(/\/en\/login\?/);
  await owner.close();
  await app.close();
});

/** As after another screen of the app. */
async function showAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test("back closes a sheet and a dialog instead of leaving the page", async ({
  browser,
  baseURL,
}) => {
  const app = await openApp(browser, baseURL ?? "", { dialect: "android" });
  const { page } = app;
  await open(page, "/en");
  await open(page, "/en/test/style");
  await expect.poll(() => app.callsOf("setupTitle").at(-1)).toEqual({ title: "Style guide" });
  await page.getByRole("button", { name: "Open drawer" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/en/test/style");
  await page.getByRole("button", { name: "Open dialog" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm to Cancel Order?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Keep the order" }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/en");
  await app.close();
});

test("back closes the transfer of an app that has none itself", async ({
  browser,
  baseURL,
  outbox,
}) => {
  const names = CALL_NAMES.filter((name) => name !== "openTransfer");
  const app = await openApp(browser, baseURL ?? "", { dialect: "android", names });
  const { page } = app;
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  await register(owner.request, outbox);
  app.logInAs(owner);
  await page.goto("/en/wallet");
  const button = page.getByRole("main").getByRole("button", { name: "Transfer", exact: true });
  await expect(button).toBeVisible();
  await untilAlive(page);
  // By the code that asks the app, "back" is watched too.
  await expect.poll(() => app.callsOf("setupTitle").length).toBeGreaterThan(0);
  await button.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Amount")).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/en/wallet");
  await owner.close();
  await app.close();
});

test("bars keep clear of the phone's edges", async ({ browser, baseURL }) => {
  const app = await openApp(browser, baseURL ?? "", { dialect: "ios" });
  const { page } = app;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", {
    insets: { top: 47, bottom: 34, left: 0, right: 0 },
  });
  await open(page, "/en/p2p/buy");
  expect((await page.locator("#content").boundingBox())?.y).toBe(47);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(overflow).toBe(PHONE.width);
  const height = await page.evaluate(() => {
    const frame = document.querySelector("#content")?.parentElement;
    return frame ? getComputedStyle(frame).paddingBottom : "";
  });
  expect(height).toBe("34px");
  await app.close();
});

test("an app that has no login of its own leaves the form to the page", async ({
  browser,
  baseURL,
  outbox,
}) => {
  const names = CALL_NAMES.filter((name) => name !== "goToAppLogin");
  const app = await openApp(browser, baseURL ?? "", { dialect: "android", names });
  const { page } = app;
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  const { email, password } = await register(owner.request, outbox);
  // On a device that is known, no code is needed.
  await page.context().addCookies((await owner.cookies()).filter(({ name }) => name === "device"));
  await page.goto("/en/p2p/order");
  await typeLogIn(page, email, password);
  await expect(page.getByRole("heading", { name: "My Orders" })).toBeVisible();
  await expect.poll(() => app.callsOf("getUserAuth").length).toBeGreaterThan(1);
  await page.reload();
  await expect(page.getByRole("heading", { name: "My Orders" })).toBeVisible();
  await owner.close();
  await app.close();
});

test("a session that has ended is not entered with again, though the app believes in it", async ({
  browser,
  baseURL,
  outbox,
}) => {
  const app = await openApp(browser, baseURL ?? "", { dialect: "android" });
  const { page } = app;
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  await register(owner.request, outbox);
  app.logInAs(owner);
  await page.goto("/en/p2p/order");
  await expect(page.getByRole("heading", { name: "My Orders" })).toBeVisible();
  const { cookies } = await owner.storageState();
  const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
  const headers = { authorization: decodeURIComponent(token), "idempotency-key": "the-end" };
  // An open page would hear of the logout and move to another address by itself.
  await page.goto("about:blank");
  await page.request.post("/api/a/v2/auth/logout", { data: {}, headers });
  // The app still has its copies, and hands them over once more.
  await owner.addCookies(cookies);
  await page.goto("/en/p2p/order");
  await expect(page.getByText("The app did not log you in.")).toBeVisible();
  expect(app.callsOf("goToAppLogin")).toHaveLength(2);
  await owner.close();
  await app.close();
});

test("a session that the app has handed over readable is refused", async ({
  browser,
  baseURL,
  outbox,
}) => {
  const app = await openApp(browser, baseURL ?? "", { dialect: "ios" });
  const { page } = app;
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  await register(owner.request, outbox);
  app.logInAs(owner, { isReadable: true });
  await page.goto("/en/p2p/order");
  await expect(page.getByText("The app did not log you in.")).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain("auth-token");
  await owner.close();
  await app.close();
});
