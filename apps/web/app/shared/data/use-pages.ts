/**
 * A list that is read page by page: new rows arrive at its beginning as `useData` reads it again, older
 * ones at its end on request. A page that no longer continues the list is dropped.
 */
import { useState } from "react";
import type { Loaded, ReadFailure } from "./loaded.ts";
import type { Page, PageJoins } from "./pages.ts";
import { useData, type DataOptions, type Reading } from "./use-data.ts";

export interface PagesOptions<Data> extends Omit<DataOptions<Data>, "read" | "join"> {
  /** Reads the page that begins at a cursor; null: the first one. */
  readonly readPage: (cursor: string | null) => Promise<Loaded<Data>>;
  readonly joins: PageJoins<Data>;
  /** Called when the next page could not be read. */
  readonly onFailure?: (failure: ReadFailure) => void;
}

export interface Pages<Data> extends Reading<Data> {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the next page could not be read; null when it was not asked for, or is again. */
  readonly moreFailure: ReadFailure | null;
  readonly more: () => Promise<void>;
}

export function usePages<Data extends Page<unknown>>(options: PagesOptions<Data>): Pages<Data> {
  const { key = "", readPage, joins, onFailure } = options;
  const reading = useData({ ...options, read: () => readPage(null), join: joins.latest });
  const cursor = reading.data?.nextCursor ?? null;
  const page = `${key} ${cursor}`;
  /** The request for a page, and why it failed once it has. */
  const [asked, setAsked] = useState<{ page: string; failure: ReadFailure | null } | null>(null);
  const current = asked?.page === page ? asked : null;
  const isLoadingMore = current?.failure === null;

  const more = async () => {
    if (cursor === null || isLoadingMore) return;
    setAsked({ page, failure: null });
    const found = await readPage(cursor);
    setAsked((now) => (now?.page !== page ? now : found.ok ? null : { page, failure: found }));
    if (!found.ok) return onFailure?.(found);
    reading.take(found.data, (known, older) =>
      known.nextCursor === cursor ? joins.older(known, older) : known,
    );
  };
  const moreFailure = current?.failure ?? null;
  return { ...reading, hasMore: cursor !== null, isLoadingMore, moreFailure, more };
}
