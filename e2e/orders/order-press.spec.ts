/** Nothing but the Buy or Sell button places an order. */
import type { Locator, Page } from "@playwright/test";
import { open } from "../helpers/people.ts";
import { expect, publishSell, test } from "../helpers/traders.ts";

/** Counts the order requests of the page; none of them reaches the server. */
async function watchOrders(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route("**/api/ctc/create-order", (route) => {
    asked += 1;
    return route.abort();
  });
  return () => asked;
}

async function acceptAgreement(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Read and accept" }).click();
  const dialog = page.getByRole("dialog", { name: "P2P service agreement" });
  await dialog.getByLabel("I have read the agreement and accept it.").check();
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog).toBeHidden();
}

test("accepting the agreement beside an order form places no order", async ({
  page,
  person: _person,
  newTrader,
}) => {
  const { advId } = await publishSell(await newTrader("500"));
  const asked = await watchOrders(page);
  await page.goto(`/en/p2p/buy/detail/${advId}?amount=50`);
  await acceptAgreement(page);
  const step = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "Service agreement" });
  await expect(step).toContainText("Done");
  await expect(page).toHaveURL(/\/p2p\/buy\/detail\/\d+/);
  await expect(page.getByText("Not confirmed yet")).toHaveCount(0);
  expect(asked()).toBe(0);
});

test("only Buy places an order on an offer's page", async ({ newTrader }) => {
  const [seller, { page }] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const asked = await watchOrders(page);
  const path = `/en/p2p/buy/detail/${advId}?amount=50`;
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const buy = page.getByRole("button", { name: "Buy USDT" });
  await expect(buy).toBeVisible();

  const fields = page.getByRole("main").getByRole("textbox");
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) {
    await field.press("Enter");
    await expect(buy).toBeFocused();
  }
  const controls = page.locator("button, select, input[type=radio], summary, [role=button]");
  const names = await controls.evaluateAll((all) => all.map((one) => one.textContent.trim()));
  expect(names.length).toBeGreaterThan(4);
  for (const [index, name] of names.entries()) {
    if (name === "Buy USDT") continue;
    const control = controls.nth(index);
    if (!(await control.isVisible())) continue;
    await control.press("Enter");
    await page.keyboard.press("Escape");
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) await page.goto(path);
  }
  expect(asked()).toBe(0);

  await page.goto(path);
  await buy.click();
  await expect(page.getByText("Not confirmed yet")).toBeVisible();
  expect(asked()).toBe(1);
});

/** The scripts of a page's document come when they are let. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}

/** React listens to the page before it has taken over its elements, and marks each as it does. */
type Moment = "React listens" | "React knows the button";

/** Presses at that moment, which is too short for a hand to be met each time. */
async function pressWhen(moment: Moment, button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement, wanted) => {
    if (wanted === "React listens") {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (...heard: Parameters<typeof listen>) => {
        listen(...heard);
        if (!Object.keys(document).some((key) => key.startsWith("_reactListening"))) return;
        document.addEventListener = listen;
        queueMicrotask(() => element.click());
      };
      return;
    }
    const look = () => {
      const isKnown = Object.keys(element).some((key) => key.startsWith("__reactProps$"));
      if (isKnown) element.click();
      else setTimeout(look);
    };
    look();
  }, moment);
}

for (const moment of ["React listens", "React knows the button"] as const) {
  test(`an amount typed early is the amount of a press as ${moment}`, async ({ newTrader }) => {
    const [seller, { page }] = await Promise.all([newTrader("500"), newTrader()]);
    const { advId } = await publishSell(seller);
    // Another amount is kept from before, and what is typed now counts.
    await open(page, `/en/p2p/buy/detail/${advId}`);
    const amount = page.getByRole("textbox", { name: "I will pay" });
    await amount.fill("35");
    const letScriptsCome = await holdScripts(page);
    await page.reload({ waitUntil: "commit" });
    await expect(amount).toHaveValue("");
    await amount.fill("50");
    await pressWhen(moment, page.getByRole("button", { name: "Buy USDT" }));
    const orders: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/ctc/create-order")) orders.push(request.postDataJSON());
    });
    letScriptsCome();
    await expect(page.getByRole("heading", { name: "Pay the seller" })).toBeVisible();
    expect(orders).toEqual([expect.objectContaining({ amount: "50.00", amountIn: "fiat" })]);
  });
}
