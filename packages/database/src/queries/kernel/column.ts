// Kinds of columns: the type in PostgreSQL, and how values are read from the driver and written as JSON.

export interface Column<Value> {
  /** In PostgreSQL. */
  readonly type: string;
  /** Where it is not the field's name in snake case. */
  readonly name?: string;
  /** From the driver's value, where that is not the value itself. Never called with null. */
  read?(this: void, raw: unknown): Value;
  /** As JSON, for `json_to_recordset`. Never called with null. */
  write(this: void, value: Value): string;
  /** As text inside an array, where JSON's escapes are not understood. Never called with null. */
  toText?(this: void, value: Value): string;
}

/** JSON has no numbers of that size. */
const writeBigint = (value: bigint) => `"${value}"`;

/** PostgreSQL refuses halves of surrogate pairs in JSON; as UTF-8 they would be U+FFFD. */
const writeText = (value: string) => JSON.stringify(value.toWellFormed());

export const text = <Value extends string = string>(): Column<Value> => ({
  type: "text",
  write: writeText,
  toText: String,
});

/** A decimal, as text. */
export const numeric = (): Column<string> => ({ type: "numeric", write: writeText });

export const boolean = (): Column<boolean> => ({ type: "boolean", write: String });

export const integer = (): Column<number> => ({ type: "integer", write: String });

export const smallint = (): Column<number> => ({ type: "smallint", write: String });

export const bigint = (): Column<bigint> => ({
  type: "bigint",
  read: BigInt,
  write: writeBigint,
});

/** A bigint that a number holds exactly. */
export const bigintAsNumber = (): Column<number> => ({
  type: "bigint",
  read: Number,
  write: String,
});

/** An id of one kind, made by its function of `domain/ids`. */
export const idOf = <Id extends bigint>(read: (raw: string) => Id): Column<Id> => ({
  type: "bigint",
  read,
  write: writeBigint,
});

/** Epoch milliseconds. */
export const instant = (): Column<number> => ({
  type: "timestamptz",
  read: (date: Date) => date.getTime(),
  write: (at) => `"${new Date(at).toISOString()}"`,
});

/** An instant as `Date`. */
export const dateTime = (): Column<Date> => ({
  type: "timestamptz",
  write: (date) => `"${date.toISOString()}"`,
});

/** A day such as `2026-11-15`. It is selected as text: the driver would make an instant of it. */
export const date = (): Column<string> => ({ type: "date", write: writeText });

export const bytes = (): Column<Buffer> => ({
  type: "bytea",
  write: (value) => String.raw`"\\x${value.toString("hex")}"`,
});

export const json = <Value>(): Column<Value> => ({
  type: "jsonb",
  write: JSON.stringify,
  toText: JSON.stringify,
});

/** JSON whose stored form differs from the value, such as bigints that are texts in it. */
export const jsonOf = <Value, Stored>(
  read: (stored: Stored) => Value,
  toStored: (value: Value) => Stored,
): Column<Value> => ({
  type: "jsonb",
  read,
  write: (value) => JSON.stringify(toStored(value)),
  toText: (value) => JSON.stringify(toStored(value)),
});

/** Its elements are never null. */
export function array<Value>(element: Column<Value>): Column<readonly Value[]> {
  const { read } = element;
  return {
    type: `${element.type}[]`,
    ...(read && { read: (raws: readonly unknown[]) => raws.map((raw) => read(raw)) }),
    write: (values) => `[${values.map((value) => element.write(value)).join(",")}]`,
  };
}

export const nullable = <Value>(column: Column<Value>): Column<Value | null> => column;

/** A column that is not called like its field. */
export const named = <Value>(name: string, column: Column<Value>): Column<Value> => ({
  ...column,
  name,
});
