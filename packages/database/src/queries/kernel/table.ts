// A table declared once, by the columns of its fields: select lists, statements that write many rows,
// the values sent with them and the types of rows are made from it.
import type { QueryConfig } from "../../pool.ts";
import { quoted } from "./array-text.ts";
import type { Column } from "./column.ts";
import type { Queryable } from "./queryable.ts";

/** Columns by the names of their fields. */
export type Fields = Readonly<Record<string, Column<unknown>>>;

type Row<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Column<infer Value> ? Value : never;
};

export type RowOf<T extends { readonly fields: Fields }> = Row<T["fields"]>;

export interface Reader<Value> {
  /** Converts the values of the driver's row in place. */
  readonly read: (raw: Record<string, unknown>) => Value;
  readonly list: (database: Queryable, statement: QueryConfig) => Promise<Value[]>;
  /** The first row, or null. */
  readonly find: (database: Queryable, statement: QueryConfig) => Promise<Value | null>;
}

/** Reads the rows of selects whose columns are called like the fields. */
export interface RowReader<F extends Fields> extends Reader<Row<F>> {
  readonly fields: F;
  /** Reads what is made of each row. */
  readonly as: <Value>(make: (row: Row<F>) => Value) => Reader<Value>;
}

/** Writes the rows by a statement of this name. */
type WriteRows<F extends Fields> = (
  database: Queryable,
  name: string,
  rows: readonly Row<F>[],
) => Promise<void>;

export interface Table<F extends Fields> extends RowReader<F> {
  /** `offer.id, offer.open_orders as "openOrders"`: of a select. */
  readonly columns: string;
  /** The same of the table under another name. */
  readonly columnsOf: (alias: string) => string;
  /** `id, open_orders`: of an insert. */
  readonly names: string;
  /** `given (id bigint, open_orders integer)`: behind `json_to_recordset(…) as`. */
  readonly given: string;
  /** Inserts the rows of `$1`; what follows, such as `on conflict`, can be added. */
  readonly insert: string;
  /** Updates from the rows of `$1`, which are found by the first field. */
  readonly update: string;
  readonly insertRows: WriteRows<F>;
  readonly updateRows: WriteRows<F>;
  /** Rows as `$1`. */
  readonly toJson: (rows: readonly Row<F>[]) => string;
  /** `unnest($1::bigint[], $2::integer[])`: for rows that are written with every batch. */
  readonly unnest: string;
  /** Rows as the parameters of `unnest`; of a table without arrays. */
  readonly toArrays: (rows: readonly Row<F>[]) => string[];
  /** The same table with these fields only. */
  readonly pick: <Name extends keyof F & string>(...names: Name[]) => Table<Pick<F, Name>>;
  /** The same table without these fields. */
  readonly omit: <Name extends keyof F & string>(...names: Name[]) => Table<Omit<F, Name>>;
}

/** For what is selected from several tables, or computed. */
export function defineRow<F extends Fields>(fields: F): RowReader<F> {
  const converted = Object.entries(fields).flatMap(([field, { read: convert }]) =>
    convert === undefined ? [] : [{ field, convert }],
  );

  // In place, as the driver makes each row for one reader: a copy would be garbage at once.
  function read(row: Record<string, unknown>): Row<F> {
    for (const { field, convert } of converted) {
      const value = row[field];
      if (value !== null) row[field] = convert(value);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The columns are known to the declaration alone.
    return row as Row<F>;
  }

  return { fields, ...readerOf(read), as: (make) => readerOf((raw) => make(read(raw))) };
}

function readerOf<Value>(read: Reader<Value>["read"]): Reader<Value> {
  return {
    read,
    async list(database, statement) {
      const { rows } = await database.query<Record<string, unknown>>(statement);
      return rows.map(read);
    },
    async find(database, statement) {
      const { rows } = await database.query<Record<string, unknown>>(statement);
      return rows[0] === undefined ? null : read(rows[0]);
    },
  };
}

export function defineTable<F extends Fields>(table: string, fields: F): Table<F> {
  const columns = Object.entries(fields).map(([field, column]) => ({
    field,
    name: column.name ?? snakeCase(field),
    type: column.type,
    write: column.write,
    toText: column.toText,
  }));
  const listOf = (item: (column: (typeof columns)[number]) => string) =>
    columns.map(item).join(", ");
  const columnsOf = (alias: string) =>
    listOf(({ field, name }) => `${alias}.${name}${field === name ? "" : ` as "${field}"`}`);
  const names = listOf(({ name }) => name);
  const given = `given (${listOf(({ name, type }) => `${name} ${type}`)})`;
  const [key = "", ...others] = columns.map(({ name }) => name);
  const changes = others.map((name) => `${name} = given.${name}`).join(", ");
  const members = columns.map(({ field, name, write }) => ({ field, label: `"${name}":`, write }));

  function toJson(rows: readonly Row<F>[]): string {
    let text = "[";
    for (const row of rows) {
      text += text === "[" ? "{" : ",{";
      let comma = "";
      for (const { field, label, write } of members) {
        const value = row[field];
        text += comma + label + (value === null ? "null" : write(value));
        comma = ",";
      }
      text += "}";
    }
    return `${text}]`;
  }

  const toArrays = (rows: readonly Row<F>[]) =>
    columns.map(({ field, write, toText }) => {
      const element = toText === undefined ? write : (value: unknown) => quoted(toText(value));
      return `{${rows.map((row) => (row[field] === null ? "null" : element(row[field]))).join(",")}}`;
    });

  function subset<Name extends keyof F>(isChosen: (name: string) => boolean): Table<Pick<F, Name>> {
    const chosen = Object.fromEntries(Object.entries(fields).filter(([name]) => isChosen(name)));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- These fields are the named ones.
    return defineTable(table, chosen as Pick<F, Name>);
  }

  const insert = `insert into ${table} (${names})
      select ${names} from json_to_recordset($1::json) as ${given}`;
  const update = `update ${table} set ${changes}
      from json_to_recordset($1::json) as ${given} where ${table}.${key} = given.${key}`;
  const writeBy =
    (statement: string): WriteRows<F> =>
    async (database, name, rows) => {
      await database.query({ name, text: statement, values: [toJson(rows)] });
    };

  return {
    ...defineRow(fields),
    columns: columnsOf(table),
    columnsOf,
    names,
    given,
    insert,
    update,
    insertRows: writeBy(insert),
    updateRows: writeBy(update),
    toJson,
    unnest: `unnest(${columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(", ")})`,
    toArrays,
    pick: (...chosen) => subset((name) => chosen.some((field) => field === name)),
    omit: (...dropped) => subset((name) => !dropped.some((field) => field === name)),
  };
}

const snakeCase = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
