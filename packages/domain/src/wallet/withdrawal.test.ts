import { describe, expect, test } from "vitest";
import {
  findTransition,
  firstState,
  isEnded,
  sumOfWindow,
  WITHDRAWAL_STATES,
  WITHDRAWAL_TRANSITIONS,
  WITHDRAWAL_WINDOW_MS,
  type WithdrawalStep,
} from "./withdrawal.ts";

const STEPS: readonly WithdrawalStep[] = [
  "approve",
  "reject",
  "cancel",
  "block",
  "send",
  "mark-sent",
  "mark-failed",
];

describe("states of a withdrawal", () => {
  test("the whole table", () => {
    const lines = WITHDRAWAL_STATES.map((state) => {
      const ways = STEPS.map((step) => findTransition(state, step)?.to ?? "-");
      return [state, ...ways].join(" ");
    });
    expect(lines).toEqual([
      // state      approve  reject   cancel   block    send mark-sent mark-failed
      "requested approved canceled canceled canceled - - -",
      "approved - - canceled canceled sending - -",
      "sending - - - - - sent failed",
      "sent - - - - - - -",
      "failed - - - - - - -",
      "canceled - - - - - - -",
    ]);
  });

  test("coins move when a withdrawal ends, and only then", () => {
    for (const { to, money, causeStep } of WITHDRAWAL_TRANSITIONS) {
      expect([to, money !== "none", causeStep !== null]).toEqual([to, isEnded(to), isEnded(to)]);
    }
  });

  test("coins leave when a withdrawal was sent, otherwise all are returned", () => {
    for (const { to, money } of WITHDRAWAL_TRANSITIONS.filter((way) => isEnded(way.to))) {
      expect([to, money]).toEqual([to, to === "sent" ? "pay-out" : "return"]);
    }
  });

  test("each ending that moves coins has a cause of its own", () => {
    const steps = WITHDRAWAL_TRANSITIONS.flatMap(({ causeStep }) => causeStep ?? []);
    expect(new Set(steps).size).toBe(steps.length);
  });

  test("a withdrawal waits for staff first, or for nothing", () => {
    expect([firstState(true), firstState(false)]).toEqual(["requested", "approved"]);
  });
});

test("withdrawals of 24 hours ago no longer count", () => {
  const now = 10 * WITHDRAWAL_WINDOW_MS;
  const entries = [
    { requestedAt: now - WITHDRAWAL_WINDOW_MS, worthCents: 1n },
    { requestedAt: now - WITHDRAWAL_WINDOW_MS + 1, worthCents: 10n },
    { requestedAt: now, worthCents: 100n },
  ];
  expect(sumOfWindow(entries, now)).toBe(110n);
});
