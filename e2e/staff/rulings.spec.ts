/**
 * What customer service writes to one side, and a ruling that is contested. This story moves the clock.
 */
import { expectAccessible } from "../helpers/accessibility.ts";
import { decide, openConsole, type Desk } from "../helpers/console.ts";
import { expect, moveClock, test } from "../helpers/own-clock.ts";
import {
  orderPath,
  placeOrder,
  publishSell,
  untilPriced,
  type Trader,
} from "../helpers/traders.ts";

// All stories share one server and its clock.
test.describe.configure({ mode: "serial" });

/** An order of 50 euros that is paid and in appeal. */
async function appealed(seller: Trader, buyer: Trader) {
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const paid = await buyer.write("/api/ctc/update-order-state", {
    orderId,
    action: "pay",
    version,
  });
  await buyer.write("/api/ctc/update-order-state", {
    orderId,
    action: "appeal",
    version: paid.version,
    reason: "crypto-not-received",
    statement: "I paid at noon and nothing came.",
  });
  const order = await buyer.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  return { orderId, receiveQuantity: order.receiveQuantity };
}

async function claim({ page }: Desk, orderId: string): Promise<void> {
  await page.goto(`/admin/appeals/${orderId}`);
  await page.getByRole("button", { name: "Claim this case" }).click();
  await expect(page.getByText("I paid at noon and nothing came.")).toBeVisible();
}

interface Wish {
  readonly button: string;
  readonly reason: string;
  readonly toBuyer: string;
  readonly toSeller: string;
}

async function rule(desk: Desk, { button, reason, toBuyer, toSeller }: Wish): Promise<void> {
  const { page } = desk;
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog", { name: button });
  await dialog.getByLabel("Reason, told to both sides").selectOption(reason);
  await dialog.getByLabel("To the buyer").fill(toBuyer);
  await dialog.getByLabel("To the seller").fill(toSeller);
  await dialog.getByLabel("Why, for the log").fill("What the bank's papers show.");
  await decide(desk, "Rule");
  await expect(page.getByText("Your ruling is recorded.")).toBeVisible();
}

test("staff write to one side alone, and in the reader's language", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { orderId } = await appealed(seller, buyer);
  const desk = await openConsole(browser, baseURL ?? "", "agent");
  const { page } = desk;
  await claim(desk, orderId);
  await Promise.all([
    buyer.page.goto(orderPath(orderId)),
    seller.page.goto(orderPath(orderId).replace("/en/", "/de/")),
  ]);
  // Who has the case, and until when a decision is planned.
  await expect(buyer.page.getByText(/of customer service is working on it\./)).toBeVisible();
  await expect(buyer.page.getByText("Decision planned by")).toBeVisible();
  const next = seller.page.locator("section", { hasText: "Wie es weitergeht" }).last();
  await expect(next).toContainText("Entscheidung geplant bis");
  await expect(next).toContainText("Die Entscheidung wird nach 2 Stunden wirksam");

  await page.getByLabel("Who reads it").selectOption("The buyer alone");
  await page.getByLabel("Message", { exact: true }).fill("Whose account did it come from?");
  await page.getByRole("button", { name: "Send to the buyer" }).click();
  await expect(page.getByText("To the buyer alone")).toBeVisible();
  await expect(
    buyer.page.getByText("Whose account did it come from?", { exact: true }),
  ).toBeVisible();
  await expect(buyer.page.getByText("Only you and customer service can read this")).toBeVisible();

  await page.getByLabel("Who reads it").selectOption("Both sides");
  await page
    .getByLabel("Template")
    .selectOption("Please send no further payment until this case is decided.");
  await page.getByRole("button", { name: "Send to both sides" }).click();
  await expect(buyer.page.getByText(/^Please send no further payment until/)).toBeVisible();
  await expect(
    seller.page.getByText(/^Bitte senden Sie keine weitere Zahlung, bis dieser Fall/),
  ).toBeVisible();
  await expect(seller.page.getByText("Whose account did it come from?")).toHaveCount(0);
  await expectAccessible(page);
  await desk.close();
});

test("a ruling is contested within its two hours, and another member of staff overturns it", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { orderId, receiveQuantity } = await appealed(seller, buyer);
  const agent = await openConsole(browser, baseURL ?? "", "agent");
  await claim(agent, orderId);
  await Promise.all([buyer.page.goto(orderPath(orderId)), seller.page.goto(orderPath(orderId))]);
  await rule(agent, {
    button: "Refund to the seller",
    reason: "The payment is not proved",
    toBuyer: "Your receipt names another bank.",
    toSeller: "Your statement settles it.",
  });

  // Each side reads what was ruled, why, by which clause, and what was written to it alone.
  for (const [{ page }, own, other] of [
    [buyer, "Your receipt names another bank.", "Your statement settles it."],
    [seller, "Your statement settles it.", "Your receipt names another bank."],
  ] as const) {
    await expect(page.getByRole("heading", { name: "Ruling of customer service" })).toBeVisible();
    await expect(page.getByText("The payment is not proved")).toBeVisible();
    await expect(page.getByRole("link", { name: "Clause of the agreement 8.4" })).toBeVisible();
    await expect(page.getByText(own)).toBeVisible();
    await expect(page.getByText(other)).toBeHidden();
  }
  await expectAccessible(buyer.page);
  await moveClock(buyer, 50);
  await buyer.page.getByRole("button", { name: "Ask for a second look" }).click();
  await buyer.page.getByRole("dialog").getByRole("button", { name: "second look" }).click();
  await expect(buyer.page.getByText("You have asked for a second look.")).toBeVisible();

  const supervisor = await openConsole(browser, baseURL ?? "", "supervisor");
  await supervisor.page.goto("/admin/queues/appeals");
  await expect(supervisor.page.getByText("Second look").first()).toBeVisible();
  await claim(supervisor, orderId);
  await untilPriced(buyer);
  await rule(supervisor, {
    button: "Release to the buyer",
    reason: "The payment is proved",
    toBuyer: "The bank has confirmed your payment.",
    toSeller: "The bank has confirmed the payment to your account.",
  });
  await expect(buyer.page.getByText("The bank has confirmed your payment.")).toBeVisible();
  await expect(buyer.page.getByText("There is no other.")).toBeVisible();
  // The two hours begin anew: the first ruling would be in effect by now.
  await moveClock(buyer, 80);
  const read = () => buyer.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  expect((await read()).state).toBe("paid");
  await moveClock(buyer, 41);
  await expect.poll(async () => (await read()).state).toBe("completed");
  expect(await buyer.available("USDT")).toBe(receiveQuantity);
  expect(await seller.available("USDT")).toBe("100.00000000");
  await expect(buyer.page.getByRole("heading", { name: "Completed" })).toBeVisible();
  await expect(buyer.page.getByText("The bank has confirmed your payment.")).toBeVisible();
  await Promise.all([agent.close(), supervisor.close()]);
});
