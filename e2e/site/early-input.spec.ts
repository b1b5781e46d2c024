/** What is typed, ticked and pressed before a page's scripts are there counts, and stays as it was. */
import type { Page } from "@playwright/test";
import { expect, test, untilAlive } from "../helpers/people.ts";
import { publishSell, test as tradersTest } from "../helpers/traders.ts";

/** Opens a page whose scripts come when they are let. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return async () => {
    letCome();
    await untilAlive(page);
    await page.waitForLoadState("networkidle");
  };
}

test("a side chosen early in Express is the side of the answer", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/en/p2p/express");
  const main = page.getByRole("main");
  await main.getByText("Sell", { exact: true }).click();
  await main.getByRole("textbox").first().fill("77");
  await letScriptsCome();
  await expect(page).toHaveURL(/side=sell.*amount=77/);
  await expect(main.getByRole("radio", { name: "Sell" })).toBeChecked();
});

test("two filters chosen early both apply", async ({ page, person: _person }) => {
  const letScriptsCome = await openEarly(page, "/en/p2p/order");
  await page.getByLabel("Type").selectOption("buy");
  await page.getByLabel("Status").selectOption("completed");
  await letScriptsCome();
  await expect(page).toHaveURL("/en/p2p/order?type=buy&status=completed");
  await expect(page.getByLabel("Type")).toHaveValue("buy");
  await expect(page.getByLabel("Status")).toHaveValue("completed");
});

for (const way of ["Enter", "the button"]) {
  test(`an order searched early with ${way} is searched`, async ({ page, person: _person }) => {
    const letScriptsCome = await openEarly(page, "/en/p2p/order");
    const search = page.getByPlaceholder("Search by Order ID");
    await search.fill("20261119");
    if (way === "Enter") await search.press("Enter");
    else await page.getByRole("button", { name: "Search" }).click();
    await letScriptsCome();
    await expect(page).toHaveURL("/en/p2p/order?search=20261119");
    await expect(search).toHaveValue("20261119");
  });
}

test("coin and currency chosen early are those of the list", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/en/p2p/buy");
  const main = page.getByRole("main");
  await main.getByLabel("Crypto", { exact: true }).selectOption("BTC");
  await main.getByLabel("Fiat", { exact: true }).selectOption("EUR");
  await letScriptsCome();
  await expect(page).toHaveURL(/crypto=BTC.*fiat=EUR/);
});

test("a sheet opened early stays open", async ({ page, person: _person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letScriptsCome = await openEarly(page, "/en/p2p/order");
  await page.getByRole("button", { name: "Filter orders" }).click();
  await letScriptsCome();
  await expect(page.locator(":popover-open")).toHaveCount(1);
});

test("a switch pressed early is saved", async ({ page, person: _person }) => {
  const letScriptsCome = await openEarly(page, "/en/account/notifications");
  const wallet = page.getByRole("switch").nth(1);
  await expect(wallet).toBeChecked();
  await wallet.uncheck();
  await letScriptsCome();
  await expect(wallet).not.toBeChecked();
  await expect(async () => {
    await page.reload();
    await expect(wallet).not.toBeChecked({ timeout: 500 });
  }).toPass();
});

test("a word that is being composed goes on, and is there once", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/en/help/contact");
  const message = page.getByLabel("Your message");
  await message.click();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose("に");
  await compose("にほ");
  await letScriptsCome();
  await compose("にほん");
  await session.send("Input.insertText", { text: "日本" });
  await expect(message).toHaveValue("日本");
});

test("an email address typed on before and after keeps its caret", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/en/register");
  const email = page.getByRole("textbox", { name: "Email" });
  await email.pressSequentially("mei@example.org");
  for (const _ of ".org") await page.keyboard.press("ArrowLeft");
  await letScriptsCome();
  await page.keyboard.type(".co");
  await expect(email).toHaveValue("mei@example.co.org");
});

test("a press is repeated although another follows right after hydration", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/en/login");
  const password = page.getByLabel("Password", { exact: true });
  const show = page.getByRole("button", { name: "Show password" });
  await show.click();
  await show.evaluate((element) => {
    const look = () => {
      const isKnown = Object.keys(element).some((key) => key.startsWith("__reactProps$"));
      if (isKnown) document.querySelector<HTMLElement>("main input")?.click();
      else setTimeout(look);
    };
    look();
  });
  await letScriptsCome();
  await expect(password).toHaveAttribute("type", "text");
});

tradersTest(
  "of two amounts typed early the last one counts, and keeps its selection",
  async ({ newTrader }) => {
    const [seller, { page }] = await Promise.all([newTrader("500"), newTrader()]);
    const { advId } = await publishSell(seller);
    const letScriptsCome = await openEarly(page, `/en/p2p/buy/detail/${advId}`);
    const pay = page.getByRole("textbox", { name: "I will pay" });
    const quantity = page.getByRole("textbox", { name: "Quantity" });
    await pay.pressSequentially("60");
    await quantity.pressSequentially("4321");
    await quantity.press("ArrowLeft");
    await quantity.press("Shift+ArrowLeft");
    await quantity.press("Shift+ArrowLeft");
    await letScriptsCome();
    await expect(pay).not.toHaveValue("60");
    await page.keyboard.type("0");
    await expect(quantity).toHaveValue("401");
  },
);
