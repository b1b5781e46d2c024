// What there is about a person, for one page of the console. Nothing sealed is in it, and each look is
// in the log.
import { findAccountByUid, type Account } from "@parley/database/queries/identity/account";
import { listKycCasesOf } from "@parley/database/queries/identity/kyc-case";
import { listUidsOfGroup } from "@parley/database/queries/identity/user";
import { ANY_OWN_OFFER, listOffersOf } from "@parley/database/queries/market/offer";
import { isAuthenticatorOn } from "@parley/database/queries/security/authenticator";
import { listPasskeys } from "@parley/database/queries/security/passkey";
import { listLiveSessions } from "@parley/database/queries/security/session";
import { listFlagsOf } from "@parley/database/queries/staff/person-record";
import { countAppealsOf } from "@parley/database/queries/trade/appeal";
import { getAppealEndings } from "@parley/database/queries/trade/appeal-background";
import { countOpenOrders, listOrders } from "@parley/database/queries/trade/order";
import { listHoldings } from "@parley/database/queries/wallet/statement";
import { getWithdrawalRule, listWithdrawals } from "@parley/database/queries/wallet/withdrawal";
import { findWithdrawalLimit } from "@parley/database/queries/wallet/withdrawal-limit";
import { inTransaction } from "@parley/database/transaction";
import type { UserId } from "@parley/domain/ids";
import { refused } from "@parley/domain/refused";
import { ruleWithOwnLimit } from "@parley/domain/wallet/withdrawal";
import { liveAt } from "../../identity/account/session.ts";
import { readLimits } from "../../identity/group/read-group.ts";
import { findConflict } from "../../identity/role/conflict.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { hasStaffFactor } from "../../identity/role/verify-staff.ts";
import type { OrderParts } from "../../trade/order/parts.ts";

/** Of offers, orders, withdrawals and flags. */
const MOST_LISTED = 10;
const PAGE = { offset: 0, limit: MOST_LISTED } as const;

export async function readPerson(parts: OrderParts, staff: StaffMember, uid: number) {
  if (!(await hasStaffFactor(parts, staff))) return refused("staffTwoFactorNeeded");
  const account = await findAccountByUid(parts.pool, uid);
  if (account === null) return refused("notFound");
  const conflict = await findConflict(parts.pool, staff, [account.userId]);
  // What staff own and did is no matter of their colleagues.
  if (conflict !== null) return refused(conflict);
  await inTransaction(parts.pool, (tx) =>
    recordStaffAction(tx, parts, {
      staffId: staff.userId,
      action: "user.open",
      userId: account.userId,
    }),
  );
  return { ok: true, person: await readRecord(parts, account) } as const;
}

async function readRecord(parts: OrderParts, account: Account) {
  const { pool, clock } = parts;
  const { userId, masterId } = account;
  const [hasAuthenticator, passkeys, members, verifications, sessions] = await Promise.all([
    isAuthenticatorOn(pool, userId),
    listPasskeys(pool, userId),
    listMembers(parts, masterId),
    listKycCasesOf(pool, masterId),
    listLiveSessions(pool, userId, liveAt(clock)),
  ]);
  const [holdings, limits, offers, orders, openOrders] = await Promise.all([
    listHoldings(pool, userId),
    readLimits(parts, account, { offerId: null }),
    listOffersOf(pool, userId, ANY_OWN_OFFER, PAGE),
    listOrders(pool, anyOrderOf(userId), { ...PAGE, before: null }),
    countOpenOrders(pool, userId),
  ]);
  const [all, endings, withdrawals, flags] = await Promise.all([
    countAppealsOf(pool, userId),
    getAppealEndings(pool, userId),
    listWithdrawals(pool, { userId, asset: null, status: null }, PAGE),
    listFlagsOf(pool, userId, MOST_LISTED),
  ]);
  const own = await findWithdrawalLimit(pool, masterId);
  const rule = await getWithdrawalRule(pool);
  const withdrawalRule = ruleWithOwnLimit(rule, own, clock.now());
  const loweredUntil = withdrawalRule === rule ? null : (own?.endsAt ?? null);
  const security = { hasAuthenticator, passkeys: passkeys.length };
  const appeals = { all, ...endings };
  const held = holdings.filter(({ balances }) =>
    Object.values(balances).some((atoms) => atoms > 0n),
  );
  const had = { holdings: held, limits, offers, orders, openOrders, appeals, withdrawals, flags };
  const lowered = { withdrawalRule, loweredUntil };
  return { account, security, members, verifications, sessions, ...had, ...lowered };
}

export type PersonRecord = Awaited<ReturnType<typeof readRecord>>;

async function listMembers({ pool }: Pick<OrderParts, "pool">, masterId: UserId) {
  const uids = await listUidsOfGroup(pool, masterId);
  const members = await Promise.all(uids.map((uid) => findAccountByUid(pool, uid)));
  return members.filter((member) => member !== null);
}

const anyOrderOf = (userId: UserId) =>
  ({
    userId,
    idPrefix: null,
    offerId: null,
    role: null,
    status: "all",
    crypto: null,
    fiat: null,
    from: null,
    to: null,
  }) as const;
