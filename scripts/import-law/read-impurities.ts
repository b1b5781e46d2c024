// Uses of time, chance, waiting and the outside world. Names are judged as they are written, without
// following values: a name of the list is refused wherever it is mentioned.
import { type ESTree, Visitor } from "vite";

interface Impurity {
  readonly name: string;
  readonly node: ESTree.Span;
}

const IMPURE_NAMES = new Set([
  "Promise",
  "Temporal",
  "console",
  "eval",
  "fetch",
  "global",
  "globalThis",
  "navigator",
  "performance",
  "process",
  "queueMicrotask",
  "self",
  "setImmediate",
  "setInterval",
  "setTimeout",
  "window",
]);

/** Globals of which at most some members are pure. */
const PARTLY_PURE = new Map<string, (member: string) => boolean>([
  ["Date", (member) => member === "UTC" || member === "parse"],
  ["Math", (member) => member !== "random"],
  ["crypto", () => false],
]);

export function readImpurities(program: ESTree.Program): Impurity[] {
  const found: Impurity[] = [];
  const add = (name: string, node: ESTree.Span) => found.push({ name, node });
  // Identifiers that name a member, or are judged together with the expression around them.
  const settled = new Set<ESTree.Span>();
  const settleKey = ({ computed, key }: { computed: boolean; key: ESTree.Span }) => {
    if (!computed) settled.add(key);
  };
  const addAsync = (node: ESTree.Span & { async: boolean }) => {
    if (node.async) add("async", node);
  };
  new Visitor({
    FunctionDeclaration: addAsync,
    FunctionExpression: addAsync,
    ArrowFunctionExpression: addAsync,
    AwaitExpression: (node) => add("await", node),
    Property: settleKey,
    PropertyDefinition: settleKey,
    MethodDefinition: settleKey,
    TSPropertySignature: settleKey,
    TSMethodSignature: settleKey,
    TSTypeReference({ typeName }) {
      if (isNamed(typeName, "Date")) settled.add(typeName);
    },
    NewExpression({ callee, arguments: [instant] }) {
      if (!isNamed(callee, "Date")) return;
      settled.add(callee);
      if (instant === undefined || instant.type === "SpreadElement") add("new Date()", callee);
    },
    MemberExpression({ object, property, computed }) {
      const member = !computed && property.type === "Identifier" ? property.name : "[…]";
      if (!computed) settled.add(property);
      if (object.type !== "Identifier") return;
      const isPure = PARTLY_PURE.get(object.name);
      if (isPure === undefined) return;
      settled.add(object);
      if (computed || !isPure(member)) add(`${object.name}.${member}`, object);
    },
    CallExpression({ callee, arguments: [instant] }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { name } = callee.property;
      const isNow = instant === undefined || isNamed(instant, "undefined");
      if (isNow && (name === "format" || name === "formatToParts")) {
        add(`${name}() without an instant`, callee);
      }
    },
    // The currency of an order is called crypto too: mentioning it is permitted, copying it is not.
    VariableDeclarator({ init }) {
      if (init !== null && isNamed(init, "crypto")) add("crypto as a value", init);
    },
    Identifier(node) {
      if (settled.has(node)) return;
      if (IMPURE_NAMES.has(node.name)) add(node.name, node);
      if (node.name === "Date" || node.name === "Math") add(`${node.name} as a value`, node);
    },
  }).visit(program);
  return found;
}

const isNamed = (node: ESTree.Node, name: string): boolean =>
  node.type === "Identifier" && node.name === name;
