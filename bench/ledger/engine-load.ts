// The engine under the same load: a number of callers, each submitting its next command after the
// last reply.
import { toUserId, type UserId } from "@parley/domain/ids";
import { userAccount } from "@parley/domain/ledger/account";
import { moveLines, type TransferRefusal } from "@parley/domain/ledger/transfer";
import type { CommandKind } from "@parley/engine/command";
import type { Engine } from "@parley/engine/engine";
import { accountTable } from "@parley/engine/ledger-tables";
import { lockRow } from "@parley/engine/table";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import type { IdSource } from "@parley/platform/ids";
import type { Load } from "./pgbench.ts";

interface Pay {
  readonly id: bigint;
  readonly from: UserId;
  readonly to: UserId;
  readonly amount: bigint;
}

/** From one user to another, who receives an event. */
const pay: CommandKind<Pay, { transferId: string }, TransferRefusal> = {
  name: "bench-pay",
  locks: ({ from, to }) => [
    lockRow(accountTable, userAccount(from, "spot", "BTC")),
    lockRow(accountTable, userAccount(to, "spot", "BTC")),
  ],
  decide({ id, from, to, amount }, workspace) {
    const lines = moveLines(
      userAccount(from, "spot", "BTC"),
      userAccount(to, "spot", "BTC"),
      amount,
    );
    const booked = workspace.post({ kind: "bench", id, step: "pay" }, lines);
    if (!booked.ok) return booked;
    workspace.tell({ userId: to, topic: "balance", payload: { asset: "BTC" } });
    return { ok: true, reply: { transferId: String(booked.transferId) } };
  },
};

export interface EngineRun {
  readonly engine: Engine;
  readonly ids: IdSource;
  readonly clients: number;
  readonly seconds: number;
  readonly accounts: number;
  readonly isHot: boolean;
  /** Share of commands that exceed the balance. */
  readonly refusedShare: number;
}

const MORE_THAN_THERE_IS = 2n ** 60n;

export async function runEngine(options: EngineRun): Promise<Load> {
  const startedAt = performance.now();
  const endsAt = startedAt + options.seconds * 1_000;
  const tookMs: number[] = [];

  async function call(): Promise<void> {
    while (performance.now() < endsAt) {
      const sentAt = performance.now();
      const outcome = await options.engine.submit(pay, submission(options));
      if (!outcome.ok && outcome.error !== "insufficientBalance") throw new Error(outcome.error);
      tookMs.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: options.clients }, call));
  const seconds = (performance.now() - startedAt) / 1_000;
  tookMs.sort((a, b) => a - b);
  return {
    perSecond: tookMs.length / seconds,
    meanMs: tookMs.reduce((sum, ms) => sum + ms, 0) / tookMs.length,
    p99Ms: tookMs[Math.floor(tookMs.length * 0.99)] ?? 0,
  };
}

function submission({ ids, accounts, isHot, refusedShare }: EngineRun) {
  const from = 2 + Math.floor(Math.random() * (accounts - 1));
  const to = isHot ? 1 : 1 + ((from + Math.floor(Math.random() * (accounts - 1))) % accounts);
  const amount = Math.random() < refusedShare ? MORE_THAN_THERE_IS : 1n;
  const id = ids.next();
  const input = { id, from: toUserId(BigInt(from)), to: toUserId(BigInt(to)), amount };
  const inputHash = hashInput([from, to, String(amount)]);
  return { input, identity: { ownerId: input.from, key: String(id), inputHash } };
}
