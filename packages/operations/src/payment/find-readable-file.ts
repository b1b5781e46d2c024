// Who may see an uploaded file is asked each time it is fetched, and never kept in its address.
import { createFileQueries, type FileRow } from "@parley/database/queries/file";
import type { Pool } from "@parley/database/pool";
import type { UserId } from "@parley/domain/ids";

/**
 * Null for everybody else, as if there were none. Documents of a verification are not among them:
 * nobody but the member of staff with the case sees those again.
 */
export async function findReadableFile(
  pool: Pool,
  readerId: UserId,
  fileId: bigint,
): Promise<FileRow | null> {
  const file = await createFileQueries(pool).findFile(fileId);
  const isReadable = file?.purpose === "payment" && file.ownerId === readerId;
  return isReadable ? file : null;
}
