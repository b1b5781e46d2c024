// Reads a JSON body. What no call of the contract can mean is refused before it becomes a value:
// JSON.parse accepts nesting of any depth, and everything after it that recurses (JSON.stringify,
// schemas, hashes) would overflow the stack; a hundred thousand values would be checked one by one.
import type { FastifyInstance } from "fastify";
import { isUtf8 } from "node:buffer";

/** The deepest body of the contract has six levels; passkeys may bring a few of their own. */
export const MAX_DEPTH = 32;
/** The longest lists of the contract have some hundred entries. */
export const MAX_VALUES = 5_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

export function readJsonBodies(api: FastifyInstance): void {
  // Refuses keys that would reach a prototype.
  const parse = api.getDefaultJsonParser("error", "error");
  api.removeContentTypeParser("application/json");
  api.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    (request, bytes, done) => {
      // A client that always names JSON and has nothing to send has sent no body.
      if (bytes.byteLength === 0) done(null, undefined);
      else if (!isUtf8(bytes) || !isModest(bytes)) done(new MalformedJson());
      else void parse(request, bytes.toString("utf8"), done);
    },
  );
}

export class MalformedJson extends SyntaxError {
  readonly statusCode = 400;

  constructor() {
    super("the body is no JSON that a call could take");
  }
}

/** One scan of the bytes, without parsing. Whether they are JSON is checked later. */
export function isModest(bytes: Uint8Array): boolean {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) {
      index = endOfString(bytes, index);
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1;
    } else if (byte === COMMA) {
      values += 1;
    }
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false;
  }
  return true;
}

/** The index of the closing quote, or of the last byte where there is none. */
function endOfString(bytes: Uint8Array, start: number): number {
  let index = start + 1;
  while (index < bytes.length && bytes[index] !== QUOTE) {
    index += bytes[index] === BACKSLASH ? 2 : 1;
  }
  return index;
}

/**
 * No text contains U+0000 or half a surrogate pair: PostgreSQL accepts neither, in a text or in
 * JSON. Recursion ends, as the value is no deeper than `MAX_DEPTH`.
 */
export function hasBrokenText(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\u0000") || !value.isWellFormed();
  if (typeof value !== "object" || value === null) return false;
  if (value instanceof File) return hasBrokenText(value.name);
  if (Array.isArray(value)) return value.some(hasBrokenText);
  return Object.entries(value).some(([name, part]) => hasBrokenText(name) || hasBrokenText(part));
}
