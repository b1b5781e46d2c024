// Gives names from before there were skeletons theirs, at the start of the server. Where two look
// alike already, the older account keeps the plain skeleton and the other gets its uid appended: both
// keep their names, and no third account can take either.
import type { Pool } from "@parley/database/pool";
import {
  listNamesWithoutSkeleton,
  fillNameSkeleton,
} from "@parley/database/queries/identity/username";
import { skeletonOf } from "@parley/domain/name/name-skeleton";

const AT_A_TIME = 500;

export async function fillNameSkeletons(pool: Pool): Promise<void> {
  for (;;) {
    const rows = await listNamesWithoutSkeleton(pool, AT_A_TIME);
    for (const { id, uid, username } of rows) {
      const skeleton = skeletonOf(username);
      const isFilled = await fillNameSkeleton(pool, id, skeleton);
      // A space is in no name, so that this cannot be the skeleton of another.
      if (!isFilled) await fillNameSkeleton(pool, id, `${skeleton} ${uid}`);
    }
    if (rows.length < AT_A_TIME) return;
  }
}
