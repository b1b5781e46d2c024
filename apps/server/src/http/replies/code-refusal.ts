// Says of refused codes which of them it is about, so that a page can point at the field.
import type { FieldProblem } from "@parley/contract/envelope";
import type { ErrorName } from "@parley/contract/error-catalogue";
import type { AskedFactor, GivenFactor } from "@parley/domain/security/required-factors";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { sayError } from "./error-message.ts";
import { refuse, type Failure } from "./failure.ts";

/** As operations refuse: some of them name what was missing or wrong. */
export interface CodeRefusal<Name extends ErrorName> {
  readonly ok: false;
  readonly error: Name;
  /** Required codes that are missing. */
  readonly missing?: readonly AskedFactor[];
  /** The code that was wrong. */
  readonly factor?: GivenFactor;
  /** The field that was wrong, where it is none of the codes. */
  readonly field?: string;
  readonly retryAfterSeconds?: number;
  /** Seconds until the authenticator shows a code that was not used. */
  readonly retryIn?: number;
}

export function explainCodes<Name extends ErrorName>(
  { error, missing = [], factor, field, retryAfterSeconds, retryIn }: CodeRefusal<Name>,
  locale: Locale,
): Failure<Name> {
  const message = (name: ErrorName) => sayError(locale, name);
  const fields: FieldProblem[] = missing.map((each) => ({
    path: `codes.${each}`,
    message: formatPhrase(locale, "errors.fieldRequired"),
  }));
  if (factor !== undefined) {
    const said = factor === "password" ? "passwordWrong" : error;
    fields.push({ path: `codes.${factor}`, message: message(said) });
  }
  if (field !== undefined) fields.push({ path: field, message: message(error) });
  return refuse(error, {
    ...(fields.length === 0 ? {} : { fields }),
    ...(retryIn === undefined ? {} : { data: { retryIn } }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
