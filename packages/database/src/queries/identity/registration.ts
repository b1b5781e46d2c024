// Registrations that wait for their code.
import type { AccountName } from "@parley/domain/account/account-name";
import type { Queryable } from "../kernel/queryable.ts";

export interface Registration extends AccountName {
  readonly id: bigint;
  readonly passwordHash: string;
  readonly language: string;
}

export interface NewRegistration extends Registration {
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertRegistration(
  database: Queryable,
  registration: NewRegistration,
): Promise<void> {
  await database.query({
    name: "insert-registration",
    text: `insert into registration (id, token_hash, channel, target, dial_code, password_hash,
             language, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      registration.id,
      registration.tokenHash,
      registration.channel,
      registration.target,
      registration.dialCode,
      registration.passwordHash,
      registration.language,
      registration.createdAt,
      registration.expiresAt,
    ],
  });
}

export async function findOpenRegistration(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<Registration | null> {
  const { rows } = await database.query<Omit<Registration, "id"> & { readonly id: string }>({
    name: "find-open-registration",
    text: `select id, channel, target, dial_code as "dialCode",
             password_hash as "passwordHash", language
           from registration where token_hash = $1 and expires_at > $2`,
    values: [tokenHash, now],
  });
  const [row] = rows;
  return row === undefined ? null : { ...row, id: BigInt(row.id) };
}

export async function deleteRegistration(database: Queryable, id: bigint): Promise<void> {
  await database.query({
    name: "delete-registration",
    text: `delete from registration where id = $1`,
    values: [id],
  });
}
