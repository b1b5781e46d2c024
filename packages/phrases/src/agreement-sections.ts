/** The service agreement as a document: its sections in order, each with the keys of its phrases. */
import type { PhraseKey } from "./keys.ts";

type TermsKey = Extract<PhraseKey, `terms.${string}`>;

export interface AgreementSection {
  readonly heading: TermsKey;
  readonly paragraphs: readonly TermsKey[];
}

export const AGREEMENT_TITLE = "terms.title" satisfies TermsKey;

export const AGREEMENT_SECTIONS: readonly AgreementSection[] = [
  {
    heading: "terms.parties.title",
    paragraphs: ["terms.parties.1", "terms.parties.2", "terms.parties.3"],
  },
  {
    heading: "terms.account.title",
    paragraphs: ["terms.account.1", "terms.account.2", "terms.account.3", "terms.account.4"],
  },
  {
    heading: "terms.escrow.title",
    paragraphs: ["terms.escrow.1", "terms.escrow.2", "terms.escrow.3"],
  },
  {
    heading: "terms.payment.title",
    paragraphs: ["terms.payment.1", "terms.payment.2", "terms.payment.3", "terms.payment.4"],
  },
  {
    heading: "terms.remarks.title",
    paragraphs: ["terms.remarks.1", "terms.remarks.2"],
  },
  {
    heading: "terms.confirm.title",
    paragraphs: ["terms.confirm.1", "terms.confirm.2", "terms.confirm.3"],
  },
  {
    heading: "terms.cancel.title",
    paragraphs: ["terms.cancel.1", "terms.cancel.2", "terms.cancel.3", "terms.cancel.4"],
  },
  {
    heading: "terms.appeals.title",
    paragraphs: ["terms.appeals.1", "terms.appeals.2", "terms.appeals.3", "terms.appeals.4"],
  },
  {
    heading: "terms.fees.title",
    paragraphs: ["terms.fees.1", "terms.fees.2"],
  },
  {
    heading: "terms.conduct.title",
    paragraphs: ["terms.conduct.1", "terms.conduct.2", "terms.conduct.3", "terms.conduct.4"],
  },
  {
    heading: "terms.risks.title",
    paragraphs: ["terms.risks.1", "terms.risks.2", "terms.risks.3"],
  },
  {
    heading: "terms.data.title",
    paragraphs: ["terms.data.1", "terms.data.2", "terms.data.3"],
  },
  {
    heading: "terms.changes.title",
    paragraphs: ["terms.changes.1", "terms.changes.2"],
  },
  {
    heading: "terms.disputes.title",
    paragraphs: ["terms.disputes.1", "terms.disputes.2", "terms.disputes.3"],
  },
];
