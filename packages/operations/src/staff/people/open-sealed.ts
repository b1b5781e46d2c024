// A look at what is sealed or masked of a person: with a reason, the second factor of the member of
// staff, and a line in the log for each look. What is seen is read after the line is written and is
// stored nowhere. The call takes no idempotency key: sent again it is another look, with a code and a
// line of its own, as it shows what is there now.
import { findAccountByUid, type Account } from "@parley/database/queries/identity/account";
import { findLatestKycCase } from "@parley/database/queries/identity/kyc-case";
import { listLiveSessions } from "@parley/database/queries/security/session";
import { refused } from "@parley/domain/refused";
import type { SealedField } from "@parley/domain/staff/person";
import { liveAt } from "../../identity/account/session.ts";
import { openApplication } from "../../identity/kyc/sealed-application.ts";
import { actAsStaff, type StaffInput, type StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";

export interface SealedLook extends Omit<StaffInput, "idempotencyKey"> {
  readonly uid: number;
  readonly field: SealedField;
}

/** What is shown: its name as a code, or the device of a login. */
export interface OpenedFact {
  readonly name: string;
  readonly value: string;
}

export async function openSealedField(
  parts: StaffParts,
  staff: StaffMember,
  { uid, field, reason, codes }: SealedLook,
) {
  const request = {
    staff,
    endpoint: "openSealedField",
    idempotencyKey: null,
    input: { uid, field, reason },
    subject: String(uid),
    codes,
  };
  const looked = await actAsStaff<null, "notFound">(parts, request, {
    async concerns(database) {
      const account = await findAccountByUid(database, uid);
      return account === null ? [] : [account.userId];
    },

    async decide(database) {
      return (await findAccountByUid(database, uid)) === null ? "notFound" : null;
    },

    async act(tx) {
      const account = await findAccountByUid(tx, uid);
      if (account === null) throw new Error("accounts are never removed");
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "user.openSealed",
        userId: account.userId,
        subject: field,
        reason,
      });
      return null;
    },
  });
  if (!looked.ok) return looked;
  const account = await findAccountByUid(parts.pool, uid);
  if (account === null) return refused("notFound");
  return { ok: true, facts: await readFacts(parts, account, field) } as const;
}

function readFacts(parts: StaffParts, account: Account, field: SealedField): Promise<OpenedFact[]> {
  switch (field) {
    case "contacts":
      return Promise.resolve(contactsOf(account));
    case "identity":
      return readIdentity(parts, account);
    case "logins":
      return readLogins(parts, account);
  }
}

function contactsOf({ email, phone }: Account): OpenedFact[] {
  return [
    ...(email === null ? [] : [{ name: "email", value: email }]),
    ...(phone === null ? [] : [{ name: "phone", value: phone }]),
  ];
}

/** Of the latest verification, which is the master's. */
async function readIdentity(
  { pool, vault }: StaffParts,
  { masterId }: Account,
): Promise<OpenedFact[]> {
  const latest = await findLatestKycCase(pool, masterId);
  if (latest === null) return [];
  const { kycType: _type, ...fields } = openApplication(vault, latest);
  return Object.entries(fields).map(([name, value]) => ({ name, value }));
}

async function readLogins({ pool, clock }: StaffParts, { userId }: Account): Promise<OpenedFact[]> {
  const sessions = await listLiveSessions(pool, userId, liveAt(clock));
  return sessions.map(({ device, address }) => ({ name: device, value: address }));
}
