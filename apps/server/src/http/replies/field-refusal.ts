// Says of a refusal which field it is about, so that a page can point at it.
import type { ErrorName } from "@parley/contract/error-catalogue";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { sayError, type ErrorValues } from "./error-message.ts";
import { refuse, type Failure } from "./failure.ts";

/** As operations refuse: some of them name the field that was wrong. */
export interface FieldRefusal<Name extends ErrorName> {
  readonly ok: false;
  readonly error: Name;
  readonly field?: string;
  readonly values?: ErrorValues;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

export function explainField<Name extends ErrorName>(
  { error, field, values, data, retryAfterSeconds }: FieldRefusal<Name>,
  locale: Locale,
): Failure<Name> {
  const name: ErrorName = error;
  const message =
    name === "badInput"
      ? formatPhrase(locale, "errors.fieldInvalid")
      : sayError(locale, name, values);
  const fields = field === undefined ? [] : [{ path: field, message }];
  return refuse(error, {
    ...(fields.length === 0 ? {} : { fields }),
    ...(values === undefined ? {} : { values }),
    ...(data === undefined ? {} : { data }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
