/** A seller with several paid orders releases them with one code, and each code counts once. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import {
  expect,
  placeOrder,
  publishSell,
  test,
  type MakeTrader,
  type Trader,
} from "../helpers/traders.ts";

const CHECK = "Have you received all of these payments?";
const OUTCOME = "What became of the orders";

const OTHER_PAYER = { name: "Erika Mustermann", accountEnd: "4321" };

/** A seller with two paid orders: one from a foreign account, one without a declared payer. */
async function makeSeller(newTrader: MakeTrader) {
  const seller = await newTrader("1000");
  const buyers = [await newTrader(), await newTrader()] as const;
  const orderIds: string[] = [];
  for (const buyer of buyers) {
    const { advId } = await publishSell(seller);
    const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
    const payer = orderIds.length === 0 ? { payer: OTHER_PAYER } : {};
    await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version, ...payer });
    orderIds.push(orderId);
  }
  return { seller, buyers, orderIds };
}

/** One more paid order of this seller, on which the buyer has appealed. */
async function makeDisputed(seller: Trader, buyer: Trader): Promise<string> {
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const step = { orderId, action: "pay", version };
  const paid = await buyer.write("/api/ctc/update-order-state", step);
  await buyer.write("/api/ctc/update-order-state", {
    orderId,
    action: "appeal",
    version: paid.version,
    reason: "crypto-not-received",
    statement: "I have paid and have not received the coins.",
  });
  return orderId;
}

/** From the selection to the code field, which has the focus. */
async function askForCode({ page }: Trader): Promise<void> {
  await page.getByRole("button", { name: "Release together" }).click();
  const check = page.getByRole("dialog", { name: CHECK });
  await check.getByRole("button", { name: "Release together" }).click();
  const codes = page.getByRole("dialog", { name: "Security verification" });
  await expect(codes.getByRole("textbox").first()).toBeFocused();
}

async function closeOutcome(page: Page, released: number): Promise<void> {
  const outcome = page.getByRole("dialog", { name: OUTCOME });
  await expect(outcome.getByText("Released", { exact: true })).toHaveCount(released);
  await outcome.getByRole("button", { name: "Close" }).last().click();
}

test("a seller selects paid orders, reviews them, and releases them with one code", async ({
  newTrader,
}) => {
  test.setTimeout(120_000);
  const { seller, buyers } = await makeSeller(newTrader);
  const { page } = seller;
  const disputed = await makeDisputed(seller, buyers[0]);
  await page.goto("/en/p2p/order");
  const ofDisputed = page.getByRole("checkbox", { name: `Select order ${disputed}` });
  const check = page.getByRole("dialog", { name: CHECK });
  await test.step("an order with an open appeal is not in the selection of all", async () => {
    await page.getByRole("button", { name: "Select all that can be released (2)" }).click();
    await expect(page.getByText("2 orders selected")).toBeVisible();
    await expect(ofDisputed).not.toBeChecked();
    await expectAccessible(page);
  });
  await test.step("selected by itself, it is named with what its release does", async () => {
    await ofDisputed.check();
    await page.getByRole("button", { name: "Release together" }).click();
    await expect(check).toContainText("An appeal is open on 1 of these orders");
    await expect(check).toContainText("A release ends the appeal");
    await expect(check.getByText(disputed)).toHaveCount(2);
    await expect(check.getByText("Appeal", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await check.getByRole("button", { name: "Back" }).click();
    await ofDisputed.uncheck();
  });
  await page.getByRole("button", { name: "Release together" }).click();
  await expect(check.getByRole("listitem")).toHaveCount(2);
  await expect(check).not.toContainText("An appeal is open");
  await expect(check).toContainText("cannot be called back");
  await expect(check.getByText("Erika Mustermann · 4321")).toBeVisible();
  await expect(check.getByText("This is not the buyer's registered name")).toBeVisible();
  await expect(check.getByText("Not declared.")).toBeVisible();
  await expectAccessible(page);
  await check.getByRole("button", { name: "Back" }).click();

  await askForCode(seller);
  // The last digit submits it.
  await page.keyboard.type(await seller.code());
  await closeOutcome(page, 2);
  await expect(page.getByRole("checkbox")).toHaveCount(1);
});

test("a used code says when the next one is available, and the next one is accepted", async ({
  newTrader,
}) => {
  test.setTimeout(120_000);
  const { seller, orderIds } = await makeSeller(newTrader);
  const { page } = seller;
  // Paid orders wait above the own offers too.
  await page.goto("/en/p2p/offers");
  const paid = page.getByRole("region", { name: "Paid, waiting for your release" });
  await expect(paid.getByRole("listitem")).toHaveCount(2);
  // The registered name, which the payment has to come from.
  await expect(paid.getByText("Mei Tanaka")).toHaveCount(2);
  await expectAccessible(page);
  const code = await seller.code();
  await page.getByRole("checkbox", { name: `Select order ${orderIds[0]}` }).check();
  await askForCode(seller);
  await page.keyboard.type(code);
  await closeOutcome(page, 1);
  await expect(paid.getByRole("listitem")).toHaveCount(1);

  await page.getByRole("checkbox", { name: `Select order ${orderIds[1]}` }).check();
  await askForCode(seller);
  await page.keyboard.type(code);
  const codes = page.getByRole("dialog", { name: "Security verification" });
  await expect(codes.getByText(/^This code was already used/)).toBeVisible();
  await expect(codes.getByText(/^Next code in|^There is a new code now/)).toBeVisible();
  await expect(codes.getByRole("textbox").first()).toBeFocused();
  await page.keyboard.type(await seller.code());
  await closeOutcome(page, 1);
});
