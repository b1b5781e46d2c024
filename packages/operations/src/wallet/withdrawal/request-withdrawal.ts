// Asks for coins to be sent outside. The codes, the limit of the account group and the coins are
// used up together, with the people's rows held, so that no freeze or block slips in between.
import type { PersonHold } from "@parley/database/queries/identity/person-hold";
import { isBarred } from "@parley/domain/account/hold";
import { drawer } from "@parley/domain/ledger/account";
import { moveLines, type TransferRefusal } from "@parley/domain/ledger/transfer";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import { firstState, sumOfWindow, type Withdrawal } from "@parley/domain/wallet/withdrawal";
import { decideWithdrawer, type WithdrawerRefusal } from "@parley/domain/wallet/withdrawer";
import type { LostCode } from "../../identity/factor/factors.ts";
import type { Caller } from "../../identity/account/parts.ts";
import type { Session } from "../../identity/account/session.ts";
import { openCommand } from "../../identity/sealed-request/open-command.ts";
import type { CommandKind, Guard } from "@parley/engine/command";
import { accountTable } from "@parley/engine/ledger-tables";
import { userTable } from "../../kernel/user-table.ts";
import { need } from "@parley/engine/table";
import { hashInput } from "@parley/engine/idempotency/input-hash";
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
  readonly id: bigint;
  readonly personId: bigint;
  readonly groupId: bigint;
  /** When it was made; the batch decides by its own time. */
  readonly at: number;
}

type GuardRefusal = LostCode | { readonly ok: false; readonly error: "commandReplayed" };
type RequestRefusal =
  | WithdrawerRefusal
  | TransferRefusal
  | FreshRefusal
  | { readonly ok: false; readonly error: "withdrawalLimitReached" }
  | GuardRefusal;

export const requestWithdrawalKind: CommandKind<RequestInput, WithdrawalView, RequestRefusal> = {
  name: "request-withdrawal",
  needs: ({ id, personId, groupId, asset, at }) => [
    need(userTable, groupId),
    need(userTable, personId),
    need(withdrawalTable, id),
    need(groupWithdrawalsTable, { groupId, at }),
    need(accountTable, drawer(personId, "spot", asset)),
    need(accountTable, drawer(personId, "withdrawal", asset)),
    need(groupCoinsTable, { groupId, asset }),
  ],
  decide(input, workspace) {
    const { id, personId, groupId, asset, atoms, fee, worthCents, rule } = input;
    const person = workspace.read(userTable, personId);
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
        drawer(personId, "spot", asset),
        drawer(personId, "withdrawal", asset),
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
    tellBalance(workspace, personId, asset);
    return { ok: true, reply: viewWithdrawal(withdrawal, input.scale) };
  },
};

/** The fresh coins in the locked rows. */
export function holdsOf(person: PersonHold, master: PersonHold, now: number) {
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
    personId: input.personId,
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

/** A repeated call gets the first reply, before any code is verified. */
export async function requestWithdrawal(parts: WithdrawParts, call: WithdrawCall) {
  const { session, caller, request } = call;
  const identity =
    caller.idempotencyKey === null
      ? null
      : {
          ownerId: session.userId,
          key: caller.idempotencyKey,
          inputHash: hashInput(request),
        };
  const recall = () =>
    identity === null ? null : parts.engine.recall(requestWithdrawalKind, identity);
  const earlier = await recall();
  if (earlier !== null) return earlier;
  const result = await prepareWithdrawal(parts, session, request);
  if (!result.ok) return result;
  const confirmed = await checkCodes(parts, call);
  // The same call, sent twice at the same moment, may have used up the code in between.
  if (!confirmed.ok) return (await recall()) ?? confirmed;
  return parts.engine.submit(requestWithdrawalKind, {
    input: {
      ...result.prepared,
      id: parts.ids.next(),
      personId: session.userId,
      groupId: session.masterId,
      at: parts.clock.now(),
    },
    identity,
    guards: confirmed.guards,
  });
}

/** Verifies the sealed request and its codes; they are consumed with the effect. */
async function checkCodes(
  parts: WithdrawParts,
  { session, caller, request, sealed }: WithdrawCall,
) {
  const expected = {
    action: "withdraw",
    subject: request.address,
    userId: session.userId,
  } as const;
  const command = await openCommand(parts, { ...sealed, ...expected });
  if (!command.ok) return command;
  const answer = await parts.factors.check({
    holder: session,
    purpose: expected.action,
    subject: expected.subject,
    codes: command.opened.codes,
    address: caller.address,
  });
  if (!answer.ok) return answer;
  const guards: readonly Guard<GuardRefusal>[] = [
    { useUp: command.opened.useUp, refusal: { ok: false, error: "commandReplayed" } },
    ...answer.uses,
  ];
  return { ok: true, guards } as const;
}
