// Returns the claimed cases of one who leaves to their queues, so that none waits for an absent
// colleague. A new kind of case adds its statement here.
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  handBackAppeals,
  handBackKycCases,
  handBackPlainCases,
  handBackSupportCases,
} from "@parley/database/queries/staff/staff-member";
import type { UserId } from "@parley/domain/ids";

/** In the order in which every writer locks: orders first, and all of them before users. */
const KINDS = [
  handBackAppeals,
  handBackKycCases,
  handBackSupportCases,
  handBackPlainCases,
] as const;

/** Returns how many there were. */
export async function handBackCases(database: Queryable, staffId: UserId): Promise<number> {
  let handedBack = 0;
  for (const handBack of KINDS) handedBack += await handBack(database, staffId);
  return handedBack;
}
