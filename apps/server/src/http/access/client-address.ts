// The client of a request, by the framework's rules for `request.ip`: trusted proxies name their
// client. The framework would compute it again on each access.
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller's network address. */
    address: string;
    /** Whether staff may work from there. */
    isAtStaffAddress: boolean;
  }
}

export function nameCallers(
  app: FastifyInstance,
  addressOf: (request: IncomingMessage) => string,
  isStaffAddress: (address: string) => boolean,
): void {
  app.decorateRequest("address", "");
  app.decorateRequest("isAtStaffAddress", false);
  app.addHook("onRequest", (request, _reply, done) => {
    request.address = addressOf(request.raw);
    request.isAtStaffAddress = isStaffAddress(request.address);
    done();
  });
}

type Range = readonly [address: string, bits: number, family: "ipv4" | "ipv6"];

const NAMED_RANGES: Readonly<Record<string, readonly Range[]>> = {
  loopback: [
    ["127.0.0.1", 8, "ipv4"],
    ["::1", 128, "ipv6"],
  ],
  linklocal: [
    ["169.254.0.0", 16, "ipv4"],
    ["fe80::", 10, "ipv6"],
  ],
  uniquelocal: [
    ["10.0.0.0", 8, "ipv4"],
    ["172.16.0.0", 12, "ipv4"],
    ["192.168.0.0", 16, "ipv4"],
    ["fc00::", 7, "ipv6"],
  ],
};

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

export function createAddressReader(
  trustProxy: readonly string[],
): (request: IncomingMessage) => string {
  if (trustProxy.length === 0) return ({ socket }) => socket.remoteAddress ?? "";
  const trusted = new BlockList();
  for (const [address, bits, family] of trustProxy.flatMap(rangesOf)) {
    trusted.addSubnet(address, bits, family);
  }
  const isTrusted = (address: string) => {
    const plain = address.replace(MAPPED_IPV4, "");
    return trusted.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
  };
  // Connections come from the same few proxies repeatedly; the clients they name differ.
  const peers = new LRUCache<string, boolean>({ max: MAX_PEERS, memoMethod: isTrusted });
  return ({ headers, socket }) => {
    const direct = socket.remoteAddress ?? "";
    const forwarded = headers["x-forwarded-for"];
    // A proxy that names no client is the client itself.
    if (forwarded === undefined || forwarded.length === 0 || !peers.memo(direct)) return direct;
    // For a single one it does not matter whether it is trusted.
    if (typeof forwarded === "string" && !forwarded.includes(",")) return forwarded.trim();
    // From the nearest to the furthest; the first untrusted one is the caller.
    const named = String(forwarded)
      .split(",")
      .map((address) => address.trim());
    return named.findLast((address) => !isTrusted(address)) ?? named[0] ?? direct;
  };
}

const MAX_PEERS = 1_000;

export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}

/** What an entry of a list of addresses names: an address, a range, or one of the named ranges. */
export function rangesOf(entry: string): readonly Range[] {
  const named = NAMED_RANGES[entry];
  if (named !== undefined) return named;
  const [address = "", bits] = entry.split("/");
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  return [[address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family]];
}
