/** What ends a session, what does not, and what the user sees. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { accountMenu, logOut, typeLogIn } from "../helpers/log-in.ts";
import {
  enterCode,
  expect,
  open,
  openListening,
  register,
  test,
  type Outbox,
  type Person,
} from "../helpers/people.ts";
import { writeHeaders } from "../helpers/wallet.ts";

/** Logs in in the browser of another device, which needs a code. */
async function logInElsewhere(
  browser: Browser,
  outbox: Outbox,
  { email, password }: Person,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/en/login?returnTo=%2Fen%2Fp2p%2Fbuy");
  await typeLogIn(page, email, password);
  await expect(page.getByRole("heading", { name: "Security verification" })).toBeVisible();
  await expect(page.getByText("A login from a new device needs extra verification.")).toBeVisible();
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByText(/^Enter the 6-digit code sent to .+\*\*\*/)).toBeVisible();
  const listening = page.waitForResponse("**/api/ctc/events*");
  await enterCode(page, "Email code", await outbox.code(email, "login"));
  await expect(page).toHaveURL("/en/p2p/buy");
  await listening;
  return { context, page };
}

test("a second device needs a code, and logs out by itself when the first one ends it", async ({
  page: first,
  browser,
  person,
  outbox,
}) => {
  const { context, page: second } = await logInElsewhere(browser, outbox, person);
  await expect(accountMenu(second)).toBeVisible();

  const ended = await first.request.delete("/api/a/v2/auth/sessions", {
    data: { others: true },
    headers: await writeHeaders(first),
  });
  expect(await ended.json()).toMatchObject({ code: 0, data: { ended: 1 } });

  await expect(second).toHaveURL("/en/login?returnTo=%2Fen%2Fp2p%2Fbuy&ended=1");
  await expect(second.getByText("You were logged out from another device.")).toBeVisible();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain("authorization");
  expect(left).not.toContain("userId");

  await first.goto("/en");
  await expect(accountMenu(first)).toBeVisible();
});

test("a page of an ended session is rendered logged out, and its cookies are removed", async ({
  page,
  context,
  person: _person,
}) => {
  const kept = await context.cookies();
  await page.goto("/en");
  await logOut(page);
  await context.addCookies(kept);
  await page.goto("/en");
  await expect(
    page.locator("#websiteHeader").getByRole("link", { name: "Register" }),
  ).toBeVisible();
  // The page is the same for all readers, so that the browser finds out.
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).not.toContain("authorization");
  await page.goto("/en/account/settings");
  await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Faccount%2Fsettings");
  // A user who opens such a page after 30 days is told why a login is required.
  await context.addCookies(kept);
  await page.goto("/en/account/settings");
  await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Faccount%2Fsettings&ended=1");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
});

test("a logout is confirmed, also when the end of the session arrives before the reply", async ({
  page,
  person: _person,
}) => {
  await openListening(page, "/en/p2p/buy");
  // Executed, but the reply is lost.
  await page.route("**/api/a/v2/auth/logout", async (route) => {
    await route.fetch();
  });
  await logOut(page);
  await expect(page).toHaveURL("/en");
});

test("broker, identity and agreement are asked for with a login only, and each page has the key", async ({
  page,
  outbox,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  const own = ["/api/broker/v3/check", "/api/a/v1/auth/kyc/info", "/api/ctc/verify-user"];
  await open(page, "/en/p2p/buy");
  await page.waitForLoadState("networkidle");
  expect(own.filter((path) => asked.has(path))).toEqual([]);
  // The browser clears the element's nonce, and the text stays.
  const key = await page.locator("#command-key").textContent();
  expect(JSON.parse(key ?? "")).toMatchObject({
    publicKey: expect.stringContaining("BEGIN PUBLIC KEY"),
  });
  await register(page.request, outbox);
  await page.reload();
  await expect.poll(() => own.filter((path) => asked.has(path))).toEqual(own);
});

const USER_INFO = "**/api/a/v2/auth/user/info";

test("without a network user/info is not requested, and the user stays logged in", async ({
  page,
  context,
  person: _person,
}) => {
  await page.clock.install();
  await openListening(page, "/en");
  await expect(accountMenu(page)).toBeVisible();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/user/info")) asked += 1;
  });
  await context.setOffline(true);
  const offline = page.getByRole("status").filter({ hasText: "offline" });
  await expect(offline).toBeVisible();
  await page.clock.runFor(120_000);
  expect(asked).toBe(0);
  // A page that reloaded itself would be gone.
  await expect(offline).toBeVisible();
  const answered = page.waitForResponse(USER_INFO);
  await context.setOffline(false);
  expect((await answered).status()).toBe(200);
  await expect(accountMenu(page)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain("authorization");
});

