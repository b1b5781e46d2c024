/** The latest entries of a list, and more of them on request. Older ones are in the statement. */
import { useRef } from "react";
import type { Loaded } from "../../../shared/data/loaded.ts";
import { useData, type Reading } from "../../../shared/data/use-data.ts";
import { getApi, type Api } from "../../../shell/api/api.ts";

/** How many a list begins with, and how many it ever shows. */
export const FIRST_ENTRIES = 10;
const MOST_ENTRIES = 50;

export interface Entries<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

export interface History<Row> extends Reading<Entries<Row>> {
  readonly hasMore: boolean;
  /** There are more than this list shows at all. */
  readonly isCut: boolean;
  readonly showMore: () => void;
}

export function useHistory<Row>(
  first: Loaded<Entries<Row>>,
  read: (api: Api, pageSize: number) => Promise<Loaded<Entries<Row>>>,
): History<Row> {
  const wanted = useRef(FIRST_ENTRIES);
  const reading = useData({ first, read: () => read(getApi(), wanted.current) });
  const { list, total } = reading.data ?? { list: [], total: 0 };
  return {
    ...reading,
    hasMore: list.length < Math.min(total, MOST_ENTRIES),
    isCut: list.length >= MOST_ENTRIES && total > MOST_ENTRIES,
    showMore: () => {
      wanted.current = MOST_ENTRIES;
      void reading.reload();
    },
  };
}
