import { expect, test } from "vitest";
import { holdsAskedBy, movesCoins, ORDER_COMMANDS, startsSettlement } from "./order-table.ts";

const commandsThat = (isMeant: (command: (typeof ORDER_COMMANDS)[number]) => boolean) =>
  ORDER_COMMANDS.filter(isMeant);

test("coins move with a cancel, a time-out, a settlement, an agreed split or a ruling in effect", () => {
  expect(commandsThat(movesCoins)).toEqual([
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
  expect(commandsThat(startsSettlement)).toEqual(["release", "retry"]);
});

test("holds on both sides decide about settlements and splits, holds on receivers about rulings", () => {
  expect(commandsThat((command) => holdsAskedBy(command) === "sides")).toEqual([
    "settle",
    "refuse-settlement",
    "accept-split",
  ]);
  expect(commandsThat((command) => holdsAskedBy(command) === "receivers")).toEqual([
    "apply-release",
    "apply-refund",
    "apply-split",
  ]);
});
