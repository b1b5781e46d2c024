// What the use cases of accounts are made of, and where the others find what they need:
//
// - `Session` (`account/session.ts`): who calls. The server resolves it once for each request and
//   hands it to handlers as `context.session`.
// - `Account` (`database/queries/identity/account`): all that is known of an account, with what a sub-user
//   inherits from its master. `session` is one, without the password's hash.
// - Codes (`codes/send-code.ts`, `codes/check-code.ts`): `issueCode` sends one in a transaction;
//   `checkCode` looks at one and counts the try; `useUpCode` uses it up in the effect's transaction.
// - `Factors` (`account/factors.ts`): which factors an account has, and whether the codes given for
//   a purpose are right. Login asks through it, so that it need not know authenticators.
// - `once` (`once.ts`): a write with an idempotency key. `inRefusableTransaction` (`refusal.ts`): a
//   transaction that can be refused from inside. `createCallLimit` (`call-limit.ts`): calls a minute.
// - `tellChange` (`security/tell-change.ts`): a change of an account's security, at every channel;
//   `tellAccount` (`account/notify.ts`): anything else, by mail or text. In the effect's transaction.
// - `startSession` (`account/start-session.ts`): begins a session in a transaction, whoever has
//   proved to be the person; answers with the tokens for the cookies.
import type { Pool } from "@parley/database/pool";
import type { Clock } from "@parley/platform/clock";
import type { IdSource } from "@parley/platform/ids";
import type { Vault } from "@parley/platform/vault";
import type { Factors } from "../factor/factors.ts";
import type { PasswordHasher } from "./password-hasher.ts";

export interface AccountParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly vault: Vault;
  readonly hasher: PasswordHasher;
  readonly factors: Factors;
}

/** The origin of a call. */
export interface Caller {
  /** Network address. */
  readonly address: string;
  /** "Firefox (Linux)". */
  readonly device: string;
  /** The tokens of known devices that the browser holds, newest first. */
  readonly deviceTokens: readonly string[];
  /** What the browser was given when its login began; null or absent where it brings none. */
  readonly loginToken?: string | null;
  /** One of the site's languages. */
  readonly locale: string;
  readonly idempotencyKey: string | null;
}
