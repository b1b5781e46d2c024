// Saved addresses for withdrawals.
import type { Queryable } from "../kernel/queryable.ts";

export interface SavedAddress {
  readonly id: bigint;
  readonly label: string;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  /** Empty where there is none. */
  readonly memo: string;
  readonly createdAt: Date;
}

type Raw = Omit<SavedAddress, "id"> & { readonly id: string };

const COLUMNS = `id, label, asset, network, address, memo, created_at as "createdAt"`;

/** By label. */
export async function listSavedAddresses(
  database: Queryable,
  userId: bigint,
  asset: string | null,
): Promise<SavedAddress[]> {
  const { rows } = await database.query<Raw>({
    name: "list-saved-addresses",
    text: `select ${COLUMNS} from saved_address
           where user_id = $1 and ($2::text is null or asset = $2)
           order by label, id`,
    values: [userId, asset],
  });
  return rows.map(toAddress);
}

export async function countSavedAddresses(database: Queryable, userId: bigint): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-saved-addresses",
    text: `select count(*)::int as count from saved_address where user_id = $1`,
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

/** An existing one gets the new label. Returns the stored one. */
export async function upsertSavedAddress(
  database: Queryable,
  userId: bigint,
  row: SavedAddress,
): Promise<SavedAddress> {
  const { id, label, asset, network, address, memo, createdAt } = row;
  const { rows } = await database.query<Raw>({
    name: "save-address",
    text: `insert into saved_address
             (id, user_id, label, asset, network, address, memo, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (user_id, asset, network, address, memo)
             do update set label = excluded.label
           returning ${COLUMNS}`,
    values: [id, userId, label, asset, network, address, memo, createdAt],
  });
  return rows[0] === undefined ? row : toAddress(rows[0]);
}

/** False when it is not there, or another's. */
export async function deleteSavedAddress(
  database: Queryable,
  userId: bigint,
  id: bigint,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "delete-saved-address",
    text: `delete from saved_address where user_id = $1 and id = $2`,
    values: [userId, id],
  });
  return rowCount === 1;
}

function toAddress(row: Raw): SavedAddress {
  return { ...row, id: BigInt(row.id) };
}
