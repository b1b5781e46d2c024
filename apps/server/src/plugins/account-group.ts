// Calls may carry the account group before their path: /{group}/api/…, digits only. The group is
// taken off before routing, and must be the session's.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import { refuse, sendFailure } from "./failure.ts";

const GROUP_PATH = /^\/(\d{1,18})(\/api(?:\/.*)?(?:\?.*)?)$/s;

const groups = new WeakMap<IncomingMessage, string>();

/** For Fastify's `rewriteUrl`: the address without the group, which is remembered. */
export function takeAccountGroup(request: IncomingMessage): string {
  const url = request.url ?? "/";
  const match = GROUP_PATH.exec(url);
  const [, group, path] = match ?? [];
  if (group === undefined || path === undefined) return url;
  groups.set(request, group);
  return path;
}

/** Null when the path carried none. */
export function accountGroupOf(request: FastifyRequest): string | null {
  return groups.get(request.raw) ?? null;
}

/** Without a session there is no group that a path could rightly carry. */
export function requireOwnAccountGroup(app: FastifyInstance): void {
  // After the limit was counted, before anything of the body is read.
  app.addHook("preParsing", async (request, reply) => {
    if (accountGroupOf(request) !== null) {
      await sendFailure(request, reply, refuse("accountGroupMismatch"));
    }
  });
}
