// Limits that the contract sets for single calls, counted for the network address and for the account
// that is logged in or was typed. They are shared by all servers.
import { networkOf } from "@parley/domain/account/network";
import { parseAccount } from "@parley/operations/account/parse-account";
import { createCallLimit } from "@parley/operations/call-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { refuse, sendFailure } from "./failure.ts";
import type { AccessParts } from "./session.ts";

export function limitCalls(api: FastifyInstance, parts: AccessParts): void {
  const limit = createCallLimit(parts);
  api.addHook("preHandler", async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const perMinute = endpoint?.callsPerMinute;
    if (endpoint === undefined || perMinute === undefined) return undefined;
    const counted = [`address ${networkOf(request.address)}`, ...accountsOf(request)];
    const retryAfterSeconds = await limit.take({ kind: endpoint.name, counted, perMinute });
    if (retryAfterSeconds === null) return undefined;
    return sendFailure(request, reply, refuse("tooManyRequests", { retryAfterSeconds }));
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
