// Limits that the contract sets for single calls, counted for the network address and for the account
// that is logged in or was typed. They are shared by all servers.
import { networkOf } from "@parley/domain/account/network";
import { parseAccount } from "@parley/operations/account/parse-account";
import { createCallLimit } from "@parley/operations/call-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { refuse, sendFailure, type Failure } from "./failure.ts";
import type { AccessParts } from "./session.ts";

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
    kind: string,
    perMinute: number,
  ): Promise<TooMany | null> {
    const counted = [`address ${networkOf(request.address)}`, ...accountsOf(request)];
    const retryAfterSeconds = await limit.take({ kind, counted, perMinute });
    return retryAfterSeconds === null ? null : refuse("tooManyRequests", { retryAfterSeconds });
  }

  api.decorateRequest("limitRefusal");
  api.addHook("preHandler", async (request, reply) => {
    const { endpoint, isLimitAskedLate } = request.routeOptions.config;
    const perMinute = endpoint?.callsPerMinute;
    request.limitRefusal = NO_REFUSAL;
    if (endpoint === undefined || perMinute === undefined) return undefined;
    request.limitRefusal = count(request, endpoint.name, perMinute);
    if (isLimitAskedLate === true) {
      // Whoever ends before asking does not hear of its failure.
      request.limitRefusal.catch(() => {});
      return undefined;
    }
    const refusal = await request.limitRefusal;
    return refusal === null ? undefined : sendFailure(request, reply, refusal);
  });
}

function accountsOf({ session, body }: FastifyRequest): string[] {
  if (session !== null) return [`user ${session.userId}`];
  if (typeof body !== "object" || body === null || !("account" in body)) return [];
  const { account } = body;
  if (typeof account !== "string") return [];
  // However it was written, it is one account; what was typed is not kept.
  const name = parseAccount(account)?.target ?? account.trim().toLowerCase();
  return [`account ${createHash("sha256").update(name).digest("base64url")}`];
}
