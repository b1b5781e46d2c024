// Making, listing and revoking API keys. Both changes are confirmed with codes; a secret is returned
// by the call that made it, and repeated to the same session alone.
import {
  countApiKeys,
  findApiKey,
  insertApiKey,
  listApiKeys as listApiKeyRows,
  listApiKeyUses,
  revokeApiKey as revokeApiKeyRow,
  type ListedApiKey,
  type NewApiKey,
} from "@parley/database/queries/security/api-key";
import type { Account } from "@parley/database/queries/identity/account";
import type { PoolClient } from "@parley/database/pool";
import { parseRange } from "@parley/domain/account/network-range";
import { toApiKeyId } from "@parley/domain/ids";
import { parseAmount } from "@parley/domain/money/amount";
import { badInput, refused, type RefusedAs } from "@parley/domain/refused";
import {
  CAP_WINDOW_MS,
  DEFAULT_WITHDRAW_CAP_CENTS,
  LARGEST_CAP_CENTS,
  LATEST_KEY_EXPIRY,
  MOST_API_KEYS,
  REVOKED_SHOWN_MS,
  usedOfCap,
  type KeyKind,
  type KeyPermission,
} from "@parley/domain/security/api-key";
import { newToken } from "@parley/platform/tokens";
import { randomBytes } from "node:crypto";
import { tellChange } from "../../messaging/notification/tell-change.ts";
import { getAccount } from "../account/get-account.ts";
import type { Caller } from "../account/parts.ts";
import type { Requester, Session } from "../account/session.ts";
import {
  confirmBySealedRequest,
  type ConfirmedBySealedRequest,
  type ConfirmParts,
  type SealedCodes,
} from "../security/confirm-change.ts";
import { readEd25519, secretPurpose } from "./verify-signature.ts";

export interface WantedApiKey {
  readonly name: string;
  readonly kind: KeyKind;
  /** Base64url of the 32 bytes of an Ed25519 public key. */
  readonly publicKey?: string | undefined;
  readonly permissions: readonly KeyPermission[];
  readonly addresses?: readonly string[] | undefined;
  /** Epoch milliseconds. */
  readonly expiresAt?: number | undefined;
  /** US dollars. */
  readonly releaseCapPerDay?: string | undefined;
  readonly withdrawCapPerDay?: string | undefined;
}

export interface MadeApiKey {
  readonly keyId: string;
  /** Of an HMAC key, this once. */
  readonly secret?: string;
}

type Field = "publicKey" | "addresses" | "expiresAt" | "releaseCapPerDay" | "withdrawCapPerDay";
type BadField = { readonly ok: false; readonly error: "badInput"; readonly field: Field };
type MakeRefusal = BadField | RefusedAs<"apiKeyLimit" | "subUserForbidden" | "staffMayNotTrade">;

const KEY_ID_BYTES = 16;
const CENTS_SCALE = 2;

export async function createApiKey(
  parts: ConfirmParts,
  session: Session,
  wanted: WantedApiKey,
  sealed: SealedCodes,
  caller: Caller,
): Promise<ConfirmedBySealedRequest<MadeApiKey, MakeRefusal>> {
  const { userId } = session;
  const request = {
    session,
    caller,
    endpoint: "createApiKey",
    purpose: "api-settings",
    subject: wanted.name,
  } as const;
  return confirmBySealedRequest<MadeApiKey, MakeRefusal>(parts, request, sealed, {
    async decide(account, database) {
      const unfit = decideOwner(account, wanted.permissions);
      if (unfit !== null) return unfit;
      const terms = readTerms(wanted, parts.clock.now());
      if (!terms.ok) return terms;
      const count = await countApiKeys(database, userId);
      return count >= MOST_API_KEYS ? refused("apiKeyLimit") : null;
    },

    async act(tx, account, refuse) {
      const terms = readTerms(wanted, parts.clock.now());
      if (!terms.ok) return refuse(terms);
      const keyId = randomBytes(KEY_ID_BYTES).toString("base64url");
      const secret = wanted.kind === "hmac" ? newToken() : null;
      const { name, kind, permissions } = wanted;
      const { address } = caller;
      const row: NewApiKey = {
        id: toApiKeyId(parts.ids.next()),
        keyId,
        userId,
        name,
        kind,
        permissions,
        ...terms.terms,
        sealedSecret:
          secret === null ? null : parts.vault.seal(secretPurpose(keyId), Buffer.from(secret)),
        createdAt: parts.clock.now(),
      };
      await insertApiKey(tx, row);
      await tellChange(tx, parts, account, { change: "api-key-created", address });
      await tellMaster(tx, parts, account, address);
      return secret === null ? { keyId } : { keyId, secret };
    },
  });
}

/** A sub-user's program acts with the master's coins. */
async function tellMaster(
  tx: PoolClient,
  parts: ConfirmParts,
  { isSubUser, masterId }: Account,
  address: string,
): Promise<void> {
  if (!isSubUser) return;
  const master = await getAccount(tx, masterId);
  await tellChange(tx, parts, master, { change: "sub-user-api-key", address });
}

