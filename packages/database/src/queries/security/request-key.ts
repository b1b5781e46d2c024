// The key pairs with which commands are encrypted and opened.
import type { Queryable } from "../kernel/queryable.ts";

export interface RequestKeyRow {
  readonly kid: string;
  /** SPKI, PEM. */
  readonly publicKey: string;
  readonly sealedPrivateKey: string;
  readonly createdAt: Date;
}

/** Any number that no other lock uses. */
const ROTATION_LOCK = 7_304_115;

/** Newest first. */
export async function listRequestKeys(database: Queryable): Promise<RequestKeyRow[]> {
  const { rows } = await database.query<RequestKeyRow>({
    name: "list-request-keys",
    text: `select kid, public_key as "publicKey", sealed_private_key as "sealedPrivateKey",
             created_at as "createdAt"
           from request_key order by created_at desc, kid`,
  });
  return rows;
}

/** Until the transaction ends, so that of many servers one makes the next key. */
export async function lockRequestKeys(database: Queryable): Promise<void> {
  await database.query({
    name: "lock-request-keys",
    text: `select pg_advisory_xact_lock($1)`,
    values: [ROTATION_LOCK],
  });
}

export async function insertRequestKey(database: Queryable, key: RequestKeyRow): Promise<void> {
  await database.query({
    name: "insert-command-key",
    text: `insert into request_key (kid, public_key, sealed_private_key, created_at)
           values ($1, $2, $3, $4)`,
    values: [key.kid, key.publicKey, key.sealedPrivateKey, key.createdAt],
  });
}

export async function deleteRequestKeys(
  database: Queryable,
  kids: readonly string[],
): Promise<void> {
  await database.query({
    name: "delete-request-keys",
    text: `delete from request_key where kid = any($1)`,
    values: [kids],
  });
}
