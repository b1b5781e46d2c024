// The one place that decides whether a member of staff may act on users. Every staff operation
// calls it before codes are verified and again in the transaction of the effect.
import type { UserId } from "@parley/domain/ids";
import type { Pool, PoolClient } from "@parley/database/pool";
import { listConcernedPeople } from "@parley/database/queries/staff/concerned-user";
import {
  decideStaffConflict,
  type ActingStaff,
  type StaffConflict,
} from "@parley/domain/staff/staff-conflict";
import { buyerOf, sellerOf, type Order } from "@parley/domain/order/order";
import type { Requester } from "../account/session.ts";
import { precondition, type Precondition } from "@parley/engine/command";
import type { StaffMember } from "./staff-member.ts";

type Member = Pick<StaffMember, "masterId" | "accountGroup" | "staffRole">;

/** Null where the staff member may act on all of these users. */
export async function findConflict(
  database: Pool | PoolClient,
  staff: Member,
  userIds: readonly UserId[],
): Promise<StaffConflict | null> {
  const concerned = await listConcernedPeople(database, staff.accountGroup, userIds);
  return decideStaffConflict(actorOf(staff), concerned);
}

/**
 * Whether one of these colleagues may be the same person: the own account, one of the own group, or
 * one that shares something with it. Where two have to decide, such a one is no second.
 */
export async function isSamePerson(
  database: Pool | PoolClient,
  { masterId, accountGroup }: Member,
  colleagues: readonly UserId[],
): Promise<boolean> {
  const found = await listConcernedPeople(database, accountGroup, colleagues);
  return found.some(({ groupId, isLinked }) => groupId === masterId || isLinked);
}

/** For `prepare` of a command: the refusal, or null where the staff member may act. */
export async function refuseConflict(
  database: Pool,
  staff: Member,
  userIds: readonly UserId[],
): Promise<ConflictRefusal | null> {
  const error = await findConflict(database, staff, userIds);
  return error === null ? null : { ok: false, error };
}

/** Whether a member of staff may not even look at this order. */
export async function hasConflictIn(
  database: Pool | PoolClient,
  { masterId, accountGroup, staffRole }: Requester,
  order: Order,
): Promise<boolean> {
  if (staffRole === null) return false;
  const staff = { masterId, accountGroup, staffRole };
  return (await findConflict(database, staff, sidesOf(order))) !== null;
}

/** For queues: those of these users on whom the staff member may not act. */
export async function listConflicts(
  database: Pool | PoolClient,
  staff: Member,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  const concerned = await listConcernedPeople(database, staff.accountGroup, userIds);
  const actor = actorOf(staff);
  return new Set(
    concerned
      .filter((person) => decideStaffConflict(actor, [person]) !== null)
      .map(({ userId }) => userId),
  );
}

export interface ConflictRefusal {
  readonly ok: false;
  /** The role was taken away, or the staff session has ended, since the act was looked at. */
  readonly error: StaffConflict | "staffSessionNeeded";
}

/** Refuses a command where a conflict has come up since it was looked at. */
export function noConflict(
  staff: Member,
  userIds: readonly UserId[],
): Precondition<ConflictRefusal> {
  const hasNone = async (tx: PoolClient) => (await findConflict(tx, staff, userIds)) === null;
  return precondition(hasNone, { ok: false, error: "conflictOfInterest" });
}

/** Both sides: a decision on an order concerns each of them. */
export function sidesOf(order: Order): readonly UserId[] {
  return [buyerOf(order), sellerOf(order)];
}

function actorOf({ masterId, staffRole }: Member): ActingStaff {
  return { groupId: masterId, role: staffRole };
}
