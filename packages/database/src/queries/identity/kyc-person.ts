// The verification of an account, as its own row shows it.
import type { UserId } from "@parley/domain/ids";
import type { KycStatus, KycType } from "@parley/domain/kyc/kyc-state";
import type { Queryable } from "../kernel/queryable.ts";

/** Locked for submitting and deciding until the transaction ends. */
export async function lockKycStatus(database: Queryable, userId: UserId): Promise<KycStatus> {
  const { rows } = await database.query<{ status: KycStatus }>({
    name: "lock-kyc-status",
    text: `select kyc_status as status from app_user where id = $1 for no key update`,
    values: [userId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error("there is no such account");
  return row.status;
}

export async function updateKycStatus(
  database: Queryable,
  userId: UserId,
  kycType: KycType,
  kycStatus: KycStatus,
): Promise<void> {
  await database.query({
    name: "update-kyc",
    text: `update app_user set kyc_type = $2, kyc_status = $3 where id = $1`,
    values: [userId, kycType, kycStatus],
  });
}
