// Questions of staff to applicants, and their answers. The words of both are sealed.
import { toUserId } from "@parley/domain/ids";
import type { KycAsk } from "@parley/domain/kyc/kyc-question";
import { array, bigint, dateTime, idOf, nullable, smallint, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const questions = defineTable("kyc_question", {
  caseId: bigint(),
  number: smallint(),
  asks: array(text<KycAsk>()),
  text: text(),
  staffId: idOf(toUserId),
  askedAt: dateTime(),
  answer: nullable(text()),
  answeredAt: nullable(dateTime()),
});

const newQuestions = questions.omit("answer", "answeredAt");

export type KycQuestionRow = RowOf<typeof questions>;
export type NewKycQuestion = RowOf<typeof newQuestions>;

/** The first one first. */
export async function listKycQuestions(
  database: Queryable,
  caseId: bigint,
): Promise<KycQuestionRow[]> {
  return questions.list(database, {
    name: "list-kyc-questions",
    text: `select ${questions.columns} from kyc_question where case_id = $1 order by number`,
    values: [caseId],
  });
}

export async function insertKycQuestion(database: Queryable, row: NewKycQuestion): Promise<void> {
  await newQuestions.insertRows(database, "insert-kyc-question", [row]);
}

/** False when none waits. */
export async function answerKycQuestion(
  database: Queryable,
  caseId: bigint,
  answer: string,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "answer-kyc-question",
    text: `update kyc_question set answer = $2, answered_at = $3
           where case_id = $1 and answered_at is null`,
    values: [caseId, answer, at],
  });
}
