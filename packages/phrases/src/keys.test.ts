import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isArea } from "./areas.ts";

/** A catalogue that is missing in keys.ts would have no key that compiles. */
it("keys.ts includes every English catalogue", () => {
  const files = readdirSync(new URL("catalogues/en/", import.meta.url));
  const source = readFileSync(new URL("keys.ts", import.meta.url), "utf8");
  const unknown = files.filter((file) => !source.includes(`"./catalogues/en/${file}"`));
  expect(unknown).toEqual([]);
  expect(files.filter((file) => !isArea(file.replace(/\.ts$/, "")))).toEqual([]);
});
