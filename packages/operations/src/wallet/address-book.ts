// Addresses that a user withdraws to again and again.
import { lockUser } from "@parley/database/queries/identity/user";
import {
  listSavedAddresses,
  countSavedAddresses,
  upsertSavedAddress,
  deleteSavedAddress,
  type SavedAddress,
} from "@parley/database/queries/wallet/saved-address";
import { inTransaction } from "@parley/database/transaction";
import { badInput } from "@parley/domain/refused";
import { addressFormatOf } from "@parley/platform/chain/address/address-formats";
import type { Requester } from "../identity/account/session.ts";
import { findWay } from "./networks.ts";
import type { WalletParts } from "./parts.ts";

const MOST_ADDRESSES = 100;

export interface NewAddress {
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string | null;
  readonly label: string;
}

export async function listAddresses(
  { pool }: Pick<WalletParts, "pool">,
  { userId }: Requester,
  asset: string | null,
) {
  const rows = await listSavedAddresses(pool, userId, asset);
  return rows.map(viewAddress);
}

export async function addAddress(
  { pool, clock, ids }: Pick<WalletParts, "pool" | "clock" | "ids">,
  { userId }: Requester,
  { asset, network, address, memo, label }: NewAddress,
) {
  const found = await findWay(pool, asset, network);
  if (!found.ok) return found;
  const proper = addressFormatOf(found.way).parse(address);
  if (proper === null) return { ok: false, error: "addressInvalid", field: "address" } as const;
  if (memo !== null && !found.way.hasMemo) return badInput("memo");
  return inTransaction(pool, async (tx) => {
    // Two that are added at once are counted one after the other.
    await lockUser(tx, userId);
    const known = (await listSavedAddresses(tx, userId, asset)).some(
      (row) => row.network === network && row.address === proper && row.memo === (memo ?? ""),
    );
    if (!known && (await countSavedAddresses(tx, userId)) >= MOST_ADDRESSES) {
      return { ok: false, error: "addressBookFull" } as const;
    }
    const saved = await upsertSavedAddress(tx, userId, {
      id: ids.next(),
      label,
      asset,
      network,
      address: proper,
      memo: memo ?? "",
      createdAt: new Date(clock.now()),
    });
    return { ok: true, saved: viewAddress(saved) } as const;
  });
}

export function removeAddress(
  { pool }: Pick<WalletParts, "pool">,
  { userId }: Requester,
  addressId: bigint,
): Promise<boolean> {
  return deleteSavedAddress(pool, userId, addressId);
}

function viewAddress({ id, label, asset, network, address, memo, createdAt }: SavedAddress) {
  return {
    addressId: id.toString(),
    label,
    assetCode: asset,
    network,
    address,
    memo: memo === "" ? null : memo,
    createdAt: createdAt.getTime(),
  };
}
