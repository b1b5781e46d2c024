import { expect, it } from "vitest";
import { causePhrase, kindPhrase } from "./cause-phrase.ts";
import { KINDS } from "./statement-filter.ts";

it("names a known cause by its step", () => {
  expect(causePhrase("sub-transfer", "to-sub")).toBe("wallet.cause.toSub");
  expect(causePhrase("sub-transfer", "from-sub")).toBe("wallet.cause.fromSub");
  expect(causePhrase("withdrawal", "blocked")).toBe("wallet.cause.withdrawal.blocked");
});

it("names a cause without a known step by its kind", () => {
  expect(causePhrase("offer", "edit-3")).toBe("wallet.cause.offer.change");
  expect(causePhrase("order", "release")).toBe("wallet.kind.order");
  expect(causePhrase("constructor", "name")).toBe("wallet.cause.other");
});

it("has a name for every kind that can be filtered by", () => {
  expect(new Set(KINDS.map(kindPhrase)).size).toBe(KINDS.length);
});
