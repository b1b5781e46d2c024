/**
 * Which notifications are new orders that have not rung yet. One tab of a browser rings for each: the
 * one that is looked at, or any other when none is.
 */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { listNotifications } from "@parley/contract/endpoints/site/notifications";

export type Notice = EndpointReply<typeof listNotifications>["list"][number];

/** An order that came while no page was open does not ring when one is opened later. */
export const FRESH_MS = 60_000;
/** How long a tab that is not looked at leaves the ringing to one that is. */
export const HIDDEN_WAIT_MS = 1_500;

/** New orders of the reader's offers among the newest notifications, the oldest first. */
export function freshOrders(list: readonly Notice[], now: number): Notice[] {
  return list
    .filter(({ kind, readAt, createdAt }) => {
      return kind === "order-created" && readAt === null && now - createdAt <= FRESH_MS;
    })
    .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

/** As much of a browser as is needed. */
export interface RingSurroundings {
  /** Null where the browser has none: two tabs may then both ring. */
  readonly locks: Pick<LockManager, "request"> | null;
  readonly read: () => string | null;
  readonly write: (id: string) => void;
  readonly isLookedAt: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
}

/** What another program has written there is no reason to stay silent. */
const idOf = (kept: string | null) => (/^\d+$/.test(kept ?? "") ? BigInt(kept ?? "") : 0n);

/** Those of these notices that this tab has to ring for. */
export async function claimNew(
  notices: readonly Notice[],
  { locks, read, write, isLookedAt, wait }: RingSurroundings,
): Promise<Notice[]> {
  if (notices.length === 0) return [];
  if (!isLookedAt()) await wait(HIDDEN_WAIT_MS);
  const claim = async () => {
    const last = idOf(read());
    const own = notices.filter(({ id }) => BigInt(id) > last);
    const newest = own.at(-1);
    if (newest !== undefined) write(newest.id);
    return own;
  };
  return locks === null ? claim() : locks.request("ring-new-orders", claim);
}
