// API keys, the nonces of requests that were signed with them, and what was done within their caps.
import {
  toApiKeyId,
  toUserId,
  type ApiKeyId,
  type OrderId,
  type UserId,
  type WithdrawalId,
} from "@parley/domain/ids";
import type { CapUse, KeyKind, KeyPermission, RevokedFor } from "@parley/domain/security/api-key";
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  toAccount,
  type Account,
  type AccountColumns,
} from "../identity/account.ts";
import {
  array,
  bigint,
  bytes,
  idOf,
  instant,
  integer,
  named,
  nullable,
  text,
} from "../kernel/column.ts";
import { affectsOneRow, countAffected, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const keys = defineTable("api_key", {
  id: idOf(toApiKeyId),
  keyId: text(),
  userId: idOf(toUserId),
  name: text(),
  kind: text<KeyKind>(),
  /** Of an Ed25519 key. */
  publicKey: nullable(bytes()),
  /** Of an HMAC key. */
  sealedSecret: nullable(text()),
  permissions: array(text<KeyPermission>()),
  addresses: array(text()),
  releaseCapCents: nullable(bigint()),
  withdrawCapCents: nullable(bigint()),
  createdAt: instant(),
  expiresAt: nullable(instant()),
  lastUsedAt: nullable(instant()),
  lastUsedAddress: nullable(text()),
  revokedAt: nullable(instant()),
  revokedFor: nullable(text<RevokedFor>()),
});

export type ApiKeyRow = RowOf<typeof keys>;

const newKeys = keys.omit("lastUsedAt", "lastUsedAddress", "revokedAt", "revokedFor");
export type NewApiKey = RowOf<typeof newKeys>;

export async function insertApiKey(database: Queryable, row: NewApiKey): Promise<void> {
  await newKeys.insertRows(database, "insert-api-key", [row]);
}

/** Those that are not revoked, expired ones included. */
export async function countApiKeys(database: Queryable, userId: UserId): Promise<number> {
  return readCount(database, {
    name: "count-api-keys",
    text: `select count(*)::int as count from api_key where user_id = $1 and revoked_at is null`,
    values: [userId],
  });
}

/** A key as requests are checked against it, with the account it acts for. */
export interface LiveApiKey {
  readonly apiKeyId: ApiKeyId;
  readonly keyId: string;
  readonly kind: KeyKind;
  readonly publicKey: Buffer | null;
  readonly sealedSecret: string | null;
  readonly permissions: readonly KeyPermission[];
  readonly addresses: readonly string[];
  /** Epoch milliseconds. */
  readonly expiresAt: number | null;
  readonly lastUsedAt: number | null;
  readonly account: Account;
}

/** Under names that are not the account's. */
type LiveRow = AccountColumns & {
  readonly apiKeyId: string;
  readonly keyId: string;
  readonly keyKind: KeyKind;
  readonly publicKey: Buffer | null;
  readonly sealedSecret: string | null;
  readonly keyPermissions: readonly KeyPermission[];
  readonly addresses: readonly string[];
  readonly keyExpiresAt: Date | null;
  readonly lastUsedAt: Date | null;
};

/** None that is revoked, nor of an account that is not let in, nor of staff, which acts in person. */
const IS_LIVE = "k.revoked_at is null and not p.is_locked_out and p.staff_role is null";

export async function listLiveApiKeys(
  database: Queryable,
  keyIds: readonly string[],
): Promise<LiveApiKey[]> {
  const { rows } = await database.query<LiveRow>({
    name: "list-live-api-keys",
    text: `select k.id as "apiKeyId", k.key_id as "keyId", k.kind as "keyKind",
             k.public_key as "publicKey", k.sealed_secret as "sealedSecret",
             k.permissions as "keyPermissions", k.addresses, k.expires_at as "keyExpiresAt",
             k.last_used_at as "lastUsedAt", ${ACCOUNT_COLUMNS}
           from api_key as k join app_user as p on p.id = k.user_id ${ACCOUNT_JOINS}
           where k.key_id = any($1::text[]) and ${IS_LIVE}`,
    values: [keyIds],
  });
  return rows.map((row) => ({
    apiKeyId: toApiKeyId(row.apiKeyId),
    keyId: row.keyId,
    kind: row.keyKind,
    publicKey: row.publicKey,
    sealedSecret: row.sealedSecret,
    permissions: row.keyPermissions,
    addresses: row.addresses,
    expiresAt: row.keyExpiresAt?.getTime() ?? null,
    lastUsedAt: row.lastUsedAt?.getTime() ?? null,
    account: toAccount(row),
  }));
}

/** Those of the given keys that requests would still be accepted with. */
export async function listLiveApiKeysAmong(
  database: Queryable,
  ids: readonly ApiKeyId[],
  now: Date,
): Promise<ReadonlySet<ApiKeyId>> {
  const { rows } = await database.query<{ readonly id: string }>({
    name: "list-live-api-keys-among",
    text: `select k.id from api_key as k join app_user as p on p.id = k.user_id
           where k.id = any($1::bigint[]) and ${IS_LIVE}
             and (k.expires_at is null or k.expires_at > $2)`,
    values: [ids, now],
  });
  return new Set(rows.map(({ id }) => toApiKeyId(id)));
}

/** False when it was used before, on any server. */
export async function insertApiNonce(
  database: Queryable,
  apiKeyId: ApiKeyId,
  nonce: string,
  expiresAt: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "insert-api-nonce",
    text: `insert into api_nonce (api_key_id, nonce, expires_at) values ($1, $2, $3)
           on conflict (api_key_id, nonce) do nothing`,
    values: [apiKeyId, nonce, expiresAt],
  });
}

