import type { PartModule } from "@parley/site/parts/part";
import { expect, test } from "vitest";
import { loadPart, type PartEntry, type PartEnvironment } from "./load-part.ts";

const PART: PartModule = { mount: () => undefined };

function environment(entry: PartEntry, modules: Record<string, unknown>) {
  const asked: string[] = [];
  const made: PartEnvironment = {
    fetchEntry: async (url) => {
      asked.push(`entry ${url}`);
      return { html: "<html></html>", url };
    },
    readEntry: () => entry,
    addStyle: async (url) => {
      asked.push(`style ${url}`);
    },
    importModule: async (url) => {
      asked.push(`script ${url}`);
      return modules[url];
    },
  };
  return { asked, made };
}

const load = (made: PartEnvironment) =>
  loadPart("https://parts.example", "header", made, new AbortController().signal);

test("a part is the module of its entry that exports mount, loaded after the entry's styles", async () => {
  const { asked, made } = environment(
    { styles: ["/s.css"], scripts: ["/helper.js", "/header.js"] },
    { "/helper.js": { other: 1 }, "/header.js": PART },
  );
  expect(await load(made)).toBe(PART);
  expect(asked).toEqual([
    "entry https://parts.example/header/index.html",
    "style /s.css",
    "script /helper.js",
    "script /header.js",
  ]);
});

test.each([
  ["names no script", { styles: [], scripts: [] }, {}, "names no script"],
  [
    "has no module with mount",
    { styles: [], scripts: ["/x.js"] },
    { "/x.js": { mount: "no function" } },
    "exports mount",
  ],
])("an entry that %s is refused", async (_name, entry, modules, message) => {
  await expect(load(environment(entry, modules).made)).rejects.toThrow(message);
});
