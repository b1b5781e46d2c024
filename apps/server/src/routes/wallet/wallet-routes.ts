// /api/t/v2/…: a user's balances, transfers and statement.
import type { UserId } from "@parley/domain/ids";
import type { ParsedInput } from "@parley/contract/endpoint";
import { useFaucet } from "@parley/contract/endpoints/site/dev";
import {
  downloadStatement,
  listWallets,
  readStatement,
  spotBalance,
  transferFunds,
} from "@parley/contract/endpoints/wallet/wallet";
import type { StatementFilter } from "@parley/database/queries/wallet/statement";
import type { WalletParts } from "@parley/operations/wallet/parts";
import type { WithdrawParts } from "@parley/operations/wallet/withdrawal/request-withdrawal";
import * as balances from "@parley/operations/wallet/read-balances";
import * as statements from "@parley/operations/wallet/statement/read-statement";
import * as transfers from "@parley/operations/wallet/transfer-funds";
import * as faucet from "@parley/operations/wallet/use-faucet";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export function bindWalletRoutes(parts: WithdrawParts): Binding[] {
  return [...bindBalances(parts), ...bindStatement(parts), ...bindMoves(parts)];
}

function bindBalances(parts: WalletParts): Binding[] {
  return [
    bind(spotBalance, async (_input, { session }) => {
      return { ok: true, data: await balances.readSpotBalance(parts, session) };
    }),

    bind(listWallets, async ({ subUid }, { session }) => {
      const holder = await statements.findHolder(parts.pool, session, subUid);
      if (!holder.ok) return holder;
      return { ok: true, data: await balances.readWallets(parts, holder.ownerId) };
    }),
  ];
}

function bindStatement({ pool }: WalletParts): Binding[] {
  return [
    bind(readStatement, async ({ cursor = null, limit, ...input }, { session }) => {
      const holder = await statements.findHolder(pool, session, input.subUid);
      if (!holder.ok) return holder;
      const filter = filterOf(input, holder.ownerId);
      return { ok: true, data: await statements.readStatement(pool, { filter, cursor, limit }) };
    }),

    bind(downloadStatement, async (input, { session }) => {
      const holder = await statements.findHolder(pool, session, input.subUid);
      if (!holder.ok) return holder;
      const csv = await statements.writeStatementCsv(pool, filterOf(input, holder.ownerId));
      const bytes = new TextEncoder().encode(csv);
      return {
        ok: true,
        file: { bytes, mediaType: "text/csv; charset=utf-8", name: "statement.csv" },
      };
    }),
  ];
}

function bindMoves(parts: WithdrawParts): Binding[] {
  return [
    bind(transferFunds, async ({ subUid, direction = "toSub", command, ...rest }, context) => {
      const { session, caller, hashBody } = context;
      const sub = subUid === undefined ? null : { uid: Number(subUid), direction };
      const request = { ...rest, sub };
      const sealed = command === undefined ? null : { command, bodyHash: await hashBody() };
      const moved = await transfers.transferFunds(parts, { session, caller, request, sealed });
      return moved.ok ? { ok: true, data: moved.transfer } : moved;
    }),
  ];
}

/** While developing. */
export function bindFaucetRoutes(parts: WalletParts): Binding[] {
  return [
    bind(useFaucet, async (use, { session, caller }) => {
      const filled = await faucet.useFaucet(parts, session, use, caller.idempotencyKey);
      if (!filled.ok) return filled;
      const { assetCode, amount, available } = filled;
      return { ok: true, data: { assetCode, amount, available } };
    }),
  ];
}

function filterOf(
  { asset, wallet, kind, from, to }: ParsedInput<typeof downloadStatement>,
  ownerId: UserId,
): StatementFilter {
  return {
    ownerId,
    asset: asset ?? null,
    accountKind: wallet ?? null,
    causeKind: kind ?? null,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
  };
}
