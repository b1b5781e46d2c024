// Delivers each user's events to followers on this server. A reconnecting follower names the last
// event it has seen and first gets later ones from the table, then continues live: without a gap,
// because it is subscribed before the table is read, and without duplicates, because ids only grow.
import type { UserId } from "@parley/domain/ids";
import { listEventsOfUserAfter } from "@parley/database/queries/messaging/event";
import { readEventId, writeEventId, type EventId } from "@parley/domain/event/event-id";
import type { Clock } from "@parley/platform/clock";
import { instantOfId } from "@parley/platform/ids";
import {
  createEventReader,
  toReadEvent,
  type EventReaderParts,
  type ReadEvent,
} from "./event-reader.ts";

/** How a follower begins. */
export interface Beginning {
  /** Everything up to here is delivered by what follows, or was seen before. */
  readonly eventId: EventId;
  /**
   * Events between the last seen one and here cannot be delivered: the follower reads everything
   * anew.
   */
  readonly isReset: boolean;
}

export interface FollowWish {
  readonly userId: UserId;
  /** As the follower gave it; null on a first visit. */
  readonly lastEventId: string | null;
  /** Called once, before the first event. */
  readonly onBegin: (beginning: Beginning) => void;
  /** In order, each once. */
  readonly onEvent: (event: ReadEvent) => void;
}

export interface Following {
  /** Settled once it has begun; rejected when the table cannot be read. */
  readonly begun: Promise<void>;
  /** Everything up to here was delivered; null before the beginning. */
  readEventId(): EventId | null;
  stop(): void;
}

export interface LiveFeed {
  /** Call it before following. Throws when the database cannot be asked. */
  start(): Promise<void>;
  follow(wish: FollowWish): Following;
  stop(): Promise<void>;
}

export interface LiveFeedParts extends Omit<EventReaderParts, "onEvent"> {
  readonly clock: Clock;
}

/** A follower that was away for longer reads everything anew, which is cheaper. */
export const REPLAY_MS = 24 * 3_600_000;
export const MAX_REPLAY = 500;

/** Users wait for these events, so that the outbox is polled more often than anything else. */
const REST_MS = 4;

interface Follower {
  readonly wish: FollowWish;
  /** The last delivered event; everything up to it is old. */
  last: EventId;
  /** Events that arrived while the table was being read; null once live. */
  held: ReadEvent[] | null;
}

export function createLiveFeed(parts: LiveFeedParts): LiveFeed {
  const followers = new Map<bigint, Set<Follower>>();
  const reader = createEventReader({
    restMs: REST_MS,
    ...parts,
    onEvent(event) {
      if (event.userId === null) return;
      for (const follower of followers.get(event.userId) ?? []) {
        if (follower.held === null) tell(follower, event);
        else follower.held.push(event);
      }
    },
  });

  async function catchUp(follower: Follower): Promise<void> {
    const { userId, lastEventId } = follower.wish;
    // Earlier events are in the table already; later ones are buffered.
    const present = reader.position;
    const seen = lastEventId === null ? null : readEventId(lastEventId);
    const isRecent = seen !== null && parts.clock.now() - instantOfId(seen.id) <= REPLAY_MS;
    if (!isRecent) return begin(follower, present, lastEventId !== null, []);
    const page = await listEventsOfUserAfter(parts.pool, userId, seen, MAX_REPLAY + 1);
    // An id from the future is one of another database, such as before a backup was played back.
    const isForeign = seen.xid >= page.horizon;
    if (isForeign || page.events.length > MAX_REPLAY) return begin(follower, present, true, []);
    return begin(follower, writeEventId(seen), false, page.events.map(toReadEvent));
  }

  function begin(
    follower: Follower,
    eventId: EventId,
    isReset: boolean,
    replayed: readonly ReadEvent[],
  ): void {
    const held = follower.held ?? [];
    follower.held = null;
    follower.last = eventId;
    if (!isFollowing(follower)) return;
    follower.wish.onBegin({ eventId, isReset });
    for (const event of replayed) tell(follower, event);
    for (const event of held) tell(follower, event);
  }

  function tell(follower: Follower, event: ReadEvent): void {
    if (event.eventId <= follower.last) return;
    follower.last = event.eventId;
    // A follower may unsubscribe while it handles an event.
    if (isFollowing(follower)) follower.wish.onEvent(event);
  }

  const isFollowing = (follower: Follower) =>
    followers.get(follower.wish.userId)?.has(follower) === true;

  return {
    start: () => reader.start(),
    follow(wish) {
      const follower: Follower = { wish, last: reader.position, held: [] };
      const { userId } = wish;
      const ofPerson = followers.get(userId) ?? new Set();
      followers.set(userId, ofPerson.add(follower));
      return {
        begun: catchUp(follower),
        readEventId() {
          if (follower.held !== null) return null;
          const { position } = reader;
          return position > follower.last ? position : follower.last;
        },
        stop() {
          ofPerson.delete(follower);
          if (ofPerson.size === 0 && followers.get(userId) === ofPerson) {
            followers.delete(userId);
          }
        },
      };
    },
    async stop() {
      await reader.stop();
      followers.clear();
    },
  };
}
