// Calls may carry the account group before their path: /{group}/api/…, digits only. The group is
// taken off before routing; that it must be the session's, `session.ts` sees to.
import type { FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";

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
