import { pushSettings, subscribePush } from "@parley/contract/endpoints/site/push";
import { describe, expect, test, vi } from "vitest";
import { openPush, PUSH_SETTINGS, showPush, SUBSCRIBE_PUSH } from "./push.ts";

const ORIGIN = "https://parley.example";
const PATH = "/en/p2p/order?orderId=1";
const MESSAGE = { id: "7", title: "Order paid", path: PATH, tag: "order-1-order-paid", lang: "en" };
const TEXT = JSON.stringify(MESSAGE);

interface FakePage {
  readonly url: string;
  readonly visibilityState: "visible" | "hidden";
  readonly focused: boolean;
  readonly focus: () => Promise<void>;
  readonly navigate: (url: string) => Promise<void>;
}

const newPage = (change: Partial<FakePage> = {}) => ({
  url: `${ORIGIN}/en`,
  visibilityState: "hidden" as const,
  focused: false,
  focus: vi.fn<FakePage["focus"]>(() => Promise.resolve()),
  navigate: vi.fn<FakePage["navigate"]>(() => Promise.resolve()),
  ...change,
});

/** The worker's surroundings: its pages, the notifications on the screen, its push service. */
function newScope({
  pages = [],
  displayed = [],
  endpoint = "https://fcm.googleapis.com/x",
}: {
  pages?: readonly FakePage[];
  displayed?: readonly object[];
  endpoint?: string;
} = {}) {
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
  const openWindow = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
  const scope = {
    location: { origin: ORIGIN },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    registration: {
      showNotification,
      getNotifications: () => Promise.resolve(displayed),
      pushManager: { getSubscription: () => Promise.resolve({ endpoint }) },
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As much of it as the worker uses.
  return { showNotification, openWindow, scope: scope as unknown as ServiceWorkerGlobalScope };
}

/** A click on what was shown for a message that leads there. */
async function click(path: string, pages: readonly FakePage[] = []) {
  const { scope, openWindow } = newScope({ pages });
  const close = vi.fn<() => void>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As much of it as the worker uses.
  await openPush(scope, { close, data: { path } } as unknown as Notification);
  expect(close).toHaveBeenCalledOnce();
  return openWindow;
}

describe("a pushed message", () => {
  test("is shown with its tag, and leads to the order", async () => {
    const { scope, showNotification } = newScope({ pages: [newPage({ focused: true })] });
    await showPush(scope, TEXT);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      "Order paid",
      expect.objectContaining({ tag: MESSAGE.tag, silent: false, data: { id: "7", path: PATH } }),
    );
  });

  test("is not shown while a page is looked at", async () => {
    const looked = newPage({ visibilityState: "visible", focused: true });
    const { scope, showNotification } = newScope({ pages: [newPage(), looked] });
    await showPush(scope, TEXT);
    expect(showNotification).not.toHaveBeenCalled();
  });

  test("is shown while a page is visible beside another window", async () => {
    const { scope, showNotification } = newScope({
      pages: [newPage({ visibilityState: "visible" })],
    });
    await showPush(scope, TEXT);
    expect(showNotification).toHaveBeenCalledOnce();
  });

  test("is shown without a sound where the push service forbids silence", async () => {
    const pages = [newPage({ visibilityState: "visible", focused: true })];
    const endpoint = "https://web.push.apple.com/x";
    const { scope, showNotification } = newScope({ pages, endpoint });
    await showPush(scope, TEXT);
    expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ silent: true, renotify: false });
  });

  test("that is displayed already does not alert again, another one of its tag does", async () => {
    const again = newScope({ displayed: [{ data: { id: "7" } }] });
    await showPush(again.scope, TEXT);
    expect(again.showNotification).not.toHaveBeenCalled();
    const next = newScope({ displayed: [{ data: { id: "6" } }] });
    await showPush(next.scope, TEXT);
    expect(next.showNotification.mock.calls[0]?.[1]).toMatchObject({ renotify: true });
  });
});

describe("a click", () => {
  test("brings an open tab to the front and leads it to the order", async () => {
    const page = newPage();
    const openWindow = await click(PATH, [page]);
    expect(page.focus).toHaveBeenCalledOnce();
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith(ORIGIN + PATH);
    expect(openWindow).not.toHaveBeenCalled();
  });

  test("chooses the tab that shows the order, and does not load it again", async () => {
    const [other, there] = [newPage(), newPage({ url: ORIGIN + PATH })];
    await click(PATH, [other, there]);
    expect(there.focus).toHaveBeenCalledOnce();
    expect(there.navigate).not.toHaveBeenCalled();
    expect(other.focus).not.toHaveBeenCalled();
  });

  test("opens a tab where there is none, or none that can be led", async () => {
    expect(await click(PATH)).toHaveBeenCalledExactlyOnceWith(ORIGIN + PATH);
    const stuck = newPage({ navigate: () => Promise.reject(new TypeError("not controlled")) });
    expect(await click(PATH, [stuck])).toHaveBeenCalledExactlyOnceWith(ORIGIN + PATH);
  });

  test("leads nowhere but to this site", async () => {
    const page = newPage();
    expect(await click("//evil.example/", [page])).not.toHaveBeenCalled();
    expect(page.navigate).not.toHaveBeenCalled();
  });
});

test("the worker calls what the contract declares", () => {
  expect(pushSettings).toMatchObject({ path: PUSH_SETTINGS, method: "GET" });
  expect(subscribePush).toMatchObject({ path: SUBSCRIBE_PUSH, method: "POST" });
});
