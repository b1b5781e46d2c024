// What staff ask an applicant and what the applicant answers may name documents and people: both are
// stored only sealed, each case separately.
import type { KycQuestionRow } from "@parley/database/queries/identity/kyc-question";
import type { Vault } from "@parley/platform/vault";

const purposeOf = (caseId: bigint) => `kyc question:${caseId}`;

export function sealWords(vault: Vault, caseId: bigint, words: string): string {
  return vault.seal(purposeOf(caseId), Buffer.from(words));
}

export function openQuestion(vault: Vault, row: KycQuestionRow): KycQuestionRow {
  const open = (sealed: string) =>
    Buffer.from(vault.open(purposeOf(row.caseId), sealed)).toString("utf8");
  return {
    ...row,
    text: open(row.text),
    answer: row.answer === null ? null : open(row.answer),
  };
}
