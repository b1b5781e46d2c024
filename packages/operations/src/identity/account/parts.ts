// The parts of the use cases of accounts, and where others find what they need:
//
// - `Session` (`account/session.ts`): the caller. The server resolves it once for each request and
//   passes it to handlers as `context.session`.
// - `Account` (`database/queries/identity/account`): all data of an account, with what a sub-user
//   inherits from its master. `session` is one, without the password's hash.
// - Codes (`factor/send-code.ts`, `factor/check-code.ts`): `issueCode` sends one in a transaction;
//   `checkCode` verifies one and counts the attempt; `useUpCode` consumes it in the effect's
//   transaction.
// - `Factors` (`factor/factors.ts`): the factors of an account, and whether the codes given for a
//   purpose are right. Login uses it, so that it need not know authenticators.
// - `once`: a write with an idempotency key. `inRefusableTransaction`: a transaction that can be
//   refused from inside. `createCallLimit`: calls a minute.
// - `tellChange`: notifies of a change of an account's security, at every channel; `tellAccount`:
//   of anything else, by mail or text. In the effect's transaction.
// - `startSession` (`account/start-session.ts`): starts a session in a transaction, for a verified
//   user; returns the tokens for the cookies.
import type { Factors } from "../factor/factors.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface AccountParts extends BaseParts {
  readonly hasher: PasswordHasher;
  readonly factors: Factors;
}

/** The origin of a call. */
export interface Caller {
  /** Network address. */
  readonly address: string;
  /** "Firefox (Linux)". */
  readonly device: string;
  /** The tokens of known devices that the browser has, newest first. */
  readonly deviceTokens: readonly string[];
  /** What the browser was given when its login began; null or absent where it brings none. */
  readonly loginToken?: string | null;
  /** One of the site's languages. */
  readonly locale: string;
  readonly idempotencyKey: string | null;
  /** Whether staff may work from there; absent is no. */
  readonly isAtStaffAddress?: boolean;
}
