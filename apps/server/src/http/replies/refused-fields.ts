// Names the fields that a refusal is about, so that a page can point at them.
import type { FieldProblem } from "@parley/contract/envelope";
import type { ErrorName } from "@parley/contract/error-catalogue";
import type { AskedFactor, GivenFactor } from "@parley/domain/security/required-factors";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { sayError, type ErrorValues } from "./error-message.ts";

/** As operations refuse. */
export interface RefusedFields {
  /** Required codes that are missing. */
  readonly missing?: readonly AskedFactor[];
  /** The code that was wrong. */
  readonly factor?: GivenFactor;
  /** The field that was wrong, where it is none of the codes. */
  readonly field?: string;
  /** For the placeholders of the error's phrase; they travel within the message only. */
  readonly values?: ErrorValues;
}

export function describeRefused(
  error: ErrorName,
  { missing = [], factor, field, values }: RefusedFields,
  locale: Locale,
): FieldProblem[] {
  const fields: FieldProblem[] = missing.map((each) => ({
    path: `codes.${each}`,
    message: formatPhrase(locale, "errors.fieldRequired"),
  }));
  if (factor !== undefined) {
    const said = factor === "password" ? "passwordWrong" : error;
    fields.push({ path: `codes.${factor}`, message: sayError(locale, said) });
  }
  if (field !== undefined) {
    const isMalformed = error === "badInput";
    const message = isMalformed
      ? formatPhrase(locale, "errors.fieldInvalid")
      : sayError(locale, error, values);
    fields.push({ path: field, message });
  }
  return fields;
}
