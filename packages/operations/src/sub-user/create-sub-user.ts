// A master makes an account for somebody else, in the same group. Whoever it is for proves the email
// or phone at the first login.
import { isViolationOf } from "@parley/database/constraint";
import type { PoolClient } from "@parley/database/pool";
import { createContactQueries } from "@parley/database/queries/contact";
import { createPersonQueries } from "@parley/database/queries/person";
import { createSubUserQueries } from "@parley/database/queries/sub-user";
import type { AccountName } from "@parley/domain/account/account-name";
import { decidePassword } from "@parley/domain/account/password";
import { MOST_SUB_USERS, type Permission } from "@parley/domain/account/permission";
import { toUserId } from "@parley/domain/ids";
import { tellAccount } from "../account/notify.ts";
import { parseAccount } from "../account/parse-account.ts";
import type { AccountParts, Caller } from "../account/parts.ts";
import { drawUid } from "../account/register.ts";
import type { Session } from "../account/session.ts";
import { once } from "../once.ts";
import { inRefusableTransaction } from "../refusal.ts";
import { holdBack } from "./hold-back.ts";
import { viewSubUser, type SubUserView } from "./sub-user-view.ts";

export interface NewSubUser {
  readonly account: string;
  readonly password: string;
  readonly username: string;
  readonly permissions: readonly Permission[];
  readonly useAdminTwoFactor: boolean;
}

/** In the order of precedence. */
export type CreateSubUserRefusal = {
  readonly ok: false;
  readonly error:
    | "masterOnly"
    | "accountInvalid"
    | "passwordTooWeak"
    | "subUserLimit"
    | "usernameTaken"
    | "contactTaken"
    | "idempotencyMismatch";
};

type CreateParts = Omit<AccountParts, "factors">;

export async function createSubUser(
  parts: CreateParts,
  master: Session,
  input: NewSubUser,
  { idempotencyKey, address }: Pick<Caller, "idempotencyKey" | "address">,
): Promise<{ readonly ok: true; readonly reply: SubUserView } | CreateSubUserRefusal> {
  if (master.isSubUser) return { ok: false, error: "masterOnly" };
  const name = parseAccount(input.account);
  if (name === null) return { ok: false, error: "accountInvalid" };
  const weak = decidePassword(input.password, [name.target, input.username]);
  if (weak !== null) return { ok: false, error: weak };
  const request = {
    scope: `user:${master.userId}`,
    endpoint: "createSubUser",
    key: idempotencyKey,
    input,
  };
  return once<SubUserView, CreateSubUserRefusal>(parts, request, async (remember) => {
    const passwordHash = await parts.hasher.hash(input.password);
    try {
      return await inRefusableTransaction(
        parts.pool,
        async (tx, refuse: (refused: CreateSubUserRefusal) => never) => {
          const hasRoom = await findRoom(tx, master);
          if (!hasRoom) refuse({ ok: false, error: "subUserLimit" });
          const uid = await insertSubUser(tx, parts, { master, input, name, passwordHash });
          const row = await createSubUserQueries(tx).findSubUser(master.userId, uid);
          if (row === null) throw new Error("a sub-user is gone right after it was made");
          const reply = viewSubUser(row);
          const at = parts.clock.now();
          const message = { template: "sub-user-created", username: input.username, at } as const;
          await tellAccount(tx, parts, master, message);
          const { userId } = row;
          await holdBack(tx, parts, master, { userId, before: null, after: row, address });
          await remember(tx, reply);
          return { ok: true as const, reply };
        },
      );
    } catch (error) {
      if (isViolationOf(error, "person__username_lower")) {
        return { ok: false, error: "usernameTaken" };
      }
      if (isViolationOf(error, "contact__channel_target")) {
        return { ok: false, error: "contactTaken" };
      }
      throw error;
    }
  });
}

/** With the master locked, so that many at once do not pass the limit together. */
async function findRoom(tx: PoolClient, { userId }: Session): Promise<boolean> {
  await createPersonQueries(tx).lockPerson(userId);
  const count = await createSubUserQueries(tx).countSubUsers(userId);
  return count < MOST_SUB_USERS;
}

interface SubUserRows {
  readonly master: Session;
  readonly input: NewSubUser;
  readonly name: AccountName;
  readonly passwordHash: string;
}

/**
 * The contact comes last, when nothing else can be refused any more: whoever wants to know whether an
 * address has an account uses up a sub-user with each that has none. One that was only entered is
 * taken as well; to give it away without a proof would shut out whom it was entered for.
 */
async function insertSubUser(
  tx: PoolClient,
  { ids, clock }: CreateParts,
  { master, input, name, passwordHash }: SubUserRows,
): Promise<number> {
  const at = new Date(clock.now());
  const userId = toUserId(ids.next());
  const uid = await drawUid(tx);
  await createPersonQueries(tx).insertPerson({
    userId,
    uid,
    username: input.username,
    masterId: master.userId,
    accountGroup: master.accountGroup,
    passwordHash,
    language: master.language,
    permissions: input.permissions,
    usesMasterTwoFactor: input.useAdminTwoFactor,
    createdAt: at,
  });
  const { channel, target, dialCode } = name;
  await createContactQueries(tx).insertContact({
    userId,
    channel,
    target,
    dialCode,
    verifiedAt: null,
    boundAt: at,
  });
  return uid;
}
