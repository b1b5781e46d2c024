// Which factors there are beside the contacts.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

export interface DeviceFactors {
  readonly totp: boolean;
  readonly passkey: boolean;
}

/** A sub-user may verify with the master's authenticator, but has passkeys of its own. */
export async function readDeviceFactors(
  database: Queryable,
  userId: UserId,
  authenticatorOwnerId: UserId,
): Promise<DeviceFactors> {
  const { rows } = await database.query<DeviceFactors>({
    name: "read-device-factors",
    text: `select
             exists (
               select from authenticator where user_id = $2 and confirmed_at is not null
             ) as totp,
             exists (select from passkey where user_id = $1) as passkey`,
    values: [userId, authenticatorOwnerId],
  });
  return rows[0] ?? { totp: false, passkey: false };
}
