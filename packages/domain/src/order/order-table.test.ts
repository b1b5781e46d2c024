import { expect, test } from "vitest";
import { ORDER_STEPS } from "./order-step.ts";
import { holdsAskedBy, movesCoins, startsSettlement } from "./order-table.ts";

const stepsThat = (isMeant: (step: (typeof ORDER_STEPS)[number]) => boolean) =>
  ORDER_STEPS.filter(isMeant);

test("coins move with a cancel, a time-out, a settlement, an agreed split or a ruling in effect", () => {
  expect(stepsThat(movesCoins)).toEqual([
    "cancel",
    "time-out",
    "settle",
    "accept-split",
    "apply-release",
    "apply-refund",
    "apply-split",
  ]);
});

test("a settlement starts with a release, first or again", () => {
  expect(stepsThat(startsSettlement)).toEqual(["release", "retry"]);
});

test("holds on both sides decide about settlements and splits, holds on receivers about rulings", () => {
  expect(stepsThat((step) => holdsAskedBy(step) === "sides")).toEqual([
    "settle",
    "refuse-settlement",
    "accept-split",
  ]);
  expect(stepsThat((step) => holdsAskedBy(step) === "receivers")).toEqual([
    "apply-release",
    "apply-refund",
    "apply-split",
  ]);
});
