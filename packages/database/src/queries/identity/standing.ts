// The state of an account before the gate: its own row, its master's, and what both have done.
import type { Standing } from "@parley/domain/account/gate";
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

/**
 * Of `person` and its `master`, with the `agreement` that has to be accepted, at the instant that this
 * parameter of the statement says.
 */
export const standingColumns = (now: `$${number}`) => `
  app_user.is_trading_frozen or app_user.is_locked_out or master.is_trading_frozen
    or coalesce(greatest(app_user.held_until, master.held_until) > ${now}::timestamptz, false)
    as "isFrozen",
  master.staff_role is not null as "isStaff",
  app_user.master_id is null or 'trade' = any(app_user.permissions) as "canTrade",
  exists (
    select from contact where contact.user_id = app_user.id
      and contact.channel = 'phone' and contact.verified_at is not null
                     and contact.kept_until is null
  ) as "isPhoneVerified",
  exists (
    select from contact where contact.user_id = app_user.id
      and contact.channel = 'email' and contact.verified_at is not null
                     and contact.kept_until is null
  ) as "isEmailVerified",
  master.kyc_status = 'approved' as "isKycApproved",
  exists (
    select from agreement_acceptance as accepted
    where accepted.user_id = master.id and accepted.version = agreement.version
  ) as "hasAcceptedAgreement",
  exists (
    select from authenticator
    where authenticator.confirmed_at is not null
      and authenticator.user_id =
        case when app_user.uses_master_two_factor then master.id else app_user.id end
  ) as "hasTwoFactor"`;

/** With that version of the agreement as the one to be accepted; null when there is no account. */
export async function findStanding(
  database: Queryable,
  userId: UserId,
  agreementVersion: string,
  now: Date,
): Promise<Standing | null> {
  const { rows } = await database.query<Standing>({
    name: "find-standing",
    text: `select ${standingColumns("$3")}
           from app_user
           join app_user as master on master.id = coalesce(app_user.master_id, app_user.id),
           (select $2::text as version) as agreement
           where app_user.id = $1`,
    values: [userId, agreementVersion, now],
  });
  return rows[0] ?? null;
}
