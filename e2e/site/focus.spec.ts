/** The keyboard: how far it is to the first offer, and that an action never loses the focus. */
import type { Page } from "@playwright/test";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { expectFocusOn } from "../helpers/keyboard.ts";
import { expect, open, test } from "../helpers/people.ts";
import { expect as expectTrade, publishSell, test as tradeTest } from "../helpers/traders.ts";

/** Presses of Tab until `isThere` holds, from where the focus is. */
async function tabsUntil(page: Page, selector: string, most: number): Promise<number> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await page.locator(`${selector}:focus`).count()) > 0) return presses;
  }
  return Number.POSITIVE_INFINITY;
}

tradeTest(
  "by the links that skip, the first offer is at most four tabs away, and thirteen without the second",
  async ({ page, newTrader }) => {
    await publishSell(await newTrader("500"));
    await open(page, "/en/p2p/buy?crypto=USDT&fiat=EUR");
    await page.keyboard.press("Tab");
    await expectTrade(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectTrade(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expectTrade(page.getByRole("link", { name: "Skip to the offers" })).toBeFocused();
    await page.keyboard.press("Enter");
    // The advertiser, then the button beside the price.
    const offer = "a[href*='/p2p/buy/detail/']";
    const withLinks = 2 + (await tabsUntil(page, offer, 4));
    expectTrade(withLinks).toBeLessThanOrEqual(4);

    await page.reload();
    await open(page, "/en/p2p/buy?crypto=USDT&fiat=EUR");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const past = 1 + (await tabsUntil(page, "#offers a", 20));
    // Without the second link: two sides, coin, currency, all coins as one, five filters.
    expectTrade(past).toBeLessThanOrEqual(13);
  },
);

test("coins are one stop of the Tab key, and the arrow keys lead among them", async ({ page }) => {
  await open(page, "/en/p2p/buy?crypto=USDT&fiat=EUR");
  const coins = page.getByRole("navigation", { name: "Coins" });
  await coins.getByRole("link", { name: "USDT" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(coins.getByRole("link", { name: "BTC" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(coins.getByRole("link", { name: "USDT" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Crypto" })).toBeFocused();
});

test("the focus stays near what a press has removed", async ({ page, person }) => {
  expect(person.email).toContain("@");
  await open(page, "/en/account/security");
  const row = page.getByRole("listitem").filter({ hasText: "Anti-phishing code" });
  await row.getByRole("button", { name: "Choose" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Anti-phishing code").fill("Sunrise7");
  await dialog.getByLabel("Your password").fill(person.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(row.getByRole("button", { name: "Change" })).toBeVisible();
  // The dialog went as a whole; the button that opened it has the focus again.
  await expect(row.getByRole("button", { name: "Change" })).toBeFocused();

  await row.getByRole("button", { name: "Remove" }).focus();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Your password").fill(person.password);
  await page.keyboard.press("Enter");
  await expect(row.getByRole("button", { name: "Remove" })).toHaveCount(0);
  // That button is gone for good; the one beside it has the focus.
  await expect(row.getByRole("button", { name: "Choose" })).toBeFocused();
});

tradeTest(
  "what has to be set up before trading is shown after a refusal for its want, and can be left",
  async ({ newTrader }) => {
    const trader = await newTrader("500");
    await publishSell(trader);
    const { page } = trader;
    const refusal = { code: 3311, error: "phoneNotVerified", message: "", data: null };
    await page.route("**/api/ctc/set-all-adv-state", (route) =>
      route.fulfill({ status: 422, json: { ...refusal, requestId: "story" } }),
    );
    await open(page, "/en/p2p/offers");
    const online = page.getByRole("switch", { name: /^Offers online/ });
    await online.focus();
    await page.keyboard.press("Space");
    const dialog = page.getByRole("dialog", { name: "Security setup" });
    await expectTrade(dialog).toBeVisible();
    await expectAccessibleInBothColours(page);
    await page.keyboard.press("Escape");
    await expectTrade(dialog).toBeHidden();
    await expectFocusOn(page, online);
  },
);

test("a message stays while it has the focus, and gives it back when it is closed by a key", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/en/test/style");
  const opener = page.getByRole("button", { name: "Plain toast" });
  const close = page
    .getByRole("region", { name: "Messages" })
    .getByRole("button", { name: "Dismiss" });
  for (const key of ["Enter", "Escape"]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await close.focus();
    // A pointer that passes over it does not start its time.
    await close.hover();
    await page.mouse.move(2, 700);
    await page.clock.runFor(10_000);
    await expectFocusOn(page, close);
    await page.keyboard.press(key);
    await expect(close).toBeHidden();
    await page.clock.runFor(1_000);
    await expectFocusOn(page, opener);
  }
  // One that goes by itself leaves the focus alone.
  await page.keyboard.press("Enter");
  await expect(close).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(close).toBeHidden();
  await expectFocusOn(page, opener);
});
