// /api/admin/reset-requests/…/file/…: the pictures by which a person who has lost a factor shows to be
// the owner of the account, and the verified document beside them.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { idText } from "../../fields.ts";
import { pictureOrigin } from "../../picture-origin.ts";
import { CONFLICT_ERRORS } from "../../staff-errors.ts";

/** Null where the reader has not claimed the request, or may not decide it. */
export const resetProof = () =>
  z.nullable(
    z.object({
      files: z.array(
        z.object({
          fileId: idText(),
          /** Of the request, or of the verification that was approved. */
          kind: z.enum(["proof", "document", "selfie"]),
          name: z.string(),
          mediaType: z.string(),
          url: z.string(),
        }),
      ),
      /** What pictures said of their making; those that said nothing are left out. */
      pictures: z.array(pictureOrigin()),
    }),
  );

export const getResetFile = defineEndpoint({
  name: "getResetFile",
  summary:
    "A picture of a request to take factors away, or for compliance of the verified document, for the member of staff who has claimed the request.",
  area: "staff",
  method: "GET",
  path: "/api/admin/reset-requests/{requestId}/file/{fileId}",
  kind: "read",
  access: "staff",
  right: "decideResets",
  request: { params: z.object({ requestId: idText(), fileId: idText() }) },
  reply: z.null(),
  isFile: true,
  errors: [...CONFLICT_ERRORS, "caseNotYours", "staffTwoFactorNeeded"],
});
