// Charges anonymous callers for reads whose answers have to be computed. Those of memory are named here;
// endpoints whose answers are shared charge for themselves, once they know that there is none.
import { isStream, type Endpoint } from "@parley/contract/endpoint";
import { captchaChallenge, commandKey } from "@parley/contract/endpoints/identity/codes";
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { bestPrices } from "@parley/contract/endpoints/market/express";
import { displayRate, publicRates } from "@parley/contract/endpoints/market/rates";
import { readAgreement } from "@parley/contract/endpoints/site/agreement";
import {
  listAnnouncements,
  listArticles,
  readAnnouncement,
  readArticle,
} from "@parley/contract/endpoints/site/content";
import { listFlags } from "@parley/contract/endpoints/site/flags";
import type { FastifyInstance } from "fastify";
import { sendFailure } from "../replies/failure.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route charges for its answers itself. */
    isShared?: boolean;
  }
}

/** What they answer with is in memory, so that the call itself is most of their cost. */
const FROM_MEMORY: ReadonlySet<Endpoint> = new Set<Endpoint>([
  bestPrices,
  captchaChallenge,
  commandKey,
  displayRate,
  listAnnouncements,
  listArticles,
  listAssets,
  listFlags,
  publicRates,
  queryCryptoFiat,
  readAgreement,
  readAnnouncement,
  readArticle,
]);

export function chargeReads(reads: FastifyInstance): void {
  reads.addHook("preHandler", async (request, reply) => {
    const { endpoint, isShared } = request.routeOptions.config;
    if (endpoint === undefined || isShared === true) return undefined;
    if (FROM_MEMORY.has(endpoint) || isStream(endpoint)) return undefined;
    const body = request.body === undefined ? "" : JSON.stringify(request.body);
    const refusal = request.chargeRead(`${request.method} ${request.url} ${body}`);
    return refusal === null ? undefined : sendFailure(request, reply, refusal);
  });
}
