// The address on which a user receives coins of a network: one for all coins it carries.
import {
  findDepositAddress as findDepositAddressRow,
  insertDepositAddress,
} from "@parley/database/queries/wallet/deposit";
import { formatAmount } from "@parley/domain/money/amount";
import type { Requester } from "../identity/account/session.ts";
import { findWay, shapeOf } from "./networks.ts";
import type { WalletParts } from "./parts.ts";

export interface DepositPlace {
  readonly asset: string;
  readonly network: string;
}

export async function findDepositAddress(
  { pool }: Pick<WalletParts, "pool">,
  { userId }: Requester,
  { asset, network }: DepositPlace,
) {
  const found = await findWay(pool, asset, network);
  if (!found.ok) return found;
  const address = await findDepositAddressRow(pool, userId, network);
  const { scale, minDeposit, confirmations } = found.way;
  return {
    ok: true,
    place: {
      assetCode: asset,
      network,
      address,
      memo: null,
      minDeposit: formatAmount(minDeposit, scale),
      confirmations,
    },
  } as const;
}

export async function createDepositAddress(
  parts: Pick<WalletParts, "pool" | "chain" | "clock">,
  session: Requester,
  place: DepositPlace,
) {
  const { pool, chain, clock } = parts;
  if (session.staffRole !== null) return { ok: false, error: "staffMayNotTrade" } as const;
  const found = await findWay(pool, place.asset, place.network);
  if (!found.ok) return found;
  if (chain === null || !found.way.canDeposit) {
    return { ok: false, error: "networkPaused", field: "network" } as const;
  }
  const { userId } = session;
  if ((await findDepositAddressRow(pool, userId, place.network)) === null) {
    // Asked twice for the same user, the network gives the same address.
    const address = await chain.createAddress(shapeOf(found.way), userId.toString());
    await insertDepositAddress(pool, userId, place.network, address, new Date(clock.now()));
  }
  return findDepositAddress(parts, session, place);
}
