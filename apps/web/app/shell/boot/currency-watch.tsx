/**
 * Keeps the rate of worths for a reader who has chosen another currency than the dollar. It is
 * loaded only then.
 */
import { displayRate } from "@parley/contract/endpoints/market/rates";
import { DOLLARS } from "@parley/domain/wallet/display-worth";
import { useEffect } from "react";
import { getApi } from "../api/api.ts";
import { usePolling } from "../live/polling.ts";
import { publicStore, usePublic } from "../state/public-store.ts";

/** Reference prices are published twice a minute. */
const READ_EVERY_MS = 30_000;

export default function CurrencyWatch() {
  const currency = usePublic((state) => state.currency);
  useEffect(() => void read(currency), [currency]);
  usePolling(() => void read(currency), READ_EVERY_MS);
  return null;
}

async function read(currency: string | null): Promise<void> {
  if (currency === null) return;
  if (currency === DOLLARS.currency) {
    publicStore.set({ displayRate: DOLLARS });
    return;
  }
  const found = await getApi().call(displayRate, { fiat: currency });
  // Another one was chosen meanwhile.
  if (publicStore.get().currency !== currency) return;
  if (found.ok) publicStore.set({ displayRate: found.data });
  // It is no longer traded here. After other failures the last rate stays.
  else if (found.name === "unknownFiat") {
    publicStore.set({ currency: DOLLARS.currency, displayRate: DOLLARS });
  }
}
