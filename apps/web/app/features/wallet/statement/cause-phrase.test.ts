import { expect, it } from "vitest";
import { causePhrase, kindPhrase } from "./cause-phrase.ts";
import { KINDS } from "./statement-filter.ts";

it("names what it knows by its step", () => {
  expect(causePhrase("sub-transfer", "to-sub")).toBe("wallet.cause.toSub");
  expect(causePhrase("sub-transfer", "from-sub")).toBe("wallet.cause.fromSub");
  expect(causePhrase("withdrawal", "blocked")).toBe("wallet.cause.withdrawal.blocked");
});

it("names by its kind what has no step it knows", () => {
  expect(causePhrase("offer", "edit-3")).toBe("wallet.cause.offer.change");
  expect(causePhrase("order", "release")).toBe("wallet.kind.order");
  expect(causePhrase("constructor", "name")).toBe("wallet.cause.other");
});

it("has a name of its own for every kind one can ask for", () => {
  expect(new Set(KINDS.map(kindPhrase)).size).toBe(KINDS.length);
});
