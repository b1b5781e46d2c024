// Who calls, found out once for each request, and whether the contract lets them. This is the only
// place where a call is authorised: it happens before anything of the body is read.
import "@fastify/cookie";
import type { Endpoint } from "@parley/contract/endpoint";
import type { ErrorName } from "@parley/contract/error-catalogue";
import {
  createSessionFinder,
  type FoundSession,
  type Requester,
} from "@parley/operations/identity/account/session";
import { admitStaff } from "@parley/operations/identity/staff-session/staff-sessions";
import { hasRight, type StaffRight } from "@parley/domain/staff/staff-right";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { accountGroupOf } from "./account-group.ts";
import { isLoopback } from "./client-address.ts";
import { refuse, sendFailure, type Failure } from "../replies/failure.ts";
import { AUTH_TOKEN, AUTHORIZATION, STAFF_TOKEN } from "./session-cookies.ts";
import { isStaffPath } from "./staff-address.ts";
import { createSignedAccess, isSigned, type SigningParts } from "./signed-request.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Null without a login or a key, and for calls that do not ask for one. */
    session: Requester | null;
    /** The readable half of the session, where the caller has shown it. */
    authorization: string | null;
  }

  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface AccessParts extends SigningParts {
  readonly isDevelopment: boolean;
  /** Receives which sessions and keys are real. */
  readonly callers: { report(request: FastifyRequest, isReal: boolean): void };
}

/** Refusals of requests whose signature is right. */
const OF_REAL_KEYS: ReadonlySet<ErrorName> = new Set<ErrorName>([
  "apiPermissionMissing",
  "tooManyRequests",
]);

export function authorizeCalls(api: FastifyInstance, parts: AccessParts): void {
  api.decorateRequest("session", null);
  api.decorateRequest("authorization", null);
  const sessions = createSessionFinder(parts);
  const acceptSigned = createSignedAccess(parts);
  // After the limit was counted, before anything of the body is read.
  api.addHook("preParsing", async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    const accountGroup = accountGroupOf(request);
    if (endpoint?.isForDevelopment) {
      const refusal = refuseStrangers(request, parts);
      if (refusal !== null) return sendFailure(request, reply, refusal);
    }
    if (endpoint !== undefined && isStaffPath(endpoint.path) && !request.isAtStaffAddress) {
      return sendFailure(request, reply, refuse("notAvailableHere"));
    }
    if (endpoint !== undefined && isSigned(request.headers)) {
      const accepted = await acceptSigned(request, endpoint, payload);
      parts.callers.report(request, accepted.ok || OF_REAL_KEYS.has(accepted.error));
      if (!accepted.ok) return sendFailure(request, reply, accepted);
      const { requester } = accepted;
      const grant = decideAccess(
        { ...askedOf(endpoint), accountGroup },
        { session: requester, isAuthorized: true },
        // It belongs to a login, which a program with a key has not.
        false,
      );
      if (!grant.ok) return sendFailure(request, reply, grant);
      request.session = grant.session;
      return accepted.payload;
    }
    const asked = askedOf(endpoint);
    if (asked.access === "public" && accountGroup === null) return undefined;
    const authorization = authorizationOf(request, endpoint?.kind);
    const found = await sessions.find(request.cookies[AUTH_TOKEN], authorization);
    parts.callers.report(request, found !== null);
    const isInStaffSession =
      asked.access === "staff" &&
      found !== null &&
      (await showsStaffSession(parts, request, found));
    const grant = decideAccess({ ...asked, accountGroup }, found, isInStaffSession);
    if (!grant.ok) return sendFailure(request, reply, grant);
    request.session = grant.session;
    request.authorization = found?.isAuthorized === true ? (authorization ?? null) : null;
    return undefined;
  });
}

export interface AskedCall {
  readonly access: Endpoint["access"];
  readonly kind: Endpoint["kind"];
  /** Of calls of staff; null otherwise. */
  readonly right: StaffRight | null;
  /** Of a call that opens a staff session, and so needs none. */
  readonly opensStaffSession: boolean;
  /** As it was before the path; null when there was none. */
  readonly accountGroup: string | null;
}

/** What is no call of the contract is a public read. */
function askedOf(endpoint: Endpoint | undefined): Omit<AskedCall, "accountGroup"> {
  const { access = "public", kind = "read", right = null } = endpoint ?? {};
  return { access, kind, right, opensStaffSession: endpoint?.opensStaffSession === true };
}

export type Grant =
  | { readonly ok: true; readonly session: Requester | null }
  | Failure<"accountGroupMismatch" | "notLoggedIn" | "staffSessionNeeded" | "notAllowed">;

/** A login or a key; only a login may lack its second half. */
type FoundRequester = FoundSession | { readonly session: Requester; readonly isAuthorized: true };

/** The whole rule of who may call what, but for the permissions of keys. */
export function decideAccess(
  { access, kind, right, opensStaffSession, accountGroup }: AskedCall,
  found: FoundRequester | null,
  isInStaffSession: boolean,
): Grant {
  if (accountGroup !== null && String(found?.session.accountGroup) !== accountGroup) {
    return refuse("accountGroupMismatch");
  }
  // A write needs both halves of the session, belonging together: that is the defence against
  // other sites that make a browser send its cookies.
  const session = kind === "read" || found?.isAuthorized === true ? (found?.session ?? null) : null;
  if (access === "public") return { ok: true, session: null };
  if (access === "optional") return { ok: true, session };
  if (session === null) return refuse("notLoggedIn");
  if (access === "staff") {
    const { staffRole } = session;
    if (staffRole === null) return refuse("notAllowed");
    if (!isInStaffSession && !opensStaffSession) return refuse("staffSessionNeeded");
    if (right === null || !hasRight(staffRole, right)) return refuse("notAllowed");
  }
  return { ok: true, session };
}

/** What a page asks by itself, such as a queue that follows its events, keeps no session alive. */
const BACKGROUND_HEADER = "parley-background";

/** Whether the caller works in a staff session that belongs to this login and its role. */
async function showsStaffSession(
  parts: AccessParts,
  { cookies, headers }: FastifyRequest,
  { session: { sessionId, staffRole } }: FoundSession,
): Promise<boolean> {
  if (staffRole === null) return false;
  return admitStaff(parts, {
    sessionId,
    staffRole,
    token: cookies[STAFF_TOKEN],
    isBackground: headers[BACKGROUND_HEADER] !== undefined,
  });
}

/** It does not exist in production, nor for remote callers. */
function refuseStrangers(
  request: FastifyRequest,
  { isDevelopment }: AccessParts,
): Failure<"notFound" | "notAllowed"> | null {
  if (!isDevelopment) return refuse("notFound");
  const addresses = [request.address, request.socket.remoteAddress ?? ""];
  return addresses.every(isLoopback) ? null : refuse("notAllowed");
}

/** A write needs the header, which no other site can make a browser send; a read may have the cookie. */
function authorizationOf(
  { headers, cookies }: FastifyRequest,
  kind: Endpoint["kind"] | undefined,
): string | undefined {
  if (typeof headers.authorization === "string") return headers.authorization;
  return kind === "read" ? cookies[AUTHORIZATION] : undefined;
}
