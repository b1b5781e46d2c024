// How far the verification of an account is, and the name it was verified with.
import { findLatestKycCase } from "@parley/database/queries/identity/kyc-case";
import {
  listKycQuestions,
  type KycQuestionRow,
} from "@parley/database/queries/identity/kyc-question";
import type { KycRejectReason } from "@parley/domain/kyc/kyc-state";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import { verifiedNameOf } from "@parley/domain/kyc/kyc";
import type { UserId } from "@parley/domain/ids";
import type { Vault } from "@parley/platform/vault";
import { openApplication } from "./sealed-application.ts";
import { openQuestion } from "./sealed-question.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface KycInfo {
  /** The person's, or the company's. */
  readonly realName: string;
  readonly rejectReason: KycRejectReason | null;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  /** What staff have asked for and the applicant has not answered. */
  readonly question: Pick<KycQuestionRow, "asks" | "text" | "askedAt"> | null;
}

/** Null until something was sent in. */
export async function readKycInfo(
  { pool, vault }: Pick<BaseParts, "pool" | "vault">,
  masterId: UserId,
): Promise<KycInfo | null> {
  const found = await findLatestKycCase(pool, masterId);
  if (found === null) return null;
  const { id, status, rejectReason, submittedAt, decidedAt } = found;
  const realName = verifiedNameOf(openApplication(vault, found));
  const questions = status === "pending" ? await listKycQuestions(pool, id) : [];
  const open = questions.find(({ answeredAt }) => answeredAt === null);
  const question = open === undefined ? null : openQuestion(vault, open);
  return { realName, rejectReason, submittedAt, decidedAt, question };
}

/** The name under which payments of this group must be made; null until it is verified. */
export async function readVerifiedName(
  database: Queryable,
  vault: Vault,
  masterId: UserId,
): Promise<string | null> {
  const found = await findLatestKycCase(database, masterId);
  if (found?.status !== "approved") return null;
  return verifiedNameOf(openApplication(vault, found));
}
