// How every act of staff is executed: once for its idempotency key, with a code of the
// authenticator that counts for this act, and all of its effects and its line in the log together.
import type { UserId } from "@parley/domain/ids";
import type { Pool, PoolClient } from "@parley/database/pool";
import { useUpCodes, type FactorRefusal, type Factors } from "../factor/factors.ts";
import { once } from "@parley/engine/idempotency/once";
import type { FactorCodes } from "../factor/factor-codes.ts";
import type { StaffConflict } from "@parley/domain/staff/staff-conflict";
import { findConflict } from "./conflict.ts";
import type { StaffMember } from "./staff-member.ts";
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
}

type Refused<Name extends string> = { readonly ok: false; readonly error: Name };
export type StaffRefusal =
  | FactorRefusal
  | Refused<"staffTwoFactorNeeded" | "idempotencyMismatch" | StaffConflict>;

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
  { staff, endpoint, idempotencyKey, input, subject, codes }: StaffRequest,
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
    const { totp } = await parts.factors.readBound(staff);
    if (!totp) return { ok: false, error: "staffTwoFactorNeeded" };
    const refused = await check(parts.pool);
    if (refused !== null) return refused;
    const answer = await parts.factors.check({
      holder: staff,
      purpose: "staff-action",
      subject,
      codes,
    });
    if (!answer.ok) return answer;
    return commit(async (tx, refuse) => {
      const refusedNow = (await check(tx)) ?? (await useUpCodes(tx, answer.uses));
      if (refusedNow !== null) refuse(refusedNow);
      return act(tx);
    });
  });
}
