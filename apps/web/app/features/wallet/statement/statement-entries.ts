/** The movements a statement has shown so far, and how later readings join them. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { readStatement } from "@parley/contract/endpoints/wallet/wallet";

export type Statement = EndpointReply<typeof readStatement>;
export type Entry = Statement["list"][number];

/** The next page after what is there. */
export function withOlder(known: Statement, older: Statement): Statement {
  const seen = new Set(known.list.map(({ entryId }) => entryId));
  return {
    list: [...known.list, ...older.list.filter(({ entryId }) => !seen.has(entryId))],
    nextCursor: older.nextCursor,
  };
}

/**
 * The first page loaded again: new movements precede the known ones. When so many are new that the
 * two do not overlap, some are missing in between, and the statement restarts.
 */
export function withLatest(known: Statement, latest: Statement): Statement {
  const isJoined = latest.list.some(({ entryId }) =>
    known.list.some((entry) => entry.entryId === entryId),
  );
  if (!isJoined) return latest;
  const seen = new Set(latest.list.map(({ entryId }) => entryId));
  return {
    list: [...latest.list, ...known.list.filter(({ entryId }) => !seen.has(entryId))],
    nextCursor: known.nextCursor,
  };
}
