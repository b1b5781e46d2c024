// Staff look at withdrawals above a certain worth: an agent approves or rejects, above a higher
// worth only one with the right to large ones. The code, the log and the coins go together.
import { hasRight } from "@parley/domain/staff/staff-right";
import type { Pool } from "@parley/database/pool";
import { deleteCaseClaim, isCaseFreeFor } from "@parley/database/queries/staff/case-claim";
import {
  getWithdrawalRule,
  listWithdrawalsForStaff,
  countWithdrawalsForStaff,
  findWithdrawalForStaff,
  type StaffWithdrawal,
} from "@parley/database/queries/wallet/withdrawal";
import type { WithdrawalId } from "@parley/domain/ids";
import type { WithdrawalRule } from "@parley/domain/wallet/withdrawal";
import { centsText } from "@parley/domain/wallet/worth";
import { precondition, write, type Effect } from "@parley/engine/command";
import { identityOf } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import { refused, type RefusedAs } from "@parley/domain/refused";
import type { StaffInput, StaffParts } from "../identity/role/act-as-staff.ts";
import type { LostCode } from "../identity/factor/factors.ts";
import { listConflicts, refuseConflict, type ConflictRefusal } from "../identity/role/conflict.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { verifyStaff } from "../identity/role/verify-staff.ts";
import { tellUser } from "../messaging/notification/tell-user.ts";
import { moveWithdrawalKind } from "../wallet/withdrawal/move-withdrawal.ts";
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
  const owners = rows.map(({ withdrawal }) => withdrawal.userId);
  const conflicts = await listConflicts(pool, staff, owners);
  const list = await Promise.all(
    rows.map(async (row) => {
      const view = await viewForStaff(pool, row, rule);
      return Object.assign(view, { isConflict: conflicts.has(row.withdrawal.userId) });
    }),
  );
  return { list, ...counted, page: page.page, pageSize: page.pageSize };
}

export async function readForStaff(pool: Pool, staff: StaffMember, id: WithdrawalId) {
  const row = await findWithdrawalForStaff(pool, id);
  if (row === null) return refused("notFound");
  const conflict = await refuseConflict(pool, staff, [row.withdrawal.userId]);
  if (conflict !== null) return conflict;
  return { ok: true, data: await viewForStaff(pool, row, await getWithdrawalRule(pool)) } as const;
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

export interface WithdrawalDecision extends StaffInput {
  readonly withdrawalId: WithdrawalId;
  readonly outcome: "approved" | "rejected";
}

export async function decideWithdrawal(
  parts: DecideParts,
  staff: StaffMember,
  { withdrawalId, outcome, reason, codes, idempotencyKey }: WithdrawalDecision,
) {
  const { pool, engine } = parts;
  const found = await findWithdrawalForStaff(pool, withdrawalId);
  if (found === null) return refused("notFound");
  const { withdrawal } = found;
  const rule = await getWithdrawalRule(pool);
  const subject = withdrawalId.toString();
  const concerned = [withdrawal.userId];
  const isApproved = outcome === "approved";
  const done = await runCommand(engine, moveWithdrawalKind, {
    identity: identityOf(staff.userId, idempotencyKey, { withdrawalId: subject, outcome, reason }),
    async prepare() {
      const conflict = await refuseConflict(pool, staff, concerned);
      if (conflict !== null) return conflict;
      const isLarge = isApproved && withdrawal.worthCents >= rule.supervisorFromCents;
      if (isLarge && !hasRight(staff.staffRole, "decideLargeWithdrawals")) {
        return refused("notAllowed");
      }
      const scale = await scaleOf(pool, withdrawal);
      const step = isApproved ? "approve" : "reject";
      const message = messageOf(withdrawal, step, scale);
      if (!(await isCaseFreeFor(pool, "withdrawals", withdrawalId, staff.userId))) {
        return refused("caseTaken");
      }
      const isFree = precondition(
        (tx) => isCaseFreeFor(tx, "withdrawals", withdrawalId, staff.userId),
        refused("caseTaken"),
      );
      const record = write(async (tx) => {
        await deleteCaseClaim(tx, "withdrawals", withdrawalId, staff.userId);
        await recordStaffAction(tx, parts, {
          staffId: staff.userId,
          action: `withdrawal.${step}`,
          userId: withdrawal.userId,
          subject,
          reason,
        });
        if (message !== null) await tellUser(tx, parts, withdrawal.userId, message);
      });
      const input = { withdrawal, scale, step, txid: null } as const;
      const effects: readonly Effect<RefusedAs<"caseTaken"> | ConflictRefusal | LostCode>[] = [
        isFree,
        record,
      ];
      return { ok: true, input, effects };
    },
    verify: () => verifyStaff(parts, { staff, concerned, subject, codes }),
  });
  if (!done.ok) {
    if (done.error === "tradingFrozen") {
      throw new Error("a freeze holds the sending, not the decision");
    }
    return done;
  }
  const present = (await findWithdrawalForStaff(pool, withdrawalId)) ?? found;
  return { ok: true, withdrawal: await viewForStaff(pool, present, rule) } as const;
}
