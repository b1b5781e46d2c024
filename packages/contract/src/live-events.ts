// Events of the live stream. An event says what has changed and which one; the new value is read by
// an API call, so that late or merged events still lead to the current state.
import * as z from "zod/mini";
import { idText } from "./fields.ts";

/** The `data` of each kind; fields may be added. */
export const LIVE_EVENT_DATA = {
  /** An order of the reader's. */
  order: z.object({ orderId: z.string() }),
  /** The chat of an order of the reader's. */
  chat: z.object({ orderId: z.string() }),
  notification: z.object({}),
  /** The reader's balance of a coin. */
  balance: z.object({ assetCode: z.string() }),
  /** A session of the reader's account is over; its own stream ends with this event. */
  session: z.object({ sessionId: idText(), state: z.literal("ended") }),
} as const;

export type LiveEventKind = keyof typeof LIVE_EVENT_DATA;
export type LiveEventData<Kind extends LiveEventKind> = z.output<(typeof LIVE_EVENT_DATA)[Kind]>;

export const LIVE_EVENT_KINDS = [
  "order",
  "chat",
  "notification",
  "balance",
  "session",
] as const satisfies readonly LiveEventKind[];

export function isLiveEventKind(text: string): text is LiveEventKind {
  return text in LIVE_EVENT_DATA;
}

/**
 * In place of what was missed, when the given `Last-Event-ID` is too old or unknown: everything may
 * have changed.
 */
export const RESET_EVENT = "reset";

/** Says that the stream is alive, and its last event id; the first one is sent at once. */
export const HEARTBEAT_EVENT = "heartbeat";

/** A stream that is silent for longer than two of these is dead. */
export const HEARTBEAT_MS = 15_000;

/** Events of the public stream of a market besides heartbeats. */
export const MARKET_EVENT = "market";

/** The advertisers' sell offers, which the page Buy lists; their buy offers; the reference rate. */
export const MARKET_CHANGES = ["sell", "buy", "rate"] as const;
export type MarketChange = (typeof MARKET_CHANGES)[number];

/** The present offers are requested with query-adv-list, by the reader's own filters. */
export const marketEventData = z.object({
  crypto: z.string(),
  fiat: z.string(),
  changed: z.array(z.enum(MARKET_CHANGES)),
});

/** The shortest interval of events of a market. */
export const MARKET_EVENT_PAUSE_MS = 250;
