/** On a phone each step of an order leads to what is next, and the end says when coins are free. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { expect, orderPath, placeOrder, publishSell, release, test } from "../helpers/traders.ts";

const RELEASE = "Received & Release crypto";

/** The heading has the focus and lies below what sticks to the upper edge. */
async function expectLedTo(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { name, level: 2, exact: true });
  await expect(heading).toBeFocused();
  await expect
    .poll(() =>
      heading.evaluate((element) => {
        const { top, left, height } = element.getBoundingClientRect();
        const isOnTop = (y: number) => element.contains(document.elementFromPoint(left + 4, y));
        const isWhole = isOnTop(top + 2) && isOnTop(top + height - 2);
        return isWhole && top < innerHeight / 2;
      }),
    )
    .toBe(true);
}

test("a phone follows an order: paid, appealed, completed", async ({ newTrader }) => {
  test.setTimeout(120_000);
  const [seller, buyer] = await Promise.all([newTrader("200"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const { page } = buyer;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(orderPath(orderId));
  const iban = page.getByText(seller.iban);
  const down = () =>
    page.getByRole("heading", { name: "Order", exact: true, level: 2 }).scrollIntoViewIfNeeded();

  await test.step("after I've Paid the heading is in sight, the payment details are folded", async () => {
    await expect(iban).toBeVisible();
    await down();
    await page.getByRole("button", { name: "I've Paid" }).click();
    await page.getByLabel("Last 4 characters of the account").fill("4321");
    await page.getByRole("dialog").getByRole("button", { name: "I've Paid" }).click();
    await expectLedTo(page, "Waiting for the release");
    await expect(iban).toBeHidden();
    await page.getByText("Payment info").click();
    await expect(iban).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("after an appeal, which is possible at once, the appeal's heading is in sight", async () => {
    await down();
    await page.getByRole("button", { name: "Appeal", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Appeal" });
    await dialog.getByText("I have paid and have not received the crypto").click();
    await dialog.getByLabel("What happened?").fill("The money has left my account.");
    await dialog.getByRole("button", { name: "Submit appeal" }).click();
    await expectLedTo(page, "Appeal");
  });

  await test.step("who writes in the chat keeps the place while the order moves on", async () => {
    await page.getByRole("button", { name: /^Chat/ }).click();
    const composer = page.getByRole("textbox", { name: "Write a message" });
    await composer.fill("I am writing");
    const { version } = await seller.read(`/api/ctc/query-order-details?orderId=${orderId}`);
    await release(seller, orderId, version);
    await expect(page.getByText("Completed", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Completed" })).toBeHidden();
  });

  await test.step("the end says from when the coins can be withdrawn or sold", async () => {
    await page.getByRole("button", { name: "Order", exact: true }).click();
    const { freshUntil, completedAt } = await buyer.read(
      `/api/ctc/query-order-details?orderId=${orderId}`,
    );
    expect(freshUntil - completedAt).toBe(24 * 60 * 60_000);
    const local = new Date(freshUntil).toISOString().slice(0, 19).replace("T", " ");
    await expect(
      page.getByText(`You can withdraw or sell these coins from ${local}.`),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "View your limits" })).toHaveAttribute(
      "href",
      "/en/account/limits",
    );
    await expectAccessible(page);
    const ofSeller = await seller.read(`/api/ctc/query-order-details?orderId=${orderId}`);
    expect(ofSeller.freshUntil).toBeNull();
  });
});

test("who presses or holds the pointer as the next state arrives is led there afterwards, or not at all", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("200"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const { page } = seller;
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(orderPath(orderId));
  await expect(page.getByRole("heading", { name: "Waiting for payment" })).toBeVisible();
  await page
    .getByRole("heading", { name: "Order", exact: true, level: 2 })
    .scrollIntoViewIfNeeded();
  // Faster than a hand: the press is there with the button.
  await page.evaluate((name) => {
    const observer = new MutationObserver(() => {
      const button = [...document.querySelectorAll("button")].find(
        ({ textContent }) => textContent === name,
      );
      if (button === undefined) return;
      observer.disconnect();
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      button.focus({ preventScroll: true });
    });
    observer.observe(document, { subtree: true, childList: true });
  }, RELEASE);

  const paid = await buyer.write("/api/ctc/update-order-state", {
    orderId,
    action: "pay",
    version,
  });
  const button = page.getByRole("button", { name: RELEASE });
  await expect(button).toBeFocused();
  const place = await button.boundingBox();
  await page.clock.runFor(5_000);
  await expect(button).toBeFocused();
  expect(await button.boundingBox()).toEqual(place);
  await button.click();
  await expect(page.getByRole("dialog", { name: "Have you received the payment?" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("heading", { name: "Order", exact: true, level: 2 }).hover();
  await page.mouse.down();
  await buyer.write("/api/ctc/update-order-state", {
    orderId,
    action: "appeal",
    version: paid.version,
    reason: "crypto-not-received",
    statement: "I have paid and have not received the coins.",
  });
  const heading = page.getByRole("heading", { name: "Appeal", level: 2, exact: true });
  await expect(heading).toBeAttached();
  await page.clock.runFor(5_000);
  await expect(heading).not.toBeFocused();
  await page.mouse.up();
  await expectLedTo(page, "Appeal");
});
