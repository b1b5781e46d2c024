// Whether two members of staff count as two people, where two have to agree.
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import { listAppointments } from "@parley/database/queries/staff/staff-member";
import type { UserId } from "@parley/domain/ids";
import { APPOINTMENT_MS, isLinkedByAppointments } from "@parley/domain/staff/appointment";
import type { BaseParts } from "../../kernel/parts.ts";

export async function isTooClose(
  database: Queryable,
  { clock }: Pick<BaseParts, "clock">,
  one: UserId,
  other: UserId,
): Promise<boolean> {
  const since = new Date(clock.now() - APPOINTMENT_MS);
  return isLinkedByAppointments(await listAppointments(database, since), one, other);
}
