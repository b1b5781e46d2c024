// What a source file imports, how else it loads code, and which impure things it uses: read from its
// syntax tree and not from its text, so that comments and strings do not count.
import { type ESTree, parseSync, Visitor } from "vite";
import { readImpurities } from "./read-impurities.ts";

export interface Mention {
  /** An imported module, or a thing that only some files may use. */
  readonly name: string;
  readonly line: number;
}

export interface SourceFacts {
  readonly imports: readonly Mention[];
  /** Ways to load code that do not tell which file is loaded. */
  readonly loaders: readonly Mention[];
  /** Uses of time, chance, waiting and the process, which the domain must not know. */
  readonly impurities: readonly Mention[];
}

const REQUIRES = new Set(["require", "createRequire"]);

export function readSource(file: string, text: string): SourceFacts {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const imports: Mention[] = [];
  const loaders: Mention[] = [];
  const mention = (name: string, { start }: ESTree.Span) => ({
    name,
    line: text.slice(0, start).split("\n").length,
  });
  const addImport = ({ source }: { source: ESTree.StringLiteral | null }) => {
    if (source !== null) imports.push(mention(source.value, source));
  };
  new Visitor({
    ImportDeclaration: addImport,
    ExportNamedDeclaration: addImport,
    ExportAllDeclaration: addImport,
    TSImportType: addImport,
    ImportExpression({ source }) {
      const name = constantText(source);
      if (name === null) loaders.push(mention("import() of a computed name", source));
      else imports.push(mention(name, source));
    },
    TSExternalModuleReference: (node) => loaders.push(mention("require", node)),
    Identifier(node) {
      if (REQUIRES.has(node.name)) loaders.push(mention(node.name, node));
    },
    MemberExpression({ object, property, start, end }) {
      const isGlob = property.type === "Identifier" && property.name === "glob";
      if (object.type === "MetaProperty" && isGlob) {
        loaders.push(mention("import.meta.glob", { start, end }));
      }
    },
  }).visit(program);
  const impurities = readImpurities(program).map(({ name, node }) => mention(name, node));
  return { imports, loaders, impurities };
}

/** The text of a string or of a template without placeholders; null where it is computed. */
function constantText(node: ESTree.Expression): string | null {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}
