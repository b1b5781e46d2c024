import { toOrderId } from "@parley/domain/ids";
import type { HistoryEntry } from "@parley/database/queries/trade/order-history";
import { AGREEMENT_SECTIONS } from "@parley/phrases/agreement-sections";
import { expect, test } from "vitest";
import { viewAppliedRuling } from "./ruling-views.ts";

const ENTRY: HistoryEntry = {
  orderId: toOrderId("1"),
  version: 3,
  at: 5,
  actor: "staff",
  userId: null,
  sessionId: null,
  step: "rule-release",
  state: "paid",
  appeal: "open",
  apiKeyId: null,
  details: { reason: "payment-not-proved" },
};

test("a ruling names its clause by number, in the words of the agreement in force", () => {
  const sections = AGREEMENT_SECTIONS.map(({ heading, paragraphs }) => ({
    id: heading,
    heading,
    paragraphs: paragraphs.map((key) => `new words of ${key}`),
  }));
  const agreement = {
    version: "2027-01-01",
    effectiveAt: 1,
    textIn: () => ({ title: "New", sections, language: "en" as const }),
  };
  const history = [ENTRY, { ...ENTRY, version: 4, step: "apply-release" as const }];
  expect(viewAppliedRuling(history, "buyer", "en", agreement)?.clause).toEqual({
    number: "8.4",
    text: "new words of terms.appeals.4",
  });
});
