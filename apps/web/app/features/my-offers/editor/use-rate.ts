/** The reference price of the market in the form, followed while the form is open. */
import { publicRates } from "@parley/contract/endpoints/market/rates";
import type { Loaded } from "../../../shared/data/loaded.ts";
import { useData, useFirstAnswer } from "../../../shared/data/use-data.ts";
import { getApi } from "../../../shell/api/api.ts";
import { DEFAULT_POLL_MS } from "../../../shell/live/polling.ts";

interface KnownRate {
  readonly market: string;
  /** Null when there is none that may be traded on. */
  readonly rate: string | null;
}

/** Undefined while it is loading. */
export function useRate(
  crypto: string,
  fiat: string,
  initial: KnownRate,
): string | null | undefined {
  const key = marketOf(crypto, fiat);
  const { data } = useData({
    key,
    first: useFirstAnswer(key, key === initial.market ? { ok: true, data: initial } : null),
    read: () => readRate(crypto, fiat),
    everyMs: DEFAULT_POLL_MS,
  });
  return data?.rate;
}

export const marketOf = (crypto: string, fiat: string) => `${crypto}/${fiat}`;

async function readRate(crypto: string, fiat: string): Promise<Loaded<KnownRate>> {
  const rates = await getApi().call(publicRates, { assets: crypto, fiat });
  if (!rates.ok) return rates;
  const rate = rates.data.stale ? null : (rates.data[crypto] ?? null);
  return { ok: true, data: { market: marketOf(crypto, fiat), rate } };
}
