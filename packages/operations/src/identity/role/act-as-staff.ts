// How every act of staff is executed: once for its idempotency key, with the member of staff verified
// (`verify-staff.ts`), and all of its effects and its line in the log together.
import type { UserId } from "@parley/domain/ids";
import type { Pool, PoolClient } from "@parley/database/pool";
import type { FactorRefusal, Factors } from "../factor/factors.ts";
import { once } from "@parley/engine/idempotency/once";
import type { FactorCodes } from "../factor/factor-codes.ts";
import type { StaffConflict } from "@parley/domain/staff/staff-conflict";
import type { StaffDecision } from "@parley/domain/staff/step-up";
import { findConflict } from "./conflict.ts";
import type { StaffMember } from "./staff-member.ts";
import { hasStaffFactor, proveStaff } from "./verify-staff.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface StaffParts extends BaseParts {
  readonly factors: Factors;
}

/** What every act of staff brings along. */
export interface StaffInput {
  /** For the log. */
  readonly reason: string;
  readonly codes: FactorCodes;
  readonly idempotencyKey: string | null;
}

export interface StaffRequest extends Omit<StaffInput, "reason"> {
  readonly staff: StaffMember;
  /** Name of the endpoint. */
  readonly endpoint: string;
  /** The whole input. */
  readonly input: unknown;
  /** What the code is good for: a case, an account, a request. */
  readonly subject: string;
  /** Whether an earlier code may count for it; absent: none does. */
  readonly decision?: StaffDecision;
}

type Refused<Name extends string> = { readonly ok: false; readonly error: Name };
export type StaffRefusal =
  | FactorRefusal
  | Refused<"staffTwoFactorNeeded" | "staffSessionNeeded" | "idempotencyMismatch" | StaffConflict>;

/**
 * `concerns` names the users concerned; the act is refused where one of them is of the staff
 * member's group or linked to it. `decide` checks whether it is permitted; null means it is. Both
 * are called before a code is verified and again with the row locked. `act` executes it.
 */
export interface StaffAct<Reply, Name extends string> {
  readonly concerns: (database: Pool | PoolClient) => Promise<readonly UserId[]>;
  readonly decide: (database: Pool | PoolClient) => Promise<Name | null>;
  readonly act: (tx: PoolClient) => Promise<Reply>;
}

export function actAsStaff<Reply, Name extends string>(
  parts: StaffParts,
  { staff, endpoint, idempotencyKey, input, subject, codes, decision }: StaffRequest,
  { concerns, decide, act }: StaffAct<Reply, Name>,
): Promise<{ readonly ok: true; readonly reply: Reply } | StaffRefusal | Refused<Name>> {
  type Refusal = StaffRefusal | Refused<Name>;
  const request = { scope: `user:${staff.userId}`, endpoint, key: idempotencyKey, input };
  const check = async (database: Pool | PoolClient): Promise<Refusal | null> => {
    const conflict = await findConflict(database, staff, await concerns(database));
    if (conflict !== null) return { ok: false, error: conflict };
    const error = await decide(database);
    return error === null ? null : { ok: false, error };
  };
  return once<Reply, Refusal>(parts, request, async (commit) => {
    if (!(await hasStaffFactor(parts, staff))) return { ok: false, error: "staffTwoFactorNeeded" };
    const refused = await check(parts.pool);
    if (refused !== null) return refused;
    const proved = await proveStaff(parts, { staff, subject, codes, decision });
    if (!proved.ok) return proved;
    return commit(async (tx, refuse) => {
      const refusedNow = await check(tx);
      if (refusedNow !== null) refuse(refusedNow);
      for (const effect of proved.effects) {
        const isDone = await effect.run(tx);
        if (effect.does !== "write" && isDone !== true) refuse(effect.refusal);
      }
      return act(tx);
    });
  });
}
