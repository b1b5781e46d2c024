/**
 * The steps of a verification, which fields belong to each, and what is wrong with them. The rules
 * are the contract's and the domain's own, so that the page refuses what the server would refuse.
 */
import type { EndpointInput } from "@parley/contract/endpoint";
import type { DocumentType, KycType } from "@parley/domain/kyc/kyc-state";
import { kycApplication, type submitKyc } from "@parley/contract/endpoints/identity/kyc";
import { decideSubmission } from "@parley/domain/kyc/kyc";
import type { KycDraft, Slot, TextField } from "./kyc-draft.ts";

export const STEPS = ["type", "details", "documents", "review"] as const;
export type KycStep = (typeof STEPS)[number];

export type KycField = TextField | Slot;

/** `missing` is of a document, `blank` of a text. */
export type KycProblem = "blank" | "missing" | "invalid" | "tooYoung";

const PERSON_DETAILS = ["realName", "birthDate", "country", "documentNumber"] as const;
const COMPANY_DETAILS = [
  "companyName",
  "registrationNumber",
  "country",
  "representativeName",
] as const;

export interface SlotRule {
  readonly slot: Slot;
  readonly isRequired: boolean;
}

/** The required documents. A passport has one page that matters, cards have two sides. */
export function slotsOf(kycType: KycType, documentType: DocumentType): readonly SlotRule[] {
  if (kycType === "company") {
    return [
      { slot: "registration", isRequired: true },
      { slot: "representative", isRequired: true },
      { slot: "owners", isRequired: false },
      { slot: "mandate", isRequired: false },
    ];
  }
  const sides: readonly Slot[] = documentType === "passport" ? ["front"] : ["front", "back"];
  return [...sides, "selfie" as const].map((slot) => ({ slot, isRequired: true }));
}

export function detailsOf(kycType: KycType): readonly TextField[] {
  return kycType === "individual" ? PERSON_DETAILS : COMPANY_DETAILS;
}

export function fieldsOf(
  step: KycStep,
  { kycType, documentType }: Pick<KycDraft, "kycType" | "documentType">,
): readonly KycField[] {
  if (step === "details") return detailsOf(kycType);
  if (step === "documents") return slotsOf(kycType, documentType).map(({ slot }) => slot);
  return [];
}

export function stepOfField(field: KycField, draft: KycDraft): KycStep {
  return fieldsOf("documents", draft).includes(field) ? "documents" : "details";
}

type Application = EndpointInput<typeof submitKyc>;

/** What is sent in. Files that belong to another choice made before are left out. */
export function applicationOf(draft: KycDraft): Application {
  const files = slotsOf(draft.kycType, draft.documentType)
    .filter(({ slot }) => slot !== "selfie")
    .map(({ slot }) => draft[slot]?.fileId)
    .filter((fileId) => fileId !== undefined);
  const country = draft.country;
  if (draft.kycType === "company") {
    const { companyName, registrationNumber, representativeName } = draft;
    return {
      kycType: "company",
      companyName,
      registrationNumber,
      country,
      representativeName,
      documentFileIds: files,
    };
  }
  const { realName, birthDate, documentType, documentNumber, selfie } = draft;
  return {
    kycType: "individual",
    realName,
    birthDate,
    country,
    documentType,
    documentNumber,
    documentFileIds: files,
    selfieFileId: selfie?.fileId ?? "",
  };
}

/** Every problem that would be refused, in the order of the fields. */
export function findProblems(draft: KycDraft, now: number): ReadonlyMap<KycField, KycProblem> {
  const blanks = new Map<KycField, KycProblem>();
  for (const field of detailsOf(draft.kycType)) {
    if (draft[field].trim() === "") blanks.set(field, "blank");
  }
  for (const { slot, isRequired } of slotsOf(draft.kycType, draft.documentType)) {
    if (isRequired && draft[slot] === null) blanks.set(slot, "missing");
  }
  const wrong = findWrong(draft, now);
  const fields = [...detailsOf(draft.kycType), ...fieldsOf("documents", draft)];
  return new Map(
    fields.flatMap((field) => {
      const problem = blanks.get(field) ?? wrong.get(field);
      return problem === undefined ? [] : [[field, problem] as const];
    }),
  );
}

function findWrong(draft: KycDraft, now: number): ReadonlyMap<KycField, KycProblem> {
  const application = applicationOf(draft);
  const wrong = new Map<KycField, KycProblem>();
  const parsed = kycApplication.safeParse(application);
  for (const { path } of parsed.error?.issues ?? []) {
    const field = fieldOfPath(String(path[0]), draft);
    if (field !== null) wrong.set(field, "invalid");
  }
  const refusal = decideSubmission("none", parsed.data ?? application, now);
  if (refusal?.error === "kycTooYoung" && !wrong.has("birthDate"))
    wrong.set("birthDate", "tooYoung");
  if (refusal?.error === "unknownCountry") wrong.set("country", "invalid");
  if (refusal?.error === "badInput") {
    const field = fieldOfPath(refusal.field, draft);
    if (field !== null) wrong.set(field, "invalid");
  }
  return wrong;
}

/** The field of the form behind a field of the call, as refusals name it. */
export function fieldOfPath(path: string, draft: KycDraft): KycField | null {
  const [name = ""] = path.split(".");
  if (name === "selfieFileId") return "selfie";
  if (name === "documentFileIds") return fieldsOf("documents", draft)[0] ?? null;
  return detailsOf(draft.kycType).find((field) => field === name) ?? null;
}
