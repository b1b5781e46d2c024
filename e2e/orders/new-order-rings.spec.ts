/** A new order rings for its advertiser: a tone, a message with the amount, the count in the title. */
import type { BrowserContext, Page } from "@playwright/test";
import { expect, placeOrder, publishSell, test } from "../helpers/traders.ts";

/** Counts the tones of all pages, in place of the loudspeaker. */
async function listen(context: BrowserContext): Promise<() => number> {
  let tones = 0;
  await context.exposeFunction("toneHeard", () => {
    tones += 1;
  });
  await context.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype as {
      readonly createOscillator: (this: AudioContext) => OscillatorNode;
    };
    AudioContext.prototype.createOscillator = function () {
      void Reflect.get(window, "toneHeard")();
      return createOscillator.call(this);
    };
  });
  return () => tones;
}

/** As if the reader had permitted notifications and looked at something else. Returns their tags. */
async function allowNotifications(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const tags: unknown[] = [];
    const registration = {
      pushManager: { getSubscription: () => Promise.resolve(null) },
      showNotification: (title: string, { tag }: NotificationOptions) => {
        if (!/\d/.test(title)) tags.push(tag);
        return Promise.resolve();
      },
    };
    document.hasFocus = () => false;
    Object.defineProperty(Notification, "permission", { value: "granted" });
    Object.defineProperty(navigator, "serviceWorker", {
      value: { getRegistration: () => Promise.resolve(registration) },
    });
    Object.assign(window, { shownTags: tags });
  });
  return () => page.evaluate(() => Reflect.get(window, "shownTags"));
}

test("a new order rings once in a browser with two tabs, unless the sound is off", async ({
  newTrader,
}) => {
  test.setTimeout(120_000);
  const seller = await newTrader("1000");
  const buyer = await newTrader();
  const { page } = seller;
  const tones = await listen(page.context());
  const { advId } = await publishSell(seller);
  const other = await page.context().newPage();
  await other.goto("/en/wallet");
  await page.goto("/en/p2p/offers");
  const sound = page.getByRole("switch", { name: /^Sound for new orders/ });
  await expect(sound).toBeChecked();
  // No page asks for permission by itself.
  expect(await page.evaluate(() => Notification.permission)).not.toBe("granted");
  // Off and on again: browsers let a page sound once its reader has touched it.
  await sound.click();
  await sound.click();
  await expect.poll(tones).toBe(2);
  // Playwright pretends that every page has the focus.
  await other.evaluate(() => {
    document.hasFocus = () => false;
  });

  const first = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const message = page.getByText(/^Somebody is buying .+ from you for 50(\.00)? EUR by SEPA\./);
  await expect(message).toBeVisible();
  await expect.poll(tones).toBe(4);
  await expect(other).toHaveTitle(/^\(1\) /);
  await expect(page).not.toHaveTitle(/^\(/);
  await expect(other.getByText(/^Somebody is buying/)).toHaveCount(0);

  await other.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event("focus"));
  });
  await expect(other).not.toHaveTitle(/^\(/);
  // Otherwise either of the two may ring: both pretend to have the focus.
  await other.close();

  await page.getByRole("button", { name: "View Order" }).click();
  await expect(page).toHaveURL(new RegExp(`orderId=${first.orderId}`));
  await page.goto("/en/p2p/offers");
  await expect(message).toHaveCount(0);

  await sound.click();
  await expect(sound).not.toBeChecked();
  await buyer.write("/api/ctc/update-order-state", {
    orderId: first.orderId,
    action: "cancel",
    version: first.version,
  });
  const shown = await allowNotifications(page);
  // Over an open dialog it waits: its link would cover the dialog's own controls.
  await page.getByRole("main").getByRole("button", { name: "Close", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const second = await placeOrder(buyer, advId, { payMethod: "sepa" }, "40");
  const later = page.getByText(/from you for 40(\.00)? EUR/);
  await expect(later).toBeAttached();
  await expect(later).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(later).toBeVisible();
  expect(tones()).toBe(4);
  // A hidden tab shows the new order as a notification of the browser, without the amount.
  await expect.poll(shown).toEqual([`order-${second.orderId}-order-created`]);
});
