/** A catalogue in its compiled form, for tests that show phrases. */
import { parse } from "@formatjs/icu-messageformat-parser";
import type { CompiledCatalogue } from "./compiled-phrases.ts";

export function parseCatalogue(catalogue: Readonly<Record<string, string>>): CompiledCatalogue {
  const parsed = Object.entries(catalogue).map(([key, phrase]) => [key, parse(phrase)] as const);
  return Object.fromEntries(parsed);
}
