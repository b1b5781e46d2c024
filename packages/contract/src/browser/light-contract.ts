/**
 * For builds of the browser's part: takes out of the contract what only the server reads. Schemas are
 * made of `light-zod.ts`, and an endpoint keeps what a call of it needs: of its request, whether it
 * has a body or a form.
 */
import { fileURLToPath } from "node:url";

const LIGHT_ZOD = fileURLToPath(new URL("light-zod.ts", import.meta.url));
const ENDPOINTS = fileURLToPath(new URL("../endpoints/", import.meta.url)).replaceAll("\\", "/");

/** What the typed client reads (`client.ts`); the rest is documentation and rules of the server. */
const KEPT = new Set(["name", "method", "path", "kind", "reply", "errors"]);
const CARRIERS = new Set(["body", "form"]);

/** A node of a syntax tree, as bundlers give it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

type Parse = (code: string, options: { readonly lang: "ts" }) => unknown;

/** A plugin of Vite. */
export function lightContract() {
  return {
    name: "light-contract",
    enforce: "pre" as const,
    resolveId: { filter: { id: /^zod\/mini$/ }, handler: () => LIGHT_ZOD },
    transform: {
      filter: { id: new RegExp(`^${ENDPOINTS.replaceAll(/[.+]/g, String.raw`\$&`)}`) },
      handler(this: { readonly parse: Parse }, code: string) {
        return {
          code: lightenEndpoints(code, (text, options) => this.parse(text, options)),
          map: null,
        };
      },
    },
  };
}

/** The module with shorter declarations, and without the imports that only the rest has used. */
export function lightenEndpoints(code: string, parse: Parse): string {
  return withoutUnusedImports(withShortDeclarations(code, parse), parse);
}

/** An import that is not used costs no bytes itself, but counts as one of each page (first-page.ts). */
function withoutUnusedImports(code: string, parse: Parse): string {
  const program = parse(code, { lang: "ts" });
  const imports = isNode(program)
    ? listOf(program, "body").filter(({ type }) => type === "ImportDeclaration")
    : [];
  const rest = imports.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  );
  const isUsed = (node: Node) =>
    listOf(node, "specifiers").some((specifier) => {
      const local = fieldOf(specifier, "local");
      const name = isNode(local) ? fieldOf(local, "name") : null;
      return typeof name === "string" && new RegExp(String.raw`\b${name}\b`).test(rest);
    });
  return imports.reduceRight(
    (text, node) => (isUsed(node) ? text : text.slice(0, node.start) + text.slice(node.end)),
    code,
  );
}

function withShortDeclarations(code: string, parse: Parse): string {
  let light = "";
  let taken = 0;
  for (const declaration of declarationsIn(parse(code, { lang: "ts" }))) {
    const kept = propertiesOf(declaration).flatMap((property) => {
      const name = nameOf(property);
      if (name === "request") return [`request: { ${carriersIn(property).join(", ")} }`];
      return name === null || KEPT.has(name) ? [code.slice(property.start, property.end)] : [];
    });
    light += `${code.slice(taken, declaration.start)}{ ${kept.join(", ")} }`;
    taken = declaration.end;
  }
  return light + code.slice(taken);
}

/** The objects that `defineEndpoint` gets, in the order of the module. */
function declarationsIn(place: unknown): Node[] {
  if (Array.isArray(place)) return place.flatMap(declarationsIn);
  if (!isNode(place)) return [];
  const [first] = place.type === "CallExpression" ? listOf(place, "arguments") : [];
  const callee = fieldOf(place, "callee");
  const isDeclaration = isNode(callee) && fieldOf(callee, "name") === "defineEndpoint";
  if (isDeclaration && first?.type === "ObjectExpression") return [first];
  return Object.values(place).flatMap(declarationsIn);
}

function carriersIn(request: Node): string[] {
  const value = fieldOf(request, "value");
  const names = isNode(value) ? propertiesOf(value).map(nameOf) : [];
  return names.flatMap((name) => (name !== null && CARRIERS.has(name) ? [`${name}: true`] : []));
}

const propertiesOf = (object: Node) => listOf(object, "properties");

/** Null: no plain property, such as a spread. */
function nameOf(property: Node): string | null {
  const key = fieldOf(property, "key");
  const name = isNode(key) ? fieldOf(key, "name") : null;
  return typeof name === "string" ? name : null;
}

function listOf(node: Node, field: string): Node[] {
  const list = fieldOf(node, field);
  return Array.isArray(list) ? list.filter(isNode) : [];
}

function fieldOf(node: Node, field: string): unknown {
  return Reflect.get(node, field);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
