// Says of a refusal which field it is about, so that a page can point at it.
import { errorPhraseKey, type ErrorName } from "@parley/contract/error-catalogue";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { refuse, type Failure } from "./failure.ts";

/** As operations refuse: some of them name the field that was wrong. */
export interface FieldRefusal<Name extends ErrorName> {
  readonly ok: false;
  readonly error: Name;
  readonly field?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

export function explainField<Name extends ErrorName>(
  { error, field, data, retryAfterSeconds }: FieldRefusal<Name>,
  locale: Locale,
): Failure<Name> {
  const name: ErrorName = error;
  const message =
    name === "badInput"
      ? formatPhrase(locale, "errors.fieldInvalid")
      : formatPhrase(locale, errorPhraseKey(name));
  const fields = field === undefined ? [] : [{ path: field, message }];
  return refuse(error, {
    ...(fields.length === 0 ? {} : { fields }),
    ...(data === undefined ? {} : { data }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
