// Tells callers apart by their session or API key. Only one that was found to be real is counted for itself;
// calls with any other count for their address. Made-up sessions have to be looked up, too, so that the
// failed lookups of an address have a limit.
import "@fastify/cookie";
import { networkOf } from "@parley/domain/account/network";
import { isTokenForm } from "@parley/platform/tokens";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { AUTH_TOKEN } from "../access/session-cookies.ts";
import { isSigned, KEY_HEADER } from "../access/signed-request.ts";
import { createCallCounter, keyName, sessionName } from "./call-counter.ts";
import type { CountExchange } from "./minute-counts.ts";

export type NamedRequest = Pick<FastifyRequest, "cookies" | "headers" | "address">;

export interface KnownCallers {
  /** Under what the caller's calls are counted; null: only its address is known. */
  nameOf(request: NamedRequest): string | null;
  /** Seconds until an unknown session or key is looked up again for this address; null: now. */
  refusedFor(request: NamedRequest): number | null;
  /** Reports whether the request's session or key is real. */
  report(request: NamedRequest, isReal: boolean): void;
}

/** Beyond it, those not seen for the longest are counted for their address until they are found again. */
const MAX_KNOWN = 20_000;
const LONGEST_KEY = 100;

export function createKnownCallers(
  exchange: CountExchange,
  unknownPerMinute: number,
): KnownCallers {
  const real = new LRUCache<string, true>({ max: MAX_KNOWN });
  const failed = createCallCounter(exchange, { kind: "unknown sessions", max: unknownPerMinute });
  return {
    nameOf(request) {
      const name = claimedNameOf(request);
      if (name === null) return null;
      // Signatures are verified for each call, and a key's calls are counted again once it was.
      return isSigned(request.headers) || real.has(name) ? name : null;
    },

    refusedFor(request) {
      const name = claimedNameOf(request);
      if (name === null || real.get(name) === true) return null;
      return failed.spentFor(networkOf(request.address));
    },

    report(request, isReal) {
      const name = claimedNameOf(request);
      if (name === null) return;
      if (isReal) {
        real.set(name, true);
        return;
      }
      failed.take(networkOf(request.address));
      // A forger of signatures does not make its owner unknown.
      if (!isSigned(request.headers)) real.delete(name);
    },
  };
}

function claimedNameOf({ cookies, headers, address }: NamedRequest): string | null {
  if (isSigned(headers)) {
    const key = headers[KEY_HEADER];
    const isNamed = typeof key === "string" && key.length < LONGEST_KEY;
    return keyName(isNamed ? key : "", networkOf(address));
  }
  const { [AUTH_TOKEN]: token } = cookies;
  return token !== undefined && isTokenForm(token) ? sessionName(token) : null;
}
