// The whole API in one list, for the server and its OpenAPI document. Pages import the endpoints
// they call one by one, so that they carry nothing else.
import type { Endpoint } from "./endpoint.ts";
import { listAssets } from "./endpoints/assets.ts";
import { queryCryptoFiat } from "./endpoints/crypto-fiat.ts";
import { listFlags } from "./endpoints/flags.ts";
import { publicRates } from "./endpoints/rates.ts";

export const ALL_ENDPOINTS = [
  publicRates,
  listAssets,
  queryCryptoFiat,
  listFlags,
] as const satisfies readonly Endpoint[];
