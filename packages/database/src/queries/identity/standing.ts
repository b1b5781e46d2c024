// The state of an account before the gate: its own row, its master's, and what both have done.
import type { Standing } from "@parley/domain/account/gate";
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

/**
 * Of `person` and its `master`, with the `agreement` that has to be accepted, at the instant that this
 * parameter of the statement says.
 */
export const standingColumns = (now: `$${number}`) => `
  person.is_trading_frozen or person.is_locked_out or master.is_trading_frozen
    or coalesce(greatest(person.held_until, master.held_until) > ${now}::timestamptz, false)
    as "isFrozen",
  master.staff_role is not null as "isStaff",
  person.master_id is null or 'trade' = any(person.permissions) as "canTrade",
  exists (
    select from contact where contact.person_id = person.id
      and contact.channel = 'phone' and contact.verified_at is not null
                     and contact.kept_until is null
  ) as "isPhoneVerified",
  exists (
    select from contact where contact.person_id = person.id
      and contact.channel = 'email' and contact.verified_at is not null
                     and contact.kept_until is null
  ) as "isEmailVerified",
  master.kyc_status = 'approved' as "isKycApproved",
  exists (
    select from agreement_acceptance as accepted
    where accepted.person_id = master.id and accepted.version = agreement.version
  ) as "hasAcceptedAgreement",
  exists (
    select from authenticator
    where authenticator.confirmed_at is not null
      and authenticator.person_id =
        case when person.uses_master_two_factor then master.id else person.id end
  ) as "hasTwoFactor"`;

/** With that version of the agreement as the one to be accepted; null when there is no account. */
export async function findStanding(
  database: Queryable,
  personId: UserId,
  agreementVersion: string,
  now: Date,
): Promise<Standing | null> {
  const { rows } = await database.query<Standing>({
    name: "find-standing",
    text: `select ${standingColumns("$3")}
           from person
           join person as master on master.id = coalesce(person.master_id, person.id),
           (select $2::text as version) as agreement
           where person.id = $1`,
    values: [personId, agreementVersion, now],
  });
  return rows[0] ?? null;
}
