// /api/a/v2/auth/security/reset-request: a person who has lost a factor asks customer service, and the
// owner of the account ends that.
import {
  cancelReset,
  previewResetCancel,
  uploadResetFile,
} from "@parley/contract/endpoints/identity/resets";
import { requestReset } from "@parley/contract/endpoints/identity/security";
import * as cancels from "@parley/operations/identity/security/cancel-reset";
import type { SecurityParts } from "@parley/operations/identity/security/parts";
import * as resets from "@parley/operations/identity/security/request-reset";
import * as uploads from "@parley/operations/identity/security/upload-reset-file";
import type { UploadParts } from "@parley/operations/kernel/files/keep-upload";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export function bindOwnResetRoutes(parts: SecurityParts & UploadParts): Binding[] {
  return [
    bind(requestReset, (input, { session, caller }) =>
      resets.requestReset(parts, input, session, caller),
    ),

    bind(uploadResetFile, async ({ ticket, file }, { session, caller }) => {
      const upload = {
        ticket,
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
        // One of exactly the allowed size is taken.
        limitBytes: uploadResetFile.maxFileBytes + 1,
        idempotencyKey: caller.idempotencyKey,
      };
      const uploaded = await uploads.uploadResetFile(parts, upload, session);
      return uploaded.ok ? { ok: true, data: { fileId: uploaded.fileId.toString() } } : uploaded;
    }),

    bind(previewResetCancel, ({ token }) => cancels.previewResetCancel(parts, token)),

    bind(cancelReset, ({ token }, { session, caller }) =>
      cancels.cancelReset(parts, token, session, caller),
    ),
  ];
}
