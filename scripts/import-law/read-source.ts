// What a source file imports and which names it uses, read from its syntax tree and not from its
// text, so that comments and strings do not count.
import { parseSync, Visitor } from "vite";

export interface Mention {
  /** An imported module, or a thing that only some rooms may use. */
  readonly name: string;
  readonly line: number;
}

export interface SourceFacts {
  readonly imports: readonly Mention[];
  /** Uses of time, chance, waiting and the process, which the domain must not know. */
  readonly impurities: readonly Mention[];
}

const IMPURE_GLOBALS = new Set([
  "Promise",
  "process",
  "performance",
  "crypto",
  "fetch",
  "globalThis",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
]);
const IMPURE_MEMBERS = new Set(["Date.now", "Math.random"]);

export function readSource(file: string, text: string): SourceFacts {
  const { module, program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const imports: Mention[] = [];
  const impurities: Mention[] = [];
  const at = (offset: number) => text.slice(0, offset).split("\n").length;
  const addImpurity = (name: string, offset: number) => impurities.push({ name, line: at(offset) });

  for (const { moduleRequest } of module.staticImports) {
    imports.push({ name: moduleRequest.value, line: at(moduleRequest.start) });
  }
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest !== null) {
      imports.push({ name: moduleRequest.value, line: at(moduleRequest.start) });
    }
  }
  const asyncFunction = (node: { async: boolean; start: number }) => {
    if (node.async) addImpurity("async", node.start);
  };
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === "Literal" && typeof source.value === "string") {
        imports.push({ name: source.value, line: at(source.start) });
      }
    },
    TSImportType({ source }) {
      imports.push({ name: source.value, line: at(source.start) });
    },
    FunctionDeclaration: asyncFunction,
    FunctionExpression: asyncFunction,
    ArrowFunctionExpression: asyncFunction,
    AwaitExpression: ({ start }) => addImpurity("await", start),
    NewExpression({ callee, arguments: args, start }) {
      const isNow = callee.type === "Identifier" && callee.name === "Date" && args.length === 0;
      if (isNow) addImpurity("new Date()", start);
    },
    MemberExpression({ object, property, start }) {
      if (object.type !== "Identifier" || property.type !== "Identifier") return;
      const name = `${object.name}.${property.name}`;
      if (IMPURE_MEMBERS.has(name)) addImpurity(name, start);
      if (IMPURE_GLOBALS.has(object.name)) addImpurity(object.name, start);
    },
    CallExpression({ callee, start }) {
      const isImpure = callee.type === "Identifier" && IMPURE_GLOBALS.has(callee.name);
      if (isImpure) addImpurity(callee.name, start);
    },
    TSTypeReference({ typeName, start }) {
      const isImpure = typeName.type === "Identifier" && IMPURE_GLOBALS.has(typeName.name);
      if (isImpure) addImpurity(typeName.name, start);
    },
  }).visit(program);
  return { imports, impurities };
}
