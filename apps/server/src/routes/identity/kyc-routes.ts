// Identity verification, from the side of the person or company that is verified.
import type { EndpointReply, ParsedInput } from "@parley/contract/endpoint";
import type { KycStatus, KycType } from "@parley/domain/kyc/kyc-state";
import { decideOwnKyc } from "@parley/contract/endpoints/site/dev";
import {
  answerKycQuestion,
  submitKyc,
  uploadKycFile,
} from "@parley/contract/endpoints/identity/kyc";
import { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { isInstitutional } from "@parley/domain/kyc/kyc";
import { mask } from "@parley/domain/format/mask";
import type { Session } from "@parley/operations/identity/account/session";
import * as development from "@parley/operations/identity/kyc/decide-own-kyc";
import { answerQuestion } from "@parley/operations/identity/kyc/answer-question";
import { readKycInfo, type KycInfo } from "@parley/operations/identity/kyc/read-kyc-info";
import * as submissions from "@parley/operations/identity/kyc/submit-kyc";
import * as uploads from "@parley/operations/identity/kyc/upload-kyc-file";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { staleCookies, type CookiePlace } from "../../http/access/session-cookies.ts";

export function bindKycRoutes(parts: submissions.KycParts, place: CookiePlace): Binding[] {
  /** The cookies follow at once, so that every page shows what is so. */
  const cookiesOf = (
    { username }: Session,
    { kycType, kycStatus }: { readonly kycType: KycType; readonly kycStatus: KycStatus },
    readCookie: (name: string) => string | undefined,
  ) => {
    const isInstitution = isInstitutional(kycType, kycStatus);
    return staleCookies({ username, kycStatus, isInstitution }, readCookie, place);
  };

  return [
    bind(kycInfo, async (_input, { session, locale }) => {
      const { masterId, kycType, kycStatus } = session;
      const info = await readKycInfo(parts, masterId);
      const code = info?.rejectReason ?? null;
      return {
        ok: true,
        data: {
          kycType,
          kycStatus,
          realName: info === null ? null : mask(info.realName),
          rejectReason: code === null ? null : formatPhrase(locale, `mail.kycReason.${code}`),
          rejectReasonCode: code,
          question: viewQuestion(info?.question ?? null, locale),
          submittedAt: info?.submittedAt.getTime() ?? null,
          decidedAt: info?.decidedAt?.getTime() ?? null,
        },
      };
    }),

    bind(uploadKycFile, async ({ file }, { session, caller }) => {
      if (session.isSubUser) return refuse("masterOnly");
      const uploaded = await uploads.uploadKycFile(parts, {
        ownerId: session.userId,
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
        // One of exactly the allowed size is taken.
        limitBytes: uploadKycFile.maxFileBytes + 1,
        idempotencyKey: caller.idempotencyKey,
      });
      if (!uploaded.ok) return uploaded;
      return { ok: true, data: { fileId: uploaded.fileId.toString() } };
    }),

    bind(submitKyc, async (input, { session, caller, readCookie }) => {
      const submission = readSubmission(input);
      const key = caller.idempotencyKey;
      const result = await submissions.submitKyc(parts, session, submission, key);
      if (!result.ok) return result;
      const data = { kycType: input.kycType, kycStatus: "pending" } as const;
      return { ok: true, data, cookies: cookiesOf(session, data, readCookie) };
    }),

    bind(answerKycQuestion, async ({ fileIds, text = "" }, { session, caller }) => {
      const answered = await answerQuestion(parts, session, {
        fileIds: fileIds.map(BigInt),
        text,
        idempotencyKey: caller.idempotencyKey,
      });
      return answered.ok ? { ok: true, data: null } : answered;
    }),

    bind(decideOwnKyc, async ({ outcome }, { session, readCookie }) => {
      const decided = await development.decideOwnKyc(parts, session, outcome);
      if (!decided.ok) return decided;
      const { kycStatus } = decided;
      const cookies = cookiesOf(session, { kycType: session.kycType, kycStatus }, readCookie);
      return { ok: true, data: { kycStatus }, cookies };
    }),
  ];
}

function viewQuestion(
  question: KycInfo["question"],
  locale: Locale,
): EndpointReply<typeof kycInfo>["question"] {
  if (question === null) return null;
  const { asks, text, askedAt } = question;
  return {
    asks: asks.map((code) => ({ code, text: formatPhrase(locale, `mail.kycAsk.${code}`) })),
    text,
    askedAt: askedAt.getTime(),
  };
}

function readSubmission(input: ParsedInput<typeof submitKyc>): submissions.NewSubmission {
  if (input.kycType === "company") {
    const { documentFileIds, ...application } = input;
    return { application, documentFileIds: documentFileIds.map(BigInt), selfieFileId: null };
  }
  const { documentFileIds, selfieFileId, ...application } = input;
  return {
    application,
    documentFileIds: documentFileIds.map(BigInt),
    selfieFileId: BigInt(selfieFileId),
  };
}
