/**
 * Orders on which neither side acts, and the effect of holds and rulings. These stories move the
 * clock.
 */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { expect, moveClock, test } from "../helpers/own-clock.ts";
import { open } from "../helpers/people.ts";
import { logInStaff } from "../helpers/staff.ts";
import {
  orderPath,
  placeOrder,
  publishSell,
  untilPriced,
  type Trader,
} from "../helpers/traders.ts";

// All stories share one server and its clock.
test.describe.configure({ mode: "serial" });

const accept = (page: Page) => page.getByRole("button", { name: "Accept the ruling" });

async function tryAgain({ page }: Trader): Promise<void> {
  await page.getByRole("button", { name: "Retry" }).click();
  const dialog = page.getByRole("dialog", { name: "Try the transfer again?" });
  await dialog.getByRole("button", { name: "Retry" }).click();
}

test("an unpaid order is canceled by the clock, and its buyer can still appeal", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  await Promise.all([buyer.page.goto(orderPath(orderId)), seller.page.goto(orderPath(orderId))]);

  await seller.page.getByRole("button", { name: "Give more time" }).click();
  const dialog = seller.page.getByRole("dialog", { name: "Give the buyer more time" });
  await dialog.getByLabel("Minutes more (1 to 30)").fill("31");
  await expect(dialog.getByText("Enter a whole number from 1 to 30.")).toBeVisible();
  await dialog.getByLabel("Minutes more (1 to 30)").fill("10");
  await dialog.getByRole("button", { name: "Extend" }).click();
  await expect(seller.page.getByText("The buyer has more time now.")).toBeVisible();
  await expect(seller.page.getByRole("button", { name: "Give more time" })).toBeHidden();

  await moveClock(buyer, 16);
  await expect(buyer.page.getByRole("heading", { name: "Pay the seller" })).toBeVisible();
  await moveClock(buyer, 10);
  for (const { page } of [buyer, seller]) {
    await expect(page.getByText("The payment was not marked in time")).toBeVisible();
  }
  expect(await seller.available("USDT")).toBe("100.00000000");
  await expect(seller.page.getByRole("button", { name: "Appeal" })).toBeHidden();

  await buyer.page.getByRole("button", { name: "Appeal" }).click();
  const appeal = buyer.page.getByRole("dialog", { name: "Appeal" });
  await appeal.getByLabel("I paid, but the order was canceled by the time-out").check();
  await appeal.getByLabel("What happened?").fill("The transfer left one minute before.");
  await appeal.getByRole("button", { name: "Submit appeal" }).click();
  await expect(buyer.page.getByText("No coins are in escrow any more.")).toBeVisible();
});

test("a seller who does not confirm in time sees the day and hour it was due", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version });
  // The deadline may be a day ahead, and an hour alone would be read as today's.
  await moveClock(buyer, 23 * 60);
  await Promise.all([buyer.page.goto(orderPath(orderId)), seller.page.goto(orderPath(orderId))]);
  for (const [{ page }, who] of [
    [buyer, "The seller"],
    [seller, "You"],
  ] as const) {
    const due = new RegExp(
      `^${who} should have confirmed by [A-Z][a-z]{2} \\d{1,2}, \\d{4}, \\d\\d:\\d\\d\\.$`,
    );
    await expect(page.getByText(due)).toBeVisible();
  }
});

test("a hold stops the transfer, and the seller retries after its end", async ({
  newTrader,
  playwright,
  baseURL,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version });

  const staff = await logInStaff(playwright, baseURL ?? "", "compliance");
  await staff.act(`/api/admin/users/${buyer.uid}/hold`, {
    until: Date.now() + 60 * 60_000,
    reason: "The payer is being looked into.",
  });
  await staff.dispose();

  await Promise.all([buyer.page.goto(orderPath(orderId)), seller.page.goto(orderPath(orderId))]);
  await seller.page.getByRole("button", { name: "Received & Release crypto" }).click();
  const dialog = seller.page.getByRole("dialog", { name: "Have you received the payment?" });
  await dialog.getByRole("button", { name: "Received & Release crypto" }).click();
  await seller.verify();
  for (const { page } of [buyer, seller]) {
    await expect(page.getByRole("heading", { name: "Failed" })).toBeVisible();
  }
  await expect(buyer.page.getByRole("button", { name: "Retry" })).toBeHidden();
  await expect(
    buyer.page.getByText(/by [A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d, customer service/),
  ).toBeVisible();
  const readOrder = () => seller.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  const { quantity, receiveQuantity, version: stoppedVersion } = await readOrder();
  await seller.page.getByRole("button", { name: "Retry" }).click();
  const again = seller.page.getByRole("dialog", { name: "Try the transfer again?" });
  await expect(again.getByText("that have been released cannot be called back")).toBeVisible();
  await expect(again).toContainText(`Leaves your escrow${Number(quantity)} USDT`);
  await expect(again).toContainText(`Buyer receives${Number(receiveQuantity)} USDT`);
  await again.getByRole("button", { name: "Back", exact: true }).click();
  await expect(again).toBeHidden();
  await tryAgain(seller);
  // The conversation shows it too, and announces it to screen readers.
  const toasts = seller.page.getByRole("region", { name: "Messages" });
  await expect(toasts.getByText("The transfer is being tried again.")).toBeVisible();
  // The transfer is begun and stopped once more. A form that was opened before would be refused,
  // since the order has changed meanwhile.
  await expect
    .poll(readOrder)
    .toMatchObject({ state: "failed", version: Number(stoppedVersion) + 2 });
  await expect(seller.page.getByRole("heading", { name: "Failed" })).toBeVisible();
  await open(buyer.page, orderPath(orderId));

  await buyer.page.getByRole("button", { name: "Appeal" }).click();
  const appeal = buyer.page.getByRole("dialog", { name: "Appeal" });
  await appeal.getByLabel("I have paid and have not received the crypto").check();
  await appeal.getByLabel("What happened?").fill("The transfer does not come through.");
  await appeal.getByRole("button", { name: "Submit appeal" }).click();
  for (const { page } of [buyer, seller]) {
    await expect(page.getByRole("heading", { name: "Appeal", exact: true })).toBeVisible();
    await expect(page.getByText("The transfer of the coins was stopped")).toBeVisible();
  }
  await seller.page.getByRole("button", { name: "Retry" }).click();
  await expect(again.getByText("This also ends the appeal.")).toBeVisible();
  await again.getByRole("button", { name: "Back", exact: true }).click();
  await buyer.page.getByRole("button", { name: "Withdraw appeal" }).click();
  const withdrawal = buyer.page.getByRole("dialog", { name: "Withdraw the appeal?" });
  await withdrawal.getByRole("button", { name: "Withdraw appeal" }).click();
  await expect(seller.page.getByRole("heading", { name: "Failed" })).toBeVisible();

  await moveClock(buyer, 61);
  await tryAgain(seller);
  for (const { page } of [buyer, seller]) {
    await expect(page.getByRole("heading", { name: "Completed" })).toBeVisible();
  }
  expect(await seller.available("USDT")).toBe("100.00000000");
});

