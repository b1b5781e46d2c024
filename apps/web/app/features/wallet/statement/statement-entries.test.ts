import { describe, expect, it } from "vitest";
import { withLatest, withOlder, type Statement } from "./statement-entries.ts";

const page = (nextCursor: string | null, ...ids: string[]): Statement => ({
  list: ids.map((entryId) => ({
    entryId,
    at: 0,
    assetCode: "USDT",
    wallet: "spot",
    kind: "transfer",
    step: "move",
    causeId: "1",
    amount: "1",
    balanceAfter: "1",
  })),
  nextCursor,
});

const ids = ({ list }: Statement) => list.map(({ entryId }) => entryId).join("");

describe("withOlder", () => {
  it("continues where the last page ended, and shows nothing twice", () => {
    const whole = withOlder(page("c", "e", "d", "c"), page(null, "c", "b", "a"));
    expect(ids(whole)).toBe("edcba");
    expect(whole.nextCursor).toBeNull();
  });
});

describe("withLatest", () => {
  it("puts new movements first and keeps the end of the pages", () => {
    const whole = withLatest(page("a", "d", "c", "b", "a"), page("c", "e", "d", "c"));
    expect(ids(whole)).toBe("edcba");
    expect(whole.nextCursor).toBe("a");
  });

  it("restarts when movements are missing in between", () => {
    const whole = withLatest(page("a", "b", "a"), page("e", "f", "e"));
    expect(ids(whole)).toBe("fe");
    expect(whole.nextCursor).toBe("e");
  });

  it("shows the first movement of an empty statement", () => {
    expect(ids(withLatest(page(null), page(null, "a")))).toBe("a");
  });
});
