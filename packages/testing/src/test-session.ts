// The session of a user, for operations that need a caller.
import type { Pool } from "@parley/database/pool";
import { findAccount } from "@parley/database/queries/identity/account";
import { toSessionId } from "@parley/domain/ids";
import type { Session } from "@parley/operations/identity/account/session";
import type { TestUser } from "./test-user.ts";

/** A snapshot; after a change of the user request it again. */
export async function sessionOf(pool: Pool, { id }: TestUser): Promise<Session> {
  const account = await findAccount(pool, id);
  if (account === null) throw new Error("there is no such account");
  return { ...account, sessionId: toSessionId(1n) };
}
