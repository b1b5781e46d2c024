/**
 * Push notifications: the switch, what a device shows and when, and where a click leads. The headless
 * shell shows no notifications, so that these stories run in full Chromium.
 */
import { findFullChromium, CHROMIUM_ARGUMENTS } from "@parley/testing/browser/find-chromium";
import { startPushService } from "@parley/testing/push/push-service";
import { createSimulatedBrowser } from "@parley/testing/push/simulated-browser";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { untilAlive } from "../helpers/people.ts";
import { openPushDevice, simulateSubscription } from "../helpers/push-device.ts";
import { openWithWorker } from "../helpers/service-worker.ts";
import { expect, orderPath, placeOrder, publishSell, test } from "../helpers/traders.ts";

const executablePath = findFullChromium(process.env);

test.use({
  serviceWorkers: "allow",
  launchOptions: {
    args: [...CHROMIUM_ARGUMENTS],
    ...(executablePath === null ? {} : { executablePath }),
  },
});

test.skip(executablePath === null, "There is no full Chromium on this machine.");

const MESSAGE = {
  id: "1",
  title: "Order completed",
  path: "/en/p2p/order?orderId=1",
  tag: "order-1-order-completed",
  lang: "en",
};

/** A page of the site with the permission to notify, controlled by the worker. */
async function openPermitted(page: Page, path: string): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  await openWithWorker(page, path);
}

const pushSwitch = (page: Page, name: string | RegExp) => page.getByRole("switch", { name });

test("a message is shown once, and not at all while a page of the site is looked at", async ({
  page,
}) => {
  await openPermitted(page, "/en");
  const device = await openPushDevice(page);
  await device.deliver(JSON.stringify(MESSAGE));
  // The worker has asked which pages are looked at; what follows does not change its answer.
  await expect.poll(() => device.looks()).toBe(1);
  await device.setLookedAt(false);
  const other = { ...MESSAGE, id: "2", title: "Order canceled", tag: "order-2-order-canceled" };
  await device.deliver(JSON.stringify(other));
  await expect.poll(() => device.titles()).toEqual(["Order canceled"]);
  // Twice the same, something unreadable, then another step of the same order.
  await device.deliver(JSON.stringify(other));
  await device.deliver("no message");
  await device.deliver(JSON.stringify({ ...other, path: "https://evil.example/", tag: "x" }));
  await device.deliver(JSON.stringify(MESSAGE));
  await expect
    .poll(async () => (await device.titles()).toSorted())
    .toEqual(["Order canceled", "Order completed"]);
});

test("a click on a notification leads the open tab to the order", async ({ page }) => {
  await openPermitted(page, "/en");
  const device = await openPushDevice(page);
  await device.setLookedAt(false);
  await device.deliver(JSON.stringify({ ...MESSAGE, path: "/en/help/fees" }));
  await expect.poll(() => device.titles()).toEqual([MESSAGE.title]);
  await device.click(MESSAGE.title);
  await expect(page).toHaveURL("/en/help/fees");
  // The browser takes a closed notification off its list a moment later.
  await expect.poll(() => device.titles()).toEqual([]);
});

test("a seller turns push on, is notified of an order in German, opens it, and turns push off", async ({
  newTrader,
}) => {
  const service = await startPushService(
    Number(new URL(process.env["E2E_PUSH_ORIGIN"] ?? "").port),
  );
  const browser = createSimulatedBrowser();
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { page } = seller;
  await simulateSubscription(page, `${service.origin}/device/${seller.uid}`, browser);
  await openPermitted(page, "/de/account/notifications");
  const toggle = pushSwitch(page, /Dieses Gerät/);
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page.getByText("Dieses Gerät erhält jetzt Push-Benachrichtigungen.")).toBeVisible();
  await expect(toggle).toBeChecked();
  // A switch half below the header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.reload();
  await untilAlive(page);
  await expect(toggle).toBeChecked();

  const { advId } = await publishSell(seller);
  const device = await openPushDevice(page);
  await device.setLookedAt(false);
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  await expect.poll(() => service.received.length).toBe(1);
  const text = browser.open(service.received[0]?.body ?? Buffer.alloc(0));
  await device.deliver(text);
  await expect.poll(() => device.titles()).toEqual(["Neue Order"]);
  await device.click("Neue Order");
  await expect(page).toHaveURL(`/de${orderPath(orderId).replace(/^\/en/, "")}`);

  await page.goto("/de/account/notifications");
  await toggle.click();
  await expect(
    page.getByText("Dieses Gerät erhält keine Push-Benachrichtigungen mehr."),
  ).toBeVisible();
  await expect(toggle).not.toBeChecked();
  expect((await seller.read("/api/ctc/notifications/push")).devices).toEqual([]);
  await service.close();
});

test("a browser that replaces its address goes on getting messages", async ({ newTrader }) => {
  const { page, read } = await newTrader();
  await openPermitted(page, "/en/wallet");
  const device = await openPushDevice(page);
  await device.renew(`${process.env["E2E_PUSH_ORIGIN"]}/renewed`, createSimulatedBrowser());
  expect((await read("/api/ctc/notifications/push")).devices).toMatchObject([{ language: "en" }]);
});

for (const { name, prepare, text } of [
  {
    name: "blocked notifications are explained",
    prepare: () => Object.defineProperty(Notification, "permission", { get: () => "denied" }),
    text: "Your browser blocks notifications from this site.",
  },
  {
    name: "a browser without push says so",
    prepare: () => Reflect.deleteProperty(window, "PushManager"),
    text: "This browser does not support push notifications.",
  },
]) {
  test(name, async ({ page, person: _person }) => {
    await page.addInitScript(prepare);
    await page.goto("/en/account/notifications");
    await expect(page.getByText(text)).toBeVisible();
    await expect(pushSwitch(page, /This device/)).toBeDisabled();
    await expectAccessible(page);
  });
}
