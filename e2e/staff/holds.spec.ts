/** People at the console of customer service. */
import { expectAccessible } from "../helpers/accessibility.ts";
import { decide, openConsole, type Desk } from "../helpers/console.ts";
import { expect, test } from "../helpers/own-clock.ts";
import { orderPath, placeOrder, publishSell, release, type Trader } from "../helpers/traders.ts";

// A code of the demo's authenticators counts once, so that no other story may use them meanwhile.
test.describe.configure({ mode: "serial" });

async function findPerson({ page }: Desk, text: string): Promise<void> {
  await page.goto("/admin/people");
  await page.getByLabel("Look for").fill(text);
  await page.getByRole("button", { name: "Search" }).click();
}

/** Presses a button of the person's page and gives a reason. */
async function act(desk: Desk, button: string, confirm: string): Promise<void> {
  const { page } = desk;
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("dialog").getByLabel("Why, for the log").fill("A letter of the bank.");
  await decide(desk, confirm);
}

const stateOf = async (trader: Trader, orderId: string) =>
  (await trader.read(`/api/ctc/query-order-details?orderId=${orderId}`)).state;

test("a hold during an open order lets its settlement fail, and Retry settles it after the hold", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const order = { orderId, action: "pay", version };
  const paid = await buyer.write("/api/ctc/update-order-state", order);
  const desk = await openConsole(browser, baseURL ?? "", "compliance");
  const { page } = desk;

  await findPerson(desk, orderId);
  const found = page.getByRole("list", { name: "Found people" });
  await expect(found.getByRole("listitem")).toHaveCount(2);
  await expect(found.getByText(seller.uid, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await found.getByRole("listitem").filter({ hasText: buyer.uid }).getByRole("link").click();
  await expect(page.getByRole("table", { name: "Latest orders" })).toContainText(orderId);
  await act(desk, "Put on hold", "Hold");
  await expect(page.getByText("On hold", { exact: true })).toBeVisible();

  await release(seller, orderId, paid.version);
  await expect.poll(() => stateOf(seller, orderId)).toBe("failed");
  expect(await buyer.available("USDT")).toBe("0.00000000");

  await act(desk, "Lift the hold", "Lift");
  await expect(page.getByText("On hold", { exact: true })).toBeHidden();
  await expect(page.getByRole("table", { name: "Log of staff" })).toContainText("user.hold");

  await seller.page.goto(orderPath(orderId));
  await seller.page.getByRole("button", { name: "Retry" }).click();
  const again = seller.page.getByRole("dialog", { name: "Try the transfer again?" });
  await again.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => stateOf(seller, orderId)).toBe("completed");
  const done = await buyer.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  expect(await buyer.available("USDT")).toBe(done.receiveQuantity);
  await desk.close();
});

test("sealed data of a person is shown only with a reason, which the log keeps", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const person = await newTrader();
  const agent = await openConsole(browser, baseURL ?? "", "agent");
  await findPerson(agent, person.uid);
  await expect(agent.page.getByRole("region", { name: "Contacts" })).toContainText("***");
  await expect(agent.page.getByRole("button", { name: "Show contacts" })).toHaveCount(0);
  await expectAccessible(agent.page);
  await agent.close();

  const desk = await openConsole(browser, baseURL ?? "", "compliance");
  const { page } = desk;
  await findPerson(desk, person.uid);
  const contacts = page.getByRole("region", { name: "Contacts" });
  await expect(contacts).toContainText("***");
  await act(desk, "Show contacts", "Show");
  await expect(contacts).not.toContainText("***");
  await expect(contacts).toContainText("@");
  await expect(page.getByRole("table", { name: "Log of staff" })).toContainText("user.openSealed");
  await expectAccessible(page);
  await desk.close();
});
