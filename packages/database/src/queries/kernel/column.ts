// Kinds of columns: the type in PostgreSQL, and how values are read from the driver and written as JSON.

/** Its values are read as `Value`, and written from `Given`. */
export interface Column<Value, Given = Value> {
  /** In PostgreSQL. */
  readonly type: string;
  /** Where it is not the field's name in snake case. */
  readonly name?: string;
  /** From the driver's value, where that is not the value itself. Never called with null. */
  read?(this: void, raw: unknown): Value;
  /** As JSON, for `json_to_recordset`. Never called with null. */
  write(this: void, value: Given): string;
}

/** JSON has no numbers of that size. */
const writeBigint = (value: bigint) => `"${value}"`;

/** PostgreSQL refuses halves of surrogate pairs in JSON; as UTF-8 they would be U+FFFD. */
const writeText = (value: string) => JSON.stringify(value.toWellFormed());

export const text = <Value extends string = string>(): Column<Value> => ({
  type: "text",
  write: writeText,
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

/** An id of one kind, made by its function of `domain/ids`. Any bigint can be written. */
export const idOf = <Id extends bigint>(read: (raw: string) => Id): Column<Id, bigint> => ({
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

export const bytes = (): Column<Buffer> => ({
  type: "bytea",
  write: (value) => String.raw`"\\x${value.toString("hex")}"`,
});

export const json = <Value>(): Column<Value> => ({ type: "jsonb", write: JSON.stringify });

/** JSON whose stored form differs from the value, such as bigints that are texts in it. */
export const jsonOf = <Value, Stored>(
  read: (stored: Stored) => Value,
  toStored: (value: Value) => Stored,
): Column<Value> => ({
  type: "jsonb",
  read,
  write: (value) => JSON.stringify(toStored(value)),
});

/** Its elements are never null. */
export function array<Value, Given>(
  element: Column<Value, Given>,
): Column<readonly Value[], readonly Given[]> {
  const { read } = element;
  return {
    type: `${element.type}[]`,
    ...(read && { read: (raws: readonly unknown[]) => raws.map((raw) => read(raw)) }),
    write: (values) => `[${values.map((value) => element.write(value)).join(",")}]`,
  };
}

export const nullable = <Value, Given>(
  column: Column<Value, Given>,
): Column<Value | null, Given | null> => column;

/** A column that is not called like its field. */
export const named = <Value, Given>(
  name: string,
  column: Column<Value, Given>,
): Column<Value, Given> => ({ ...column, name });
