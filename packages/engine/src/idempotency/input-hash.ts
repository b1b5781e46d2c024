// Says whether two calls asked for the same: the same text for the same content, in whatever order
// its fields were written, and a hash of it.
import { hash } from "node:crypto";

export function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** For input that holds no secret a plain hash would give away. Amounts go in as texts. */
export function hashInput(input: unknown): Buffer {
  return hash("sha256", canonicalJson(input), "buffer");
}