export async function touchApiKey(
  database: Queryable,
  id: ApiKeyId,
  address: string,
  at: Date,
): Promise<void> {
  await database.query({
    name: "touch-api-key",
    text: `update api_key set last_used_at = $2, last_used_address = $3
           where id = $1 and (last_used_at is null or last_used_at < $2)`,
    values: [id, at, address],
  });
}

const listed = defineRow({
  ...keys.fields,
  /** Of a sub-user; null for the reader's own. */
  subUid: nullable(integer()),
  subUsername: nullable(text()),
});

export type ListedApiKey = RowOf<typeof listed>;

const SELECT_LISTED = `select ${keys.columnsOf("k")},
    case when p.id <> $1 then p.uid end as "subUid",
    case when p.id <> $1 then p.username end as "subUsername"
  from api_key as k join app_user as p on p.id = k.user_id
  where (k.user_id = $1 or p.master_id = $1)`;

/** The own ones and those of sub-users, the newest first; revoked ones for some time. */
export async function listApiKeys(
  database: Queryable,
  userId: UserId,
  revokedSince: Date,
): Promise<ListedApiKey[]> {
  return listed.list(database, {
    name: "list-api-keys",
    text: `${SELECT_LISTED} and (k.revoked_at is null or k.revoked_at > $2)
           order by k.revoked_at is not null, k.id desc limit 500`,
    values: [userId, revokedSince],
  });
}

/** Null when it is another user's, or revoked. */
export async function findApiKey(
  database: Queryable,
  userId: UserId,
  keyId: string,
): Promise<ListedApiKey | null> {
  return listed.find(database, {
    name: "find-api-key",
    text: `${SELECT_LISTED} and k.key_id = $2 and k.revoked_at is null`,
    values: [userId, keyId],
  });
}

export async function revokeApiKey(
  database: Queryable,
  id: ApiKeyId,
  revokedFor: RevokedFor,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "revoke-api-key",
    text: `update api_key set revoked_at = $3, revoked_for = $2
           where id = $1 and revoked_at is null`,
    values: [id, revokedFor, at],
  });
}

/** All of a user's; returns how many. */
export async function revokeApiKeys(
  database: Queryable,
  userId: UserId,
  revokedFor: RevokedFor,
  at: Date,
): Promise<number> {
  return countAffected(database, {
    name: "revoke-api-keys",
    text: `update api_key set revoked_at = $3, revoked_for = $2
           where user_id = $1 and revoked_at is null`,
    values: [userId, revokedFor, at],
  });
}

const locked = defineRow({
  id: idOf(toApiKeyId),
  permissions: array(text<KeyPermission>()),
  releaseCapCents: nullable(bigint()),
  withdrawCapCents: nullable(bigint()),
  expiresAt: nullable(instant()),
  revokedAt: nullable(instant()),
});

export type LockedApiKey = RowOf<typeof locked>;

export async function lockApiKeys(
  database: Queryable,
  ids: readonly ApiKeyId[],
): Promise<LockedApiKey[]> {
  return locked.list(database, {
    name: "lock-api-keys",
    text: `select id, permissions, release_cap_cents as "releaseCapCents",
             withdraw_cap_cents as "withdrawCapCents", expires_at as "expiresAt",
             revoked_at as "revokedAt"
           from api_key where id = any($1::bigint[]) order by id for no key update`,
    values: [ids],
  });
}

const uses = defineTable("api_key_use", {
  apiKeyId: idOf(toApiKeyId),
  kind: text<CapUse["kind"]>(),
  subjectId: bigint(),
  worthCents: bigint(),
  at: named("happened_at", instant()),
});

export interface NewApiKeyUse extends CapUse {
  readonly apiKeyId: ApiKeyId;
  readonly subjectId: OrderId | WithdrawalId;
}

export async function insertApiKeyUses(
  database: Queryable,
  rows: readonly NewApiKeyUse[],
): Promise<void> {
  await uses.insertRows(database, "insert-api-key-uses", rows);
}

/** What was done with these keys since then. */
export async function listApiKeyUses(
  database: Queryable,
  ids: readonly ApiKeyId[],
  since: Date,
): Promise<RowOf<typeof uses>[]> {
  return uses.list(database, {
    name: "list-api-key-uses",
    text: `select ${uses.columns} from api_key_use
           where api_key_id = any($1::bigint[]) and happened_at >= $2`,
    values: [ids, since],
  });
}