test("a seller reports no payment: the buyer proves it, staff rules, and rules again", async ({
  newTrader,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const payer = { name: "Kenji Sato", accountEnd: "4321" };
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version, payer });

  // A transfer by this method takes a day.
  await open(seller.page, orderPath(orderId));
  await expect(seller.page.getByText(payer.name)).toBeVisible();
  const differs = "This is not the buyer's registered name, Mei Tanaka.";
  await expect(seller.page.getByText(differs)).toBeVisible();
  await expect(seller.page.getByText(/^If nothing has arrived by [A-Z][a-z]{2} \d/)).toBeVisible();
  const notReceived = seller.page.getByRole("button", { name: "Not received" });
  await expect(notReceived).toBeHidden();
  await moveClock(buyer, 24 * 60 + 1);
  // After that time the clock has called customer service, and the seller can still report it.
  await expect(seller.page.getByText("The order is waiting for customer service.")).toBeVisible();
  await notReceived.click();
  const asking = seller.page.getByRole("dialog", { name: "Nothing received?" });
  await expect(asking).toContainText("prove the payment within 60 minutes");
  await asking.getByRole("button", { name: "Not received" }).click();
  await expect(seller.page.getByText("You have said that nothing has arrived.")).toBeVisible();
  await expect(notReceived).toBeHidden();

  await open(buyer.page, orderPath(orderId));
  await expect(buyer.page.getByText("Time left for your proof")).toBeVisible();
  await expect(buyer.page.getByText("Add a receipt or a statement of your bank")).toBeVisible();
  // Visible without scrolling: it is the buyer's next task.
  const add = buyer.page.getByRole("button", { name: "Add evidence" });
  await expect(add).toBeInViewport();
  await add.click();
  const evidence = buyer.page.getByRole("dialog", { name: "Add evidence" });
  await evidence.getByLabel("What happened?").fill("The bank sent it on Monday, see the slip.");
  await evidence.getByRole("button", { name: "Send" }).click();
  await expect(buyer.page.getByText("You have answered.")).toBeVisible();
  await expect(buyer.page.getByText("Time left for your proof")).toBeHidden();
  await expect(seller.page.getByText("The buyer has answered. Look at the evidence")).toBeVisible();

  await untilPriced(buyer);
  const refund = { ruling: "refund", reasonCode: "payment-not-proved", note: "No such payment." };
  const casePath = (what: string) => `/api/admin/appeals/${orderId}/${what}`;
  const agent = await logInStaff(playwright, baseURL ?? "", "agent");
  expect(await agent.queue()).toContain(orderId);
  await agent.claim(casePath("claim"));
  await agent.act(casePath("rule"), refund);
  await agent.dispose();
  for (const [{ page }, words] of [
    [buyer, "The coins go back to the seller."],
    [seller, "The coins come back to you."],
  ] as const) {
    await expect(page.getByRole("heading", { name: "Ruling of customer service" })).toBeVisible();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText("Until then the coins stay in escrow")).toBeVisible();
    await expect(page.getByText("waiting for customer service")).toBeHidden();
  }
  // The winning side has nothing to accept.
  await expect(accept(seller.page)).toBeHidden();
  await expectAccessible(buyer.page);
  const lookAgain = buyer.page.getByRole("button", { name: "Ask for a second look" });
  await lookAgain.click();
  await buyer.page.getByRole("dialog").getByRole("button", { name: "second look" }).click();
  await expect(buyer.page.getByText("You have asked for a second look.")).toBeVisible();
  await expect(seller.page.getByText(`${buyer.nickname} has asked for a second`)).toBeVisible();

  const supervisor = await logInStaff(playwright, baseURL ?? "", "supervisor");
  await supervisor.claim(casePath("claim"));
  await supervisor.act(casePath("rule"), refund);
  await supervisor.dispose();
  await expect(buyer.page.getByText("There is no other.")).toBeVisible();
  await expect(lookAgain).toBeHidden();
  await accept(buyer.page).click();
  await buyer.page.getByRole("dialog").getByRole("button", { name: "Accept the ruling" }).click();
  for (const { page } of [buyer, seller]) {
    await expect(page.getByRole("heading", { name: "Canceled" })).toBeVisible();
  }
  expect(await seller.available("USDT")).toBe("100.00000000");
});
