// Creates missing demo accounts. Their password is public, so that they exist in development only,
// and production does not start with them.
import { isViolationOf } from "@parley/database/constraint";
import type { Pool, PoolClient } from "@parley/database/pool";
import {
  markUserAsDemo,
  updateTraderStatus,
  updateStaffRole,
} from "@parley/database/queries/identity/account-mark";
import {
  getPresentAgreement,
  insertAgreementAcceptance,
} from "@parley/database/queries/identity/agreement";
import {
  beginAuthenticator,
  confirmAuthenticator,
} from "@parley/database/queries/security/authenticator";
import { findContactOwner, insertContact } from "@parley/database/queries/identity/contact";
import { insertDemoGroup } from "@parley/database/queries/demo/demo-trader";
import { insertKycCase, updateKycCaseDecision } from "@parley/database/queries/identity/kyc-case";
import { updateKycStatus } from "@parley/database/queries/identity/kyc-person";
import { writeStaffMember } from "@parley/database/queries/staff/staff-member";
import { insertUser } from "@parley/database/queries/identity/user";
import { inTransaction } from "@parley/database/transaction";
import type { PersonApplication } from "@parley/domain/kyc/kyc";
import { skeletonOf } from "@parley/domain/name/name-skeleton";
import { toUserId, type UserId } from "@parley/domain/ids";
import { isNameTaken } from "../identity/account/rename.ts";
import type { PasswordHasher } from "../identity/account/password-hasher.ts";
import { drawUid } from "../identity/account/register.ts";
import { documentMac, sealApplication } from "../identity/kyc/sealed-application.ts";
import { sealTotpSecret } from "../identity/security/totp.ts";
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  DEMO_TOTP_SECRET,
  type DemoAccount,
} from "./demo-accounts.ts";
import type { BaseParts } from "../kernel/parts.ts";

export interface DemoParts extends BaseParts {
  readonly mode: "development" | "production";
  readonly hasher: PasswordHasher;
}

const DAY_MS = 24 * 60 * 60_000;

/** Returns how many are new. Safe to run at every start, also on many servers. */
export async function createDemoAccounts(parts: DemoParts): Promise<number> {
  if (parts.mode !== "development") throw new Error("demo accounts are for development only");
  const missing = await listMissing(parts.pool);
  if (missing.length === 0) return 0;
  const passwordHash = await parts.hasher.hash(DEMO_PASSWORD);
  let made = 0;
  for (const account of missing) {
    try {
      const at = new Date(parts.clock.now() - account.registeredDays * DAY_MS);
      await inTransaction(parts.pool, async (tx) => {
        const { userId } = await insertDemoAccount(tx, parts, account, passwordHash, at);
        await markUserAsDemo(tx, userId);
      });
      made += 1;
    } catch (error) {
      // Another server creates them concurrently, or a user has the name.
      const isTaken = isViolationOf(error, "contact__channel_target") || isNameTaken(error);
      if (!isTaken) throw error;
    }
  }
  return made;
}

/** A former contact of a user is taken as well. */
const ANY_TIME = new Date(0);

export async function hasDemoAccounts(pool: Pool): Promise<boolean> {
  const missing = await listMissing(pool);
  return missing.length < DEMO_ACCOUNTS.length;
}

async function listMissing(pool: Pool): Promise<DemoAccount[]> {
  const owners = await Promise.all(
    DEMO_ACCOUNTS.map(({ email }) => findContactOwner(pool, "email", email, ANY_TIME)),
  );
  return DEMO_ACCOUNTS.filter((_account, index) => owners[index] === null);
}

export interface DemoUser {
  readonly userId: UserId;
  readonly uid: number;
}

export interface NewDemoAccount extends Omit<DemoAccount, "purpose" | "coins" | "registeredDays"> {
  /** English unless given. */
  readonly language?: string;
}

/** All that was verified was verified when the account was made. The caller marks it as the demo's. */
export async function insertDemoAccount(
  tx: PoolClient,
  parts: DemoParts,
  account: NewDemoAccount,
  passwordHash: string,
  at: Date = new Date(parts.clock.now()),
): Promise<DemoUser> {
  const { ids, clock, vault } = parts;
  const now = new Date(clock.now());
  const userId = toUserId(ids.next());
  const uid = await drawUid(tx);
  await insertUser(tx, {
    userId,
    uid,
    username: account.username,
    usernameSkeleton: skeletonOf(account.username),
    masterId: null,
    accountGroup: uid,
    passwordHash,
    language: account.language ?? "en",
    permissions: [],
    usesMasterTwoFactor: false,
    createdAt: at,
  });
  await insertContacts(tx, userId, account, at);
  if (account.identity !== null) await insertIdentity(tx, parts, userId, account.identity);
  if (account.hasAcceptedAgreement) {
    const { version } = await getPresentAgreement(tx, now);
    await insertAgreementAcceptance(tx, { userId, version, acceptedAt: now });
  }
  if (account.hasAuthenticator) {
    const sealed = sealTotpSecret(vault, userId, DEMO_TOTP_SECRET);
    await beginAuthenticator(tx, userId, sealed, at);
    await confirmAuthenticator(tx, userId, sealed, at);
  }
  await insertDemoGroup(tx, userId, account.tradesOfGroup);
  if (account.isTrader) await updateTraderStatus(tx, userId, "active");
  if (account.staffRole !== null) {
    await updateStaffRole(tx, userId, account.staffRole);
    await writeStaffMember(tx, { userId, at, by: null, isNew: true });
  }
  return { userId, uid };
}

async function insertContacts(
  tx: PoolClient,
  userId: UserId,
  { email, phone }: Pick<DemoAccount, "email" | "phone">,
  at: Date,
): Promise<void> {
  const bound = { userId, verifiedAt: at, boundAt: at };
  await insertContact(tx, { ...bound, channel: "email", target: email, dialCode: null });
  if (phone !== null) await insertContact(tx, { ...bound, channel: "phone", ...phone });
}

async function insertIdentity(
  tx: PoolClient,
  { ids, clock, vault }: DemoParts,
  userId: UserId,
  identity: PersonApplication,
): Promise<void> {
  const caseId = ids.next();
  const at = new Date(clock.now());
  await insertKycCase(tx, {
    id: caseId,
    userId,
    kycType: identity.kycType,
    sealed: sealApplication(vault, caseId, identity),
    submittedAt: at,
    documentMac: documentMac(vault, identity),
  });
  await updateKycCaseDecision(tx, {
    id: caseId,
    status: "approved",
    decidedAt: at,
    decidedBy: "demo",
    rejectReason: null,
  });
  await updateKycStatus(tx, userId, identity.kycType, "approved");
}
