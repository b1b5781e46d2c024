import { createMovableClock } from "@parley/platform/clock";
import { describe, expect, test } from "vitest";
import { createFairBudget, createSeenCallers } from "./fair-budget.ts";
import { createCountExchange } from "./minute-counts.ts";

const MINUTE_MS = 60_000;
const OFFICE = "198.51.100.7";

interface Shares {
  readonly caller?: number;
  readonly newcomers?: number;
}

function stage({ caller: callerShare = Infinity, newcomers: share = Infinity }: Shares) {
  const clock = createMovableClock({ now: () => 0 });
  const exchange = createCountExchange({ clock, count: () => Promise.resolve([]) });
  const seen = createSeenCallers(exchange);
  const budget = createFairBudget(exchange, {
    kind: "test",
    perMinute: 6_000,
    callerShare,
    newcomers: { share, isNew: (caller) => seen.isNew(caller) },
  });
  const ask = (caller: string, cost = 1, network = OFFICE) => {
    const isAllowed = budget.take({ network, caller }, cost);
    if (isAllowed) seen.see(caller);
    return isAllowed;
  };
  /** How much the caller gets when it asks until it is refused. */
  const useUp = (caller: string, cost = 1, network = OFFICE) => {
    let used = 0;
    while (used < 10_000 && ask(caller, cost, network)) used += cost;
    return used;
  };
  return { clock, ask, useUp, seen };
}

describe("the budget of an address", () => {
  test("is used up by all callers together, and is whole again in the next minute", () => {
    const { clock, ask, useUp } = stage({});
    expect(useUp("ada") + useUp("bob")).toBe(6_000);
    expect(ask("cleo")).toBe(false);
    expect(useUp("dora", 1, "198.51.100.8")).toBe(6_000);
    clock.advance(MINUTE_MS - 1);
    expect(ask("cleo")).toBe(false);
    clock.advance(1);
    expect(useUp("cleo")).toBe(6_000);
  });

  test("counts by cost", () => {
    expect(stage({}).useUp("ada", 10)).toBe(6_000);
  });
});

describe("one caller", () => {
  test("uses at most its share of what it leaves", () => {
    const { ask, useUp } = stage({ caller: 0.25 });
    expect(useUp("greedy")).toBe(1_200);
    expect(useUp("other")).toBe(960);
    expect(ask("greedy")).toBe(false);
  });

  test("that has asked little goes on while ten greedy ones are refused", () => {
    const { ask, useUp } = stage({ caller: 0.25 });
    for (let turn = 0; turn < 10; turn += 1) useUp(`greedy ${turn}`);
    expect(ask("greedy 0")).toBe(false);
    expect(ask("modest", 10)).toBe(true);
    expect(useUp("modest", 10)).toBeGreaterThanOrEqual(100);
  });

  test("that has used nothing may ask a question however dear, as long as anything is left", () => {
    const { ask, useUp } = stage({ caller: 0.001 });
    useUp("greedy");
    expect(ask("modest", 10)).toBe(true);
    expect(ask("modest", 10)).toBe(false);
  });

  test("is refused without being counted", () => {
    const { clock, ask, useUp } = stage({ caller: 0.25 });
    useUp("greedy");
    for (let turn = 0; turn < 10_000; turn += 1) ask("greedy");
    expect(useUp("other")).toBe(960);
    clock.advance(MINUTE_MS);
    expect(useUp("greedy")).toBe(1_200);
  });
});

describe("callers that were not seen before this minute", () => {
  test("have their share together, however many names they invent", () => {
    const { clock, ask } = stage({ caller: 0.25, newcomers: 1 });
    expect(ask("regular")).toBe(true);
    clock.advance(MINUTE_MS);
    let answered = 0;
    for (let turn = 0; turn < 10_000; turn += 1) answered += ask(`invented ${turn}`) ? 1 : 0;
    expect(answered).toBe(3_000);
    // One that came before is not affected.
    expect(ask("regular", 10)).toBe(true);
  });

  test("are no newcomers in the next minute", () => {
    const { clock, useUp } = stage({ newcomers: 1 });
    expect(useUp("ada")).toBe(3_000);
    clock.advance(MINUTE_MS);
    expect(useUp("ada")).toBe(6_000);
  });

  test("push out none that came again", () => {
    const { clock, ask, seen } = stage({});
    ask("regular");
    clock.advance(MINUTE_MS);
    ask("regular");
    for (let turn = 0; turn < 100_000; turn += 1) seen.see(`invented ${turn}`);
    expect(seen.isNew("regular")).toBe(false);
    expect(seen.isNew("invented 1")).toBe(true);
    clock.advance(MINUTE_MS);
    expect(seen.isNew("regular")).toBe(false);
  });
});
