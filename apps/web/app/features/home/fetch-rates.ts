/** Asks for the newest prices. Loaded with the first round of polling, long after the page stands. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { publicRates } from "@parley/contract/endpoints/rates";
import { getApi } from "../../shell/api.ts";

export async function fetchRates(
  assets: string,
  fiat: string,
): Promise<EndpointReply<typeof publicRates> | null> {
  const result = await getApi().call(publicRates, { assets, fiat }, { abortPrevious: true });
  return result.ok ? result.data : null;
}
