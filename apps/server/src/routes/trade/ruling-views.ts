// A ruling as one side reads it: what, why, by which clause of the agreement, and what staff wrote to
// this side alone.
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import type { HistoryEntry } from "@parley/database/queries/trade/order-history";
import { formatAmount } from "@parley/domain/money/amount";
import {
  RULING_REASONS,
  RULINGS,
  type Order,
  type OrderRole,
  type RulingReason,
} from "@parley/domain/order/order";
import { AGREEMENT_SECTIONS, type AgreementSection } from "@parley/phrases/agreement-sections";
import type { Locale } from "@parley/phrases/locales";
import type { PresentAgreement } from "../agreement/agreement-reader.ts";

type Details = EndpointReply<typeof queryOrderDetails>;
type Clause = NonNullable<Details["standingRuling"]>["clause"];

/** The paragraph of the agreement that each reason rests on. */
const CLAUSES = {
  "payment-proved": "terms.confirm.2",
  "payment-not-proved": "terms.appeals.4",
  "wrong-amount": "terms.payment.1",
  "other-payer": "terms.payment.2",
  agreement: "terms.appeals.3",
  fraud: "terms.conduct.1",
  "no-answer": "terms.appeals.2",
} as const satisfies Record<RulingReason, AgreementSection["paragraphs"][number]>;

/** As the agreement in force words it; its numbers are the same in all versions. */
function clauseOf(reason: RulingReason, locale: Locale, agreement: PresentAgreement): Clause {
  const key = CLAUSES[reason];
  const section = AGREEMENT_SECTIONS.findIndex(({ paragraphs }) => paragraphs.includes(key));
  const place = AGREEMENT_SECTIONS[section]?.paragraphs.indexOf(key) ?? -1;
  const text = agreement.textIn(locale).sections[section]?.paragraphs[place];
  if (text === undefined) throw new Error(`the agreement has no clause ${key}`);
  return { number: `${section + 1}.${place + 1}`, text };
}

/** One that waits for a second member of staff has decided nothing yet. */
export function viewStandingRuling(
  { ruling, secondLook, cryptoScale, receiveQuantity }: Order,
  reader: OrderRole,
  locale: Locale,
  agreement: PresentAgreement,
): Details["standingRuling"] {
  if (ruling === null || ruling.effectAt === null) return null;
  const { kind, amount, reason, texts, at, effectAt, acceptedBy } = ruling;
  const toBuyer = kind === "release" ? receiveQuantity : (amount ?? 0n);
  return {
    ruling: kind,
    amount: formatAmount(toBuyer, cryptoScale),
    reasonCode: reason,
    clause: clauseOf(reason, locale, agreement),
    text: texts?.[reader] ?? null,
    at,
    effectAt,
    acceptedBy: [...acceptedBy],
    isSecondLook: secondLook !== null,
  };
}

/** Of an order that a ruling has ended: the last ruling before that step. */
export function viewAppliedRuling(
  history: readonly HistoryEntry[],
  reader: OrderRole,
  locale: Locale,
  agreement: PresentAgreement,
): Details["appliedRuling"] {
  const applied = history.findLast(({ step }) => step.startsWith("apply-"));
  const made = history.findLast(({ step }) => step.startsWith("rule-"));
  if (applied === undefined || made === undefined) return null;
  const ruling = RULINGS.find((kind) => made.step === `rule-${kind}`);
  const reasonCode = RULING_REASONS.find((reason) => reason === made.details?.["reason"]);
  if (ruling === undefined || reasonCode === undefined) return null;
  return {
    ruling,
    reasonCode,
    clause: clauseOf(reasonCode, locale, agreement),
    text: textFor(made.details?.["texts"], reader),
    at: applied.at,
  };
}

/** Rulings from before staff could say something have none. */
function textFor(texts: unknown, reader: OrderRole): string | null {
  if (typeof texts !== "object" || texts === null) return null;
  const text: unknown = Object.entries(texts).find(([side]) => side === reader)?.[1];
  return typeof text === "string" ? text : null;
}
