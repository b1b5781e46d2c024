/** Follows one market over its public stream, while it is displayed. */
import { marketEvents } from "@parley/contract/endpoints/site/live-events";
import { MARKET_EVENT, marketEventData, type MarketChange } from "@parley/contract/live-events";
import { safeParse } from "zod/mini";
import { followStream, type Source } from "./follow-stream.ts";

export interface MarketStreamParts {
  readonly crypto: string;
  readonly fiat: string;
  readonly openSource: (url: string) => Source;
  readonly signal: AbortSignal;
  readonly onChange: (changed: readonly MarketChange[]) => void;
  /** Whether changes are being announced; if not, the caller polls. */
  readonly onLive: (isLive: boolean) => void;
}

/** What may have changed between the page and the first event of the stream. */
const OFFERS = ["sell", "buy"] as const satisfies MarketChange[];

export async function followMarket(parts: MarketStreamParts): Promise<void> {
  const { crypto, fiat, signal, openSource, onChange, onLive } = parts;
  let lastEventId: string | null = null;
  await followStream({
    openSource,
    path: `${marketEvents.path}?crypto=${encodeURIComponent(crypto)}&fiat=${encodeURIComponent(fiat)}`,
    kinds: [MARKET_EVENT],
    signal,
    lastEventId: () => lastEventId,
    onEvent({ data }) {
      onChange(readChanges(data));
    },
    onPlace(id) {
      if (lastEventId === null) onChange(OFFERS);
      lastEventId = id;
    },
    onWorking: () => onLive(true),
    onFailure: () => onLive(false),
    untilWorthTrying: (resting) =>
      new Promise((resolve) => {
        if (resting.aborted) resolve();
        else resting.addEventListener("abort", () => resolve(), { once: true });
      }),
  });
}

/** What another build does not understand is only a change. */
function readChanges(text: string): readonly MarketChange[] {
  try {
    return safeParse(marketEventData, JSON.parse(text)).data?.changed ?? OFFERS;
  } catch {
    return OFFERS;
  }
}
