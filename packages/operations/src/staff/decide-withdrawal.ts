// Staff look at withdrawals above a certain worth: one approves or rejects. Above a higher worth two
// approve, the second of them with the right to large ones. The code, the log and the coins go together.
import { hasRight } from "@parley/domain/staff/staff-right";
import type { Pool, PoolClient } from "@parley/database/pool";
import {
  deleteCaseClaim,
  findCaseHolder,
  isCaseFreeFor,
  lockOpenCase,
} from "@parley/database/queries/staff/case-claim";
import {
  getWithdrawalRule,
  listWithdrawalsForStaff,
  countWithdrawalsForStaff,
  findWithdrawalForStaff,
  type StaffWithdrawal,
} from "@parley/database/queries/wallet/withdrawal";
import {
  findFirstApprover,
  insertFirstApproval,
  writeSecondApproval,
} from "@parley/database/queries/wallet/withdrawal-approval";
import { getWithdrawalFacts } from "@parley/database/queries/wallet/withdrawal-facts";
import type { UserId, WithdrawalId } from "@parley/domain/ids";
import {
  needsSecondApproval,
  type Withdrawal,
  type WithdrawalRule,
} from "@parley/domain/wallet/withdrawal";
import { withdrawalSignals } from "@parley/domain/wallet/withdrawal-signal";
import { centsText } from "@parley/domain/wallet/worth";
import { consume, precondition, write, type Effect } from "@parley/engine/command";
import { identityOf } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import { refused, type RefusedAs } from "@parley/domain/refused";
import { actAsStaff, type StaffInput, type StaffParts } from "../identity/role/act-as-staff.ts";
import type { LostCode } from "../identity/factor/factors.ts";
import {
  isSamePerson,
  listConflicts,
  refuseConflict,
  type ConflictRefusal,
} from "../identity/role/conflict.ts";
import { isTooClose } from "../identity/role/other-person.ts";
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
type ReadParts = Pick<StaffParts, "pool" | "clock">;

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

export async function readForStaff(
  { pool, clock }: ReadParts,
  staff: StaffMember,
  id: WithdrawalId,
) {
  const row = await findWithdrawalForStaff(pool, id);
  if (row === null) return refused("notFound");
  const conflict = await refuseConflict(pool, staff, [row.withdrawal.userId]);
  if (conflict !== null) return conflict;
  const now = clock.now();
  const signals = withdrawalSignals(await getWithdrawalFacts(pool, id, new Date(now)), now);
  const view = await viewForStaff(pool, row, await getWithdrawalRule(pool));
  return { ok: true, data: { ...view, signals } } as const;
}

async function viewForStaff(pool: Pool, row: StaffWithdrawal, rule: WithdrawalRule) {
  const { withdrawal, uid, username, registeredAt, sentCents, firstApproval } = row;
  const { canCancel: _owners, ...view } = viewWithdrawal(
    withdrawal,
    await scaleOf(pool, withdrawal),
  );
  return {
    ...view,
    uid: uid.toString(),
    username,
    usdValue: centsText(withdrawal.worthCents),
    needsSecond: needsSecondApproval(withdrawal, rule),
    firstApproval:
      firstApproval === null
        ? null
        : {
            uid: firstApproval.uid.toString(),
            username: firstApproval.username,
            at: firstApproval.at.getTime(),
          },
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
  decision: WithdrawalDecision,
) {
  const { withdrawalId, outcome } = decision;
  const { pool } = parts;
  const found = await findWithdrawalForStaff(pool, withdrawalId);
  if (found === null) return refused("notFound");
  const rule = await getWithdrawalRule(pool);
  const needsSecond = outcome === "approved" && needsSecondApproval(found.withdrawal, rule);
  const approver = needsSecond ? await findFirstApprover(pool, withdrawalId) : null;
  const isFirst = needsSecond && (approver === null || approver === staff.userId);
  const done = isFirst
    ? await approveFirst(parts, staff, decision, found.withdrawal)
    : await settle(parts, staff, decision, { withdrawal: found.withdrawal, needsSecond, approver });
  if (!done.ok) return done;
  const present = (await findWithdrawalForStaff(pool, withdrawalId)) ?? found;
  return { ok: true, withdrawal: await viewForStaff(pool, present, rule) } as const;
}

/** The withdrawal goes on waiting, free for another member of staff. */
function approveFirst(
  parts: DecideParts,
  staff: StaffMember,
  { withdrawalId, outcome, reason, codes, idempotencyKey }: WithdrawalDecision,
  { userId }: Withdrawal,
) {
  const subject = withdrawalId.toString();
  const request = {
    staff,
    endpoint: "decideWithdrawal",
    idempotencyKey,
    input: { withdrawalId: subject, outcome, reason },
    subject,
    codes,
  };
  type Refusal = "caseDecided" | "caseTaken" | "approvalNeedsOther";
  return actAsStaff<{ readonly withdrawalId: string }, Refusal>(parts, request, {
    concerns: () => Promise.resolve([userId]),

    async decide(database) {
      if (!(await lockOpenCase(database, "withdrawals", withdrawalId))) return "caseDecided";
      const approver = await findFirstApprover(database, withdrawalId);
      if (approver !== null) return approver === staff.userId ? "approvalNeedsOther" : "caseTaken";
      const isFree = await isCaseFreeFor(database, "withdrawals", withdrawalId, staff.userId);
      return isFree ? null : "caseTaken";
    },

    async act(tx) {
      const at = new Date(parts.clock.now());
      const isFirst = await insertFirstApproval(tx, { withdrawalId, staffId: staff.userId, at });
      if (!isFirst) throw new Error("another first approval came in between two locks");
      await deleteCaseClaim(tx, "withdrawals", withdrawalId, staff.userId);
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "withdrawal.approveFirst",
        userId,
        subject,
        reason,
      });
      return { withdrawalId: subject };
    },
  });
}

