import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { restoreArea, shortenArea } from "./phrase-seed.ts";

const COMPILED = new URL("../../../../../packages/phrases/compiled/", import.meta.url);

test.each(["en", "ja", "ru"])("every phrase in %s survives its way through the page", (locale) => {
  const names = readdirSync(new URL(`${locale}/`, COMPILED));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const area = name.replace(".json", "");
    const messages = JSON.parse(readFileSync(new URL(`${locale}/${name}`, COMPILED), "utf8"));
    const seed = JSON.parse(JSON.stringify(shortenArea(area, messages)));
    expect(restoreArea(area, seed)).toEqual(messages);
  }
});

test("a plain phrase is its text, without the area in its key", () => {
  const text = { "home.title": [{ type: 0, value: "Buy coins" }] };
  expect(shortenArea("home", text)).toEqual({ title: "Buy coins" });
  expect(shortenArea("home", { "home.none": [] })).toEqual({ none: [] });
});
