/** Notifications about orders, and feedback after them. */
import { logInStaff } from "../helpers/staff.ts";
import {
  expect,
  orderPath,
  placeOrder,
  publishSell,
  test,
  type Trader,
} from "../helpers/traders.ts";

const PAYMENT = { payMethod: "sepa" };

async function pay(buyer: Trader, orderId: string): Promise<void> {
  const { version } = await buyer.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version });
}

test("the bell notifies a seller live, and its list leads to the order", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { page } = seller;
  await seller.write("/api/ctc/notifications/read", { all: true });
  await page.goto("/en/p2p/buy");
  const bell = page.getByLabel("Notifications", { exact: true });
  await expect(bell).toBeVisible();

  const { orderId } = await placeOrder(buyer, advId, PAYMENT);
  await expect(page.getByLabel("Notifications, 1 unread")).toBeVisible();
  await pay(buyer, orderId);
  await page.getByLabel("Notifications, 2 unread").click();
  const paid = page.getByRole("link", { name: /^The buyer has marked the order as paid/ });
  await expect(paid).toContainText("50.00 EUR has been paid by SEPA");
  await paid.click();
  await expect(page).toHaveURL(new RegExp(`orderId=${orderId}`));
  // Opening a notification marks it as read.
  await expect(page.getByLabel("Notifications, 1 unread")).toBeVisible();
  await page.getByLabel("Notifications, 1 unread").click();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell).toBeVisible();
});

test("a user who may not trade any more is notified live, with the reason and the end", async ({
  newTrader,
  playwright,
  baseURL,
}) => {
  const { page, uid, write } = await newTrader();
  const staff = await logInStaff(playwright, baseURL ?? "", "compliance");
  const freeze = (isFrozen: boolean) =>
    staff.act(`/api/admin/users/${uid}/freeze`, { isFrozen, reason: "Reported by a bank." });
  await write("/api/ctc/notifications/read", { all: true });
  await page.goto("/en/p2p/buy");
  await expect(page.getByLabel("Notifications", { exact: true })).toBeVisible();
  await freeze(true);
  await page.getByLabel("Notifications, 1 unread").click();
  const told = page.getByRole("link", { name: /^Trading is frozen for your account/ });
  await expect(told).toContainText("you cannot place orders, publish offers or withdraw");
  await page.reload();
  const verdict = page.getByRole("main").getByText("Trading is frozen for your account.");
  await expect(verdict).toBeVisible();
  // There is no item, so that no text about items is shown.
  await expect(page.getByText("Before you can trade")).toBeHidden();
  await freeze(false);
  await page.getByLabel("Notifications, 2 unread").click();
  await expect(page.getByRole("link", { name: /^You can trade again/ })).toBeVisible();
  await page.reload();
  await expect(verdict).toBeHidden();
  await staff.dispose();
});

test("the page of notifications lists, filters and switches mails by kind", async ({
  newTrader,
}) => {
  const seller = await newTrader();
  const { page } = seller;
  await page.goto("/en/account/notifications");
  await expect(page.getByRole("heading", { name: "Notifications", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to P2P" })).toHaveAttribute("href", "/en/p2p");
  const rows = page.getByRole("main").getByRole("link", { name: /^Your identity is verified/ });
  await expect(rows).toBeVisible();
  await expect(rows).toHaveAccessibleName(/^Your identity is verified \(Unread\)/);
  await page.getByLabel("Show").and(page.getByRole("combobox")).selectOption("Security");
  await expect(rows).toBeHidden();
  await expect(page).toHaveURL(/group=security/);
  await page.getByLabel("Show").and(page.getByRole("combobox")).selectOption("Wallet");
  await expect(page.getByText("No matching data")).toBeVisible();
  await page.getByLabel("Show").and(page.getByRole("combobox")).selectOption("All");
  await page.getByRole("main").getByRole("button", { name: "Mark all as read" }).click();
  await page.getByRole("link", { name: "Unread", exact: true }).click();
  await expect(page.getByText("You have read everything.")).toBeVisible();

  const orders = page.getByRole("switch", { name: /^Orders/ });
  await expect(orders).toBeChecked();
  await orders.click();
  await expect(page.getByText("Your choice has been saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: /^Orders/ })).not.toBeChecked();
  const { mail } = await seller.read("/api/ctc/notifications/settings");
  expect(mail).toEqual({ orders: false, appeals: true, account: true, wallet: true });
});

test("both sides of a trade leave feedback, and one replies", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId } = await placeOrder(buyer, advId, PAYMENT);
  await pay(buyer, orderId);
  await seller.page.goto(orderPath(orderId));
  await seller.page.getByRole("button", { name: "Received & Release crypto" }).click();
  const release = seller.page.getByRole("dialog", { name: "Have you received the payment?" });
  await release.getByRole("button", { name: "Received & Release crypto" }).click();
  await seller.verify();

  await buyer.page.goto(orderPath(orderId));
  const form = buyer.page.getByRole("form", { name: /^How was your trade with/ });
  await form.getByRole("button", { name: "Send feedback" }).click();
  await expect(form.getByRole("group").and(form.locator("fieldset"))).toHaveAccessibleDescription(
    "Please choose Good or Bad.",
  );
  await form.getByLabel("Good").check();
  await form.getByLabel("Comment (optional)").fill("Quick and kind.");
  await form.getByRole("button", { name: "Send feedback" }).click();
  await expect(buyer.page.getByText("Thank you for your feedback.")).toBeVisible();

  const { page } = seller;
  await page.goto(`/en/p2p/advertiser/${seller.uid}`);
  const feedback = page.getByRole("region", { name: "Feedback" });
  await expect(feedback.getByText("Quick and kind.")).toBeVisible();
  await feedback.getByRole("button", { name: "Reply" }).click();
  await feedback.getByLabel("Your reply").fill("Any time again.");
  await feedback.getByRole("button", { name: "Send reply" }).click();
  await expect(feedback.getByText(`Reply from ${seller.nickname}`)).toBeVisible();
  await feedback.getByLabel("Show").selectOption("Negative");
  await expect(feedback.getByText("No matching data")).toBeVisible();
});
