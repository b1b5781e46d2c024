// Whether two calls have the same input: one text for equal content, in any order of its fields,
// and a hash of it.
import { hash } from "node:crypto";

export function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** For input without secrets, which a plain hash would reveal. Amounts are given as texts. */
export function hashInput(input: unknown): Buffer {
  return hash("sha256", canonicalJson(input), "buffer");
}
