/** Appeals at the console of customer service. These stories move the clock. */
import { expectAccessible } from "../helpers/accessibility.ts";
import { decide, openConsole, type Desk } from "../helpers/console.ts";
import { expect, moveClock, test } from "../helpers/own-clock.ts";
import { enterCode } from "../helpers/people.ts";
import { callBeside } from "../helpers/wallet.ts";
import { orderPath, placeOrder, publishSell, type Trader } from "../helpers/traders.ts";

// All stories share one server and its clock.
test.describe.configure({ mode: "serial" });

const HOUR_MINUTES = 60;

/** An order of 50 euros that is paid and in appeal, and what it is about. */
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
  return { orderId, quantity: order.quantity, receiveQuantity: order.receiveQuantity };
}

/** Claims the appeal in its queue and opens it. */
async function claim({ page }: Desk, orderId: string): Promise<void> {
  await page.goto(`/admin/appeals/${orderId}`);
  await page.getByRole("button", { name: "Claim this case" }).click();
  await expect(page.getByText("I paid at noon and nothing came.")).toBeVisible();
}

interface Wish {
  readonly button: string;
  readonly amount?: string;
  readonly reason: string;
  readonly confirm?: string;
}

async function rule(desk: Desk, { button, amount, reason, confirm = "Rule" }: Wish): Promise<void> {
  const { page } = desk;
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog", { name: button });
  if (amount !== undefined) await dialog.getByLabel(/^Net to the buyer/).fill(amount);
  await expect(dialog.getByText("Postings when it takes effect")).toBeVisible();
  await dialog.getByLabel("Reason, told to both sides").selectOption(reason);
  await dialog.getByLabel("Why, for the log").fill("What the bank's papers show.");
  await decide(desk, confirm);
  await expect(page.getByText("Your ruling is recorded.")).toBeVisible();
}

test("an agent rules an appeal in each of the three ways", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const sides = async () => {
    const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
    return { seller, buyer, ...(await appealed(seller, buyer)) };
  };
  const [released, refunded, split] = [await sides(), await sides(), await sides()];
  const desk = await openConsole(browser, baseURL ?? "", "agent");
  const { page } = desk;

  await page.goto("/admin/queues/appeals");
  await expect(
    page.getByRole("link", { name: "I have paid and have not received" }),
  ).not.toHaveCount(0);
  await expectAccessible(page);

  await claim(desk, released.orderId);
  await expectAccessible(page);
  await rule(desk, { button: "Release to the buyer", reason: "The payment is proved" });
  await expect(page.getByText(/It takes effect at/)).toBeVisible();

  await claim(desk, refunded.orderId);
  await rule(desk, { button: "Refund to the seller", reason: "The payment is not proved" });

  await claim(desk, split.orderId);
  await rule(desk, {
    button: "Split between both",
    amount: "10.5",
    reason: "Both sides agree",
  });

  await moveClock(released.buyer, 2 * HOUR_MINUTES + 1);
  for (const { buyer, orderId } of [released, refunded, split]) {
    await expect
      .poll(async () => (await buyer.read(`/api/ctc/query-order-details?orderId=${orderId}`)).state)
      .toMatch(/completed|canceled/);
  }
  // Sellers had 300 and reserved 200 of them in their offers.
  expect(await released.buyer.available("USDT")).toBe(released.receiveQuantity);
  expect(await released.seller.available("USDT")).toBe("100.00000000");
  expect(await refunded.buyer.available("USDT")).toBe("0.00000000");
  expect(await refunded.seller.available("USDT")).toBe("100.00000000");
  expect(await split.buyer.available("USDT")).toBe("10.50000000");
  const settled = await split.buyer.read(`/api/ctc/query-order-details?orderId=${split.orderId}`);
  expect(settled.settledQuantity).toBe("10.50000000");
  await split.buyer.page.goto(orderPath(split.orderId));
  await expect(split.buyer.page.getByRole("heading", { name: "Completed" })).toBeVisible();
  await desk.close();
});

test("a buyer who does not answer is refunded against by two members of staff", async ({
  newTrader,
  browser,
  playwright,
  baseURL,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version });
  await moveClock(seller, 25 * HOUR_MINUTES);
  const read = () => seller.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  await expect.poll(async () => (await read()).appeal).toBe("open");
  // The clock has called customer service by then, and asks the buyer for nothing.
  await seller.write("/api/ctc/update-order-state", {
    orderId,
    action: "not-received",
    version: (await read()).version,
    statement: "Nothing has arrived.",
  });
  await moveClock(seller, 25 * HOUR_MINUTES);

  const agent = await openConsole(browser, baseURL ?? "", "agent");
  await agent.page.goto(`/admin/appeals/${orderId}`);
  await agent.page.getByRole("button", { name: "Claim this case" }).click();
  await agent.page.getByRole("button", { name: "Refund to the seller" }).click();
  const dialog = agent.page.getByRole("dialog", { name: "Refund to the seller" });
  await dialog.getByLabel("Reason, told to both sides").selectOption("The buyer has not answered");
  for (const channel of ["In the chat", "By e-mail", "By phone"]) {
    await dialog.getByLabel(channel).check();
  }
  await dialog.getByLabel("Why, for the log").fill("No answer on any channel for a day.");
  await decide(agent, "Rule");
  const waiting = "A second member of staff has to approve this ruling.";
  await expect(agent.page.getByText(waiting)).toBeVisible();
  // Not the same person, in this tab or another.
  await expect(agent.page.getByRole("button", { name: "Approve this ruling" })).toBeHidden();

  const supervisor = await openConsole(browser, baseURL ?? "", "supervisor");
  await supervisor.page.goto(`/admin/appeals/${orderId}`);
  await expect(supervisor.page.getByText(waiting)).toBeVisible();
  await supervisor.page.getByRole("button", { name: "Approve this ruling" }).click();
  await supervisor.page.getByLabel("Why, for the log").fill("I have read it too.");
  // Another proposal takes its place meanwhile: what was opened is what would be approved, so it is not.
  const anew = {
    ruling: "refund",
    reasonCode: "no-answer",
    triedChannels: ["chat", "email", "phone"],
    note: "Written anew.",
    codes: { totp: await agent.app.code() },
  };
  const path = `/api/admin/appeals/${orderId}/rule`;
  await callBeside(playwright, agent.page, path, anew, baseURL);
  const approval = supervisor.page.getByRole("dialog");
  await expect(approval.getByText(/The case has changed since you opened this/)).toBeVisible();
  await enterCode(supervisor.page, "Code of your authenticator", "000000");
  await approval.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(approval.getByRole("alert")).toContainText("The case has changed");
  await approval.getByRole("button", { name: "Cancel" }).click();
  await supervisor.page.getByRole("button", { name: "Approve this ruling" }).click();
  await supervisor.page.getByLabel("Why, for the log").fill("I have read the new one too.");
  await decide(supervisor, "Approve");
  // The agent's page learns of it by itself.
  await expect(agent.page.getByText(/It takes effect at/)).toBeVisible();

  await moveClock(seller, 2 * HOUR_MINUTES + 1);
  await expect
    .poll(async () => (await buyer.read(`/api/ctc/query-order-details?orderId=${orderId}`)).state)
    .toBe("canceled");
  expect(await buyer.available("USDT")).toBe("0.00000000");
  await Promise.all([agent.close(), supervisor.close()]);
});
