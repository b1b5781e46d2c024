// /api/ctc/notifications/push: which of the reader's browsers get push notifications of orders.
import { LONGEST_PUSH_ENDPOINT } from "@parley/domain/notification/push";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";

const endpoint = z.string().check(z.minLength(10), z.maxLength(LONGEST_PUSH_ENDPOINT));
/** Base64url of as many bytes as browsers give. */
const base64url = (length: number) => z.string().check(z.length(length), z.regex(/^[\w-]+$/));

export const pushSettings = defineEndpoint({
  name: "pushSettings",
  summary:
    "The key that a browser subscribes with, and the browsers of the reader that get push notifications, each by the SHA-256 of its address at the push service.",
  area: "account",
  method: "GET",
  path: "/api/ctc/notifications/push",
  kind: "read",
  access: "session",
  request: {},
  reply: z.object({
    /** A point of P-256, uncompressed, in base64url. */
    publicKey: z.string(),
    devices: z.array(z.object({ endpointHash: z.string(), language: z.string() })),
  }),
  errors: [],
});

export const subscribePush = defineEndpoint({
  name: "subscribePush",
  summary:
    "Sends notifications of orders and appeals to this browser, in the language of the request, until its session ends. At most ten browsers; the one that was turned on longest ago makes room.",
  area: "account",
  method: "POST",
  path: "/api/ctc/notifications/push/subscribe",
  kind: "write",
  access: "session",
  callsPerMinute: 20,
  request: { body: z.strictObject({ endpoint, p256dh: base64url(87), auth: base64url(22) }) },
  reply: z.null(),
  errors: ["pushServiceRefused"],
});

export const unsubscribePush = defineEndpoint({
  name: "unsubscribePush",
  summary: "Sends none to this browser any more; also where it got none.",
  area: "account",
  method: "POST",
  path: "/api/ctc/notifications/push/unsubscribe",
  kind: "write",
  access: "session",
  callsPerMinute: 20,
  request: { body: z.strictObject({ endpoint }) },
  reply: z.null(),
  errors: [],
});
