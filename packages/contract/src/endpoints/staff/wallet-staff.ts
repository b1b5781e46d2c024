// /api/admin/withdrawals: withdrawals above a certain worth wait for staff. Every decision needs a
// reason and the staff member's authenticator, and stays in the log.
import { WITHDRAWAL_SIGNALS } from "@parley/domain/wallet/withdrawal-signal";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { decimalText, epochMillis, idText, pageFields, pageOf, uidText } from "../../fields.ts";
import { saidText } from "../../text-fields.ts";
import { caseCodes, CONFLICT_ERRORS, STAFF_ERRORS } from "../../staff-errors.ts";
import { withdrawalFields } from "../wallet/wallet-chain.ts";

const staffWithdrawal = z.object({
  ...withdrawalFields(),
  uid: uidText(),
  username: z.string(),
  /** Worth of the whole at the request, in US dollars. */
  usdValue: decimalText(),
  /** So much that two members of staff have to approve it, the second with the right to large ones. */
  needsSecond: z.boolean(),
  /** The first of two approvals; null before it. */
  firstApproval: z.nullable(z.object({ uid: uidText(), username: z.string(), at: epochMillis() })),
  /** When the account was made, and how much it has ever had sent, in US dollars. */
  registeredAt: epochMillis(),
  sentUsd: decimalText(),
});

export const listWithdrawalsForStaff = defineEndpoint({
  name: "listWithdrawalsForStaff",
  summary:
    "Withdrawals that wait for a decision, the oldest first; or those that were, latest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/withdrawals",
  kind: "read",
  access: "staff",
  right: "decideWithdrawals",
  request: {
    query: z.object({
      ...pageFields(),
      status: z.prefault(z.enum(["pending", "decided"]), "pending"),
    }),
  },
  /** `isConflict`: the reader may not decide it. */
  reply: pageOf(z.extend(staffWithdrawal, { isConflict: z.boolean() })),
  errors: [],
});

export const getWithdrawalForStaff = defineEndpoint({
  name: "getWithdrawalForStaff",
  summary: "A withdrawal that waits for a decision, or did.",
  area: "staff",
  method: "GET",
  path: "/api/admin/withdrawals/{withdrawalId}",
  kind: "read",
  access: "staff",
  right: "decideWithdrawals",
  request: { params: z.object({ withdrawalId: idText() }) },
  /** `signals`: what speaks against it. */
  reply: z.extend(staffWithdrawal, { signals: z.array(z.enum(WITHDRAWAL_SIGNALS)) }),
  errors: [...CONFLICT_ERRORS],
});

export const decideWithdrawal = defineEndpoint({
  name: "decideWithdrawal",
  summary:
    "Lets a withdrawal go, or rejects it, which gives the coins back. One that needs two approvals goes on waiting after the first.",
  area: "staff",
  method: "POST",
  path: "/api/admin/withdrawals/{withdrawalId}/decide",
  kind: "write",
  access: "staff",
  right: "decideWithdrawals",
  request: {
    params: z.object({ withdrawalId: idText() }),
    body: z.strictObject({
      outcome: z.enum(["approved", "rejected"]),
      reason: saidText(500, 3),
      codes: caseCodes(),
    }),
  },
  reply: staffWithdrawal,
  /** `stateChanged` carries the current withdrawal. */
  errors: [
    ...STAFF_ERRORS,
    "caseTaken",
    "caseDecided",
    "approvalNeedsOther",
    "approverTooClose",
    "stateChanged",
    "withdrawalsBlocked",
    "subUserForbidden",
  ],
});
