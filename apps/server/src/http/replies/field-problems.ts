// Says which fields of a request were refused and why, in the reader's language. The validator's
// own texts are English and technical, so only its verdicts are used.
import type { FieldProblem } from "@parley/contract/envelope";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { core } from "zod/mini";

type Issue = core.$ZodIssue;

/** More would only help guessing. */
const MAX_PROBLEMS = 20;

/** A code of six digits, sent or from an authenticator. */
const CODES = /^(?:code|codes\.(?:email|phone|totp))$/;

export function describeFields(
  issues: readonly Issue[],
  input: unknown,
  locale: Locale,
): FieldProblem[] {
  // Cut before anything is made of them: a list of thousands has as many problems.
  return issues
    .slice(0, MAX_PROBLEMS)
    .flatMap((issue) => {
      const path = issue.path.map(String);
      if (issue.code === "unrecognized_keys") {
        return issue.keys
          .slice(0, MAX_PROBLEMS)
          .map((key) => problem([...path, key], "errors.fieldUnknown", locale));
      }
      const value = valueAt(input, path);
      const isBlank = value === "" || value === undefined || value === null;
      if (isBlank) return [problem(path, "errors.fieldRequired", locale)];
      const isCode = CODES.test(path.join("."));
      return [
        problem(path, isCode ? "security.code.invalidFormat" : "errors.fieldInvalid", locale),
      ];
    })
    .slice(0, MAX_PROBLEMS);
}

function problem(
  path: readonly string[],
  key:
    | "errors.fieldRequired"
    | "errors.fieldInvalid"
    | "errors.fieldUnknown"
    | "security.code.invalidFormat",
  locale: Locale,
): FieldProblem {
  return { path: path.join("."), message: formatPhrase(locale, key) };
}

function valueAt(input: unknown, path: readonly string[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }
  return value;
}
