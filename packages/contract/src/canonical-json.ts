// One text for one value: JSON with sorted keys and no spaces. A sealed request carries the hash of
// its body in this form, so that browser and server must agree on it to the byte.

/** What JSON can say; as `JSON.stringify` does, fields that are undefined are left out. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

/** Keys are sorted by their UTF-16 units, as RFC 8785 does it. */
export function canonicalJson(value: JsonValue): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = Object.keys(value)
    .toSorted(byUnits)
    .flatMap((name) => {
      const field = value[name];
      return field === undefined ? [] : [`${JSON.stringify(name)}:${canonicalJson(field)}`];
    });
  return `{${fields.join(",")}}`;
}

/**
 * The `bodyHash` of a sealed request: hex SHA-256 of the request body without the sealed part. A
 * path with parameters is not included; the subject names what a call is about.
 */
export async function hashSealedBody(body: {
  readonly [name: string]: JsonValue | undefined;
}): Promise<string> {
  const { command: _command, ...rest } = body;
  const bytes = new TextEncoder().encode(canonicalJson(rest));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function byUnits(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
