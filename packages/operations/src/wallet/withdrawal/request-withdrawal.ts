// Asks for coins to be sent outside. The codes, the limit of the account group and the coins are
// used up together, with the users' rows locked, so that no freeze or block slips in between.
import { toWithdrawalId, type UserId, type WithdrawalId } from "@parley/domain/ids";
import type { UserHold } from "@parley/database/queries/identity/user-hold";
import { isAddressSaved } from "@parley/database/queries/wallet/saved-address";
import { isBarred } from "@parley/domain/account/hold";
import { badInput, refused, type RefusedAs } from "@parley/domain/refused";
import { ADDRESS_AGE_MS } from "@parley/domain/security/api-key";
import { userAccount } from "@parley/domain/ledger/account";
import { moveLines, type TransferRefusal } from "@parley/domain/ledger/transfer";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import { firstState, sumOfWindow, type Withdrawal } from "@parley/domain/wallet/withdrawal";
import { decideWithdrawer, type WithdrawerRefusal } from "@parley/domain/wallet/withdrawer";
import type { Caller } from "../../identity/account/parts.ts";
import { apiKeyOf, type Requester } from "../../identity/account/session.ts";
import {
  decideSpending,
  spend,
  spendingLocks,
  type KeySpending,
  type SpendingRefusal,
} from "../../identity/api-key/spend-cap.ts";
import {
  verifyRequest,
  type ConsumedRequest,
} from "../../identity/sealed-request/verify-request.ts";
import { precondition, type CommandKind, type Effect } from "@parley/engine/command";
import { accountTable } from "@parley/engine/ledger-tables";
import { userTable } from "../../kernel/user-table.ts";
import { lockRow } from "@parley/engine/table";
import { identityOf } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import type { ConfirmParts, SealedCodes } from "../../identity/security/confirm-change.ts";
import type { WalletParts } from "../parts.ts";
import {
  compareFee,
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
  /** Of a program: its worth counts towards the cap of the key. */
  readonly spending?: KeySpending | null;
}

type EffectRefusal = ConsumedRequest | RefusedAs<"apiWithdrawalAddress">;

type RequestRefusal =
  | WithdrawerRefusal
  | TransferRefusal
  | FreshRefusal
  | SpendingRefusal<"apiWithdrawalCap">
  | RefusedAs<"withdrawalLimitReached">
  | EffectRefusal;

export const requestWithdrawalKind: CommandKind<RequestInput, WithdrawalView, RequestRefusal> = {
  name: "request-withdrawal",
  locks: ({ id, userId, groupId, asset, at, spending = null }) => [
    ...spendingLocks(spending),
    lockRow(userTable, groupId),
    lockRow(userTable, userId),
    lockRow(withdrawalTable, id),
    lockRow(groupWithdrawalsTable, { groupId, at }),
    lockRow(accountTable, userAccount(userId, "spot", asset)),
    lockRow(accountTable, userAccount(userId, "withdrawal", asset)),
    lockRow(groupCoinsTable, { groupId, asset }),
  ],
  decide(input, workspace) {
    const { id, userId, groupId, asset, atoms, fee, worthCents, rule, spending = null } = input;
    const person = workspace.read(userTable, userId);
    const master = workspace.read(userTable, groupId);
    if (person === null || master === null) throw new Error("the account of a session is gone");
    const barred = decideWithdrawer(holdsOf(person, master, workspace.now), workspace.now);
    if (barred !== null) return barred;
    const groupKey = { groupId, at: workspace.now };
    const entries = workspace.read(groupWithdrawalsTable, groupKey)?.entries ?? [];
    if (sumOfWindow(entries, workspace.now) + worthCents > rule.dailyLimitCents) {
      return { ok: false, error: "withdrawalLimitReached" };
    }
    const beyond =
      spending === null
        ? null
        : decideSpending(workspace, spending, worthCents, refused("apiWithdrawalCap"));
    if (beyond !== null) return beyond;
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
    if (spending !== null) spend(workspace, spending, id, worthCents);
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
  readonly session: Requester;
  readonly caller: Caller;
  readonly request: WithdrawalRequest & {
    /** The fee that was shown. */
    readonly expect?: { readonly fee: string } | undefined;
  };
  /** Null where the call brought no command, as a program's does. */
  readonly sealed: SealedCodes | null;
}

export async function requestWithdrawal(parts: WithdrawParts, call: WithdrawCall) {
  const { session, caller, request, sealed } = call;
  const person = session.sessionId === null ? null : session;
  const key = apiKeyOf(session);
  return runCommand(parts.engine, requestWithdrawalKind, {
    identity: identityOf(session.userId, caller.idempotencyKey, request),
    async prepare() {
      if ((key === null) !== (sealed !== null)) return badInput("command");
      const result = await prepareWithdrawal(parts, session, request);
      if (!result.ok) return result;
      // Before any code is looked at, so that the same codes confirm the new fee.
      const changed = compareFee(result.prepared, request.expect);
      if (changed !== null) return changed;
      const at = parts.clock.now();
      const input = {
        ...result.prepared,
        id: toWithdrawalId(parts.ids.next()),
        userId: session.userId,
        groupId: session.masterId,
        at,
        spending: key === null ? null : ({ apiKeyId: key.id, kind: "withdraw", at } as const),
      };
      const effects: Effect<EffectRefusal>[] =
        key === null ? [] : [requireSaved(session, result.prepared, at)];
      return { ok: true, input, effects };
    },
    verify:
      person === null
        ? null
        : () =>
            verifyRequest(parts, {
              holder: person,
              purpose: "withdraw",
              subject: request.address,
              sealed,
              address: caller.address,
            }),
  });
}

/** A stolen key sends coins to no address that its thief could name. */
function requireSaved(
  { userId }: Requester,
  { asset, network, address, memo }: PreparedWithdrawal,
  now: number,
): Effect<EffectRefusal> {
  const place = { asset, network, address, memo: memo ?? "" };
  const savedUntil = new Date(now - ADDRESS_AGE_MS);
  return precondition(
    (tx) => isAddressSaved(tx, userId, place, savedUntil),
    refused("apiWithdrawalAddress"),
  );
}
