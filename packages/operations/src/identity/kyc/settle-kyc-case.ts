// Ends a verification: the case, the account and the message to the user change together, for staff
// and provider alike.
import type { PoolClient } from "@parley/database/pool";
import type { KycRejectReason } from "@parley/domain/kyc/kyc-state";
import { lockGroupMark } from "@parley/database/queries/identity/group-link";
import {
  lockKycCase,
  updateKycCaseDecision,
  listApprovedWithDocument,
  type KycCaseRow,
} from "@parley/database/queries/identity/kyc-case";
import { updateKycStatus } from "@parley/database/queries/identity/kyc-person";
import type { Message } from "../../messaging/jobs/message.ts";
import type { NotifyParts } from "../../messaging/notification/tell-account.ts";
import { tellUser } from "../../messaging/notification/tell-user.ts";
import { documentMac, openApplication } from "./sealed-application.ts";

/** As the case remembers that our own staff decided it. */
export const DECIDED_BY_STAFF = "manual";

export interface KycSettlement {
  readonly caseId: bigint;
  /** The provider's name, `manual` for staff. */
  readonly decidedBy: string;
  /** Null approves it. */
  readonly rejectReason: KycRejectReason | null;
}

/**
 * `decided`: it was decided before. `review`: a provider would have approved it, but another
 * account group was approved with the same document; it stays pending.
 */
export type KycSettled = "settled" | "decided" | "review";

export async function settleKycCase(
  tx: PoolClient,
  parts: NotifyParts,
  { caseId, decidedBy, rejectReason }: KycSettlement,
): Promise<KycSettled> {
  // The case first, then the account: the order in which every writer of both locks them.
  const locked = await lockKycCase(tx, caseId);
  if (locked?.status !== "pending") return "decided";
  const status = rejectReason === null ? "approved" : "rejected";
  const isAutomatic = status === "approved" && decidedBy !== DECIDED_BY_STAFF;
  if (isAutomatic && (await isDocumentOfAnother(tx, parts, locked))) return "review";
  const decidedAt = new Date(parts.clock.now());
  await updateKycCaseDecision(tx, { id: caseId, status, decidedAt, decidedBy, rejectReason });
  await updateKycStatus(tx, locked.userId, locked.kycType, status);
  const message: Message =
    rejectReason === null
      ? { template: "kyc-approved" }
      : { template: "kyc-rejected", reason: rejectReason };
  await tellUser(tx, parts, locked.userId, message);
  return "settled";
}

/** Two cases with one document that are decided at the same moment wait for each other. */
async function isDocumentOfAnother(
  tx: PoolClient,
  { vault }: NotifyParts,
  row: KycCaseRow,
): Promise<boolean> {
  const fingerprint = row.documentMac ?? documentMac(vault, openApplication(vault, row));
  await lockGroupMark(tx, { kind: "document", fingerprint });
  const others = await listApprovedWithDocument(tx, fingerprint, row.userId);
  return others.length > 0;
}
