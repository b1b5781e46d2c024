// Moves coins between a person's own wallets, and between a master and a sub-user.
import { createSubUserQueries } from "@parley/database/queries/sub-user";
import { isBarred } from "@parley/domain/account/hold";
import { drawer, type AccountKey } from "@parley/domain/ledger/account";
import { moveLines, type Cause, type TransferRefusal } from "@parley/domain/ledger/transfer";
import { formatAmount } from "@parley/domain/money/amount";
import type { Session } from "../account/session.ts";
import type { CommandKind } from "../engine/command.ts";
import { accountShelf } from "../engine/ledger-shelves.ts";
import { personShelf } from "../engine/person-shelf.ts";
import { need } from "../engine/shelf.ts";
import { hashInput } from "../input-hash.ts";
import { readCoinAmount, type AmountRefusal } from "./amount.ts";
import type { WalletParts } from "./parts.ts";
import { tellBalance } from "./tell-balance.ts";

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

type Frozen = { readonly ok: false; readonly error: "tradingFrozen" };

export const transferFundsKind: CommandKind<
  FundsTransfer,
  TransferReply,
  TransferRefusal | Frozen
> = {
  name: "transfer-funds",
  needs: ({ from, to }) => [
    ...listPeople(from, to).map((id) => need(personShelf, id)),
    need(accountShelf, from),
    need(accountShelf, to),
  ],
  decide({ cause, from, to, atoms }, desk) {
    // Else a frozen account would trade on, and withdraw, under the name of another in its group.
    const isFrozen = listPeople(from, to).some((id) => {
      const person = desk.read(personShelf, id);
      return person === null || isBarred(person, desk.now);
    });
    if (isFrozen) return { ok: false, error: "tradingFrozen" };
    const booked = desk.book(cause, moveLines(from, to, atoms));
    if (!booked.ok) return booked;
    for (const id of new Set([from.ownerId, to.ownerId])) tellBalance(desk, id, from.asset);
    const balanceOf = (key: AccountKey) => String(desk.read(accountShelf, key)?.balance ?? 0n);
    return {
      ok: true,
      reply: {
        transferId: String(cause.id),
        fromAvailable: balanceOf(from),
        toAvailable: balanceOf(to),
        createdAt: desk.now,
      },
    };
  },
};

/** Whose standing counts: both, where coins change hands; within one account nobody's. */
function listPeople(from: AccountKey, to: AccountKey): readonly bigint[] {
  return from.ownerId === to.ownerId ? [] : [from.ownerId, to.ownerId];
}

export async function transferFunds(
  parts: Pick<WalletParts, "pool" | "engine" | "ids">,
  session: Session,
  request: TransferRequest,
  idempotencyKey: string | null,
) {
  const coin = await readCoinAmount(parts.pool, request);
  if (!coin.ok) return coin satisfies AmountRefusal;
  const ends = await findEnds(parts, session, request);
  if (!ends.ok) return ends;
  const { asset, scale, atoms } = coin;
  const outcome = await parts.engine.submit(transferFundsKind, {
    input: {
      cause: { kind: ends.kind, id: parts.ids.next(), step: ends.step },
      from: drawer(ends.fromId, request.from, asset),
      to: drawer(ends.toId, request.to, asset),
      atoms,
    },
    identity:
      idempotencyKey === null
        ? null
        : { ownerId: session.userId, key: idempotencyKey, inputHash: hashInput(request) },
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

/** Only the master moves between accounts, and only those of its own group. */
async function findEnds(
  { pool }: Pick<WalletParts, "pool">,
  { userId, isSubUser }: Session,
  { sub }: TransferRequest,
) {
  if (sub === null) {
    return { ok: true, fromId: userId, toId: userId, kind: "transfer", step: "move" } as const;
  }
  if (isSubUser) return { ok: false, error: "masterOnly" } as const;
  const subId = await createSubUserQueries(pool).findSubUserId(userId, sub.uid);
  if (subId === null) return { ok: false, error: "notFound" } as const;
  const kind = "sub-transfer";
  return sub.direction === "toSub"
    ? ({ ok: true, fromId: userId, toId: subId, kind, step: "to-sub" } as const)
    : ({ ok: true, fromId: subId, toId: userId, kind, step: "from-sub" } as const);
}
