// The applicant answers what staff have asked: further pictures, words, or both. They become part of
// the case.
import type { PoolClient } from "@parley/database/pool";
import { attachFiles, lockFiles } from "@parley/database/queries/kernel/file";
import {
  findLatestKycCase,
  insertKycCaseFiles,
  listKycCaseFiles,
  lockKycCase,
} from "@parley/database/queries/identity/kyc-case";
import { answerKycQuestion } from "@parley/database/queries/identity/kyc-question";
import { refused, type RefusedAs } from "@parley/domain/refused";
import { once } from "@parley/engine/idempotency/once";
import type { Session } from "../account/session.ts";
import type { BaseParts } from "../../kernel/parts.ts";
import { sealWords } from "./sealed-question.ts";

export interface Answer {
  readonly fileIds: readonly bigint[];
  readonly text: string;
  readonly idempotencyKey: string | null;
}

export type AnswerRefusal = RefusedAs<
  "masterOnly" | "kycNothingAsked" | "unknownFile" | "idempotencyMismatch"
>;

export async function answerQuestion(
  parts: BaseParts,
  session: Session,
  { fileIds, text, idempotencyKey }: Answer,
): Promise<{ readonly ok: true } | AnswerRefusal> {
  if (session.isSubUser) return refused("masterOnly");
  const request = {
    scope: `user:${session.userId}`,
    endpoint: "answerKycQuestion",
    key: idempotencyKey,
    input: { fileIds: fileIds.map(String), text },
  };
  const done = await once<true, AnswerRefusal>(parts, request, (commit) =>
    commit(async (tx, refuse) => {
      const found = await findLatestKycCase(tx, session.userId);
      const locked = found === null ? null : await lockKycCase(tx, found.id);
      if (locked?.status !== "pending") return refuse(refused("kycNothingAsked"));
      if (!(await areUsable(tx, session, fileIds))) return refuse(refused("unknownFile"));
      const at = new Date(parts.clock.now());
      const answer = sealWords(parts.vault, locked.id, text);
      if (!(await answerKycQuestion(tx, locked.id, answer, at))) {
        return refuse(refused("kycNothingAsked"));
      }
      await addFiles(tx, session, locked.id, fileIds);
      return true;
    }),
  );
  return done.ok ? { ok: true } : done;
}

/** Each the applicant's own, meant for verification, in use nowhere, and an image. */
async function areUsable(
  tx: PoolClient,
  { userId }: Session,
  ids: readonly bigint[],
): Promise<boolean> {
  const rows = await lockFiles(tx, [...new Set(ids)]);
  if (rows.length !== ids.length) return false;
  return rows.every(
    ({ ownerId, purpose, subject, mediaType }) =>
      ownerId === userId && purpose === "kyc" && subject === null && mediaType.startsWith("image/"),
  );
}

async function addFiles(
  tx: PoolClient,
  { userId }: Session,
  caseId: bigint,
  ids: readonly bigint[],
): Promise<void> {
  if (ids.length === 0) return;
  await attachFiles(tx, { ids, ownerId: userId, purpose: "kyc", subject: caseId.toString() });
  const before = await listKycCaseFiles(tx, caseId);
  const files = ids.map((fileId) => ({ fileId, kind: "document" as const }));
  await insertKycCaseFiles(tx, caseId, files, before.length);
}
