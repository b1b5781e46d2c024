import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "./app/sources.fixture.ts";
import { UNUSED, withoutUnused } from "./unused-code.ts";

const MODULES = new URL("../../node_modules/", import.meta.url);
/** Of the libraries, those that render; others of them are only for programs that build pages. */
const RENDERING = ["@base-ui/react", "react-hook-form", "lucide-react/dist/esm"];

/** Comments of libraries mention some of them. */
const COMMENTS = /\/\/.*$|\/\*[^]*?\*\//gm;
const UNUSED_USES = [
  /<(ViewTransition|Activity|SuspenseList)\b|<Fragment ref/,
  /\bReact\w*\.(ViewTransition|Activity|SuspenseList)\b/,
  /import [^;]*\b(ViewTransition|Activity|SuspenseList)\b[^;]* from "react";/,
  /import [^;]*\b(preload|preinit|preconnect|prefetchDNS|useFormState)\w*\b[^;]* from "react-dom";/,
  /\b(useActionState|useFormStatus|requestFormReset)\b/,
  /\b(viewTransition|prefetch|instrumentations|precedence)=/,
  /\buseFetchers?\b|\bpatchRoutes\b|\buse(Blocker|Prompt|ScrollRestoration)\b/,
  /import [^;]*\b(Form|useSubmit|useFormAction|ScrollRestoration)\b[^;]* from "react-router";/,
  /<script[^>]*\basync\b[^>]*\bsrc=|<[a-z]+-[a-z-]+[\s/>]/,
  /<(input|textarea)[^>]*\bonSelect=|\bcomponentStack\b|\bunstable_scheduleHydration\b/,
];

const LIBRARY = ["example", "1.0.0"] as const;
const library = `
function kept() { return unused(); }
function unused(a, b) { return { a, b }; }
function outer() { function inner() { return 1; } return inner(); }
function answers() { return 1; }
exports.stays = function () { return 1; };
exports.goes = function (a) { return a; };
function Kept() {}
Kept.prototype.stays = function () {};
function Unused() {}
Unused.prototype.goes = function () {
  return 1;
};
var InVariable = class InVariable { static x = 1; };
const Component = make((props) => props);
export { kept, Kept, Unused };
`;

test("a function loses its body and a class what it has", () => {
  const unused = {
    library: LIBRARY,
    file: /x/,
    functions: ["unused", "inner", "goes"],
    answers: { answers: "null" },
    methodsOf: ["Unused"],
    variables: ["InVariable", "Component"],
  };
  expect(withoutUnused(library, unused)).toBe(`
function kept() { return unused(); }
function unused(a, b) {}
function outer() { function inner() {} return inner(); }
function answers() { return null; }
exports.stays = function () { return 1; };
exports.goes = function (a) {};
function Kept() {}
Kept.prototype.stays = function () {};
function Unused() {}

var InVariable = class {};
const Component = {};
export { kept, Kept, Unused };
`);
});

test("a name that the library has no more is reported", () => {
  expect(() =>
    withoutUnused(library, { library: LIBRARY, file: /x/, functions: ["gone"] }),
  ).toThrow("gone");
  expect(() =>
    withoutUnused(library, { library: LIBRARY, file: /x/, functions: [], methodsOf: ["Gone"] }),
  ).toThrow("Gone");
});

test("no source of the site uses what is left out", () => {
  // The page lends all of React to its parts (docs/parts).
  const own = readSources().filter(({ name }) => !name.startsWith("parts/modules/react"));
  const sources = [...own, ...RENDERING.flatMap(sourcesOf)];
  const users = sources.filter(({ text }) =>
    UNUSED_USES.some((use) => use.test(text.replaceAll(COMMENTS, ""))),
  );
  expect(users.map(({ name }) => name)).toEqual([]);
  expect(UNUSED).not.toHaveLength(0);
});

test.each(UNUSED.map(({ library: [name, version] }) => [name, version]))(
  "of %s the version %s was looked at",
  (name, version) => {
    const text = readFileSync(new URL(`${name}/package.json`, MODULES), "utf8");
    expect(JSON.parse(text)).toMatchObject({ version });
  },
);

function sourcesOf(packageName: string) {
  const folder = new URL(`${packageName}/`, MODULES);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));
}
