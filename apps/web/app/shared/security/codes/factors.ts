/**
 * The factors of a security verification: which are required, in which order, and whether the typed
 * codes are valid. Pure, so that each rule can be tested.
 */
import type { FieldProblem } from "@parley/contract/envelope";
import type { securityCodes } from "@parley/contract/security-codes";
import type { output } from "zod/mini";

export type SecurityCodes = output<ReturnType<typeof securityCodes>>;

export type PasskeyAnswer = NonNullable<SecurityCodes["passkey"]>;

/** What the server says a purpose needs. */
export interface Requirements {
  readonly email: boolean;
  readonly phone: boolean;
  readonly totp: boolean;
  /** A passkey may replace the authenticator. */
  readonly passkey: boolean;
  /** No factor is bound that could be required. */
  readonly password: boolean;
}

/**
 * What a user is asked for. `own` is the code of what is being added: sent to a new contact, or shown
 * by a new authenticator.
 */
export type Factor = "own" | "email" | "phone" | "totp" | "password";

/** Those that can be lost, unlike a password, which is set anew. */
export type CodeFactor = Exclude<Factor, "password" | "own">;

export function isCodeFactor(factor: Factor): factor is CodeFactor {
  return factor !== "password" && factor !== "own";
}

/** Codes that have to be sent are first, so that they arrive while the others are typed. */
export function neededFactors({ email, phone, totp, password }: Requirements): Factor[] {
  return [
    ...(email ? ["email" as const] : []),
    ...(phone ? ["phone" as const] : []),
    ...(totp ? ["totp" as const] : []),
    ...(password ? ["password" as const] : []),
  ];
}

/** The codes given so far; passkey and recovery code replace `totp`. */
export interface GivenCodes {
  readonly own: string;
  readonly email: string;
  readonly phone: string;
  readonly totp: string;
  readonly passkey: PasskeyAnswer | null;
  readonly recovery: string | null;
  readonly password: string;
}

export const NO_CODES: GivenCodes = {
  own: "",
  email: "",
  phone: "",
  totp: "",
  passkey: null,
  recovery: null,
  password: "",
};

export type CodeProblem = "blank" | "format";

export type CodeProblems = Partial<Record<Factor, CodeProblem>>;

const SIX_DIGITS = /^\d{6}$/;
const RECOVERY_CODE = /^[A-Za-z0-9 -]{8,40}$/;

function problemOf(text: string, form: RegExp): CodeProblem | null {
  if (text.trim() === "") return "blank";
  return form.test(text.trim()) ? null : "format";
}

/** Null when a typed code is six digits. */
export function codeProblem(text: string): CodeProblem | null {
  return problemOf(text, SIX_DIGITS);
}

/** The codes as they travel, or what is wrong with which of them. `own` is a field of its own there. */
export function readCodes(
  factors: readonly Factor[],
  given: GivenCodes,
):
  | { readonly ok: true; readonly codes: SecurityCodes }
  | { readonly ok: false; readonly problems: CodeProblems } {
  const problems: CodeProblems = {};
  for (const factor of factors) {
    const problem = factorProblem(factor, given);
    if (problem !== null) problems[factor] = problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, codes: Object.assign({}, ...factors.map((each) => codeOf(each, given))) };
}

function factorProblem(factor: Factor, given: GivenCodes): CodeProblem | null {
  if (factor === "password") return given.password === "" ? "blank" : null;
  if (factor !== "totp") return codeProblem(given[factor]);
  if (given.recovery !== null) return problemOf(given.recovery, RECOVERY_CODE);
  return given.passkey === null ? codeProblem(given.totp) : null;
}

function codeOf(factor: Factor, given: GivenCodes): SecurityCodes {
  if (factor === "own") return {};
  if (factor !== "totp") return { [factor]: given[factor] };
  if (given.recovery !== null) return { recovery: given.recovery.trim() };
  return given.passkey === null ? { totp: given.totp } : { passkey: given.passkey };
}

/** Names under which a refusal speaks of a factor: `code`, `codes.email`, `codes.recovery` … */
const FACTOR_OF_FIELD: Readonly<Record<string, Factor>> = {
  code: "own",
  email: "email",
  phone: "phone",
  totp: "totp",
  passkey: "totp",
  recovery: "totp",
  password: "password",
};

const CODE_REFUSALS: ReadonlySet<string> = new Set([
  "codesMissing",
  "codeFormatInvalid",
  "codeInvalid",
  "codeExpired",
  "codeUsed",
  "codeTriesUsedUp",
  "passkeyInvalid",
  "totpSetupExpired",
]);

export interface CodeRefusal {
  readonly name: string;
  readonly message: string;
  readonly fields: readonly FieldProblem[];
}

/**
 * The messages of a refusal, each at the factor it is about; empty when the refusal is not about
 * codes. Where the server names no field there is nothing to point at unless one factor was asked.
 */
export function refusedFactors(
  refusal: CodeRefusal,
  factors: readonly Factor[],
): ReadonlyMap<Factor, string> {
  const found = new Map<Factor, string>();
  if (!CODE_REFUSALS.has(refusal.name)) return found;
  for (const { path, message } of refusal.fields) {
    const factor = FACTOR_OF_FIELD[path.split(".").at(-1) ?? ""];
    if (factor !== undefined && factors.includes(factor)) {
      found.set(factor, message || refusal.message);
    }
  }
  // The secret whose code it is has become too old: no other code is to blame.
  if (refusal.name === "totpSetupExpired" && factors.includes("own")) {
    found.set("own", refusal.message);
  }
  const [only] = factors;
  if (found.size === 0 && only !== undefined && factors.length === 1) {
    found.set(only, refusal.message);
  }
  return found;
}

/**
 * Whether no channel is left on which the user could be notified, as far as is known here: a login
 * does not list other channels than the required ones.
 */
export function isUnreachable(
  bound: { readonly email: string | null; readonly phone: string | null },
  lost: readonly Factor[],
): boolean {
  const known = (["email", "phone"] as const).filter((channel) => bound[channel] !== null);
  return known.length > 0 && known.every((channel) => lost.includes(channel));
}
