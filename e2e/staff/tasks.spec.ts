/** What staff ask one side of an appeal for, until a deadline. These stories move the clock. */
import { expectAccessible } from "../helpers/accessibility.ts";
import { openConsole, type Desk } from "../helpers/console.ts";
import { expect, moveClock, test } from "../helpers/own-clock.ts";
import { orderPath, placeOrder, publishSell, type Trader } from "../helpers/traders.ts";

// All stories share one server and its clock.
test.describe.configure({ mode: "serial" });

/** An order of 50 euros that is paid and in appeal. */
async function appealed(seller: Trader, buyer: Trader): Promise<string> {
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
  return orderId;
}

interface Wish {
  readonly side: RegExp;
  readonly kind: string;
  readonly text?: string;
}

async function ask({ page }: Desk, { side, kind, text }: Wish): Promise<void> {
  await page.getByRole("button", { name: "Ask a side" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask a side" });
  const name = await dialog.getByRole("option", { name: side }).textContent();
  await dialog.getByLabel("Who is asked").selectOption(name ?? "");
  await dialog.getByLabel("What for").selectOption(kind);
  if (text !== undefined) await dialog.getByLabel("In your own words").fill(text);
  await dialog.getByLabel("Time to answer").selectOption("30 minutes");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("a task to one side that is not answered raises the case, and moves nothing", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const orderId = await appealed(seller, buyer);
  const desk = await openConsole(browser, baseURL ?? "", "agent");
  const { page } = desk;
  await page.goto(`/admin/appeals/${orderId}`);
  await page.getByRole("button", { name: "Claim this case" }).click();
  await Promise.all([buyer.page.goto(orderPath(orderId)), seller.page.goto(orderPath(orderId))]);

  const words = "Please let the page of 1 March be seen.";
  await ask(desk, { side: /^Buyer/, kind: "Statement of the account", text: words });
  await expect(page.getByText("The buyer is asked.")).toBeVisible();
  const tasks = page.getByRole("region", { name: "Tasks of the two sides" });
  await expect(tasks.getByText("Open", { exact: true })).toBeVisible();

  // The asked side sees it without a reload: what, until when, and what follows without it.
  await expect(buyer.page.getByText("Customer service asks you", { exact: true })).toBeVisible();
  await expect(buyer.page.getByText("A statement of your account for the time")).toBeVisible();
  await expect(buyer.page.getByText(words)).toBeVisible();
  await expect(buyer.page.getByText("Time left to answer")).toBeVisible();
  await expect(buyer.page.getByText(/You can answer customer service until/)).toBeVisible();
  await expect(buyer.page.getByRole("button", { name: "Add evidence" })).toBeInViewport();
  await expectAccessible(buyer.page);
  // The other side learns that something is asked, and not what.
  await expect(seller.page.getByText(/The other side can answer customer service/)).toBeVisible();
  await expect(seller.page.getByText(words)).toBeHidden();

  // The session of staff would be over after an hour without use.
  await moveClock(buyer, 31);
  await expect(buyer.page.getByText("Time left to answer")).toBeHidden();
  await expect(buyer.page.getByText("The time is over. You can still answer")).toBeVisible();
  await expect(buyer.page.getByText("Task not answered by the buyer")).toBeVisible();
  await expect(tasks.getByText("Not answered", { exact: true })).toBeVisible();
  await page.goto("/admin/queues/appeals");
  const row = page.getByRole("row").filter({ hasText: "Task not answered" });
  await expect(row).toHaveCount(1);
  // Raised cases are first.
  await expect(page.getByRole("row").nth(1)).toContainText("Task not answered");

  const order = await buyer.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  expect(order).toMatchObject({ state: "paid", appeal: "open" });
  expect(await buyer.available("USDT")).toBe("0.00000000");
  expect(await seller.available("USDT")).toBe("100.00000000");
  await desk.close();
});

test("a task to the seller is answered in time, and another is withdrawn", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const orderId = await appealed(seller, buyer);
  const desk = await openConsole(browser, baseURL ?? "", "supervisor");
  const { page } = desk;
  await page.goto(`/admin/appeals/${orderId}`);
  await page.getByRole("button", { name: "Claim this case" }).click();
  await ask(desk, {
    side: /^Seller/,
    kind: "Answer to a question",
    text: "Which bank is the account with?",
  });

  await seller.page.goto(orderPath(orderId));
  await expect(seller.page.getByText("Which bank is the account with?")).toBeVisible();
  await seller.page.getByRole("button", { name: "Add evidence" }).click();
  const evidence = seller.page.getByRole("dialog", { name: "Add evidence" });
  await evidence.getByLabel("What happened?").fill("With the savings bank in Lyon.");
  await evidence.getByRole("button", { name: "Send" }).click();
  await expect(seller.page.getByText("You have answered. Customer service")).toBeVisible();
  const tasks = page.getByRole("region", { name: "Tasks of the two sides" });
  await expect(tasks.getByText("Answered", { exact: true })).toBeVisible();
  await expect(page.getByText("With the savings bank in Lyon.")).toBeVisible();

  await ask(desk, { side: /^Buyer/, kind: "Video of the account" });
  await buyer.page.goto(orderPath(orderId));
  await expect(buyer.page.getByText("Time left to answer")).toBeVisible();
  await tasks.getByRole("button", { name: "Withdraw the task" }).click();
  await expect(tasks.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(buyer.page.getByText("Time left to answer")).toBeHidden();
  await expect(buyer.page.getByText("Customer service asks you", { exact: true })).toBeHidden();
  await desk.close();
});
