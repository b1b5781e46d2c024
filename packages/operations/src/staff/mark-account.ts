// What staff may do to an account: trader, broker, the freeze of its trading, the hold of its orders.
import type { PoolClient } from "@parley/database/pool";
import { findAccountByUid, type Account } from "@parley/database/queries/identity/account";
import {
  updateTraderStatus,
  updateBrokerName,
  updateTradingFrozen,
  updateHeldUntil,
} from "@parley/database/queries/identity/account-mark";
import { lockUser, listUidsOfGroup } from "@parley/database/queries/identity/user";
import { type Barred, isBarred, isHeld } from "@parley/domain/account/hold";
import { hasRight } from "@parley/domain/staff/staff-right";
import { barredOf } from "../identity/account/barred.ts";
import { tellAccount } from "../messaging/notification/tell-account.ts";
import type { Message } from "../messaging/jobs/message.ts";
import { tellGroupChanged } from "../messaging/events/tell-trader.ts";
import { actAsStaff, type StaffInput, type StaffParts } from "../identity/role/act-as-staff.ts";
import { recordStaffAction, type StaffActionName } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";

export interface AccountMarking extends StaffInput {
  readonly uid: number;
  readonly mark:
    | { readonly kind: "trader"; readonly traderStatus: "none" | "active" }
    /** Null takes the broker's mark away. */
    | { readonly kind: "broker"; readonly brokerName: string | null }
    | { readonly kind: "freeze"; readonly isFrozen: boolean }
    /** Epoch milliseconds; null lifts it. */
    | { readonly kind: "hold"; readonly until: number | null };
}

type Mark = AccountMarking["mark"];

export async function markAccount(
  parts: StaffParts,
  staff: StaffMember,
  { uid, mark, reason, codes, idempotencyKey }: AccountMarking,
) {
  const request = {
    staff,
    endpoint: `markAccount ${mark.kind}`,
    idempotencyKey,
    input: { uid, mark, reason },
    subject: uid.toString(),
    codes,
  };
  return actAsStaff<null, "notFound" | "notAllowed">(parts, request, {
    async concerns(database) {
      const account = await findAccountByUid(database, uid);
      return account === null ? [] : [account.userId];
    },

    async decide(database) {
      const isLift = mark.kind === "freeze" && !mark.isFrozen;
      if (isLift && !hasRight(staff.staffRole, "liftFreeze")) return "notAllowed";
      return (await findAccountByUid(database, uid)) === null ? "notFound" : null;
    },

    async act(tx) {
      const account = await getAccount(tx, uid);
      // All marks belong to the whole group: a barred member does not trade as another one.
      const target = account.masterId;
      const isBar = mark.kind === "freeze" || mark.kind === "hold";
      await lockUser(tx, target);
      // A colleague may have been quicker.
      const before = await listMembers(tx, account);
      await applyMark(tx, target, mark);
      if (isBar) await tellGroupChanged(tx, parts, account.accountGroup);
      if (isBar) for (const member of before) await tellBar(tx, parts, member);
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: actionOf(mark),
        userId: target,
        subject: subjectOf(mark),
        reason,
      });
      return null;
    },
  });
}

/** The whole group. */
async function listMembers(tx: PoolClient, { masterId }: Account): Promise<Account[]> {
  const uids = await listUidsOfGroup(tx, masterId);
  return Promise.all(uids.map((uid) => getAccount(tx, uid)));
}

/** Only changes are reported: a freeze of a held user is no news. */
async function tellBar(tx: PoolClient, parts: StaffParts, before: Account): Promise<void> {
  const after = await getAccount(tx, before.uid);
  const message = decideBarMessage(barredOf(before), barredOf(after), parts.clock.now());
  if (message !== null) await tellAccount(tx, parts, before, message);
}

/** A hold that is set anew has another end; a freeze that is lifted under a hold opens nothing. */
function decideBarMessage(before: Barred, after: Barred, now: number): Message | null {
  if (after.heldUntil !== before.heldUntil && isHeld(after, now) && after.heldUntil !== null) {
    return { template: "trading-frozen", cause: "staff", until: after.heldUntil };
  }
  if (after.isTradingFrozen && !before.isTradingFrozen) {
    return { template: "trading-frozen", cause: "staff" };
  }
  const isOver = isBarred(before, now) && !isBarred(after, now);
  return isOver ? { template: "trading-restored" } : null;
}

async function getAccount(tx: PoolClient, uid: number): Promise<Account> {
  const account = await findAccountByUid(tx, uid);
  if (account === null) throw new Error("accounts are never removed");
  return account;
}

function applyMark(tx: PoolClient, target: Account["userId"], mark: Mark): Promise<void> {
  switch (mark.kind) {
    case "trader":
      return updateTraderStatus(tx, target, mark.traderStatus);
    case "broker":
      return updateBrokerName(tx, target, mark.brokerName);
    case "freeze":
      return updateTradingFrozen(tx, target, mark.isFrozen);
    case "hold":
      return updateHeldUntil(tx, target, mark.until === null ? null : new Date(mark.until));
  }
}

function actionOf(mark: Mark): StaffActionName {
  switch (mark.kind) {
    case "trader":
      return "user.setTrader";
    case "broker":
      return "user.setBroker";
    case "freeze":
      return mark.isFrozen ? "user.freeze" : "user.unfreeze";
    case "hold":
      return "user.hold";
  }
}

/** What it was changed to, where the action's name does not say it. */
function subjectOf(mark: Mark): string | undefined {
  if (mark.kind === "trader") return mark.traderStatus;
  if (mark.kind === "hold") {
    return mark.until === null ? "none" : new Date(mark.until).toISOString();
  }
  return mark.kind === "broker" ? (mark.brokerName ?? "none") : undefined;
}
