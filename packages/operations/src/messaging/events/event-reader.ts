// Reads the outbox on this server, from now on, and passes everything to its listener in order,
// each event once. The bus wakes it; it also polls every second, so that a lost wake-up costs a
// second and no event.
import type { UserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import {
  listEventsAfter,
  readHorizon,
  type StoredEvent,
} from "@parley/database/queries/messaging/event";
import { writeEventId, type EventId, type EventPlace } from "@parley/domain/event/event-id";
import type { Bus } from "@parley/platform/bus/bus";
import type { IdSource } from "@parley/platform/ids";

/** What is published on the bus after events were committed. */
export const EVENT_TOPIC = "event";

export interface ReadEvent {
  readonly eventId: EventId;
  readonly userId: UserId | null;
  readonly topic: string;
  readonly payload: StoredEvent["payload"];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface EventReaderParts {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly ids: IdSource;
  readonly onEvent: (event: ReadEvent) => void;
  /** Called for the first of several failures in a row; the reader retries. */
  readonly onFailure: (error: unknown) => void;
  readonly pollMs?: number;
  /** However often it is woken, it leaves the database alone for this long. */
  readonly restMs?: number;
  /** How many events are read at once. */
  readonly pageSize?: number;
}

export interface EventReader {
  /** Everything up to here has been handed over. Only after `start`. */
  readonly position: EventId;
  /** Begins with what is committed from now on. Throws when the database cannot be asked. */
  start(): Promise<void>;
  /** Resolves when nothing is being read any more. */
  stop(): Promise<void>;
}

const POLL_MS = 1_000;
const PAGE_SIZE = 1_000;
const REST_MS = 10;
/** What is committed, but waits for an older transaction, is soon worth another look. */
const UNSETTLED_MS = 25;

export function createEventReader(parts: EventReaderParts): EventReader {
  const { pool, bus, ids, onEvent, onFailure } = parts;
  const { pollMs = POLL_MS, restMs = REST_MS, pageSize = PAGE_SIZE } = parts;
  let place: EventPlace = { xid: 0n, id: 0n };
  /** The same, written once for the many who ask. */
  let position = writeEventId(place);
  let starting: Promise<void> | null = null;
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let restsUntil = 0;
  let isStarted = false;
  let isWoken = false;
  let isFailing = false;
  let isStopped = false;
  let stopListening: (() => void) | null = null;

  /** Everything below the horizon was read; the id encodes when. */
  const below = (horizon: bigint): EventPlace => ({ xid: horizon - 1n, id: ids.next() });

  function moveTo(next: EventPlace, eventId = writeEventId(next)): void {
    place = next;
    position = eventId;
  }

  /** Answers after how long it is worth looking again. */
  async function readOn(): Promise<number> {
    for (;;) {
      isWoken = false;
      const page = await listEventsAfter(pool, place, pageSize);
      for (const event of page.events) onEvent(toReadEvent(event));
      const last = page.events.at(-1);
      const isWhole = page.events.length < pageSize;
      if (last !== undefined) moveTo(last);
      if (isStopped) return pollMs;
      if (isWhole) {
        const seen = below(page.horizon);
        const eventId = writeEventId(seen);
        if (eventId > position) moveTo(seen, eventId);
        if (isWoken) return restMs;
        return page.hasUnsettled ? UNSETTLED_MS : pollMs;
      }
    }
  }

  async function readAndRest(): Promise<void> {
    let lookInMs = pollMs;
    try {
      lookInMs = await readOn();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !isStopped) onFailure(error);
      isFailing = true;
    }
    reading = null;
    restsUntil = performance.now() + restMs;
    lookAfter(lookInMs);
  }

  function lookAfter(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(look, ms);
  }

  function look(): void {
    reading ??= readAndRest();
  }

  function wake(): void {
    isWoken = true;
    if (!isStarted || isStopped || reading !== null) return;
    const waitMs = restsUntil - performance.now();
    if (waitMs > 0) {
      lookAfter(waitMs);
      return;
    }
    clearTimeout(timer);
    look();
  }

  async function begin(): Promise<void> {
    // Listening first: what is committed after the horizon was read wakes us.
    stopListening = bus.subscribe(EVENT_TOPIC, wake);
    try {
      moveTo(below(await readHorizon(pool)));
    } catch (error) {
      stopListening?.();
      starting = null;
      throw error;
    }
    isStarted = true;
    lookAfter(isWoken ? 0 : pollMs);
  }

  return {
    get position() {
      return position;
    },
    start: () => (starting ??= begin()),
    async stop() {
      isStopped = true;
      stopListening?.();
      clearTimeout(timer);
      await starting?.catch(() => {});
      await reading;
    },
  };
}

export function toReadEvent(event: StoredEvent): ReadEvent {
  const { userId, topic, payload, createdAt } = event;
  return { eventId: writeEventId(event), userId, topic, payload, createdAt };
}
