// Leads a withdrawal from one state to the next, as the domain's table allows, and moves its coins.
import type { UserId } from "@parley/domain/ids";
import { isBarred } from "@parley/domain/account/hold";
import { userAccount, platformAccount, type AccountKey } from "@parley/domain/ledger/account";
import { moveLines, type Line } from "@parley/domain/ledger/transfer";
import { openWithdrawalBlock } from "@parley/domain/security/withdrawal-block";
import {
  findTransition,
  isEnded,
  type Withdrawal,
  type WithdrawalStep,
  type WithdrawalTransition,
} from "@parley/domain/wallet/withdrawal";
import type { LostCode } from "../../identity/factor/factors.ts";
import type { CommandKind } from "@parley/engine/command";
import type { Workspace } from "@parley/engine/workspace";
import { accountTable } from "@parley/engine/ledger-tables";
import { userTable } from "../../kernel/user-table.ts";
import { lockRow } from "@parley/engine/table";
import type { ConflictRefusal } from "../../identity/role/conflict.ts";
import { tellBalance } from "../../messaging/events/tell-balance.ts";
import { viewWithdrawal, type WithdrawalView } from "./view-withdrawal.ts";
import { withdrawalTable } from "../wallet-tables.ts";

export interface WithdrawalMove {
  /** As it was found before; what never changes of it is relied on. */
  readonly withdrawal: Withdrawal;
  readonly scale: number;
  readonly step: WithdrawalStep;
  /** Where the network knows it, for `mark-sent`. */
  readonly txid: string | null;
}

export type MoveRefusal =
  /** Something else happened to it before; with what it is now. */
  | {
      readonly ok: false;
      readonly error: "stateChanged";
      readonly data: { readonly withdrawal: WithdrawalView };
    }
  | {
      readonly ok: false;
      readonly error: "withdrawalsBlocked";
      readonly data: { readonly blockedUntil: number };
    }
  | { readonly ok: false; readonly error: "tradingFrozen" }
  /** A sub-user whom the master does not let withdraw any more. */
  | { readonly ok: false; readonly error: "subUserForbidden" }
  | ConflictRefusal
  /** A code of staff was used up meanwhile. */
  | LostCode;

export const moveWithdrawalKind: CommandKind<WithdrawalMove, WithdrawalView, MoveRefusal> = {
  name: "move-withdrawal",
  locks: ({ withdrawal: { id, userId, groupId, asset } }) => [
    lockRow(userTable, groupId),
    lockRow(userTable, userId),
    lockRow(withdrawalTable, id),
    ...placesOf(userId, asset).map((place) => lockRow(accountTable, place)),
  ],
  decide(move, workspace) {
    const { scale, step, txid } = move;
    const standing = workspace.read(withdrawalTable, move.withdrawal.id);
    if (standing === null) throw new Error("withdrawals are never removed");
    const stateChanged = {
      ok: false,
      error: "stateChanged",
      data: { withdrawal: viewWithdrawal(standing, scale) },
    } as const;
    const transition = findTransition(standing.state, step);
    if (transition === null) return stateChanged;
    const held = findHold(standing, step, workspace);
    if (held === "not-blocked") return stateChanged;
    if (held !== null) return held;
    const moved: Withdrawal = {
      ...standing,
      state: transition.to,
      endReason: transition.endReason,
      txid: transition.to === "sent" ? txid : null,
      endedAt: isEnded(transition.to) ? workspace.now : null,
    };
    moveCoins(standing, transition, workspace);
    workspace.write(withdrawalTable, moved);
    return { ok: true, reply: viewWithdrawal(moved, scale) };
  },
};

function placesOf(userId: UserId, asset: string): readonly AccountKey[] {
  return [
    userAccount(userId, "spot", asset),
    userAccount(userId, "withdrawal", asset),
    platformAccount("chain", asset),
    platformAccount("fees", asset),
  ];
}

type Hold = Extract<
  MoveRefusal,
  { error: "withdrawalsBlocked" | "tradingFrozen" | "subUserForbidden" }
>;

/**
 * A block stops withdrawals, and so does a revoked permission: both return what is pending. A
 * freeze delays it until it is lifted.
 */
function findHold(
  { userId, groupId }: Withdrawal,
  step: WithdrawalStep,
  workspace: Workspace,
): Hold | "not-blocked" | null {
  const person = workspace.read(userTable, userId);
  const master = workspace.read(userTable, groupId);
  if (person === null || master === null) throw new Error("the owner of a withdrawal is gone");
  // One of a sub-user alone is older than any of its requests.
  const blockedUntil = openWithdrawalBlock(master.withdrawalsBlockedUntil, workspace.now);
  const isPermitted = person.masterId === null || person.permissions.includes("withdraw");
  if (step === "block") return blockedUntil === null && isPermitted ? "not-blocked" : null;
  if (step !== "approve" && step !== "send") return null;
  if (blockedUntil !== null) {
    return { ok: false, error: "withdrawalsBlocked", data: { blockedUntil } };
  }
  if (!isPermitted) return { ok: false, error: "subUserForbidden" };
  const isKept =
    isBarred(person, workspace.now) || isBarred(master, workspace.now) || person.isLockedOut;
  return step === "send" && isKept ? { ok: false, error: "tradingFrozen" } : null;
}

function moveCoins(
  withdrawal: Withdrawal,
  transition: WithdrawalTransition,
  workspace: Workspace,
): void {
  const { id, userId, asset } = withdrawal;
  const { money, causeStep: step } = transition;
  if (money === "none" || step === null) return;
  const lines = money === "return" ? returnLines(withdrawal) : payOutLines(withdrawal);
  const booked = workspace.post({ kind: "withdrawal", id, step }, lines);
  // The reserved amount is there, unless the ledger is wrong.
  if (!booked.ok) throw new Error(`the coins of withdrawal ${id} cannot be moved`);
  tellBalance(workspace, userId, asset);
}

function returnLines({ userId, asset, amount, fee }: Withdrawal): Line[] {
  const held = userAccount(userId, "withdrawal", asset);
  return moveLines(held, userAccount(userId, "spot", asset), amount + fee);
}

function payOutLines({ userId, asset, amount, fee }: Withdrawal): Line[] {
  return [
    { account: userAccount(userId, "withdrawal", asset), amount: -(amount + fee) },
    { account: platformAccount("chain", asset), amount },
    ...(fee === 0n ? [] : [{ account: platformAccount("fees", asset), amount: fee }]),
  ];
}
