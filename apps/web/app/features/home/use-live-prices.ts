/** The prices the page came with, or asked for once it is displayed; and again while the page is visible. */
import { useMemo } from "react";
import { useData } from "../../shared/data/use-data.ts";
import { DEFAULT_POLL_MS } from "../../shell/live/polling.ts";
import type { Prices } from "./main-markets.ts";

const UNREAD: Prices = { rates: null, offers: null };

export function useLivePrices(
  coins: readonly { readonly code: string }[],
  currency: string,
  prices: Prices | null,
): Prices | null {
  const first = useMemo(
    () => (prices === null ? null : ({ ok: true, data: prices } as const)),
    [prices],
  );
  const { data, failure } = useData<Prices>({
    key: currency,
    first,
    read: async () => {
      const later = await import("./fetch-prices.ts").catch(() => null);
      const assets = coins.map(({ code }) => code).join(",");
      return later === null
        ? { ok: false, message: "" }
        : { ok: true, data: await later.fetchPrices(assets, currency) };
    },
    // What could not be read stays as it was; the age of the rates is shown beside them.
    join: (known, { rates, offers }) => ({
      rates: rates ?? known.rates,
      offers: offers ?? known.offers,
    }),
    everyMs: DEFAULT_POLL_MS,
  });
  return data ?? (failure === null ? prices : UNREAD);
}
