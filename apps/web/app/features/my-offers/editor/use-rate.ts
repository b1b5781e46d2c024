/** The reference price of the market in the form, followed while the form is open. */
import { publicRates } from "@parley/contract/endpoints/market/rates";
import { useEffect, useRef, useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { usePolling } from "../../../shell/live/polling.ts";

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
  const [known, setKnown] = useState(initial);
  const chosen = useRef(initial.market);
  useEffect(() => {
    chosen.current = marketOf(crypto, fiat);
    const ending = new AbortController();
    const ask = async () => {
      const found = await askRate(crypto, fiat, ending.signal);
      if (found !== null) setKnown(found);
    };
    void ask();
    return () => ending.abort();
  }, [crypto, fiat]);
  usePolling(() => {
    const askAgain = async () => {
      const found = await askRate(crypto, fiat);
      // Another market may have been chosen meanwhile; its own answer is not to be overwritten.
      if (found !== null && found.market === chosen.current) setKnown(found);
    };
    void askAgain();
  });
  return known.market === marketOf(crypto, fiat) ? known.rate : undefined;
}

export const marketOf = (crypto: string, fiat: string) => `${crypto}/${fiat}`;

/** Null when the request failed. */
async function askRate(
  crypto: string,
  fiat: string,
  signal?: AbortSignal,
): Promise<KnownRate | null> {
  const options = signal === undefined ? {} : { signal };
  const rates = await getApi().call(publicRates, { assets: crypto, fiat }, options);
  if (!rates.ok) return null;
  const rate = rates.data.stale ? null : (rates.data[crypto] ?? null);
  return { market: marketOf(crypto, fiat), rate };
}
