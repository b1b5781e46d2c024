// Who calls. A session has two tokens: one that scripts cannot read, which is enough for a read, and
// one that only this site's scripts can read, which a write has to repeat. Another site can make a
// browser send the first, and never the second.
import type { Account } from "@parley/database/queries/identity/account";
import { touchPresence } from "@parley/database/queries/market/listed-offer";
import {
  listLiveSessionsOf,
  touchSession,
  type LiveAt,
} from "@parley/database/queries/security/session";
import { sessionUsedSince } from "@parley/domain/account/session-life";
import type { ApiKeyId, SessionId } from "@parley/domain/ids";
import type { KeyPermission } from "@parley/domain/security/api-key";
import type { Clock } from "@parley/platform/clock";
import { createGathered } from "@parley/platform/gathered";
import { hashToken, isTokenForm, isTokenOf } from "@parley/platform/tokens";
import type { BaseParts } from "../../kernel/parts.ts";

export interface Session extends Account {
  readonly sessionId: SessionId;
}

/** A program that signs its requests with an API key of the account. It has no session. */
export interface KeyRequester extends Account {
  readonly sessionId: null;
  readonly apiKey: RequestKey;
}

/** The key that a request was signed with. */
export interface RequestKey {
  readonly id: ApiKeyId;
  readonly keyId: string;
  readonly permissions: readonly KeyPermission[];
}

/** A user in person, or one of the user's programs. */
export type Requester = Session | KeyRequester;

/** Null for a user in person. */
export function apiKeyOf(requester: Requester): RequestKey | null {
  return requester.sessionId === null ? requester.apiKey : null;
}

export interface FoundSession {
  readonly session: Session;
  /** The readable token was sent and belongs to this session: it may write. */
  readonly isAuthorized: boolean;
}

/** When a session was seen last is written no more often. */
const SEEN_EVERY_MS = 60_000;

/** Which sessions count at this moment. */
export function liveAt(clock: Clock): LiveAt {
  const now = clock.now();
  return { now: new Date(now), usedSince: new Date(sessionUsedSince(now)) };
}

export interface SessionFinder {
  find(
    authToken: string | undefined,
    authorization: string | undefined,
  ): Promise<FoundSession | null>;
}

/** Every call needs it; concurrent ones share a lookup. */
export function createSessionFinder({
  pool,
  clock,
}: Pick<BaseParts, "pool" | "clock">): SessionFinder {
  const findLive = createGathered({
    nameOf: (hash: Buffer) => hash.toString("base64url"),
    async load(hashes: readonly Buffer[]) {
      const found = await listLiveSessionsOf(pool, hashes, liveAt(clock));
      return new Map(found.map((one) => [one.authTokenHash.toString("base64url"), one]));
    },
  });
  return {
    async find(authToken, authorization) {
      if (authToken === undefined || !isTokenForm(authToken)) return null;
      const found = await findLive(hashToken(authToken));
      if (found === null) return null;
      const now = clock.now();
      const { sessionId, authorizationHash, lastSeenAt } = found;
      if (now - lastSeenAt.getTime() >= SEEN_EVERY_MS) {
        await touchSession(pool, sessionId, new Date(now));
        await touchPresence(pool, found.account.userId, new Date(now));
      }
      return {
        session: { ...found.account, sessionId },
        isAuthorized: authorization !== undefined && isTokenOf(authorizationHash, authorization),
      };
    },
  };
}
