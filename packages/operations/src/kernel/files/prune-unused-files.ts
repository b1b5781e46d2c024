// Deletes uploads that were never used: the user abandoned them, and we must not keep such
// documents.
import { deleteUnusedFiles } from "@parley/database/queries/kernel/file";
import type { UploadParts } from "./keep-upload.ts";

/** Long enough to finish a form that was begun. */
const UNUSED_MS = 2 * 24 * 60 * 60 * 1_000;
const AT_ONCE = 100;

/** Returns how many were deleted. */
export async function pruneUnusedFiles({
  pool,
  clock,
  files,
}: Pick<UploadParts, "pool" | "clock" | "files">): Promise<number> {
  const before = new Date(clock.now() - UNUSED_MS);
  let gone = 0;
  for (;;) {
    // The row is deleted first: bytes without a row waste space, a row without bytes is a broken
    // file.
    const ids = await deleteUnusedFiles(pool, before, AT_ONCE);
    await Promise.all(ids.map((id) => files.remove(id)));
    gone += ids.length;
    if (ids.length < AT_ONCE) return gone;
  }
}
