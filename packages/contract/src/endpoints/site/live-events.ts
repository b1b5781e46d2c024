// News as they happen.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { assetCode } from "../../fields.ts";
import {
  HEARTBEAT_EVENT,
  LIVE_EVENT_DATA,
  MARKET_EVENT,
  marketEventData,
  RESET_EVENT,
} from "../../live-events.ts";

const { order, chat, notification, balance, session } = LIVE_EVENT_DATA;

/** For browsers, whose own programs cannot send the header. */
const lastEventId = () => z.optional(z.string().check(z.maxLength(100)));

export const liveEvents = defineEndpoint({
  name: "liveEvents",
  summary:
    "What happens to the reader's orders, chats, balances and sessions, as Server-Sent Events. Every event has a growing id; with the last one in `Last-Event-ID` nothing is missed. A heartbeat comes every 15 seconds. Ends with the session, and says so in its last event, which may lack an id.",
  area: "live",
  method: "GET",
  path: "/api/ctc/events",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  isStream: true,
  request: {
    query: z.object({ lastEventId: lastEventId() }),
  },
  reply: z.discriminatedUnion("event", [
    z.object({ event: z.literal("order"), data: order }),
    z.object({ event: z.literal("chat"), data: chat }),
    z.object({ event: z.literal("notification"), data: notification }),
    z.object({ event: z.literal("balance"), data: balance }),
    z.object({ event: z.literal("session"), data: session }),
    z.object({ event: z.literal(HEARTBEAT_EVENT), data: z.object({}) }),
    z.object({ event: z.literal(RESET_EVENT), data: z.object({}) }),
  ]),
  errors: [],
});

export const marketEvents = defineEndpoint({
  name: "marketEvents",
  summary:
    "Says that the offers or the reference rate of a market have changed, as Server-Sent Events: at most one every 250 milliseconds, and a heartbeat every 15 seconds. Ids grow with the market; whoever comes back with another than the present one in `Last-Event-ID` is told at once that everything may have changed.",
  area: "live",
  method: "GET",
  path: "/api/ctc/market-events",
  kind: "read",
  access: "public",
  isStream: true,
  request: {
    query: z.object({ crypto: assetCode(), fiat: assetCode(), lastEventId: lastEventId() }),
  },
  reply: z.discriminatedUnion("event", [
    z.object({ event: z.literal(MARKET_EVENT), data: marketEventData }),
    z.object({ event: z.literal(HEARTBEAT_EVENT), data: z.object({}) }),
  ]),
  errors: ["unknownMarket"],
});
