// News as they happen.
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { HEARTBEAT_EVENT, LIVE_EVENT_DATA, RESET_EVENT } from "../live-events.ts";

const { order, chat, notification, balance, session } = LIVE_EVENT_DATA;

export const liveEvents = defineEndpoint({
  name: "liveEvents",
  summary:
    "What happens to the reader's orders, chats, balances and sessions, as Server-Sent Events. Every event has a growing id; with the last one in `Last-Event-ID` nothing is missed. A heartbeat comes every 15 seconds. Ends with the session.",
  area: "live",
  method: "GET",
  path: "/api/ctc/events",
  kind: "read",
  access: "session",
  isStream: true,
  request: {
    query: z.object({
      /** For browsers, whose own programs cannot send the header. */
      lastEventId: z.optional(z.string().check(z.maxLength(100))),
    }),
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
