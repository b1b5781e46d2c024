// An account as other rooms use it: its own row, what it inherits from its master, and its
// contacts. One statement reads all of it, since nearly every call needs it.
import type { StaffRole } from "@parley/domain/staff/staff-right";
import type { KycStatus, KycType } from "@parley/domain/kyc/kyc-state";
import type { Permission } from "@parley/domain/account/permission";
import type { Channel } from "@parley/domain/account/account-name";
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

export interface Account {
  readonly userId: UserId;
  readonly uid: number;
  readonly username: string;
  /** When the name was changed last; null for the first one. */
  readonly renamedAt: Date | null;
  /** The own id for a master. What belongs to the whole group hangs on this one. */
  readonly masterId: UserId;
  readonly isSubUser: boolean;
  readonly accountGroup: number;
  readonly passwordChangedAt: Date;
  /** One of the site's languages. */
  readonly language: string;
  /** The IANA zone in which this person reads dates; null until it is known. */
  readonly timeZone: string | null;
  /** In which worths are shown; null until one is chosen. */
  readonly displayCurrency: string | null;
  readonly sealedAntiPhishingCode: string | null;
  /** Of the master, as trader, broker, freeze and block are; the freeze may also be the own one. */
  readonly kycType: KycType;
  readonly kycStatus: KycStatus;
  readonly traderStatus: "none" | "active";
  readonly brokerName: string | null;
  readonly isTradingFrozen: boolean;
  readonly withdrawalsBlockedUntil: Date | null;
  /** Until then staff lets none of the own orders settle; of the master too. */
  readonly heldUntil: Date | null;
  /** A sub-user whom the master does not let in. */
  readonly isLockedOut: boolean;
  /** Of a sub-user; a master may everything. */
  readonly permissions: readonly Permission[];
  readonly usesMasterTwoFactor: boolean;
  readonly staffRole: StaffRole | null;
  readonly createdAt: Date;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** Until then it is not for logins and resets; null where it does not wait. */
  readonly emailWaitsUntil: Date | null;
  readonly phone: string | null;
  readonly isPhoneVerified: boolean;
  readonly phoneWaitsUntil: Date | null;
  readonly dialCode: string | null;
}

/** For callers that log a user in. */
export interface AccountWithPassword extends Account {
  readonly passwordHash: string;
}

export type AccountColumns = Omit<Account, "userId" | "masterId"> & {
  readonly userId: string;
  readonly masterId: string;
};

/** For statements that join `app_user as p` to something else. */
export const ACCOUNT_COLUMNS = `
  p.id as "userId", p.uid, p.username, p.renamed_at as "renamedAt", coalesce(m.id, p.id) as "masterId",
  p.master_id is not null as "isSubUser", p.account_group as "accountGroup",
  p.password_changed_at as "passwordChangedAt", p.language, p.time_zone as "timeZone",
  p.display_currency as "displayCurrency",
  p.sealed_anti_phishing_code as "sealedAntiPhishingCode",
  coalesce(m.kyc_type, p.kyc_type) as "kycType",
  coalesce(m.kyc_status, p.kyc_status) as "kycStatus",
  coalesce(m.trader_status, p.trader_status) as "traderStatus",
  coalesce(m.broker_name, p.broker_name) as "brokerName",
  p.is_trading_frozen or coalesce(m.is_trading_frozen, false) as "isTradingFrozen",
  greatest(p.held_until, m.held_until) as "heldUntil",
  greatest(p.withdrawals_blocked_until, m.withdrawals_blocked_until) as "withdrawalsBlockedUntil",
  p.is_locked_out as "isLockedOut", p.permissions,
  p.uses_master_two_factor as "usesMasterTwoFactor", p.staff_role as "staffRole",
  p.created_at as "createdAt",
  e.target as email, e.verified_at is not null as "isEmailVerified",
  e.waits_until as "emailWaitsUntil",
  t.target as phone, t.verified_at is not null as "isPhoneVerified", t.dial_code as "dialCode",
  t.waits_until as "phoneWaitsUntil"`;

export const ACCOUNT_JOINS = `
  left join app_user as m on m.id = p.master_id
  left join contact as e on e.user_id = p.id and e.channel = 'email' and e.kept_until is null
  left join contact as t on t.user_id = p.id and t.channel = 'phone' and t.kept_until is null`;

/** Field by field: every call has one made, and copying a row of the driver takes several times as long. */
export function toAccount(row: AccountColumns): Account {
  return {
    userId: toUserId(row.userId),
    uid: row.uid,
    username: row.username,
    renamedAt: row.renamedAt,
    masterId: toUserId(row.masterId),
    isSubUser: row.isSubUser,
    accountGroup: row.accountGroup,
    passwordChangedAt: row.passwordChangedAt,
    language: row.language,
    timeZone: row.timeZone,
    displayCurrency: row.displayCurrency,
    sealedAntiPhishingCode: row.sealedAntiPhishingCode,
    kycType: row.kycType,
    kycStatus: row.kycStatus,
    traderStatus: row.traderStatus,
    brokerName: row.brokerName,
    isTradingFrozen: row.isTradingFrozen,
    withdrawalsBlockedUntil: row.withdrawalsBlockedUntil,
    heldUntil: row.heldUntil,
    isLockedOut: row.isLockedOut,
    permissions: row.permissions,
    usesMasterTwoFactor: row.usesMasterTwoFactor,
    staffRole: row.staffRole,
    createdAt: row.createdAt,
    email: row.email,
    isEmailVerified: row.isEmailVerified,
    emailWaitsUntil: row.emailWaitsUntil,
    phone: row.phone,
    isPhoneVerified: row.isPhoneVerified,
    phoneWaitsUntil: row.phoneWaitsUntil,
    dialCode: row.dialCode,
  };
}

async function find(
  database: Queryable,
  name: string,
  where: string,
  values: unknown[],
): Promise<AccountWithPassword | null> {
  const { rows } = await database.query<AccountColumns & { readonly passwordHash: string }>({
    name,
    text: `select ${ACCOUNT_COLUMNS}, p.password_hash as "passwordHash"
           from app_user as p ${ACCOUNT_JOINS} where ${where}`,
    values,
  });
  const [row] = rows;
  return row === undefined ? null : { ...toAccount(row), passwordHash: row.passwordHash };
}

export const findAccount = (database: Queryable, userId: UserId) =>
  find(database, "find-account", "p.id = $1", [userId]);

export const findAccountByUid = (database: Queryable, uid: number) =>
  find(database, "find-account-by-uid", "p.uid = $1", [uid]);

/**
 * The user who has bound it, verified or not, waiting or not; or had it and may still log in by
 * it.
 */
export const findAccountByContact = (
  database: Queryable,
  channel: Channel,
  target: string,
  now: Date,
) =>
  find(
    database,
    "find-account-by-contact",
    `p.id = (
       select user_id from contact where channel = $1 and target = $2
         and (kept_until is null or login_until > $3)
     )`,
    [channel, target, now],
  );

/** The user who may set a new password by it: a waiting contact is not enough. */
export const findAccountForReset = (
  database: Queryable,
  channel: Channel,
  target: string,
  now: Date,
) =>
  find(
    database,
    "find-account-for-reset",
    `p.id = (
       select user_id from contact where channel = $1 and target = $2
         and case when kept_until is null then coalesce(waits_until <= $3, true)
           else login_until > $3 end
     )`,
    [channel, target, now],
  );
