// Compares the replies with the ledger by a minimal model: an executed request moved its amount
// once, a refused one moved nothing.
import type { Pool } from "@parley/database/pool";
import { expectCleanLedger } from "../auditor.ts";
import { insist, type LoadOptions, type Settled } from "./load.ts";
import { isHopeless, type Movement } from "./movement.ts";

/** Balances according to the replies: atoms by `owner/wallet/asset`. */
export type Model = Map<string, bigint>;

const REPEATED_AT_ONCE = 16;

/** Throws when something was lost, doubled or answered differently. */
export async function verifyRound(
  pool: Pool,
  model: Model,
  settled: readonly Settled[],
  options: Pick<LoadOptions, "actors" | "checkServer" | "onUnknown">,
): Promise<void> {
  await verifyPostings(pool, settled);
  await verifyRepeats(settled, options);
  await verifyPostings(pool, settled);
  for (const one of settled) applyTo(model, one);
  await verifyBalances(model, options.actors);
  await expectCleanLedger(pool);
}

/**
 * A repeated request has the same reply. A refusal may change later, unless it can never succeed.
 */
async function verifyRepeats(
  settled: readonly Settled[],
  options: Pick<LoadOptions, "checkServer" | "onUnknown">,
): Promise<void> {
  const repeatable = settled.filter(
    ({ answer, movement }) => answer.outcome === "done" || isHopeless(movement),
  );
  const queue = repeatable.values();
  const workOff = async () => {
    for (const { actor, movement, key, answer } of queue) {
      const again = await insist(actor, movement, key, options);
      if (JSON.stringify(again) !== JSON.stringify(answer)) {
        throw new Error(
          `${key} was answered in two ways: ${JSON.stringify(answer)}, then ${JSON.stringify(again)}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: REPEATED_AT_ONCE }, workOff));
}

async function verifyPostings(pool: Pool, settled: readonly Settled[]): Promise<void> {
  const { rows } = await pool.query<{ line: string; times: string }>(
    `select
       concat_ws('/', account.owner_id, account.kind, account.asset, posting.amount) as line,
       count(*) as times
     from posting
       join ledger_account account on account.id = posting.account_id
     where account.owner_id <> 0 and abs(posting.amount) = any($1::bigint[])
     group by line`,
    [settled.map(({ movement }) => movement.amount)],
  );
  const found = new Map(rows.map(({ line, times }) => [line, Number(times)]));
  for (const { actor, movement, key, answer } of settled) {
    const expected = answer.outcome === "done" ? 1 : 0;
    for (const [place, amount] of linesOf(movement)) {
      const line = `${actor.ownerId}/${place}/${amount}`;
      const times = found.get(line) ?? 0;
      found.delete(line);
      if (times !== expected) {
        throw new Error(`${key}, ${answer.outcome}, was booked ${times} times on ${place}`);
      }
    }
  }
  const [stray] = found.keys();
  if (stray !== undefined) throw new Error(`nobody asked for ${stray}`);
}

function linesOf({ asset, amount, from, to }: Movement): (readonly [string, bigint])[] {
  const credit = [`${to}/${asset}`, amount] as const;
  return from === null ? [credit] : [[`${from}/${asset}`, -amount], credit];
}

function applyTo(model: Model, { actor, movement, answer }: Settled): void {
  if (answer.outcome !== "done") return;
  for (const [place, amount] of linesOf(movement)) {
    const name = `${actor.ownerId}/${place}`;
    model.set(name, (model.get(name) ?? 0n) + amount);
  }
}

async function verifyBalances(model: Model, actors: LoadOptions["actors"]): Promise<void> {
  const told: Model = new Map();
  for (const actor of actors) {
    for (const [place, atoms] of await actor.readBalances()) {
      told.set(`${actor.ownerId}/${place}`, atoms);
    }
  }
  for (const name of new Set([...model.keys(), ...told.keys()])) {
    const [expected = 0n, shown = 0n] = [model.get(name), told.get(name)];
    if (expected !== shown) throw new Error(`${name} shows ${shown} in place of ${expected}`);
  }
}
