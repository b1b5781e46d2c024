/** Pages of a list whose newest rows come first, and how later readings join them. */
import type { Join } from "./known.ts";

export interface Page<Row> {
  readonly list: readonly Row[];
  /** Where the next page begins; null at the end of the list. */
  readonly nextCursor: string | null;
}

export interface PageJoins<Data> {
  /** The first page loaded again. */
  readonly latest: Join<Data>;
  /** The page after the known ones. */
  readonly older: Join<Data>;
}

/** Joins that show no row twice; `idOf` names a row. */
export function joinPagesBy<Row, Data extends Page<Row>>(
  idOf: (row: Row) => string,
): PageJoins<Data> {
  const append = (rows: readonly Row[], more: readonly Row[]) => {
    const seen = new Set(rows.map(idOf));
    return [...rows, ...more.filter((row) => !seen.has(idOf(row)))];
  };
  return {
    /**
     * Known rows stay behind the last one of the page. If that one is unknown, the page reaches
     * further than the known rows or rows are missing in between: the list restarts.
     */
    latest(known, latest) {
      const last = latest.list.at(-1);
      const end = known.list.findIndex((row) => last !== undefined && idOf(row) === idOf(last));
      if (end === -1 || latest.nextCursor === null) return latest;
      const list = append(latest.list, known.list.slice(end + 1));
      return { ...latest, list, nextCursor: known.nextCursor };
    },
    older: (known, older) => ({ ...older, list: append(known.list, older.list) }),
  };
}