test("a temporary failure of user/info does not log out", async ({ page, person: _person }) => {
  await page.clock.install();
  await openListening(page, "/en/p2p/buy");
  await expect(accountMenu(page)).toBeVisible();
  await page.route(USER_INFO, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const failed = page.waitForResponse(USER_INFO);
  await page.clock.runFor(10_000);
  expect((await failed).status()).toBe(503);
  const answered = page.waitForResponse(USER_INFO);
  await page.clock.runFor(1_000);
  expect((await answered).status()).toBe(200);
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL("/en/p2p/buy");
  await expect(accountMenu(page)).toBeVisible();
});

test("a server that is away for long is waited for, and the reader is told", async ({
  page,
  context,
  person: _person,
}) => {
  await page.clock.install();
  await page.goto("/en/p2p/buy");
  await expect(accountMenu(page)).toBeVisible();
  let asked = 0;
  await page.route("**/api/**", (route) => {
    if (route.request().url().endsWith("/user/info")) asked += 1;
    return route.abort("connectionrefused");
  });
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText("Network Error").first()).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [100], timeout: 40_000 });
  expect(asked).toBe(5);
  // Far beyond the time after which a broken server logs out.
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(asked).toBeGreaterThan(7);
  }).toPass({ intervals: [100] });
  await page.unroute("**/api/**");
  const answered = page.waitForResponse(USER_INFO);
  await page.clock.runFor(10_000);
  expect((await answered).status()).toBe(200);
  await expect(page).toHaveURL("/en/p2p/buy");
  expect((await context.cookies()).map(({ name }) => name)).toContain("authorization");
});

test("a lasting failure of user/info logs out", async ({ page, context, person: _person }) => {
  await page.clock.install();
  await page.goto("/en/p2p/buy");
  await expect(accountMenu(page)).toBeVisible();
  let asked = 0;
  await page.route(USER_INFO, (route) => {
    asked += 1;
    return route.fulfill({ status: 500 });
  });
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(asked).toBe(5);
  }).toPass({ intervals: [100] });
  await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Fp2p%2Fbuy&ended=1");
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("authorization");
});

test("any other code of user/info logs out at once", async ({ page, person: _person }) => {
  await page.clock.install();
  await page.goto("/en/p2p/sell");
  await expect(accountMenu(page)).toBeVisible();
  await page.route(USER_INFO, (route) =>
    route.fulfill({ json: { code: 7, message: "", data: null, requestId: "" } }),
  );
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Fp2p%2Fsell&ended=1", { timeout: 300 });
  }).toPass({ intervals: [100] });
});

test("logging out in one tab logs out the other", async ({ page, context, person: _person }) => {
  const other = await context.newPage();
  await openListening(other, "/en/p2p/buy");
  await expect(accountMenu(other)).toBeVisible();
  await open(page, "/en");
  await logOut(page);
  await expect(page).toHaveURL("/en");
  await expect(other).toHaveURL("/en/login?returnTo=%2Fen%2Fp2p%2Fbuy&ended=1");
});

test("a session that has run out leads to the login once, with the reason", async ({
  page,
  context,
  baseURL,
  person,
  outbox,
}) => {
  await page.clock.install();
  await openListening(page, "/en/account/settings");
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  await page.locator("#websiteHeader").getByRole("link", { name: "Orders" }).click();
  const login = "/en/login?returnTo=%2Fen%2Fp2p%2Forder&ended=1";
  await expect(page).toHaveURL(login);
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await page.getByLabel("Email or phone number").fill(person.email);
  // Longer than it takes the watch of a session to ask again.
  await page.clock.runFor(30_000);
  await expect(page.getByLabel("Email or phone number")).toHaveValue(person.email);
  // The router reports its own address once more when it starts.
  expect([...new Set(visited)].map((address) => address.slice(baseURL?.length))).toEqual([login]);
  await typeLogIn(page, person.email, person.password);
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByText(/^Enter the 6-digit code sent to /)).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(person.email, "login"));
  await expect(page).toHaveURL("/en/p2p/order");
});

test("a refused call leads to the login at once, with the reason", async ({
  page,
  context,
  person: _person,
}) => {
  await page.clock.install();
  await openListening(page, "/en/account/settings");
  await page.getByLabel("Nickname").fill("another name");
  await page.waitForLoadState("networkidle");
  // The clock stands still: the next regular question about the session never comes.
  await context.clearCookies();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Faccount%2Fsettings&ended=1");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
});
