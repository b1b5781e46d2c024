// Limits that the contract sets for single calls. A session, a browser that the account knows, and
// one that has requested the code it sends are counted separately: a whole office may share one
// network address. Everything else is counted for the address, and for the typed account. The
// counts are shared by all servers.
import type { Endpoint } from "@parley/contract/endpoint";
import { networkOf } from "@parley/domain/account/network";
import {
  findOwnBrowser,
  findOwnBrowserOfTicket,
} from "@parley/operations/identity/account/own-browser";
import { parseAccount } from "@parley/operations/identity/account/parse-account";
import { createCallLimit } from "@parley/operations/kernel/call-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { refuse, sendFailure, type Failure } from "../replies/failure.ts";
import { DEVICE, readDeviceTokens, REGISTRATION, RESET } from "../access/session-cookies.ts";
import type { AccessParts } from "../access/session.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Why the call may not go on; null when it may. */
    limitRefusal: Promise<TooMany | null>;
  }

  interface FastifyContextConfig {
    /** The handler reads first and asks for the refusal before it does anything. */
    isLimitAskedLate?: boolean;
  }
}

export type TooMany = Failure<"tooManyRequests">;

const NO_REFUSAL = Promise.resolve(null);

export function limitCalls(api: FastifyInstance, parts: AccessParts): void {
  const limit = createCallLimit(parts);
  async function count(
    request: FastifyRequest,
    { name: kind, callsPerMinuteOfAddress }: Endpoint,
    perMinute: number,
  ): Promise<TooMany | null> {
    const { names, isKnown } = await callersOf(parts, request);
    const counted = names.map((name) => ({ name, perMinute }));
    if (!isKnown) {
      const name = `address ${networkOf(request.address)}`;
      counted.push({ name, perMinute: callsPerMinuteOfAddress ?? perMinute });
    }
    const retryAfterSeconds = await limit.take({ kind, counted });
    return retryAfterSeconds === null ? null : refuse("tooManyRequests", { retryAfterSeconds });
  }

  api.decorateRequest("limitRefusal");
  api.addHook("preHandler", async (request, reply) => {
    const { endpoint, isLimitAskedLate } = request.routeOptions.config;
    const perMinute = endpoint?.callsPerMinute;
    request.limitRefusal = NO_REFUSAL;
    if (endpoint === undefined || perMinute === undefined) return undefined;
    request.limitRefusal = count(request, endpoint, perMinute);
    if (isLimitAskedLate === true) {
      // A caller that ends before awaiting it does not handle its failure.
      request.limitRefusal.catch(() => {});
      return undefined;
    }
    const refusal = await request.limitRefusal;
    return refusal === null ? undefined : sendFailure(request, reply, refusal);
  });
}

/** Under what the call is counted beside its address, and whether the address counts at all. */
async function callersOf(
  parts: AccessParts,
  { session, body, cookies }: FastifyRequest,
): Promise<{ readonly names: string[]; readonly isKnown: boolean }> {
  if (session !== null) return { names: [`user ${session.userId}`], isKnown: true };
  const deviceTokens = readDeviceTokens(cookies[DEVICE]);
  const account = textOf(body, "account");
  if (account !== null) {
    const name = parseAccount(account);
    const tokens = {
      deviceTokens,
      resetToken: cookies[RESET],
      registrationToken: cookies[REGISTRATION],
    };
    const own = name === null ? null : await findOwnBrowser(parts, name, tokens);
    if (own !== null) return { names: [own], isKnown: true };
    // However it was written, it is one account; what was typed is not kept.
    const typed = name?.target ?? account.trim().toLowerCase();
    return { names: [`account ${hashOf(typed)}`], isKnown: false };
  }
  const ticket = textOf(body, "ticket");
  if (ticket === null) return { names: [], isKnown: false };
  const own = await findOwnBrowserOfTicket(parts, ticket, deviceTokens);
  return own === null
    ? { names: [`ticket ${hashOf(ticket)}`], isKnown: false }
    : { names: [own], isKnown: true };
}

function textOf(body: unknown, field: "account" | "ticket"): string | null {
  if (typeof body !== "object" || body === null) return null;
  const value: unknown = Reflect.get(body, field);
  return typeof value === "string" ? value : null;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
