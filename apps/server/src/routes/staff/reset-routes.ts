// /api/admin/reset-requests: users who have lost a factor, as staff decide about them.
import { getResetFile } from "@parley/contract/endpoints/staff/resets";
import {
  decideResetRequest,
  getResetRequest,
  listResetRequests,
} from "@parley/contract/endpoints/staff/staff";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import { hasStaffFactor } from "@parley/operations/identity/role/verify-staff";
import { decideReset, listResetQueue, readReset } from "@parley/operations/staff/decide-reset";
import { openResetFile, type ResetProof } from "@parley/operations/staff/reset-proof";
import type { FileStore } from "@parley/platform/files/file-store";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { staffOf } from "./staff-routes.ts";
import { viewPicture } from "./view-picture.ts";

export function bindResetRoutes(parts: StaffParts & { readonly files: FileStore }): Binding[] {
  return [
    bind(listResetRequests, async ({ status, page, pageSize }, { session }) => {
      const range = { status, page, pageSize };
      const queue = await listResetQueue(parts, staffOf(session), range);
      return { ok: true, data: { ...queue, page, pageSize } };
    }),

    bind(getResetRequest, async ({ requestId }, { session }) => {
      const found = await readReset(parts, staffOf(session), BigInt(requestId));
      if (!found.ok) return found;
      return { ok: true, data: { ...found.request, proof: viewProof(requestId, found.proof) } };
    }),

    bind(getResetFile, async ({ requestId, fileId }, { session }) => {
      const staff = staffOf(session);
      if (!(await hasStaffFactor(parts, staff))) return refuse("staffTwoFactorNeeded");
      const ids = { requestId: BigInt(requestId), fileId: BigInt(fileId) };
      const opened = await openResetFile(parts, staff, ids);
      if (!opened.ok) return opened;
      const { mediaType, name } = opened.file;
      return { ok: true, file: { bytes: await parts.files.get(ids.fileId), mediaType, name } };
    }),

    bind(decideResetRequest, async ({ requestId, ...given }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const ruling = { ...given, requestId: BigInt(requestId), idempotencyKey };
      return decideReset(parts, staffOf(session), ruling);
    }),
  ];
}

function viewProof(requestId: string, proof: ResetProof | null) {
  if (proof === null) return null;
  return {
    files: proof.files.map(({ fileId, kind, name, mediaType }) => ({
      fileId: fileId.toString(),
      kind,
      name,
      mediaType,
      url: getResetFile.path
        .replace("{requestId}", requestId)
        .replace("{fileId}", fileId.toString()),
    })),
    pictures: proof.pictures.map(viewPicture),
  };
}
