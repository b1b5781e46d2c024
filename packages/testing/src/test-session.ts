// The session of an account, for operations that ask who calls.
import type { Pool } from "@parley/database/pool";
import { createAccountQueries } from "@parley/database/queries/account";
import { toSessionId } from "@parley/domain/ids";
import type { Session } from "@parley/operations/identity/account/session";
import type { TestPerson } from "./test-person.ts";

/** As things stand now; whoever changes the account asks anew. */
export async function sessionOf(pool: Pool, { id }: TestPerson): Promise<Session> {
  const account = await createAccountQueries(pool).findAccount(id);
  if (account === null) throw new Error("there is no such account");
  return { ...account, sessionId: toSessionId(1n) };
}
