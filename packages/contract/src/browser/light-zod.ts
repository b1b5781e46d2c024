/**
 * What the contract and the website use of `zod/mini`, in an eighth of its size: the builds for the
 * browser take this module in its place. It accepts and refuses the same values and gives the same
 * results (`light-zod.test.ts` compares both on every endpoint); of an issue there is the path alone.
 */

interface Issue {
  readonly path: readonly PropertyKey[];
}

/** What is known while a value is read: the place in it, and what was refused so far. */
class Reading {
  readonly issues: Issue[] = [];
  readonly #path: PropertyKey[] = [];

  refuse(place: readonly PropertyKey[] = []): void {
    this.issues.push({ path: [...this.#path, ...place] });
  }

  at(name: PropertyKey, schema: Schema, value: unknown): unknown {
    this.#path.push(name);
    const found = schema.read(value, this);
    this.#path.pop();
    return found;
  }
}

/** Gives what was read; it means nothing where something was refused. */
type Read = (value: unknown, reading: Reading) => unknown;
type Shape = Readonly<Record<string, Schema>>;

interface Parsed {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?: { readonly issues: readonly Issue[] };
}

class Schema {
  readonly read: Read;
  constructor(read: Read) {
    this.read = read;
  }

  check(...checks: readonly Read[]): Schema {
    const { read } = this;
    return this.with((value, reading) => {
      const { length: before } = reading.issues;
      const first = read(value, reading);
      if (reading.issues.length > before) return first;
      return checks.reduce((found, check) => check(found, reading), first);
    });
  }

  safeParse(value: unknown): Parsed {
    return safeParse(this, value);
  }

  /** The same with another way of reading. */
  protected with(read: Read): Schema {
    return new Schema(read);
  }
}

/** What becomes of fields that the shape does not name. */
type Rest = "dropped" | "refused" | "kept" | Schema;

class ObjectSchema extends Schema {
  readonly shape: Shape;
  readonly rest: Rest;
  constructor(shape: Shape, rest: Rest, read: Read = readObject(shape, rest)) {
    super(read);
    this.shape = shape;
    this.rest = rest;
  }

  protected override with(read: Read): Schema {
    return new ObjectSchema(this.shape, this.rest, read);
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readObject(shape: Shape, rest: Rest): Read {
  const fields = Object.entries(shape);
  return (value, reading) => {
    if (!isObject(value)) return reading.refuse();
    const found: Record<string, unknown> = {};
    for (const [name, schema] of fields) {
      const field = reading.at(name, schema, value[name]);
      if (field !== undefined || name in value) found[name] = field;
    }
    if (rest === "dropped") return found;
    for (const [name, field] of Object.entries(value)) {
      if (Object.hasOwn(shape, name)) continue;
      if (rest === "refused") reading.refuse();
      else found[name] = rest === "kept" ? field : reading.at(name, rest, field);
    }
    return found;
  };
}

const accept = (isGood: (value: unknown) => boolean) =>
  new Schema((value, reading) => (isGood(value) ? value : reading.refuse()));

/** A check that changes nothing. */
const test =
  <Value>(isGood: (value: Value) => boolean, place?: readonly PropertyKey[]): Read =>
  (value, reading) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The schema before the check has read a value of this type.
    if (!isGood(value as Value)) reading.refuse(place);
    return value;
  };

/* @__NO_SIDE_EFFECTS__ */
export function safeParse(schema: Schema, value: unknown): Parsed {
  const reading = new Reading();
  const data = schema.read(value, reading);
  const { issues } = reading;
  return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
}

/* @__NO_SIDE_EFFECTS__ */
export function string() {
  return accept((value) => typeof value === "string");
}

/* @__NO_SIDE_EFFECTS__ */
export function number() {
  return accept(Number.isFinite);
}

/* @__NO_SIDE_EFFECTS__ */
export function int() {
  return accept(Number.isSafeInteger);
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean() {
  return accept((value) => typeof value === "boolean");
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown() {
  return accept(() => true);
}

/* @__NO_SIDE_EFFECTS__ */
export function file() {
  return accept((value) => value instanceof File);
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(wanted: unknown) {
  return accept((value) => (Array.isArray(wanted) ? wanted.includes(value) : value === wanted));
}

/* @__NO_SIDE_EFFECTS__ */
function nullOnly() {
  return accept((value) => value === null);
}

/* @__NO_SIDE_EFFECTS__ */
function oneOf(values: readonly unknown[]) {
  return accept((value) => values.includes(value));
}

export { nullOnly as null, oneOf as enum };

/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Shape) {
  return new ObjectSchema(shape, "dropped");
}

/* @__NO_SIDE_EFFECTS__ */
export function strictObject(shape: Shape) {
  return new ObjectSchema(shape, "refused");
}

/* @__NO_SIDE_EFFECTS__ */
export function looseObject(shape: Shape) {
  return new ObjectSchema(shape, "kept");
}

/* @__NO_SIDE_EFFECTS__ */
export function catchall({ shape }: ObjectSchema, rest: Schema) {
  return new ObjectSchema(shape, rest);
}

/* @__NO_SIDE_EFFECTS__ */
export function extend({ shape, rest }: ObjectSchema, more: Shape) {
  return new ObjectSchema({ ...shape, ...more }, rest);
}

/* @__NO_SIDE_EFFECTS__ */
export function partial({ shape, rest }: ObjectSchema) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, optional(schema)]);
  return new ObjectSchema(Object.fromEntries(fields), rest);
}

/* @__NO_SIDE_EFFECTS__ */
export function array(row: Schema) {
  return new Schema((value, reading) =>
    Array.isArray(value)
      ? value.map((one, index) => reading.at(index, row, one))
      : reading.refuse(),
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function record(key: Schema, field: Schema) {
  return new Schema((value, reading) => {
    if (!isObject(value)) return reading.refuse();
    const fields = Object.entries(value).map(([name, one]) => [
      reading.at(name, key, name),
      reading.at(name, field, one),
    ]);
    return Object.fromEntries(fields);
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function optional({ read }: Schema) {
  return new Schema((value, reading) => (value === undefined ? value : read(value, reading)));
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable({ read }: Schema) {
  return new Schema((value, reading) => (value === null ? value : read(value, reading)));
}

/** A missing value is read as if it were this one. */
/* @__NO_SIDE_EFFECTS__ */
export function prefault({ read }: Schema, missing: unknown) {
  return new Schema((value, reading) => read(value === undefined ? missing : value, reading));
}

/* @__NO_SIDE_EFFECTS__ */
export function union(options: readonly Schema[]) {
  return new Schema((value, reading) => {
    for (const option of options) {
      const { success, data } = safeParse(option, value);
      if (success) return data;
    }
    return reading.refuse();
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function discriminatedUnion(name: string, options: readonly ObjectSchema[]) {
  return new Schema((value, reading) => {
    if (!isObject(value)) return reading.refuse();
    const option = options.find(({ shape }) => shape[name]?.safeParse(value[name]).success);
    return option === undefined ? reading.refuse([name]) : option.read(value, reading);
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function transform(change: (value: unknown) => unknown) {
  return new Schema(change);
}

/* @__NO_SIDE_EFFECTS__ */
export function pipe(first: Schema, second: Schema) {
  return first.check(second.read);
}

/* @__NO_SIDE_EFFECTS__ */
export function overwrite(change: (value: string) => string): Read {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only texts are overwritten.
  return (value) => change(value as string);
}

/* @__NO_SIDE_EFFECTS__ */
export function trim(): Read {
  return overwrite((text) => text.trim());
}

/* @__NO_SIDE_EFFECTS__ */
export function refine(
  isGood: (value: unknown) => boolean,
  place: { readonly path?: readonly PropertyKey[] } = {},
) {
  return test(isGood, place.path);
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp) {
  return test((text: string) => pattern.test(text));
}

/* @__NO_SIDE_EFFECTS__ */
export function minLength(least: number) {
  return test(({ length: found }: { length: number }) => found >= least);
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(most: number) {
  return test(({ length: found }: { length: number }) => found <= most);
}

/* @__NO_SIDE_EFFECTS__ */
export function length(wanted: number) {
  return test(({ length: found }: { length: number }) => found === wanted);
}

/* @__NO_SIDE_EFFECTS__ */
export function minimum(least: number) {
  return test((value: number) => value >= least);
}

/* @__NO_SIDE_EFFECTS__ */
export function maximum(most: number) {
  return test((value: number) => value <= most);
}

/* @__NO_SIDE_EFFECTS__ */
export function nonnegative() {
  return minimum(0);
}

/** A day of the calendar, such as 2026-11-18. */
export const iso = {
  date: /* @__NO_SIDE_EFFECTS__ */ () =>
    string().check(
      test((text: string) => {
        const [year = "", month = "", day = ""] =
          /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1) ?? [];
        const date = new Date(`${text}T00:00:00Z`);
        return (
          year !== "" &&
          date.getUTCMonth() === Number(month) - 1 &&
          date.getUTCDate() === Number(day)
        );
      }),
    ),
};
