// Asks for coins to be sent outside. The codes, the limit of the account group and the coins are
// used up together, with the users' rows locked, so that no freeze or block slips in between.
import { toWithdrawalId, type UserId, type WithdrawalId } from "@parley/domain/ids";
import type { UserHold } from "@parley/database/queries/identity/user-hold";
import { isBarred } from "@parley/domain/account/hold";
import { userAccount } from "@parley/domain/ledger/account";
import { moveLines, type TransferRefusal } from "@parley/domain/ledger/transfer";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import { firstState, sumOfWindow, type Withdrawal } from "@parley/domain/wallet/withdrawal";
import { decideWithdrawer, type WithdrawerRefusal } from "@parley/domain/wallet/withdrawer";
import type { Caller } from "../../identity/account/parts.ts";
import type { Session } from "../../identity/account/session.ts";
import {
  verifyRequest,
  type ConsumedRequest,
} from "../../identity/sealed-request/verify-request.ts";
import type { CommandKind } from "@parley/engine/command";
import { accountTable } from "@parley/engine/ledger-tables";
import { userTable } from "../../kernel/user-table.ts";
import { lockRow } from "@parley/engine/table";
import { identityOf } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import type { ConfirmParts, SealedCodes } from "../../identity/security/confirm-change.ts";
import type { WalletParts } from "../parts.ts";
import {
  prepareWithdrawal,
  type PreparedWithdrawal,
  type WithdrawalRequest,
} from "./prepare-withdrawal.ts";
import { groupCoinsTable, letLeave } from "../../identity/group/fresh-coins.ts";
import { tellBalance } from "../../messaging/events/tell-balance.ts";
import { viewWithdrawal, type WithdrawalView } from "./view-withdrawal.ts";
import { groupWithdrawalsTable, withdrawalTable } from "../wallet-tables.ts";

export type WithdrawParts = WalletParts & ConfirmParts;

interface RequestInput extends PreparedWithdrawal {
  readonly id: WithdrawalId;
  readonly userId: UserId;
  readonly groupId: UserId;
  /** When it was made; the batch decides by its own time. */
  readonly at: number;
}

type RequestRefusal =
  | WithdrawerRefusal
  | TransferRefusal
  | FreshRefusal
  | { readonly ok: false; readonly error: "withdrawalLimitReached" }
  | ConsumedRequest;

export const requestWithdrawalKind: CommandKind<RequestInput, WithdrawalView, RequestRefusal> = {
  name: "request-withdrawal",
  locks: ({ id, userId, groupId, asset, at }) => [
    lockRow(userTable, groupId),
    lockRow(userTable, userId),
    lockRow(withdrawalTable, id),
    lockRow(groupWithdrawalsTable, { groupId, at }),
    lockRow(accountTable, userAccount(userId, "spot", asset)),
    lockRow(accountTable, userAccount(userId, "withdrawal", asset)),
    lockRow(groupCoinsTable, { groupId, asset }),
  ],
  decide(input, workspace) {
    const { id, userId, groupId, asset, atoms, fee, worthCents, rule } = input;
    const person = workspace.read(userTable, userId);
    const master = workspace.read(userTable, groupId);
    if (person === null || master === null) throw new Error("the account of a session is gone");
    const refused = decideWithdrawer(holdsOf(person, master, workspace.now), workspace.now);
    if (refused !== null) return refused;
    const groupKey = { groupId, at: workspace.now };
    const entries = workspace.read(groupWithdrawalsTable, groupKey)?.entries ?? [];
    if (sumOfWindow(entries, workspace.now) + worthCents > rule.dailyLimitCents) {
      return { ok: false, error: "withdrawalLimitReached" };
    }
    const booked = workspace.post(
      { kind: "withdrawal", id, step: "request" },
      moveLines(
        userAccount(userId, "spot", asset),
        userAccount(userId, "withdrawal", asset),
        atoms + fee,
      ),
    );
    if (!booked.ok) return booked;
    const fresh = letLeave(workspace, { groupId, asset }, atoms + fee);
    if (fresh !== null) return fresh;
    const withdrawal = draftWithdrawal(input, workspace.now);
    workspace.write(withdrawalTable, withdrawal);
    const entry = { requestedAt: workspace.now, worthCents };
    workspace.write(groupWithdrawalsTable, { groupId, entries: [...entries, entry] });
    tellBalance(workspace, userId, asset);
    return { ok: true, reply: viewWithdrawal(withdrawal, input.scale) };
  },
};

/** The fresh coins in the locked rows. */
export function holdsOf(person: UserHold, master: UserHold, now: number) {
  return {
    isStaff: person.staffRole !== null,
    isPermitted:
      person.masterId === null || (!person.isLockedOut && person.permissions.includes("withdraw")),
    blockedUntil: later(person.withdrawalsBlockedUntil, master.withdrawalsBlockedUntil),
    isTradingFrozen: isBarred(person, now) || isBarred(master, now),
  };
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

function draftWithdrawal(input: RequestInput, now: number): Withdrawal {
  const needsStaff = input.worthCents >= input.rule.staffFromCents;
  return {
    id: input.id,
    userId: input.userId,
    groupId: input.groupId,
    asset: input.asset,
    network: input.network,
    address: input.address,
    memo: input.memo,
    amount: input.atoms,
    fee: input.fee,
    worthCents: input.worthCents,
    needsStaff,
    state: firstState(needsStaff),
    endReason: null,
    txid: null,
    requestedAt: now,
    endedAt: null,
  };
}

export interface WithdrawCall {
  readonly session: Session;
  readonly caller: Caller;
  readonly request: WithdrawalRequest;
  readonly sealed: SealedCodes;
}

export async function requestWithdrawal(parts: WithdrawParts, call: WithdrawCall) {
  const { session, caller, request, sealed } = call;
  return runCommand(parts.engine, requestWithdrawalKind, {
    identity: identityOf(session.userId, caller.idempotencyKey, request),
    async prepare() {
      const result = await prepareWithdrawal(parts, session, request);
      if (!result.ok) return result;
      const input = {
        ...result.prepared,
        id: toWithdrawalId(parts.ids.next()),
        userId: session.userId,
        groupId: session.masterId,
        at: parts.clock.now(),
      };
      return { ok: true, input };
    },
    verify: () =>
      verifyRequest(parts, {
        holder: session,
        purpose: "withdraw",
        subject: request.address,
        sealed,
        address: caller.address,
      }),
  });
}
