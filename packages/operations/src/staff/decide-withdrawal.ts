// Staff look at withdrawals above a certain worth: an agent approves or rejects, above a higher
// worth only a supervisor approves. The code, the log and the coins go together.
import type { Pool } from "@parley/database/pool";
import {
  getWithdrawalRule,
  listWithdrawalsForStaff,
  countWithdrawalsForStaff,
  findWithdrawalForStaff,
  type StaffWithdrawal,
} from "@parley/database/queries/wallet/withdrawal";
import { toUserId } from "@parley/domain/ids";
import type { WithdrawalRule } from "@parley/domain/wallet/withdrawal";
import { centsText } from "@parley/domain/wallet/worth";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import type { FactorCodes } from "../identity/factor/factor-codes.ts";
import type { StaffParts } from "../identity/role/act-as-staff.ts";
import { conflictGuard, findConflict, listConflicts } from "../identity/role/conflict.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { alongside, tellPerson } from "../wallet/alongside.ts";
import { moveWithdrawalKind, type MoveRefusal } from "../wallet/withdrawal/move-withdrawal.ts";
import { scaleOf } from "../wallet/withdrawal/own-withdrawals.ts";
import { countCapped, rangeOf, type Page } from "../kernel/page.ts";
import type { WalletParts } from "../wallet/parts.ts";
import { messageOf } from "../wallet/withdrawal/send-withdrawals.ts";
import { viewWithdrawal } from "../wallet/withdrawal/view-withdrawal.ts";

export type DecideParts = StaffParts & Pick<WalletParts, "engine">;

export async function listForStaff(
  pool: Pool,
  staff: StaffMember,
  status: "pending" | "decided",
  page: Page,
) {
  const rule = await getWithdrawalRule(pool);
  const rows = await listWithdrawalsForStaff(pool, status, staff.accountGroup, rangeOf(page));
  const counted = await countCapped((most) =>
    countWithdrawalsForStaff(pool, status, staff.accountGroup, most),
  );
  const owners = rows.map(({ withdrawal }) => withdrawal.personId);
  const conflicts = await listConflicts(pool, staff, owners);
  const list = await Promise.all(
    rows.map(async (row) => {
      const view = await viewForStaff(pool, row, rule);
      return Object.assign(view, { isConflict: conflicts.has(row.withdrawal.personId) });
    }),
  );
  return { list, ...counted, page: page.page, pageSize: page.pageSize };
}

async function viewForStaff(pool: Pool, row: StaffWithdrawal, rule: WithdrawalRule) {
  const { withdrawal, uid, username, registeredAt, sentCents } = row;
  const { canCancel: _owners, ...view } = viewWithdrawal(
    withdrawal,
    await scaleOf(pool, withdrawal),
  );
  return {
    ...view,
    uid: uid.toString(),
    username,
    usdValue: centsText(withdrawal.worthCents),
    needsSupervisor: withdrawal.worthCents >= rule.supervisorFromCents,
    registeredAt: registeredAt.getTime(),
    sentUsd: centsText(sentCents),
  };
}

export interface WithdrawalDecision {
  readonly withdrawalId: bigint;
  readonly outcome: "approved" | "rejected";
  readonly reason: string;
  readonly codes: FactorCodes;
  readonly idempotencyKey: string | null;
}

export async function decideWithdrawal(
  parts: DecideParts,
  staff: StaffMember,
  { withdrawalId, outcome, reason, codes, idempotencyKey }: WithdrawalDecision,
) {
  const { pool, engine, factors } = parts;
  const found = await findWithdrawalForStaff(pool, withdrawalId);
  if (found === null) return { ok: false, error: "notFound" } as const;
  const rule = await getWithdrawalRule(pool);
  const answerNow = async () => {
    const present = (await findWithdrawalForStaff(pool, withdrawalId)) ?? found;
    return { ok: true, withdrawal: await viewForStaff(pool, present, rule) } as const;
  };
  const subject = withdrawalId.toString();
  const input = { withdrawalId: subject, outcome, reason };
  const identity =
    idempotencyKey === null
      ? null
      : { ownerId: staff.userId, key: idempotencyKey, inputHash: hashInput(input) };
  const earlier = identity === null ? null : await engine.recall(moveWithdrawalKind, identity);
  if (earlier !== null && !earlier.ok) return { ok: false, error: "idempotencyMismatch" } as const;
  if (earlier !== null) return answerNow();

  const { withdrawal } = found;
  const concerned = [withdrawal.personId];
  const conflict = await findConflict(pool, staff, concerned);
  if (conflict !== null) return { ok: false, error: conflict } as const;
  const isTooMuch = withdrawal.worthCents >= rule.supervisorFromCents;
  const needsSupervisor = outcome === "approved" && isTooMuch;
  if (needsSupervisor && staff.staffRole !== "supervisor") {
    return { ok: false, error: "notAllowed" } as const;
  }
  const { totp } = await factors.readBound(staff);
  if (!totp) return { ok: false, error: "staffTwoFactorNeeded" } as const;
  const answer = await factors.check({ holder: staff, purpose: "staff-action", subject, codes });
  if (!answer.ok) return answer;

  const scale = await scaleOf(pool, withdrawal);
  const command = outcome === "approved" ? "approve" : "reject";
  const codeGone: MoveRefusal = { ok: false, error: "codeExpired" };
  const message = messageOf(withdrawal, command, scale);
  const done = await engine.submit(moveWithdrawalKind, {
    input: { withdrawal, scale, command, txid: null },
    identity,
    guards: [
      conflictGuard(staff, concerned),
      ...answer.uses,
      alongside(async (tx) => {
        await recordStaffAction(tx, parts, {
          staffId: staff.userId,
          action: outcome === "approved" ? "withdrawal.approve" : "withdrawal.reject",
          personId: toUserId(withdrawal.personId),
          subject,
          reason,
        });
        if (message !== null) await tellPerson(tx, parts, withdrawal.personId, message);
      }, codeGone),
    ],
  });
  if (done.ok) return answerNow();
  if (done.error === "tradingFrozen")
    throw new Error("a freeze holds the sending, not the decision");
  return done;
}
