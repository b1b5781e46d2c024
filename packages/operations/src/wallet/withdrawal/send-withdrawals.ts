// Sends approved withdrawals to their networks. It can be killed at any point: one that is `sending`
// is broadcast again under the same key, which a network pays once, and then booked.
import type { WithdrawalId } from "@parley/domain/ids";
import { findCoinNetwork } from "@parley/database/queries/market/coin-network";
import {
  listBlockedWithdrawals,
  listSendableWithdrawals,
  listWithdrawalsInState,
} from "@parley/database/queries/wallet/withdrawal";
import { formatAmount } from "@parley/domain/money/amount";
import type { Withdrawal, WithdrawalStep } from "@parley/domain/wallet/withdrawal";
import type { Chain } from "@parley/platform/chain/chain";
import type { Message } from "../../messaging/jobs/message.ts";
import { write } from "@parley/engine/command";
import { tellUser } from "../../messaging/notification/tell-user.ts";
import { moveWithdrawalKind } from "./move-withdrawal.ts";
import { shapeOf } from "../networks.ts";
import { scaleOf } from "./own-withdrawals.ts";
import type { BaseParts } from "../../kernel/parts.ts";
import type { WalletParts } from "../parts.ts";

export interface SendParts extends BaseParts, Pick<WalletParts, "engine"> {
  readonly chain: Chain;
  /** Called for one that could not be sent this time. */
  readonly onFailure: (error: unknown, withdrawalId: WithdrawalId) => void;
}

const MOST_AT_ONCE = 200;

/**
 * A security change cancels what is pending, and so does a permission revoked from a sub-user: the
 * coins return to spot. Returns how many.
 */
export async function stopBlocked(parts: SendParts): Promise<number> {
  const now = new Date(parts.clock.now());
  const blocked = await listBlockedWithdrawals(parts.pool, now, MOST_AT_ONCE);
  return countDone(parts, blocked, (withdrawal) => move(parts, withdrawal, "block"));
}

/** Returns how many were sent. */
export async function sendWithdrawals(parts: SendParts): Promise<number> {
  const sendable = await listSendableWithdrawals(
    parts.pool,
    new Date(parts.clock.now()),
    MOST_AT_ONCE,
  );
  await countDone(parts, sendable, (withdrawal) => move(parts, withdrawal, "send"));
  const sending = await listWithdrawalsInState(parts.pool, "sending", MOST_AT_ONCE);
  // If it fails it is unknown whether it was sent; it is repeated under the same key.
  return countDone(parts, sending, (withdrawal) => broadcast(parts, withdrawal));
}

/** One that fails does not hold up the others. */
async function countDone(
  { onFailure }: SendParts,
  withdrawals: readonly Withdrawal[],
  work: (withdrawal: Withdrawal) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const withdrawal of withdrawals) {
    try {
      if (await work(withdrawal)) done += 1;
    } catch (error) {
      onFailure(error, withdrawal.id);
    }
  }
  return done;
}

async function broadcast(parts: SendParts, withdrawal: Withdrawal): Promise<boolean> {
  const { asset, network, id, address, memo, amount } = withdrawal;
  const way = await findCoinNetwork(parts.pool, asset, network);
  if (way === null) throw new Error("a withdrawal goes to a network that its coin does not have");
  const payment = { key: `withdrawal ${id}`, asset, address, memo, atoms: amount };
  const outcome = await parts.chain.broadcast(shapeOf(way), payment);
  if (outcome.kind === "refused") {
    await move(parts, withdrawal, "mark-failed");
    return false;
  }
  return move(parts, withdrawal, "mark-sent", outcome.txid);
}

/** False when it must not be sent: another worker was faster, or a freeze applies. */
async function move(
  parts: SendParts,
  withdrawal: Withdrawal,
  step: WithdrawalStep,
  txid: string | null = null,
): Promise<boolean> {
  const scale = await scaleOf(parts.pool, withdrawal);
  const message = messageOf(withdrawal, step, scale);
  const outcome = await parts.engine.submit(moveWithdrawalKind, {
    input: { withdrawal, scale, step, txid },
    identity: null,
    effects:
      message === null ? [] : [write((tx) => tellUser(tx, parts, withdrawal.userId, message))],
  });
  return outcome.ok;
}

export function messageOf(
  { asset, amount, address }: Withdrawal,
  step: WithdrawalStep,
  scale: number,
): Message | null {
  const facts = { asset, amount: formatAmount(amount, scale), address };
  if (step === "mark-sent") return { template: "withdrawal-sent", ...facts };
  const isReturned = step === "mark-failed" || step === "block" || step === "reject";
  return isReturned ? { template: "withdrawal-returned", ...facts } : null;
}
