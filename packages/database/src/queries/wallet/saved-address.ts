// Saved addresses for withdrawals.
import { toUserId, type UserId } from "@parley/domain/ids";
import { bigint, dateTime, idOf, text } from "../kernel/column.ts";
import { affectsOneRow, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const fields = {
  id: bigint(),
  label: text(),
  asset: text(),
  network: text(),
  address: text(),
  /** Empty where there is none. */
  memo: text(),
  createdAt: dateTime(),
};

const addresses = defineTable("saved_address", fields);
const newAddresses = defineTable("saved_address", { userId: idOf(toUserId), ...fields });

export type SavedAddress = RowOf<typeof addresses>;

/** By label. */
export async function listSavedAddresses(
  database: Queryable,
  userId: UserId,
  asset: string | null,
): Promise<SavedAddress[]> {
  return addresses.list(database, {
    name: "list-saved-addresses",
    text: `select ${addresses.columns} from saved_address
           where user_id = $1 and ($2::text is null or asset = $2)
           order by label, id`,
    values: [userId, asset],
  });
}

export async function countSavedAddresses(database: Queryable, userId: UserId): Promise<number> {
  return readCount(database, {
    name: "count-saved-addresses",
    text: `select count(*)::int as count from saved_address where user_id = $1`,
    values: [userId],
  });
}

/** An existing one gets the new label. Returns the stored one. */
export async function upsertSavedAddress(
  database: Queryable,
  userId: UserId,
  row: SavedAddress,
): Promise<SavedAddress> {
  const saved = await addresses.find(database, {
    name: "save-address",
    text: `${newAddresses.insert}
           on conflict (user_id, asset, network, address, memo)
             do update set label = excluded.label
           returning ${addresses.columns}`,
    values: [newAddresses.toJson([{ ...row, userId }])],
  });
  return saved ?? row;
}

/** False when it is not there, or another's. */
export async function deleteSavedAddress(
  database: Queryable,
  userId: UserId,
  id: bigint,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "delete-saved-address",
    text: `delete from saved_address where user_id = $1 and id = $2`,
    values: [userId, id],
  });
}

/** Whether it has been in the user's address book since then. */
export async function isAddressSaved(
  database: Queryable,
  userId: UserId,
  { asset, network, address, memo }: Pick<SavedAddress, "asset" | "network" | "address" | "memo">,
  since: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-address-saved",
    text: `select from saved_address
           where user_id = $1 and asset = $2 and network = $3 and address = $4 and memo = $5
             and created_at <= $6`,
    values: [userId, asset, network, address, memo, since],
  });
}
