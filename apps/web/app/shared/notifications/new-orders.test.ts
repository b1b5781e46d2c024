import { expect, test } from "vitest";
import { claimNew, FRESH_MS, freshOrders, HIDDEN_WAIT_MS, type Notice } from "./new-orders.ts";

const NOW = 1_800_000_000_000;

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  kind: "order-created",
  group: "orders",
  title: "New order",
  text: "",
  orderId: "7",
  path: "/p2p/order?orderId=7",
  createdAt: NOW,
  readAt: null,
  ...more,
});

test("only new, unread orders of the last minute ring, the oldest first", () => {
  const list = [
    notice("100"),
    notice("99"),
    notice("98", { kind: "order-paid" }),
    notice("97", { readAt: NOW }),
    notice("96", { createdAt: NOW - FRESH_MS - 1 }),
  ];
  expect(freshOrders(list, NOW).map(({ id }) => id)).toEqual(["99", "100"]);
});

/** Tabs of one browser: one storage, one lock. */
function createBrowser() {
  let stored: string | null = null;
  let queue = Promise.resolve<unknown>(undefined);
  const locks = {
    request: (_name: string, work: () => unknown) => {
      const next = queue.then(work);
      queue = next;
      return next;
    },
  };
  const waiting: (() => void)[] = [];
  const tab = (isLookedAt: boolean) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As much of it as is used.
    locks: locks as unknown as LockManager,
    read: () => stored,
    write: (id: string) => {
      stored = id;
    },
    isLookedAt: () => isLookedAt,
    wait: (ms: number) => {
      expect(ms).toBe(HIDDEN_WAIT_MS);
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
  });
  return { tab, goOn: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

const idsOf = (notices: readonly Notice[]) => notices.map(({ id }) => id);

test("of several tabs the one that is looked at rings, once for each order", async () => {
  const browser = createBrowser();
  const hidden = claimNew([notice("9")], browser.tab(false));
  const seen = claimNew([notice("9")], browser.tab(true));
  expect(idsOf(await seen)).toEqual(["9"]);
  browser.goOn();
  expect(idsOf(await hidden)).toEqual([]);
  // The next one rings alone: ids are compared as numbers.
  const next = await claimNew([notice("9"), notice("10")], browser.tab(true));
  expect(idsOf(next)).toEqual(["10"]);
});

test("a tab that is not looked at rings where no other one does", async () => {
  const browser = createBrowser();
  const tabs = [
    claimNew([notice("9")], browser.tab(false)),
    claimNew([notice("9")], browser.tab(false)),
  ];
  browser.goOn();
  const rung = await Promise.all(tabs);
  expect(rung.flatMap(idsOf)).toEqual(["9"]);
});

test("a kept id that is no number silences nothing", async () => {
  const { tab } = createBrowser();
  const one = tab(true);
  one.write("none");
  expect(idsOf(await claimNew([notice("7")], one))).toEqual(["7"]);
  expect(idsOf(await claimNew([notice("7")], one))).toEqual([]);
});
