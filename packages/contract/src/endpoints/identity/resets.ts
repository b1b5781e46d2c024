// /api/a/v2/auth/security/reset-request/…: the owner of an account ends a request to take factors away.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, idText } from "../../fields.ts";

/** Of the link in the message about the request. A cut or mistyped one is answered like an old one. */
const cancelToken = () => z.string().check(z.regex(/^[\w-]{0,200}$/));

export const previewResetCancel = defineEndpoint({
  name: "previewResetCancel",
  summary: "The request that a link cancels. Changes nothing.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/reset-request/preview",
  kind: "read",
  access: "public",
  request: { body: z.strictObject({ token: cancelToken() }) },
  reply: z.object({
    lost: z.array(z.enum(["email", "phone", "totp"])),
    createdAt: epochMillis(),
  }),
  errors: ["undoExpired"],
  callsPerMinute: 20,
});

export const cancelReset = defineEndpoint({
  name: "cancelReset",
  summary:
    "Cancels the open request to take factors away, from a session or by the link of a message.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/reset-request/cancel",
  kind: "write",
  access: "optional",
  request: {
    body: z.strictObject({
      /** Absent: the open request of the session's account. */
      token: z.optional(cancelToken()),
    }),
  },
  reply: z.object({ requestId: idText(), status: z.literal("cancelled") }),
  errors: ["undoExpired", "resetRequestClosed"],
  callsPerMinute: 10,
});
