// Reports to followers on this server in which queues something has changed, on any server. Triggers
// write a row with every change; the bus only wakes the reader, which also looks once in a while, so
// that a lost message delays a change and loses none.
import type { Pool } from "@parley/database/pool";
import { listRecentCaseChanges } from "@parley/database/queries/staff/case-change";
import { CASE_KINDS, type CaseKind } from "@parley/domain/staff/queue";
import type { Bus } from "@parley/platform/bus/bus";
import { EVENT_TOPIC } from "../../messaging/events/event-reader.ts";

const CASE_TOPIC = "case";

/** Called after the commit of what changes a case outside the engine. */
export function publishCaseChange(bus: Bus): void {
  bus.publish(CASE_TOPIC);
}

export interface CasePulseParts {
  readonly pool: Pool;
  readonly bus: Bus;
  /** Called for the first of several failures in a row; the reader retries. */
  readonly onFailure: (error: unknown) => void;
  /** How often it looks without being woken. */
  readonly pollMs: number;
  /** However often it is woken, it leaves the database alone for this long. */
  readonly restMs: number;
}

export interface Following {
  /** Settled once every later change will be reported. */
  readonly begun: Promise<void>;
  stop(): void;
}

export interface CasePulse {
  /** Reads only while there are followers. */
  follow(listener: (kinds: ReadonlySet<CaseKind>) => void): Following;
  stop(): Promise<void>;
}

export function createCasePulse({
  pool,
  bus,
  onFailure,
  pollMs,
  restMs,
}: CasePulseParts): CasePulse {
  const listeners = new Set<(kinds: ReadonlySet<CaseKind>) => void>();
  /** Changes of the last half minute that were reported; null before the first look. */
  let seen: ReadonlySet<string> | null = null;
  let begun: Promise<void> = Promise.resolve();
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | null = null;
  let restsUntil = 0;
  let isWoken = false;
  let isFailing = false;

  async function read(): Promise<void> {
    isWoken = false;
    const changes = await listRecentCaseChanges(pool);
    const known = seen;
    seen = new Set(changes.map(({ id }) => id));
    const kinds = new Set(
      known === null
        ? // What was before a follower began is no news to it, unless the beginning failed.
          isFailing
          ? CASE_KINDS
          : []
        : changes.flatMap(({ id, kind }) => (known.has(id) ? [] : [kind])),
    );
    if (kinds.size > 0) for (const listener of listeners) listener(kinds);
  }

  async function tryToRead(): Promise<void> {
    try {
      await read();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
    }
    reading = null;
    restsUntil = performance.now() + restMs;
    if (unsubscribe !== null) lookAfter(isWoken ? restMs : pollMs);
  }

  function lookAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms);
  }

  function look(): Promise<void> {
    clearTimeout(timer);
    reading ??= tryToRead();
    return reading;
  }

  function wake(): void {
    isWoken = true;
    if (reading === null) lookAfter(Math.max(0, restsUntil - performance.now()));
  }

  function begin(): void {
    seen = null;
    isFailing = false;
    const stops = [bus.subscribe(EVENT_TOPIC, wake), bus.subscribe(CASE_TOPIC, wake)];
    unsubscribe = () => {
      for (const stop of stops) stop();
    };
    begun = look();
  }

  function end(): void {
    unsubscribe?.();
    unsubscribe = null;
    clearTimeout(timer);
  }

  return {
    follow(listener) {
      listeners.add(listener);
      if (unsubscribe === null) begin();
      return {
        begun,
        stop() {
          listeners.delete(listener);
          if (listeners.size === 0) end();
        },
      };
    },
    async stop() {
      listeners.clear();
      end();
      await reading;
    },
  };
}
