/** Nothing but the Buy or Sell button places an order. */
import type { Page } from "@playwright/test";
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
