/** How long appeals take, where people look for it. This story moves the clock. */
import { expect, moveClock, test } from "../helpers/own-clock.ts";
import { logInStaff } from "../helpers/staff.ts";
import { orderPath, placeOrder, publishSell, type Trader } from "../helpers/traders.ts";

const STEP = "/api/ctc/update-order-state";
const WAIT_MINUTES = 3 * 60;

async function pay(buyer: Trader, advId: string) {
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" }, "30");
  return buyer.write(STEP, { orderId, action: "pay", version });
}

test("after five rulings the help and the form of an appeal say how long they take", async ({
  newTrader,
  playwright,
  baseURL: base,
}) => {
  test.slow();
  const baseURL = base ?? "";
  const seller = await newTrader("500");
  const agent = await logInStaff(playwright, baseURL, "agent");
  const { advId } = await publishSell(seller, { quantity: "400" });
  const buyer = await newTrader();
  const { page } = buyer;
  const text = page.getByText("(median of the last 90 days)");
  await page.goto("/en/help/appeals");
  await expect(text).toBeHidden();
  for (let ruled = 0; ruled < 5; ruled += 1) {
    const { orderId, version } = await pay(buyer, advId);
    await buyer.write(STEP, {
      orderId,
      action: "appeal",
      version,
      reason: "crypto-not-received",
      statement: "The money has left my account.",
    });
    await moveClock(seller, WAIT_MINUTES);
    const casePath = (what: string) => `/api/admin/appeals/${orderId}/${what}`;
    await agent.claim(casePath("claim"));
    await agent.act(casePath("rule"), {
      ruling: "release",
      reasonCode: "payment-proved",
      note: "The bank statement shows it.",
    });
    const order = await seller.read(`/api/ctc/query-order-details?orderId=${orderId}`);
    await seller.write(STEP, { orderId, action: "accept-ruling", version: order.version });
  }
  await moveClock(seller, 5);

  const { orderId } = await pay(buyer, advId);
  await page.goto(orderPath(orderId));
  await page.getByRole("button", { name: "Appeal", exact: true }).click();
  const appeal = page.getByRole("dialog", { name: "Appeal" });
  await expect(appeal).toContainText("to the decision (median of the last 90 days): 3 hours");

  // Pages that were rendered before follow within the hour, and with every change of the site.
  const administrator = await logInStaff(playwright, baseURL, "administrator");
  await administrator.act("/api/admin/content", {
    kind: "article",
    slug: "waiting",
    language: "en",
    version: 0,
    source: `---\ntitle: Waiting\nlead: In one sentence.\ntopic: costs\nplace: 9\n---\n\n## Why {#why}\n\nSo.\n`,
    reason: "A story of the browser tests.",
  });
  await page.goto("/en/help/appeals");
  await expect(text).toHaveText(
    "Time from an appeal to the decision (median of the last 90 days): 3 hours",
  );
  await page.goto("/ru/help");
  await expect(page.getByText("(медиана за последние 90 дней): 3 часа")).toBeVisible();
  await Promise.all([agent.dispose(), administrator.dispose()]);
});
