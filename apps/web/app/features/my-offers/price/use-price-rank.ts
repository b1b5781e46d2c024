/** What competes with an offer at the price in a field, asked once the typing pauses. */
import type { EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import { queryPriceRank } from "@parley/contract/endpoints/market/own-offers";
import { useState } from "react";
import { useData } from "../../../shared/data/use-data.ts";
import { getApi } from "../../../shell/api/api.ts";
import { DEFAULT_POLL_MS } from "../../../shell/live/polling.ts";

export type PriceRankReply = EndpointReply<typeof queryPriceRank>;
export type RankQuestion = EndpointInput<typeof queryPriceRank>;

const TYPING_PAUSE_MS = 300;

export interface KnownRank {
  /** The latest answer, perhaps to an earlier question; null before the first. */
  readonly rank: PriceRankReply | null;
  /** Whether the answer is to the question that is asked now. */
  readonly isCurrent: boolean;
}

export function usePriceRank(question: RankQuestion): KnownRank {
  const { data } = useData({
    key: JSON.stringify(question),
    read: () => getApi().call(queryPriceRank, question),
    delayMs: TYPING_PAUSE_MS,
    everyMs: DEFAULT_POLL_MS,
  });
  // What is known of the market stays readable while another price is being typed.
  const [latest, setLatest] = useState(data);
  if (data !== null && data !== latest) setLatest(data);
  return { rank: data ?? latest, isCurrent: data !== null };
}

/** Only what the call accepts is asked about. */
export function priceIfSendable(text: string): { readonly price?: string } {
  return /^\d{1,18}(\.\d{1,8})?$/.test(text) ? { price: text } : {};
}
