/** A whole trade inside the native app, in both dialects. */
import { DIALECTS, openApp } from "../helpers/native-app.ts";
import { open } from "../helpers/people.ts";
import { expect, publishSell, release, test } from "../helpers/traders.ts";

const LIST = "/en/p2p/buy?crypto=USDT&fiat=EUR";

for (const dialect of DIALECTS) {
  test(`a buyer logs in through the ${dialect} app, trades and logs out`, async ({
    newTrader,
    browser,
    baseURL,
  }) => {
    const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
    await publishSell(seller, { ratio: "0.97" });
    const app = await openApp(browser, baseURL ?? "", { dialect });
    const { page } = app;
    app.logInAs(buyer.page.context());

    // The list, without a login.
    const offer = page.getByRole("row").filter({ hasText: seller.nickname });
    await expect(async () => {
      await page.goto(LIST);
      await expect(page.getByText(seller.nickname).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.locator("html")).toHaveAttribute("data-app", dialect);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(async () => {
      expect(app.callsOf("setupTitle").at(-1)).toEqual({ title: await page.title() });
    }).toPass();

    // The order form is behind a login, which is the app's.
    await offer.getByRole("link", { name: "Buy USDT" }).click();
    await expect(page.getByLabel("I will pay")).toBeVisible();
    expect(page.url()).toMatch(/\/en\/p2p\/buy\/detail\/\d+$/);
    const [login] = app.callsOf("goToAppLogin");
    expect(login.returnTo).toMatch(/^\/en\/p2p\/buy\/detail\/\d+$/);
    // No script can read the half of the session that is secret.
    expect(await page.evaluate(() => document.cookie)).not.toContain("auth-token");
    expect(JSON.stringify(app.calls)).not.toContain("authorization");

    await page.getByLabel("I will pay").fill("50");
    await page.getByRole("button", { name: "Buy USDT" }).click();
    await expect(page.getByRole("heading", { name: "Pay the seller" })).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get("orderId") ?? "";
    await expect(async () => {
      expect(app.callsOf("setupTitle").at(-1)).toEqual({ title: await page.title() });
    }).toPass();

    // The account number goes into the phone's clipboard.
    await page.getByRole("button", { name: "Copy: IBAN" }).click();
    await expect.poll(() => app.callsOf("copyString")).toEqual([{ text: seller.iban }]);

    // A link in the chat warns first, and is then opened outside.
    await seller.write("/api/ctc/send-chat-msg", {
      orderId,
      kind: "text",
      text: "See https://example.org/receipt",
      clientId: "a-link",
    });
    await page.getByRole("button", { name: /^Chat/ }).click();
    await page.getByRole("link", { name: "https://example.org/receipt" }).click();
    expect(app.callsOf("openNewWindow")).toEqual([]);
    await page.getByRole("dialog").getByRole("link").click();
    await expect
      .poll(() => app.callsOf("openNewWindow"))
      .toEqual([{ url: "https://example.org/receipt", isExternal: true }]);
    expect(page.context().pages()).toHaveLength(1);

    await page.getByRole("button", { name: "Order", exact: true }).click();
    await page.getByRole("button", { name: "I've Paid" }).click();
    const paid = page.getByRole("dialog", { name: "Have you paid?" });
    await paid.getByLabel("Last 4 characters of the account").fill("4321");
    await paid.getByRole("button", { name: "I've Paid" }).click();
    await expect(page.getByRole("heading", { name: "Waiting for the release" })).toBeVisible();
    const order = await seller.read(`/api/ctc/query-order-details?orderId=${orderId}`);
    await release(seller, orderId, order.version);
    await expect(page.getByRole("heading", { name: "Completed" })).toBeVisible();
    expect(Number(await buyer.available("USDT"))).toBeGreaterThan(0);

    // The wallet is a screen of the app.
    await page.getByRole("link", { name: "View wallet" }).click();
    await expect.poll(() => app.callsOf("openBalanceHome")).toEqual([{}]);
    expect(page.url()).toContain(orderId);

    await open(page, "/en/account/settings");
    // The code that tells the app is loaded.
    await expect
      .poll(() => app.callsOf("setupTitle").at(-1))
      .toEqual({ title: await page.title() });
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText("You are logged out.")).toBeVisible();
    expect(app.callsOf("appLogout")).toEqual([{}]);
    const after = await page.request.get("/api/a/v2/auth/user/info");
    expect(after.status()).toBe(401);
    // It was the app's own session, which is over with it.
    const own = await buyer.page.request.get("/api/a/v2/auth/user/info");
    expect(own.status()).toBe(401);
    await app.close();
  });
}
