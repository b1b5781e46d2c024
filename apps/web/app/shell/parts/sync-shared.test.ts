import { beforeAll, beforeEach, afterEach, expect, test, vi } from "vitest";
import type * as Shared from "@parley/site/parts/shared-store";
import type { publicStore as PublicStore } from "../state/public-store.ts";
import type { syncShared as SyncShared } from "./sync-shared.ts";

let shared: typeof Shared;
let publicStore: typeof PublicStore;
let syncShared: typeof SyncShared;
const view = new EventTarget();

// The shared store looks for the window when it is loaded.
beforeAll(async () => {
  vi.stubGlobal("window", view);
  shared = await import("@parley/site/parts/shared-store");
  ({ publicStore } = await import("../state/public-store.ts"));
  ({ syncShared } = await import("./sync-shared.ts"));
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the page's language is pushed at the start, on change, and again 100 ms after the start", () => {
  const heard: unknown[] = [];
  publicStore.set({ locale: "fr" });
  syncShared();
  expect(shared.getShared("iceLocale")).toBe("fr");
  shared.onShared("iceLocale", (locale) => heard.push(locale));
  vi.advanceTimersByTime(99);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["fr"]);
  publicStore.set({ locale: "ja" });
  expect(heard).toEqual(["fr", "ja"]);
  publicStore.set({ unread: 3 });
  expect(heard).toEqual(["fr", "ja"]);
  expect(shared.getShared("iceUnread")).toBe(3);
});

test("the currency of worths is pushed: dollars until the reader's own is known", () => {
  syncShared();
  expect(shared.getShared("iceCurrency")).toBe("USD");
  publicStore.set({ currency: "EUR" });
  expect(shared.getShared("iceCurrency")).toBe("EUR");
});

test("whether the transfer is open is the same on both sides, and updateFutures closes it", () => {
  const isOpen = () => [publicStore.get().transferShow, shared.getShared("iceTransferShow")];
  publicStore.set({ transferShow: true });
  expect(isOpen()).toEqual([true, true]);
  shared.emitShared("updateFutures");
  expect(isOpen()).toEqual([false, false]);
  // Opened by a part.
  shared.pushShared("iceTransferShow", true);
  expect(isOpen()).toEqual([true, true]);
  view.dispatchEvent(new Event("updateFutures"));
  expect(isOpen()).toEqual([false, false]);
});
