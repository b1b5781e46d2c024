// Accepts the service agreement for a master and all of the master's sub-users.
import {
  getPresentAgreement,
  insertAgreementAcceptance,
} from "@parley/database/queries/identity/agreement";
import type { UserId } from "@parley/domain/ids";
import type { BaseParts } from "../../kernel/parts.ts";

export interface Acceptance {
  readonly masterId: UserId;
  /** The one that was read, where the reader says which. */
  readonly version: string | undefined;
}

export type AcceptanceResult =
  | { readonly ok: true; readonly version: string }
  | { readonly ok: false; readonly error: "agreementChanged" };

/** Only the present version can be accepted; accepting it twice is accepting it once. */
export async function acceptAgreement(
  { pool, clock }: Pick<BaseParts, "pool" | "clock">,
  { masterId, version: read }: Acceptance,
): Promise<AcceptanceResult> {
  const now = new Date(clock.now());
  const { version } = await getPresentAgreement(pool, now);
  if (read !== undefined && read !== version) return { ok: false, error: "agreementChanged" };
  await insertAgreementAcceptance(pool, { userId: masterId, version, acceptedAt: now });
  return { ok: true, version };
}
