// Identity verification: what may be sent in, when, and what it leads to.
import { isCountry } from "./countries.ts";
import type { DocumentType, KycStatus, KycType } from "./kyc-state.ts";
import { plainLook } from "../name/name-skeleton.ts";

export interface PersonApplication {
  readonly kycType: "individual";
  readonly realName: string;
  /** Year, month and day, as in 2001-02-28. */
  readonly birthDate: string;
  readonly country: string;
  readonly documentType: DocumentType;
  readonly documentNumber: string;
}

export interface CompanyApplication {
  readonly kycType: "company";
  readonly companyName: string;
  readonly registrationNumber: string;
  readonly country: string;
  readonly representativeName: string;
}

export type KycApplication = PersonApplication | CompanyApplication;

export const SMALLEST_AGE = 18;
/** The highest known age; an earlier birth date is a typing error. */
const GREATEST_AGE = 125;

/** In the order of precedence. */
export type SubmissionRefusal =
  | { readonly error: "kycPending" | "kycAlreadyApproved" | "unknownCountry" | "kycTooYoung" }
  /** A field that has the right form and still says nothing true. */
  | { readonly error: "badInput"; readonly field: string };

/** Null where the application may be sent in. */
export function decideSubmission(
  status: KycStatus,
  application: KycApplication,
  now: number,
): SubmissionRefusal | null {
  if (status === "pending") return { error: "kycPending" };
  if (status === "approved") return { error: "kycAlreadyApproved" };
  const field = findBadName(application);
  if (field !== null) return { error: "badInput", field };
  if (!isCountry(application.country)) return { error: "unknownCountry" };
  if (application.kycType === "company") return null;
  const age = ageInYears(application.birthDate, now);
  if (age > GREATEST_AGE) return { error: "badInput", field: "birthDate" };
  return age < SMALLEST_AGE ? { error: "kycTooYoung" } : null;
}

/** Whole years at that instant (UTC); negative for a future day. */
export function ageInYears(birthDate: string, at: number): number {
  const [year = 0, month = 1, day = 1] = birthDate.split("-").map(Number);
  const today = new Date(at);
  const years = today.getUTCFullYear() - year;
  const months = today.getUTCMonth() + 1 - month;
  const hadBirthday = months > 0 || (months === 0 && today.getUTCDate() >= day);
  return hadBirthday ? years : years - 1;
}

/** A document counts until the end of the day that is printed on it (UTC). */
export function isDocumentExpired(validUntil: string, now: number): boolean {
  return new Date(now).toISOString().slice(0, 10) > validUntil;
}

/** The name a payment must be made under: the person's, or the company's. */
export function verifiedNameOf(application: KycApplication): string {
  return application.kycType === "individual" ? application.realName : application.companyName;
}

/**
 * The document in one text, the same however it was typed: capitals, blanks and hyphens say nothing,
 * and a letter or digit of another script that looks like a plain one is that one.
 * The type of document is left out, since a passport could be sent in once more as an ID card.
 */
export function documentIdentity(application: KycApplication): string {
  const number =
    application.kycType === "individual"
      ? application.documentNumber
      : application.registrationNumber;
  const bare = plainLook(number).replaceAll(/[^\p{L}\p{N}]/gu, "");
  return [application.kycType, application.country, bare].join("\n");
}

/** One way to write a name: composed letters, single blanks. */
export function normalizeName(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
}

/** Not yet verified as a company, which limits what an account may do. */
export function isInstitutional(kycType: KycType, kycStatus: KycStatus): boolean {
  return kycType === "company" && kycStatus !== "approved";
}

/** Letters of any script, and what separates them in a person's name; some are counted. */
const PERSON_NAME = /^\p{L}[\p{L}\p{M}\p{Nd} .,'’ʻʼ`´·・‧-]*$/u;
/** A company may be called almost anything that can be seen. */
const COMPANY_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

function isNameOf(form: RegExp, name: string): boolean {
  const letters = name.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length >= 2 && form.test(name);
}

function findBadName(application: KycApplication): string | null {
  if (application.kycType === "individual") {
    return isNameOf(PERSON_NAME, application.realName) ? null : "realName";
  }
  if (!isNameOf(COMPANY_NAME, application.companyName)) return "companyName";
  return isNameOf(PERSON_NAME, application.representativeName) ? null : "representativeName";
}
