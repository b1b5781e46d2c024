// Moves coins between a user's own wallets, and between a master and a sub-user.
import type { UserId } from "@parley/domain/ids";
import { findSubUser } from "@parley/database/queries/identity/sub-user";
import { isNewSubUser } from "@parley/domain/account/permission";
import { isBarred } from "@parley/domain/account/hold";
import { userAccount, type AccountKey } from "@parley/domain/ledger/account";
import { moveLines, type Cause, type TransferRefusal } from "@parley/domain/ledger/transfer";
import { formatAmount } from "@parley/domain/money/amount";
import { refused } from "@parley/domain/refused";
import type { Caller } from "../identity/account/parts.ts";
import type { Requester, Session } from "../identity/account/session.ts";
import { verifyRequest, type ConsumedRequest } from "../identity/sealed-request/verify-request.ts";
import type { CommandKind } from "@parley/engine/command";
import { accountTable } from "@parley/engine/ledger-tables";
import { userTable } from "../kernel/user-table.ts";
import { lockRow } from "@parley/engine/table";
import { identityOf } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import type { ConfirmParts, SealedCodes } from "../identity/security/confirm-change.ts";
import { readCoinAmount, type AmountRefusal } from "./amount.ts";
import type { WalletParts } from "./parts.ts";
import { tellBalance } from "../messaging/events/tell-balance.ts";

export type Wallet = "spot" | "futures";

export interface TransferRequest {
  readonly asset: string;
  readonly amount: string;
  readonly from: Wallet;
  readonly to: Wallet;
  /** Null within one account. */
  readonly sub: { readonly uid: number; readonly direction: "toSub" | "fromSub" } | null;
}

interface FundsTransfer {
  readonly cause: Cause;
  readonly from: AccountKey;
  readonly to: AccountKey;
  readonly atoms: bigint;
}

type TransferReply = {
  readonly transferId: string;
  /** Atoms as text. */
  readonly fromAvailable: string;
  readonly toAvailable: string;
  readonly createdAt: number;
};

type TransferParts = WalletParts & ConfirmParts;
type Frozen = { readonly ok: false; readonly error: "tradingFrozen" };

export const transferFundsKind: CommandKind<
  FundsTransfer,
  TransferReply,
  TransferRefusal | Frozen | ConsumedRequest
> = {
  name: "transfer-funds",
  locks: ({ from, to }) => [
    ...listPeople(from, to).map((id) => lockRow(userTable, id)),
    lockRow(accountTable, from),
    lockRow(accountTable, to),
  ],
  decide({ cause, from, to, atoms }, workspace) {
    // Else a frozen account would trade on, and withdraw, under the name of another in its group.
    const isFrozen = listPeople(from, to).some((id) => {
      const person = workspace.read(userTable, id);
      return person === null || isBarred(person, workspace.now);
    });
    if (isFrozen) return { ok: false, error: "tradingFrozen" };
    const booked = workspace.post(cause, moveLines(from, to, atoms));
    if (!booked.ok) return booked;
    for (const id of new Set([from.ownerId, to.ownerId])) tellBalance(workspace, id, from.asset);
    const balanceOf = (key: AccountKey) => String(workspace.read(accountTable, key)?.balance ?? 0n);
    return {
      ok: true,
      reply: {
        transferId: String(cause.id),
        fromAvailable: balanceOf(from),
        toAvailable: balanceOf(to),
        createdAt: workspace.now,
      },
    };
  },
};

/** Whose state counts: both users', where coins change hands; none within one account. */
function listPeople(from: AccountKey, to: AccountKey): readonly UserId[] {
  return from.ownerId === to.ownerId ? [] : [from.ownerId, to.ownerId];
}

export interface TransferCall {
  readonly session: Requester;
  readonly caller: Caller;
  readonly request: TransferRequest;
  /** Null where the call brought no command. */
  readonly sealed: SealedCodes | null;
}

export async function transferFunds(parts: TransferParts, call: TransferCall) {
  const { session, caller, request } = call;
  const person = session.sessionId === null ? null : session;
  const coin = await readCoinAmount(parts.pool, request);
  if (!coin.ok) return coin satisfies AmountRefusal;
  const { asset, scale, atoms } = coin;
  let needsCodes = false;
  const outcome = await runCommand(parts.engine, transferFundsKind, {
    identity: identityOf(session.userId, caller.idempotencyKey, request),
    async prepare() {
      // A program moves coins between the wallets of its own account alone.
      if (person === null && request.sub !== null) return refused("apiPermissionMissing");
      const ends = await findEnds(parts, session, request);
      if (!ends.ok) return ends;
      needsCodes = ends.needsCodes;
      const input = {
        cause: { kind: ends.kind, id: parts.ids.next(), step: ends.step },
        from: userAccount(ends.fromId, request.from, asset),
        to: userAccount(ends.toId, request.to, asset),
        atoms,
      };
      return { ok: true, input };
    },
    verify: () =>
      needsCodes && person !== null
        ? verifySubUserCodes(parts, person, call)
        : Promise.resolve({ ok: true, effects: [] }),
  });
  if (!outcome.ok) return outcome;
  const { fromAvailable, toAvailable, ...reply } = outcome.reply;
  return {
    ok: true,
    transfer: {
      ...reply,
      assetCode: asset,
      amount: formatAmount(atoms, scale),
      fromAvailable: formatAmount(BigInt(fromAvailable), scale),
      toAvailable: formatAmount(BigInt(toAvailable), scale),
    },
  } as const;
}

/**
 * Coins for a sub-user that was made just now: a stolen session could have made neither, and both
 * together let the coins leave under another name.
 */
function verifySubUserCodes(
  parts: TransferParts,
  session: Session,
  { caller, request, sealed }: TransferCall,
) {
  return verifyRequest(parts, {
    holder: session,
    purpose: "sub-users",
    subject: String(request.sub?.uid ?? ""),
    sealed,
    address: caller.address,
  });
}

/** Only the master moves between accounts, and only those of its own group. */
async function findEnds(
  { pool, clock }: Pick<WalletParts, "pool" | "clock">,
  { userId, isSubUser }: Requester,
  { sub }: TransferRequest,
) {
  if (sub === null) {
    const needsCodes = false;
    const ends = { fromId: userId, toId: userId, kind: "transfer", step: "move" } as const;
    return { ok: true, ...ends, needsCodes } as const;
  }
  if (isSubUser) return { ok: false, error: "masterOnly" } as const;
  const found = await findSubUser(pool, userId, sub.uid);
  if (found === null) return { ok: false, error: "notFound" } as const;
  const { userId: subId, createdAt } = found;
  const kind = "sub-transfer";
  if (sub.direction === "fromSub") {
    const ends = { fromId: subId, toId: userId, kind, step: "from-sub" } as const;
    return { ok: true, ...ends, needsCodes: false } as const;
  }
  const needsCodes = isNewSubUser(createdAt.getTime(), clock.now());
  return { ok: true, fromId: userId, toId: subId, kind, step: "to-sub", needsCodes } as const;
}