interface Settled {
  readonly withdrawal: Withdrawal;
  readonly needsSecond: boolean;
  /** Who has approved it first, where it needs two. */
  readonly approver: UserId | null;
}

type SettleRefusal = RefusedAs<"caseTaken" | "approvalNeedsOther"> | ConflictRefusal | LostCode;

/** A rejection, the approval of one, or the second approval. */
async function settle(
  parts: DecideParts,
  staff: StaffMember,
  { withdrawalId, outcome, reason, codes, idempotencyKey }: WithdrawalDecision,
  { withdrawal, needsSecond, approver }: Settled,
) {
  const { pool, engine } = parts;
  const subject = withdrawalId.toString();
  const concerned = [withdrawal.userId];
  const step = outcome === "approved" ? "approve" : "reject";
  const holder = await findCaseHolder(pool, "withdrawals", withdrawalId);
  const isOtherThanFirst = async (database: Pool | PoolClient) => {
    const first = await findFirstApprover(database, withdrawalId);
    return first === null || !(await isSamePerson(database, staff, [first]));
  };
  const isMine = holder === staff.userId;
  const done = await runCommand(engine, moveWithdrawalKind, {
    identity: identityOf(staff.userId, idempotencyKey, { withdrawalId: subject, outcome, reason }),
    async prepare() {
      const conflict = await refuseConflict(pool, staff, concerned);
      if (conflict !== null) return conflict;
      if (needsSecond && !hasRight(staff.staffRole, "decideLargeWithdrawals")) {
        return refused("notAllowed");
      }
      if (approver !== null && (await isTooClose(pool, parts, approver, staff.userId))) {
        return refused("approverTooClose");
      }
      if (holder !== null && !isMine) return refused("caseTaken");
      // Checked again with the second approval, as the link may have come up meanwhile.
      if (needsSecond && !(await isOtherThanFirst(pool))) return refused("approvalNeedsOther");
      const scale = await scaleOf(pool, withdrawal);
      const message = messageOf(withdrawal, step, scale);
      const isStillFree = precondition(async (tx) => {
        const holderNow = await findCaseHolder(tx, "withdrawals", withdrawalId);
        return holderNow === holder;
      }, refused("caseTaken"));
      const second = consume(
        async (tx) =>
          (await isOtherThanFirst(tx)) &&
          writeSecondApproval(tx, {
            withdrawalId,
            staffId: staff.userId,
            at: new Date(parts.clock.now()),
          }),
        refused("approvalNeedsOther"),
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
      const effects: readonly Effect<SettleRefusal>[] = [
        isStillFree,
        ...(needsSecond ? [second] : []),
        record,
      ];
      return { ok: true, input, effects };
    },
    verify: () => {
      const decision = { isClaimedCase: isMine, needsSecond };
      return verifyStaff(parts, { staff, concerned, subject, codes, decision });
    },
  });
  if (!done.ok && done.error === "tradingFrozen") {
    throw new Error("a freeze holds the sending, not the decision");
  }
  return done;
}
