// Pages of lists that people turn over.

/** The last page that is offered. */
const MOST_COUNTED = 1_000;

export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of rows, and how many there are on all pages together. */
export interface CountedPage<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  /** There are more than `total`. */
  readonly totalCapped: boolean;
}

export const rangeOf = ({ page, pageSize }: Page) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** Counts no further than the last page. */
export async function countCapped(count: (most: number) => Promise<number>) {
  const counted = await count(MOST_COUNTED + 1);
  return { total: Math.min(counted, MOST_COUNTED), totalCapped: counted > MOST_COUNTED };
}
