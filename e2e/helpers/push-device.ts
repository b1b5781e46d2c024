/**
 * A browser as a push device. Its push service is a simulated one, as the real ones cannot be reached
 * from tests; only how a browser subscribes is replaced, and messages are delivered to the worker by
 * the developer tools.
 */
import type { SimulatedBrowser } from "@parley/testing/push/simulated-browser";
import type { BrowserContext, CDPSession, Page, Worker } from "@playwright/test";
import { expect } from "./people.ts";

/** What is global inside the service worker, where some functions of this file run. */
declare const registration: ServiceWorkerRegistration;
declare const clients: { matchAll: (options: object) => Promise<unknown> };

export interface PushDevice {
  /** The titles of the notifications that are displayed. */
  titles(): Promise<string[]>;
  /** How often the worker has asked which pages are open. */
  looks(): Promise<number>;
  /** Hands a message to the service worker, decrypted as browsers do. */
  deliver(text: string): Promise<void>;
  /** As if the reader looked at the tab, or at something else. */
  setLookedAt(isLookedAt: boolean): Promise<void>;
  /** Clicks the notification with this title. */
  click(title: string): Promise<void>;
  /** As if the browser had replaced its address at the push service and its keys. */
  renew(endpoint: string, keys: SimulatedBrowser): Promise<void>;
}

/** Of a page of the site that is open. */
export async function openPushDevice(page: Page): Promise<PushDevice> {
  const context = page.context();
  const { origin } = new URL(page.url());
  const devTools = await context.newCDPSession(page);
  const registrationId = await readRegistrationId(devTools);
  const worker = await readWorker(context);
  await worker.evaluate(() => {
    const ask = clients.matchAll.bind(clients);
    let looks = 0;
    clients.matchAll = async (options) => {
      const found = await ask(options);
      looks += 1;
      return found;
    };
    Object.defineProperty(globalThis, "looks", { get: () => looks, configurable: true });
  });
  return {
    titles: () =>
      worker.evaluate(async () => {
        return (await registration.getNotifications()).map(({ title }) => title);
      }),
    looks: () => worker.evaluate(() => Number(Reflect.get(globalThis, "looks"))),
    async deliver(data) {
      await devTools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    },
    async setLookedAt(isLookedAt) {
      // Playwright pretends that every page has the focus.
      await devTools.send("Emulation.setFocusEmulationEnabled", { enabled: isLookedAt });
      await (isLookedAt ? page : await context.newPage()).bringToFront();
      await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(isLookedAt);
    },
    click: (title) =>
      worker.evaluate(async (wanted) => {
        const all = await registration.getNotifications();
        const notification = all.find((one) => one.title === wanted);
        let done: Promise<unknown> = Promise.resolve();
        // Only the system makes real clicks; the worker's own listener handles this one.
        const event = Object.assign(new Event("notificationclick"), {
          notification,
          waitUntil: (work: Promise<unknown>) => (done = work),
        });
        globalThis.dispatchEvent(event);
        await done;
      }, title),
    renew: (endpoint, keys) =>
      worker.evaluate(
        async (given) => {
          const subscription = { toJSON: () => given };
          Object.assign(PushManager.prototype, { getSubscription: async () => subscription });
          let done: Promise<unknown> = Promise.resolve();
          const event = Object.assign(new Event("pushsubscriptionchange"), {
            waitUntil: (work: Promise<unknown>) => (done = work),
          });
          globalThis.dispatchEvent(event);
          await done;
        },
        { endpoint, keys: textsOf(keys) },
      ),
  };
}

async function readRegistrationId(devTools: CDPSession): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const [first] = registrations;
    if (first !== undefined) resolve(first.registrationId);
  });
  await devTools.send("ServiceWorker.enable");
  return promise;
}

async function readWorker(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker");
}

/** The page subscribes at the simulated push service with the keys of the simulated browser. */
export async function simulateSubscription(
  page: Page,
  endpoint: string,
  browser: SimulatedBrowser,
): Promise<void> {
  await page.addInitScript(
    (given) => {
      const STORED = "simulated-subscription";
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page, alone.
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
          sign.charCodeAt(0),
        ).buffer;
      const subscription = (applicationServerKey: string) => ({
        endpoint: given.endpoint,
        options: { applicationServerKey: bytesOf(applicationServerKey), userVisibleOnly: true },
        toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
        unsubscribe: async () => {
          localStorage.removeItem(STORED);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        subscribe: async (options: { applicationServerKey: string }) => {
          localStorage.setItem(STORED, options.applicationServerKey);
          return subscription(options.applicationServerKey);
        },
        getSubscription: async () => {
          const key = localStorage.getItem(STORED);
          return key === null ? null : subscription(key);
        },
      });
    },
    { endpoint, keys: textsOf(browser) },
  );
}

function textsOf({ p256dh, auth }: SimulatedBrowser) {
  return { p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url") };
}