/** A key has no more rights than its owner; staff acts in person. */
function decideOwner(
  { isSubUser, permissions: own, staffRole }: Account,
  wanted: readonly KeyPermission[],
): RefusedAs<"subUserForbidden" | "staffMayNotTrade"> | null {
  if (staffRole !== null) return refused("staffMayNotTrade");
  if (!isSubUser) return null;
  const needsTrade = wanted.includes("trade") || wanted.includes("release");
  const lacks =
    (needsTrade && !own.includes("trade")) ||
    (wanted.includes("withdraw") && !own.includes("withdraw"));
  return lacks ? refused("subUserForbidden") : null;
}

type Terms = Pick<
  NewApiKey,
  "publicKey" | "addresses" | "expiresAt" | "releaseCapCents" | "withdrawCapCents"
>;

function readTerms(
  wanted: WantedApiKey,
  now: number,
): { readonly ok: true; readonly terms: Terms } | BadField {
  const publicKey = readPublicKey(wanted);
  if (publicKey === "wrong") return badInput("publicKey");
  const addresses = wanted.addresses ?? [];
  if (addresses.some((text) => parseRange(text) === null)) return badInput("addresses");
  const expiresAt = wanted.expiresAt ?? null;
  const isExpiry = expiresAt === null || (expiresAt > now && expiresAt <= LATEST_KEY_EXPIRY);
  if (!isExpiry) return badInput("expiresAt");
  const { permissions } = wanted;
  const release = readCap(permissions.includes("release"), wanted.releaseCapPerDay, null);
  if (release === "wrong") return badInput("releaseCapPerDay");
  const withdraw = readCap(
    permissions.includes("withdraw"),
    wanted.withdrawCapPerDay,
    DEFAULT_WITHDRAW_CAP_CENTS,
  );
  if (withdraw === "wrong") return badInput("withdrawCapPerDay");
  const caps = { releaseCapCents: release, withdrawCapCents: withdraw };
  return { ok: true, terms: { publicKey, addresses, expiresAt, ...caps } };
}

function readPublicKey({ kind, publicKey }: WantedApiKey): Buffer | null | "wrong" {
  if (kind === "hmac") return publicKey === undefined ? null : "wrong";
  const bytes = Buffer.from(publicKey ?? "", "base64url");
  // The decoder skips what is not base64url.
  const isExact = bytes.length === 32 && bytes.toString("base64url") === publicKey;
  return isExact && readEd25519(bytes) !== null ? bytes : "wrong";
}

/** A cap without its permission says that something else was meant. */
function readCap(
  isPermitted: boolean,
  given: string | undefined,
  otherwise: bigint | null,
): bigint | null | "wrong" {
  if (given === undefined) return isPermitted ? (otherwise ?? "wrong") : null;
  const cents = parseAmount(given, CENTS_SCALE);
  const isCap = cents !== null && cents > 0n && cents <= LARGEST_CAP_CENTS;
  return isPermitted && isCap ? cents : "wrong";
}

export interface ApiKeyView extends ListedApiKey {
  readonly state: "active" | "expired" | "revoked";
  readonly releasedCents: bigint;
  readonly withdrawnCents: bigint;
}

/** The own keys and, for a master, those of the sub-users. */
export async function listApiKeys(
  { pool, clock }: Pick<ConfirmParts, "pool" | "clock">,
  { userId }: Requester,
): Promise<ApiKeyView[]> {
  const now = clock.now();
  const rows = await listApiKeyRows(pool, userId, new Date(now - REVOKED_SHOWN_MS));
  const ids = rows.map(({ id }) => id);
  const uses = await listApiKeyUses(pool, ids, new Date(now - CAP_WINDOW_MS));
  return rows.map((row) => {
    const own = uses.filter(({ apiKeyId }) => apiKeyId === row.id);
    return Object.assign(row, {
      state: stateOf(row, now),
      releasedCents: usedOfCap(own, "release", now),
      withdrawnCents: usedOfCap(own, "withdraw", now),
    });
  });
}

function stateOf({ revokedAt, expiresAt }: ListedApiKey, now: number): ApiKeyView["state"] {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && now >= expiresAt ? "expired" : "active";
}

/** An own key, or one of a sub-user. It is refused from the next request on. */
export function revokeApiKey(
  parts: ConfirmParts,
  session: Session,
  keyId: string,
  sealed: SealedCodes,
  caller: Caller,
): Promise<ConfirmedBySealedRequest<null, RefusedAs<"notFound">>> {
  const request = {
    session,
    caller,
    endpoint: "revokeApiKey",
    purpose: "api-settings",
    subject: keyId,
  } as const;
  return confirmBySealedRequest<null, RefusedAs<"notFound">>(parts, request, sealed, {
    async decide(_account, database) {
      const found = await findApiKey(database, session.userId, keyId);
      return found === null ? refused("notFound") : null;
    },

    async act(tx, account, refuse) {
      const found = await findApiKey(tx, session.userId, keyId);
      if (found === null) return refuse(refused("notFound"));
      const { id, userId } = found;
      const isOwn = userId === session.userId;
      const at = new Date(parts.clock.now());
      const isRevoked = await revokeApiKeyRow(tx, id, isOwn ? "owner" : "master", at);
      if (!isRevoked) return refuse(refused("notFound"));
      const owner = isOwn ? account : await getAccount(tx, userId);
      await tellChange(tx, parts, owner, { change: "api-key-revoked", address: caller.address });
      return null;
    },
  });
}
