/**
 * Which page numbers a pagination shows: the first, the last, the current one with its neighbours,
 * and a gap where numbers are left out. A gap never replaces a single page, which would take no
 * more room itself. The number of items is constant while paging, so that buttons stay in place.
 */
export type PagePlace = number | "gap-before" | "gap-after";

const SIBLINGS = 1;
/** First, last, current, its two neighbours and two gaps. */
const PLACES = 5 + 2 * SIBLINGS;

export function pageRange(page: number, pageCount: number): PagePlace[] {
  if (pageCount <= PLACES) return sequence(1, pageCount);
  const edge = PLACES - 2;
  if (page <= edge - SIBLINGS) return [...sequence(1, edge), "gap-after", pageCount];
  if (page > pageCount - edge + SIBLINGS) {
    return [1, "gap-before", ...sequence(pageCount - edge + 1, pageCount)];
  }
  const middle = sequence(page - SIBLINGS, page + SIBLINGS);
  return [1, "gap-before", ...middle, "gap-after", pageCount];
}

function sequence(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
