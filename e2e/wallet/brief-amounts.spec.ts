/** Amounts of coins where they are looked over and where they are agreed to. */
import { pressUntil } from "../helpers/keyboard.ts";
import { open } from "../helpers/people.ts";
import { expect, test } from "../helpers/traders.ts";

const ALL = "91.55552486";

test("the wallet shows the decimals that people count, all of them by a press, and a withdrawal all at once", async ({
  newTrader,
}) => {
  const { page } = await newTrader(ALL);
  await open(page, "/en/wallet");
  const amount = page
    .getByRole("row")
    .filter({ hasText: "Tether" })
    .getByTitle(ALL)
    .filter({ visible: true })
    .first();
  // The rest stays in the text, so that a copy has it, and takes no room.
  await expect(amount).toHaveText(ALL);
  const rest = amount.locator(".money-rest");
  const widthOfRest = async () => (await rest.boundingBox())?.width ?? 0;
  expect(await widthOfRest()).toBe(0);
  await amount.click();
  await expect.poll(widthOfRest).toBeGreaterThan(10);
  await amount.click();
  await expect.poll(widthOfRest).toBe(0);

  // By the keyboard: named as a whole with its coin, shown while it has the focus, and kept by Enter.
  const named = page.getByRole("button", { name: `${ALL} USDT`, exact: true }).first();
  await page.getByRole("row").filter({ hasText: "Tether" }).getByRole("button").first().focus();
  await pressUntil(page, named);
  await expect.poll(widthOfRest).toBeGreaterThan(10);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(widthOfRest).toBeGreaterThan(10);

  await open(page, "/en/wallet/withdraw?asset=USDT&network=TRX");
  const available = page.getByRole("main").getByText(ALL).first();
  await expect(available).toBeVisible();
  await expect(page.getByRole("main").locator(".money-rest")).toHaveCount(0);
  await open(page, "/en/wallet/statement");
  await expect(page.getByRole("main").getByText(ALL).first()).toBeVisible();
  await expect(page.getByRole("main").locator(".money-rest")).toHaveCount(0);
});
