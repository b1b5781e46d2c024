// The lists in statements that write many rows at once, made from one list of columns with their types.

/** Names of columns with their types in PostgreSQL. */
export type ColumnList = Readonly<Record<string, string>>;

/** `a, b`: of an insert. */
export const columnNames = (columns: ColumnList): string => Object.keys(columns).join(", ");

/** `a bigint, b text`: of `json_to_recordset(…) as given (…)`. */
export const recordColumns = (columns: ColumnList): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ");

/** `a = given.a, b = given.b`: of an update from `given`. */
export const assignments = (columns: ColumnList): string =>
  Object.keys(columns)
    .map((name) => `${name} = given.${name}`)
    .join(", ");
