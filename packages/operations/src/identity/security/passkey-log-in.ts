// Logging in with a passkey alone: it proves that the user has the device and that the device has
// verified the user, so that neither password nor code follows.
import { findAccount } from "@parley/database/queries/identity/account";
import {
  insertPasskeyChallenge,
  takePasskeyChallenge,
  updatePasskeyUse,
  findPasskey,
} from "@parley/database/queries/security/passkey";
import type { Caller } from "../account/parts.ts";
import {
  findKnownDeviceToken,
  startSession,
  type StartedSession,
} from "../account/start-session.ts";
import { inBrowser, once } from "@parley/engine/idempotency/once";
import { hashToken, newToken } from "@parley/platform/tokens";
import type { PasskeyAssertion } from "../factor/factor-codes.ts";
import type { SecurityParts } from "./parts.ts";
import { isPasskeyHandle } from "./passkey-handle.ts";
import type { PasskeyOptions } from "./passkeys.ts";
import { askForPasskey, CHALLENGE_VALID_MS, checkAssertion } from "./webauthn.ts";
import type { RefusedAs } from "@parley/domain/refused";

export interface PasskeyLogInBegun {
  /** Identifies the challenge, and is known only to the browser that requested it. */
  readonly ticket: string;
  readonly options: PasskeyOptions;
}

/** No account is named: the device offers its passkeys for this site. */
export async function beginPasskeyLogIn({
  pool,
  clock,
  relyingParty,
}: SecurityParts): Promise<PasskeyLogInBegun> {
  const { challenge, options } = await askForPasskey(relyingParty, []);
  const ticket = newToken();
  await insertPasskeyChallenge(
    pool,
    challenge,
    { kind: "login", ticketHash: hashToken(ticket) },
    new Date(clock.now() + CHALLENGE_VALID_MS),
  );
  return { ticket, options };
}

export interface PasskeyLogInInput {
  readonly ticket: string;
  readonly credential: PasskeyAssertion;
}

export type PasskeyLogInRefusal = RefusedAs<
  "ticketExpired" | "passkeyInvalid" | "accountFrozen" | "idempotencyMismatch"
>;

export function finishPasskeyLogIn(
  parts: SecurityParts,
  input: PasskeyLogInInput,
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: StartedSession } | PasskeyLogInRefusal> {
  const ticketHash = hashToken(input.ticket);
  const request = {
    scope: `ticket:${ticketHash.toString("base64url")}`,
    endpoint: "finishPasskeyLogIn",
    key: caller.idempotencyKey,
    input,
  };
  const bound = inBrowser(request, caller);
  return once<StartedSession, PasskeyLogInRefusal>(parts, bound, async (commit) => {
    const checked = await checkLogIn(parts, input);
    if (checked === null) return { ok: false, error: "passkeyInvalid" };
    const { account, passkeyId, challenge, counter } = checked;
    if (account.isLockedOut) return { ok: false, error: "accountFrozen" };
    const knownDeviceToken = await findKnownDeviceToken(parts, account.userId, caller.deviceTokens);
    return commit(async (tx, refuse) => {
      const at = new Date(parts.clock.now());
      const use = { kind: "login", ticketHash } as const;
      if (!(await takePasskeyChallenge(tx, challenge, use, at))) {
        return refuse({ ok: false, error: "ticketExpired" });
      }
      if (!(await updatePasskeyUse(tx, passkeyId, counter, at))) {
        return refuse({ ok: false, error: "passkeyInvalid" });
      }
      const login = {
        account,
        method: "passkey",
        caller,
        knownDeviceToken,
        second: "passkey",
      } as const;
      return startSession(tx, parts, login);
    });
  });
}

/** The owner of the passkey; null when it is unknown, or the answer is invalid. */
async function checkLogIn(
  { pool, vault, relyingParty }: SecurityParts,
  { credential }: PasskeyLogInInput,
) {
  const passkey = await findPasskey(pool, Buffer.from(credential.id, "base64url"));
  if (passkey === null) return null;
  if (!isPasskeyHandle(vault, passkey.userId, credential.response.userHandle)) return null;
  const checked = await checkAssertion(relyingParty, credential, passkey);
  if (checked === null) return null;
  const account = await findAccount(pool, passkey.userId);
  return account === null ? null : { ...checked, account, passkeyId: passkey.id };
}
