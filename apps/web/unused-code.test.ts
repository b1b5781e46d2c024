import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "./app/sources.fixture.ts";
import { UNUSED, withoutUnused } from "./unused-code.ts";

const MODULES = new URL("../../node_modules/", import.meta.url);
/** Of the libraries, those that render; others of them are only for programs that build pages. */
const RENDERING = ["@base-ui/react", "react-hook-form", "lucide-react/dist/esm"];

const library = `
function kept() { return unused(); }
function unused(a, b) { return { a, b }; }
function Kept() {}
Kept.prototype.stays = function () {};
function Unused() {}
Unused.prototype.goes = function () {
  return 1;
};
export { kept, Kept, Unused };
`;

test("a function loses its body and a class its methods", () => {
  const unused = { file: /x/, functions: ["unused"], methodsOf: ["Unused"] };
  expect(withoutUnused(library, unused)).toBe(`
function kept() { return unused(); }
function unused(a, b) {}
function Kept() {}
Kept.prototype.stays = function () {};
function Unused() {}

export { kept, Kept, Unused };
`);
});

test("a name that the library has no more is reported", () => {
  expect(() => withoutUnused(library, { file: /x/, functions: ["gone"] })).toThrow("gone");
  expect(() => withoutUnused(library, { file: /x/, functions: [], methodsOf: ["Gone"] })).toThrow(
    "Gone",
  );
});

test("no source of the site uses what is left out", () => {
  // The page lends all of React to its parts (docs/parts).
  const own = readSources().filter(({ name }) => name !== "parts/modules/react.ts");
  const sources = [...own, ...RENDERING.flatMap(sourcesOf)];
  const users = sources.filter(({ text }) =>
    /\bViewTransition\b|<Fragment ref|viewTransition=|\bprefetch=|instrumentations=/.test(text),
  );
  expect(users.map(({ name }) => name)).toEqual([]);
  expect(UNUSED).not.toHaveLength(0);
});

function sourcesOf(packageName: string) {
  const folder = new URL(`${packageName}/`, MODULES);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));
}
