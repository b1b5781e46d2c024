// The state of an account before the gate, with the current version of the agreement.
import type { Pool, PoolClient } from "@parley/database/pool";
import {
  getPresentAgreement,
  type AgreementVersion,
} from "@parley/database/queries/identity/agreement";
import { findStanding } from "@parley/database/queries/identity/standing";
import type { Standing } from "@parley/domain/account/gate";
import type { UserId } from "@parley/domain/ids";
import type { Clock } from "@parley/platform/clock";

export interface StandingWithAgreement {
  readonly standing: Standing;
  readonly agreement: AgreementVersion;
}

/** In a transaction where what follows depends on it, else on the pool. */
export async function readStanding(
  database: Pool | PoolClient,
  clock: Clock,
  userId: UserId,
): Promise<StandingWithAgreement> {
  const now = new Date(clock.now());
  const agreement = await getPresentAgreement(database, now);
  const { version } = agreement;
  const standing = await findStanding(database, userId, version, now);
  if (standing === null) throw new Error("there is no such account");
  return { standing, agreement };
}
