// The database tables that the engine locks, reads and writes. Logs are tables that are only
// appended to.
import type { Queryable } from "@parley/database/queries/kernel/queryable";

/**
 * Every writer of the database locks in this order; another order can deadlock. Users come before
 * what is counted for them: a count is read after the lock that keeps it from growing.
 */
export const LOCK_ORDER = [
  "order",
  "offer",
  "user",
  "key",
  "trader",
  "withdrawal",
  "account",
  "fresh",
] as const;

export interface RowChange<Row> {
  /** Null for a row that is new. */
  readonly before: Row | null;
  readonly after: Row;
}

export interface Table<Key, Row> {
  readonly name: string;
  readonly rank: (typeof LOCK_ORDER)[number];
  /** Equal keys have equal texts. */
  readonly keyText: (key: Key) => string;
  readonly keyOf: (row: Row) => Key;
  /** Locks the rows in the order of a key of the table; missing ones are left out. */
  readonly lock: (tx: Queryable, keys: readonly Key[]) => Promise<readonly Row[]>;
  /**
   * Writes all changes, without a result: its statements are sent with the rest of the batch, once
   * every table has recorded its own. A new row that exists by now must violate a constraint. A row
   * that several commands of a batch changed occurs once, with its last state; what each of them
   * did belongs in a log.
   */
  readonly write: (tx: Queryable, changes: readonly RowChange<Row>[]) => Promise<void>;
}

type Statement<Row> = (tx: Queryable, rows: readonly Row[]) => Promise<unknown>;

/** Writes the rows of these changes in one statement; none where nothing has changed. */
export async function writeRows<Row>(
  tx: Queryable,
  statement: Statement<Row>,
  changes: readonly RowChange<Row>[],
): Promise<void> {
  if (changes.length === 0) return;
  await statement(
    tx,
    changes.map(({ after }) => after),
  );
}

export const isNewRow = ({ before }: RowChange<unknown>): boolean => before === null;

/** The `write` of a table whose new rows are inserted and whose others are updated. */
export function insertOrUpdate<Row>(insert: Statement<Row>, update: Statement<Row>) {
  return async (tx: Queryable, changes: readonly RowChange<Row>[]): Promise<void> => {
    const changed = changes.filter((change) => !isNewRow(change));
    await Promise.all([
      writeRows(tx, insert, changes.filter(isNewRow)),
      writeRows(tx, update, changed),
    ]);
  };
}

export interface Log<Row> {
  readonly name: string;
  /** Adds all rows, likewise. */
  readonly append: (tx: Queryable, rows: readonly Row[]) => Promise<void>;
}

/** A row that a command reads or creates; an existing one is locked for its batch. */
export interface LockedRow {
  // oxlint-disable-next-line typescript/no-explicit-any -- The table and its key belong together; `lockRow` and `newRow` are its only makers and check that.
  readonly table: Table<any, any>;
  readonly key: unknown;
  /** It cannot exist yet, so that it is not looked up. */
  readonly isNew: boolean;
}

export function lockRow<Key, Row>(table: Table<Key, Row>, key: Key): LockedRow {
  return { table, key, isNew: false };
}

/** The row that a command is about to create, under a newly generated key. */
export function newRow<Key, Row>(table: Table<Key, Row>, key: Key): LockedRow {
  return { table, key, isNew: true };
}
