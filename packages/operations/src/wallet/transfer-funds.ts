// Moves coins between a person's own wallets, and between a master and a sub-user.
import { findSubUser } from "@parley/database/queries/identity/sub-user";
import { isNewSubUser } from "@parley/domain/account/permission";
import { isBarred } from "@parley/domain/account/hold";
import { drawer, type AccountKey } from "@parley/domain/ledger/account";
import { moveLines, type Cause, type TransferRefusal } from "@parley/domain/ledger/transfer";
import { formatAmount } from "@parley/domain/money/amount";
import type { LostCode } from "../identity/factor/factors.ts";
import type { Caller } from "../identity/account/parts.ts";
import type { Session } from "../identity/account/session.ts";
import { openCommand } from "../identity/sealed-request/open-command.ts";
import type { CommandKind, Guard } from "@parley/engine/command";
import { accountTable } from "@parley/engine/ledger-tables";
import { userTable } from "../kernel/user-table.ts";
import { need } from "@parley/engine/table";
import { hashInput } from "@parley/engine/idempotency/input-hash";
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

type GuardRefusal = LostCode | { readonly ok: false; readonly error: "commandReplayed" };
type TransferParts = WalletParts & ConfirmParts;
type Frozen = { readonly ok: false; readonly error: "tradingFrozen" };

export const transferFundsKind: CommandKind<
  FundsTransfer,
  TransferReply,
  TransferRefusal | Frozen | GuardRefusal
> = {
  name: "transfer-funds",
  needs: ({ from, to }) => [
    ...listPeople(from, to).map((id) => need(userTable, id)),
    need(accountTable, from),
    need(accountTable, to),
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
function listPeople(from: AccountKey, to: AccountKey): readonly bigint[] {
  return from.ownerId === to.ownerId ? [] : [from.ownerId, to.ownerId];
}

export interface TransferCall {
  readonly session: Session;
  readonly caller: Caller;
  readonly request: TransferRequest;
  /** Null where the call brought no command. */
  readonly sealed: SealedCodes | null;
}

export async function transferFunds(parts: TransferParts, call: TransferCall) {
  const { session, caller, request } = call;
  const coin = await readCoinAmount(parts.pool, request);
  if (!coin.ok) return coin satisfies AmountRefusal;
  const ends = await findEnds(parts, session, request);
  if (!ends.ok) return ends;
  const { asset, scale, atoms } = coin;
  const key = caller.idempotencyKey;
  const identity =
    key === null ? null : { ownerId: session.userId, key, inputHash: hashInput(request) };
  const recall = () =>
    identity === null ? null : parts.engine.recall(transferFundsKind, identity);
  const submit = async () => {
    const earlier = await recall();
    if (earlier !== null) return earlier;
    const confirmed = ends.needsCodes
      ? await checkSubUserCodes(parts, call)
      : ({ ok: true, guards: [] } as const);
    // The same call, sent twice at the same moment, may have used up the code in between.
    if (!confirmed.ok) return (await recall()) ?? confirmed;
    return parts.engine.submit(transferFundsKind, {
      input: {
        cause: { kind: ends.kind, id: parts.ids.next(), step: ends.step },
        from: drawer(ends.fromId, request.from, asset),
        to: drawer(ends.toId, request.to, asset),
        atoms,
      },
      identity,
      guards: confirmed.guards,
    });
  };
  const outcome = await submit();
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
async function checkSubUserCodes(
  parts: TransferParts,
  { session, caller, request, sealed }: TransferCall,
) {
  const subject = String(request.sub?.uid ?? "");
  const expected = { action: "sub-users", subject, userId: session.userId } as const;
  const command = sealed === null ? null : await openCommand(parts, { ...sealed, ...expected });
  if (command !== null && !command.ok) return command;
  const answer = await parts.factors.check({
    holder: session,
    purpose: expected.action,
    subject,
    codes: command?.opened.codes ?? {},
    address: caller.address,
  });
  if (!answer.ok) return answer;
  // Codes count only in a sealed request.
  if (command === null) return { ok: false, error: "commandInvalid" } as const;
  const guards: readonly Guard<GuardRefusal>[] = [
    { useUp: command.opened.useUp, refusal: { ok: false, error: "commandReplayed" } },
    ...answer.uses,
  ];
  return { ok: true, guards } as const;
}

/** Only the master moves between accounts, and only those of its own group. */
async function findEnds(
  { pool, clock }: Pick<WalletParts, "pool" | "clock">,
  { userId, isSubUser }: Session,
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
