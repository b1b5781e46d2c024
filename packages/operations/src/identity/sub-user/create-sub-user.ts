// A master creates an account in the same group. Its user verifies the email or phone at the first
// login.
import { isViolationOf } from "@parley/database/constraint";
import type { PoolClient } from "@parley/database/pool";
import { insertContact } from "@parley/database/queries/identity/contact";
import { insertUser } from "@parley/database/queries/identity/user";
import { countSubUsers, findSubUser } from "@parley/database/queries/identity/sub-user";
import type { AccountName } from "@parley/domain/account/account-name";
import { skeletonOf } from "@parley/domain/name/name-skeleton";
import { decidePassword } from "@parley/domain/account/password";
import { MOST_SUB_USERS, type Permission } from "@parley/domain/account/permission";
import { toUserId } from "@parley/domain/ids";
import type { RefusedAs } from "@parley/domain/refused";
import { tellAccount } from "../../messaging/notification/tell-account.ts";
import { parseAccount } from "../account/parse-account.ts";
import type { Caller } from "../account/parts.ts";
import { drawUid } from "../account/register.ts";
import {
  decideName,
  isFormerNameOfOther,
  isNameTaken,
  type NameRefusal,
} from "../account/rename.ts";
import type { Session } from "../account/session.ts";
import {
  confirmBySealedRequest,
  type Change,
  type ConfirmedBySealedRequest,
  type ConfirmParts,
  type SealedCodes,
} from "../security/confirm-change.ts";
import { holdBack } from "./hold-back.ts";
import { viewSubUser, type SubUserView } from "./sub-user-view.ts";

export interface NewSubUser {
  readonly account: string;
  readonly password: string;
  readonly username: string;
  readonly permissions: readonly Permission[];
  readonly useAdminTwoFactor: boolean;
}

/**
 * In the order of precedence; those after `passwordTooWeak` are returned only after the codes were
 * verified.
 */
export type CreateSubUserRefusal = RefusedAs<
  | "masterOnly"
  | "accountInvalid"
  | "passwordTooWeak"
  | "subUserLimit"
  | NameRefusal
  | "contactTaken"
>;

/**
 * Needs the master's codes: else a stolen session would make an account that may trade, with the
 * thief's contacts, and move the master's coins to it.
 */
export async function createSubUser(
  parts: ConfirmParts,
  master: Session,
  input: NewSubUser,
  sealed: SealedCodes,
  caller: Caller,
): Promise<ConfirmedBySealedRequest<SubUserView, CreateSubUserRefusal>> {
  if (master.isSubUser) return { ok: false, error: "masterOnly" };
  const name = parseAccount(input.account);
  if (name === null) return { ok: false, error: "accountInvalid" };
  const wrong = decideName(input.username);
  if (wrong !== null) return { ok: false, error: wrong };
  const weak = decidePassword(input.password, [name.target, input.username]);
  if (weak !== null) return { ok: false, error: weak };
  const request = {
    session: master,
    caller,
    endpoint: "createSubUser",
    purpose: "sub-users",
    subject: input.account,
  } as const;
  try {
    const change = creationOf(parts, master, { input, name, address: caller.address });
    return await confirmBySealedRequest(parts, request, sealed, change);
  } catch (error) {
    if (isNameTaken(error)) return { ok: false, error: "usernameTaken" };
    if (isViolationOf(error, "contact__channel_target")) {
      return { ok: false, error: "contactTaken" };
    }
    throw error;
  }
}

interface Creation {
  readonly input: NewSubUser;
  readonly name: AccountName;
  /** Network address of the caller. */
  readonly address: string;
}

function creationOf(
  parts: ConfirmParts,
  master: Session,
  { input, name, address }: Creation,
): Change<SubUserView, CreateSubUserRefusal> {
  let passwordHash = "";
  return {
    // With the master locked, so that many at once do not pass the limit together.
    async decide(_master, database) {
      const count = await countSubUsers(database, master.userId);
      return count < MOST_SUB_USERS ? null : { ok: false, error: "subUserLimit" };
    },

    async check() {
      // Slow on purpose, so that it must not happen while rows are locked.
      passwordHash = await parts.hasher.hash(input.password);
      return { ok: true, useUp: () => Promise.resolve(true) };
    },

    async act(tx, _account, refuse) {
      const uid = await insertSubUser(tx, parts, { master, input, name, passwordHash });
      const row = await findSubUser(tx, master.userId, uid);
      if (row === null) throw new Error("a sub-user is gone right after it was made");
      const skeleton = skeletonOf(input.username);
      if (await isFormerNameOfOther(tx, parts, row.userId, skeleton)) {
        refuse({ ok: false, error: "usernameTaken" });
      }
      const at = parts.clock.now();
      const message = { template: "sub-user-created", username: input.username, at } as const;
      await tellAccount(tx, parts, master, message);
      const { userId } = row;
      await holdBack(tx, parts, master, { userId, before: null, after: row, address });
      return viewSubUser(row);
    },
  };
}

interface SubUserRows {
  readonly master: Session;
  readonly input: NewSubUser;
  readonly name: AccountName;
  readonly passwordHash: string;
}

/**
 * The contact is checked last, when nothing else can be refused: probing whether an address has an
 * account uses up a sub-user for each that has none. One that was only entered is taken as well;
 * giving it away without a proof would lock its user out.
 */
async function insertSubUser(
  tx: PoolClient,
  { ids, clock }: ConfirmParts,
  { master, input, name, passwordHash }: SubUserRows,
): Promise<number> {
  const at = new Date(clock.now());
  const userId = toUserId(ids.next());
  const uid = await drawUid(tx);
  await insertUser(tx, {
    userId,
    uid,
    username: input.username,
    usernameSkeleton: skeletonOf(input.username),
    masterId: master.userId,
    accountGroup: master.accountGroup,
    passwordHash,
    language: master.language,
    permissions: input.permissions,
    usesMasterTwoFactor: input.useAdminTwoFactor,
    createdAt: at,
  });
  const { channel, target, dialCode } = name;
  await insertContact(tx, {
    userId,
    channel,
    target,
    dialCode,
    verifiedAt: null,
    boundAt: at,
  });
  return uid;
}
