// /api/a/v2/auth/security/reset-request/…: pictures that come with a request to take factors away, and
// how the owner of the account ends it.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, idText, ticketText } from "../../fields.ts";
import { MAX_KYC_FILE_BYTES } from "./kyc.ts";

/** Of the link in the message about the request. A cut or mistyped one is answered like an old one. */
const cancelToken = () => z.string().check(z.regex(/^[\w-]{0,200}$/));

export const uploadResetFile = defineEndpoint({
  name: "uploadResetFile",
  summary:
    "Uploads one picture for a request to take factors away, from a session or a login's ticket.",
  area: "security",
  method: "POST",
  path: "/api/a/v2/auth/security/reset-request/file",
  kind: "write",
  access: "optional",
  request: { form: z.strictObject({ ticket: z.optional(ticketText()), file: z.file() }) },
  maxFileBytes: MAX_KYC_FILE_BYTES,
  reply: z.object({ fileId: idText() }),
  errors: [
    "ticketExpired",
    "fileTypeRefused",
    "fileUnreadable",
    "fileTooLarge",
    "tooManyFiles",
    "idempotencyMismatch",
  ],
  callsPerMinute: 20,
});

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
