/** What is being filled in for verification, kept while the tab lives so that no reload loses it. */
import {
  DOCUMENT_TYPES,
  KYC_TYPES,
  type DocumentType,
  type KycType,
} from "@parley/domain/kyc/kyc-state";

/** A file that has been uploaded. */
export interface DraftFile {
  readonly fileId: string;
  readonly name: string;
}

/** The documents by what they show. */
export const SLOTS = [
  "front",
  "back",
  "selfie",
  "registration",
  "representative",
  "owners",
  "mandate",
] as const;

export type Slot = (typeof SLOTS)[number];

/** Texts that a person types; those of the other kind of account stay empty. */
export const TEXT_FIELDS = [
  "realName",
  "birthDate",
  "country",
  "documentNumber",
  "companyName",
  "registrationNumber",
  "representativeName",
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

export interface KycDraft
  extends Readonly<Record<TextField, string>>, Readonly<Record<Slot, DraftFile | null>> {
  readonly kycType: KycType;
  readonly documentType: DocumentType;
}

export const EMPTY_DRAFT: KycDraft = {
  kycType: "individual",
  realName: "",
  birthDate: "",
  country: "",
  documentType: "passport",
  documentNumber: "",
  companyName: "",
  registrationNumber: "",
  representativeName: "",
  front: null,
  back: null,
  selfie: null,
  registration: null,
  representative: null,
  owners: null,
  mandate: null,
};

/** Reads what an earlier page, perhaps of an older build, has left; what it does not know is empty. */
export function parseDraft(kept: unknown): KycDraft {
  const found: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(Object(kept)));
  return Object.assign(
    { ...EMPTY_DRAFT },
    pickChoice("kycType", KYC_TYPES, found),
    pickChoice("documentType", DOCUMENT_TYPES, found),
    ...TEXT_FIELDS.map((name) => (typeof found[name] === "string" ? { [name]: found[name] } : {})),
    ...SLOTS.map((slot) => (isDraftFile(found[slot]) ? { [slot]: found[slot] } : {})),
  );
}

function pickChoice(
  name: string,
  choices: readonly string[],
  found: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return choices.some((choice) => choice === found[name]) ? { [name]: found[name] } : {};
}

function isDraftFile(value: unknown): value is DraftFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "fileId" in value &&
    typeof value.fileId === "string" &&
    "name" in value &&
    typeof value.name === "string"
  );
}
