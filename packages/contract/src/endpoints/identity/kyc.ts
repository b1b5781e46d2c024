// Identity verification: what a person or company sends in, and how staff decide.
import * as z from "zod/mini";
import { KYC_ASKS, MAX_ANSWER_FILES } from "@parley/domain/kyc/kyc-question";
import { NAME_MATCHES } from "@parley/domain/payment/holder-name";
import { DOCUMENT_TYPES, KYC_REJECT_REASONS, KYC_TYPES } from "@parley/domain/kyc/kyc-state";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, idText, pageFields, pageOf, uidText } from "../../fields.ts";
import { pictureOrigin } from "../../picture-origin.ts";
import { saidLine, saidText } from "../../text-fields.ts";
import { caseCodes, claimBody, CONFLICT_ERRORS, STAFF_ERRORS } from "../../staff-errors.ts";

/** Larger scans are a mistake; the server makes them smaller anyway. */
export const MAX_KYC_FILE_BYTES = 10 * 1_024 * 1_024;

const kycType = z.enum(KYC_TYPES);
const documentType = z.enum(DOCUMENT_TYPES);
const rejectReason = z.enum(KYC_REJECT_REASONS);

const personName = () => saidLine(100, 2);
/** ISO 3166-1, two letters. */
const country = () => z.string().check(z.regex(/^[A-Z]{2}$/));
const reference = () =>
  z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]{2,39}$/u));
const fileIds = (max: number) => z.array(idText()).check(z.minLength(1), z.maxLength(max));

export const uploadKycFile = defineEndpoint({
  name: "uploadKycFile",
  summary: "Uploads one document or selfie: an image.",
  area: "kyc",
  method: "POST",
  path: "/api/a/v1/auth/kyc/upload",
  kind: "write",
  access: "session",
  request: { form: z.strictObject({ file: z.file() }) },
  maxFileBytes: MAX_KYC_FILE_BYTES,
  reply: z.object({ fileId: idText() }),
  errors: [
    "masterOnly",
    "fileTypeRefused",
    "fileUnreadable",
    "fileTooLarge",
    "tooManyFiles",
    "idempotencyMismatch",
  ],
  callsPerMinute: 20,
});

export const kycApplication = z.discriminatedUnion("kycType", [
  z.strictObject({
    kycType: z.literal("individual"),
    realName: personName(),
    birthDate: z.iso.date(),
    country: country(),
    documentType,
    documentNumber: reference(),
    documentFileIds: fileIds(4),
    selfieFileId: idText(),
  }),
  z.strictObject({
    kycType: z.literal("company"),
    companyName: personName(),
    registrationNumber: reference(),
    country: country(),
    representativeName: personName(),
    documentFileIds: fileIds(8),
  }),
]);

export const submitKyc = defineEndpoint({
  name: "submitKyc",
  summary: "Sends a person or a company in for verification; after a rejection, once more.",
  area: "kyc",
  method: "POST",
  path: "/api/a/v1/auth/kyc/submit",
  kind: "write",
  access: "session",
  request: {
    body: kycApplication,
  },
  reply: z.object({ kycType, kycStatus: z.literal("pending") }),
  errors: [
    "masterOnly",
    "kycPending",
    "kycAlreadyApproved",
    "kycTooYoung",
    "unknownCountry",
    "unknownFile",
    "idempotencyMismatch",
  ],
});

const caseSummary = z.object({
  caseId: idText(),
  uid: uidText(),
  kycType,
  status: z.enum(["pending", "approved", "rejected"]),
  country: z.string(),
  submittedAt: epochMillis(),
  /** The member of staff who has taken it on. */
  owner: z.nullable(z.object({ uid: uidText(), username: z.string() })),
});

export const listKycCases = defineEndpoint({
  name: "listKycCases",
  summary: "The queue of verifications, the oldest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/kyc",
  kind: "read",
  access: "staff",
  right: "verifyPeople",
  request: {
    query: z.object({
      ...pageFields(),
      status: z.prefault(z.enum(["pending", "approved", "rejected"]), "pending"),
    }),
  },
  /** `isConflict`: the reader may not take the case on. */
  reply: pageOf(z.extend(caseSummary, { isConflict: z.boolean() })),
  errors: [],
});

const note = () => saidText(500, 3);

const caseParams = z.object({ caseId: idText() });

