import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isArea } from "./areas.ts";

/** A catalogue that keys.ts does not know would have no key that compiles. */
it("takes its keys from every English catalogue there is", () => {
  const files = readdirSync(new URL("catalogues/en/", import.meta.url));
  const source = readFileSync(new URL("keys.ts", import.meta.url), "utf8");
  const unknown = files.filter((file) => !source.includes(`"./catalogues/en/${file}"`));
  expect(unknown).toEqual([]);
  expect(files.filter((file) => !isArea(file.replace(/\.ts$/, "")))).toEqual([]);
});
