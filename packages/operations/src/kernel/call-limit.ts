// Limits of calls a minute that all servers share, for the few calls where that matters.
import type { Pool } from "@parley/database/pool";
import { countCalls } from "@parley/database/queries/kernel/call-count";
import { createGathered } from "@parley/platform/gathered";
import type { BaseParts } from "./parts.ts";

const MINUTE_MS = 60_000;

export interface LimitedCall {
  /** Name of the endpoint, or of a group that shares a limit. */
  readonly kind: string;
  /** Whom it is counted for: an account, an address; each has a limit of its own. */
  readonly counted: readonly { readonly name: string; readonly perMinute: number }[];
}

export interface CallLimit {
  /** Null when the call may go on, else how many seconds until it may. */
  take(call: LimitedCall): Promise<number | null>;
}

interface Counted {
  readonly key: string;
  readonly minute: number;
  readonly turn: number;
}

/** Every call counts by itself; concurrent ones are counted in one statement. */
export function createCallLimit({ pool, clock }: Pick<BaseParts, "pool" | "clock">): CallLimit {
  let turns = 0;
  const count = createGathered<Counted, number>({
    nameOf: ({ turn }) => String(turn),
    load: (calls) => countTogether(pool, calls),
  });
  return {
    async take({ kind, counted }) {
      const now = clock.now();
      const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
      const areAllowed = await Promise.all(
        counted.map(async ({ name, perMinute }) => {
          turns += 1;
          const calls = await count({ key: `${kind} ${name}`, minute, turn: turns });
          return calls !== null && calls <= perMinute;
        }),
      );
      if (areAllowed.every(Boolean)) return null;
      return Math.max(1, Math.ceil((minute + MINUTE_MS - now) / 1_000));
    },
  };
}

/** For each call, its place among the calls of the same key in the same minute, counted from 1. */
async function countTogether(
  pool: Pool,
  calls: readonly Counted[],
): Promise<ReadonlyMap<string, number>> {
  const numbers = new Map<string, number>();
  // A minute may end in between; each of the two is a statement.
  for (const [minute, ofMinute] of Map.groupBy(calls, (call) => call.minute)) {
    const byKey = Map.groupBy(ofMinute, ({ key }) => key);
    const asked = [...byKey].map(([key, { length }]) => ({ key, calls: length }));
    for (const { key, calls: after } of await countCalls(pool, asked, new Date(minute))) {
      const together = byKey.get(key) ?? [];
      for (const [place, { turn }] of together.entries()) {
        numbers.set(String(turn), after - together.length + place + 1);
      }
    }
  }
  return numbers;
}