export const getKycCase = defineEndpoint({
  name: "getKycCase",
  summary: "One verification in full, for the member of staff who has taken it on.",
  area: "staff",
  method: "GET",
  path: "/api/admin/kyc/{caseId}",
  kind: "read",
  access: "staff",
  right: "verifyPeople",
  request: { params: caseParams },
  reply: z.extend(caseSummary, {
    realName: z.string(),
    birthDate: z.nullable(z.string()),
    documentType: z.nullable(documentType),
    documentNumber: z.string(),
    /** Of a company; null for a person. */
    representativeName: z.nullable(z.string()),
    files: z.array(
      z.object({
        fileId: idText(),
        kind: z.enum(["document", "selfie"]),
        name: z.string(),
        mediaType: z.string(),
        url: z.string(),
      }),
    ),
    /** What pictures said of their making; those that said nothing are left out. */
    pictures: z.array(pictureOrigin()),
    rejectReasonCode: z.nullable(rejectReason),
    decidedAt: z.nullable(epochMillis()),
    /** What the applicant was asked for, and the answers. */
    questions: z.array(
      z.object({
        asks: z.array(z.enum(KYC_ASKS)),
        text: z.string(),
        askedAt: epochMillis(),
        answer: z.nullable(z.string()),
        answeredAt: z.nullable(epochMillis()),
      }),
    ),
    /** Earlier verifications of the same account. */
    earlier: z.array(caseSummary),
    /** Other names that the account has given, compared with the one that is to be verified. */
    names: z.array(
      z.object({
        from: z.enum(["verification", "payment"]),
        name: z.string(),
        match: z.enum(NAME_MATCHES),
      }),
    ),
    /** Other accounts with the same document. */
    sameDocument: z.array(
      z.object({
        uid: uidText(),
        username: z.string(),
        status: z.enum(["pending", "approved", "rejected"]),
        submittedAt: epochMillis(),
      }),
    ),
    /** The day that is printed on the document, where it was read from it. */
    validUntil: z.nullable(z.iso.date()),
  }),
  errors: [...CONFLICT_ERRORS, "caseNotYours", "staffTwoFactorNeeded"],
});

export const claimKycCase = defineEndpoint({
  name: "claimKycCase",
  summary: "Takes a verification on; its documents then open to nobody else.",
  area: "staff",
  method: "POST",
  path: "/api/admin/kyc/{caseId}/claim",
  kind: "write",
  access: "staff",
  right: "verifyPeople",
  request: { params: caseParams, body: claimBody() },
  reply: caseSummary,
  errors: [...CONFLICT_ERRORS, "caseTaken", "caseDecided", "staffTwoFactorNeeded"],
});

export const decideKycCase = defineEndpoint({
  name: "decideKycCase",
  summary: "Approves or rejects a verification; a rejection tells its reason to the person.",
  area: "staff",
  method: "POST",
  path: "/api/admin/kyc/{caseId}/decide",
  kind: "write",
  access: "staff",
  right: "verifyPeople",
  request: {
    params: caseParams,
    body: z.discriminatedUnion("outcome", [
      z.strictObject({
        outcome: z.literal("approved"),
        /** The day that is printed on the document; absent where it has none. */
        validUntil: z.optional(z.iso.date()),
        /** For the audit log. */
        note: note(),
        codes: caseCodes(),
      }),
      z.strictObject({
        outcome: z.literal("rejected"),
        /** Shown to the applicant, in the applicant's language. */
        reasonCode: rejectReason,
        note: note(),
        codes: caseCodes(),
      }),
    ]),
  },
  reply: caseSummary,
  errors: [...STAFF_ERRORS, "caseNotYours", "caseDecided", "documentExpired"],
});

export const askApplicant = defineEndpoint({
  name: "askApplicant",
  summary: "Asks an applicant for something more; the verification goes on waiting.",
  area: "staff",
  method: "POST",
  path: "/api/admin/kyc/{caseId}/ask",
  kind: "write",
  access: "staff",
  right: "verifyPeople",
  request: {
    params: caseParams,
    body: z.strictObject({
      asks: z.array(z.enum(KYC_ASKS)).check(z.minLength(1), z.maxLength(KYC_ASKS.length)),
      /** Shown to the applicant as it is. */
      text: z.optional(saidText(500)),
      codes: caseCodes(),
    }),
  },
  reply: z.object({ number: z.int() }),
  errors: [...STAFF_ERRORS, "caseNotYours", "caseDecided", "kycQuestionOpen", "kycQuestionLimit"],
});

export const answerKycQuestion = defineEndpoint({
  name: "answerKycQuestion",
  summary: "Answers what staff have asked: further pictures, words, or both.",
  area: "kyc",
  method: "POST",
  path: "/api/a/v1/auth/kyc/answer",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      fileIds: z.array(idText()).check(z.minLength(1), z.maxLength(MAX_ANSWER_FILES)),
      text: z.optional(saidText(500)),
    }),
  },
  reply: z.null(),
  errors: ["masterOnly", "kycNothingAsked", "unknownFile", "idempotencyMismatch"],
});

export const getKycFile = defineEndpoint({
  name: "getKycFile",
  summary: "A document of a verification, for the member of staff who has taken it on.",
  area: "staff",
  method: "GET",
  path: "/api/admin/kyc/{caseId}/file/{fileId}",
  kind: "read",
  access: "staff",
  right: "verifyPeople",
  request: { params: z.object({ caseId: idText(), fileId: idText() }) },
  reply: z.null(),
  isFile: true,
  errors: [...CONFLICT_ERRORS, "caseNotYours", "staffTwoFactorNeeded"],
});
