import { describe, expect, test } from "vitest";
import { toUserId } from "../ids.ts";
import {
  CASE_KINDS,
  CASE_RULES,
  compareCases,
  decideCaseClaim,
  dueAtOf,
  isOutcomeOf,
  isTakenByOther,
  kindsFor,
  mayGiveAway,
  urgencyOf,
  type QueuedCase,
} from "./queue.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ada = toUserId(1n);
const ben = toUserId(2n);

describe("target times", () => {
  test("an unclaimed appeal is due for its first answer, a claimed one for its ruling", () => {
    const age = { kind: "appeals", openedAt: 0 } as const;
    expect(dueAtOf({ ...age, isClaimed: false })).toBe(30 * MINUTE);
    expect(dueAtOf({ ...age, isClaimed: true })).toBe(24 * HOUR);
  });

  test.each(CASE_KINDS)("%s are answered before they are decided", (kind) => {
    const { firstAnswerMs, decisionMs } = CASE_RULES[kind];
    expect(firstAnswerMs).toBeGreaterThan(0);
    expect(firstAnswerMs).toBeLessThan(decisionMs);
  });

  test("a case is in time, then due soon in its last quarter, then late to the millisecond", () => {
    const age = { kind: "withdrawals", openedAt: 0, isClaimed: true } as const;
    expect(urgencyOf(age, 90 * MINUTE - 1)).toBe("inTime");
    expect(urgencyOf(age, 90 * MINUTE)).toBe("soon");
    expect(urgencyOf(age, 120 * MINUTE - 1)).toBe("soon");
    expect(urgencyOf(age, 120 * MINUTE)).toBe("late");
  });

  test("claiming a late case buys the time of the decision", () => {
    const age = { kind: "appeals", openedAt: 0 } as const;
    expect(urgencyOf({ ...age, isClaimed: false }, HOUR)).toBe("late");
    expect(urgencyOf({ ...age, isClaimed: true }, HOUR)).toBe("inTime");
  });
});

describe("the order of a queue", () => {
  const plain: QueuedCase = {
    kind: "appeals",
    caseId: 5n,
    openedAt: 1_000,
    isClaimed: false,
    flags: [],
  };

  test("has raised cases first, however young", () => {
    const young = { ...plain, caseId: 9n, openedAt: HOUR, flags: ["proofOverdue"] } as const;
    const second = { ...plain, caseId: 8n, openedAt: 2 * HOUR, flags: ["secondLook"] } as const;
    expect([plain, second, young].toSorted(compareCases)).toEqual([young, second, plain]);
  });

  test("does not raise a case for another flag", () => {
    const waiting = { ...plain, caseId: 9n, openedAt: 2_000, flags: ["approval"] } as const;
    expect([waiting, plain].toSorted(compareCases)).toEqual([plain, waiting]);
  });

  test("goes by due time and not by age: an unclaimed case passes an older claimed one", () => {
    const claimed = { ...plain, caseId: 1n, openedAt: 0, isClaimed: true };
    expect([claimed, plain].toSorted(compareCases)).toEqual([plain, claimed]);
  });

  test("is decided by the id where everything else is equal", () => {
    const next = { ...plain, caseId: 6n };
    expect([next, plain].toSorted(compareCases)).toEqual([plain, next]);
    expect(compareCases(plain, { ...plain })).toBe(0);
  });
});

describe("claims", () => {
  const agent = { userId: ada, role: "agent" } as const;
  const supervisor = { userId: ada, role: "supervisor" } as const;

  test("a free case and the own one are given", () => {
    expect(decideCaseClaim(null, agent, false)).toBeNull();
    expect(decideCaseClaim(ada, agent, false)).toBeNull();
  });

  test("a colleague's needs the right and the word", () => {
    expect(decideCaseClaim(ben, agent, true)).toBe("caseTaken");
    expect(decideCaseClaim(ben, supervisor, false)).toBe("caseTaken");
    expect(decideCaseClaim(ben, supervisor, true)).toBeNull();
  });

  test("who has a case gives it away, and so do those who could take it over", () => {
    expect(mayGiveAway(ada, agent)).toBe(true);
    expect(mayGiveAway(ben, agent)).toBe(false);
    expect(mayGiveAway(ben, supervisor)).toBe(true);
    expect(mayGiveAway(null, supervisor)).toBe(false);
  });

  test("only a colleague's claim bars a decision", () => {
    expect(isTakenByOther(null, ada)).toBe(false);
    expect(isTakenByOther(ada, ada)).toBe(false);
    expect(isTakenByOther(ben, ada)).toBe(true);
  });
});

test("each role sees its own queues", () => {
  const desk = ["appeals", "resets", "withdrawals", "reports", "flags", "support"];
  expect(kindsFor("agent")).toEqual(desk);
  expect(kindsFor("supervisor")).toEqual(desk);
  expect(kindsFor("compliance")).toEqual([
    "verification",
    "resets",
    "withdrawals",
    "reports",
    "flags",
  ]);
  expect(kindsFor("administrator")).toEqual([]);
});

test("only a report can end with an offer taken down", () => {
  expect(isOutcomeOf("reports", "offerTakenDown")).toBe(true);
  expect(isOutcomeOf("flags", "offerTakenDown")).toBe(false);
  expect(isOutcomeOf("flags", "noAction")).toBe(true);
});
