// A forgotten password: a code goes to the address or number, and with it a new password is set.
// Everything that was logged in ends. For an address nobody has, the same happens to nobody.
import { createAccountQueries } from "@parley/database/queries/account";
import { createKnownDeviceQueries } from "@parley/database/queries/known-device";
import { createLoginFailureQueries } from "@parley/database/queries/login-failure";
import { createLoginTicketQueries } from "@parley/database/queries/login-ticket";
import { createPersonQueries } from "@parley/database/queries/person";
import { createSessionQueries } from "@parley/database/queries/session";
import type { AccountName } from "@parley/domain/account/account-name";
import type { CodeRefusal } from "@parley/domain/account/code-rules";
import { decidePassword } from "@parley/domain/account/password";
import type { UserId } from "@parley/domain/ids";
import { checkCode, useUpCode } from "../codes/check-code.ts";
import { issueCode, type SendResult, type SentCode } from "../codes/send-code.ts";
import { once } from "../once.ts";
import { inRefusableTransaction } from "../refusal.ts";
import { blockWithdrawals, tellChange } from "../security/tell-change.ts";
import { failureKey } from "./login-guard.ts";
import { openAntiPhishingCode } from "./notify.ts";
import { parseAccount } from "./parse-account.ts";
import type { AccountParts, Caller } from "./parts.ts";

type SendRefusal = Extract<SendResult, { readonly ok: false }>;

export type ForgotRefusal =
  | SendRefusal
  | { readonly ok: false; readonly error: "accountInvalid" | "idempotencyMismatch" };

export async function forgotPassword(
  parts: AccountParts,
  input: { readonly account: string },
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: SentCode } | ForgotRefusal> {
  const name = parseAccount(input.account);
  if (name === null) return { ok: false, error: "accountInvalid" };
  const request = {
    scope: `account:${name.target}`,
    endpoint: "forgotPassword",
    key: caller.idempotencyKey,
    input,
  };
  return once<SentCode, SendRefusal>(parts, request, (remember) =>
    inRefusableTransaction(parts.pool, async (tx, refuse: (refused: SendRefusal) => never) => {
      const { channel, target } = name;
      const now = new Date(parts.clock.now());
      const account = await createAccountQueries(tx).findAccountForReset(channel, target, now);
      const sent = await issueCode(tx, parts, codeBinding(name, account?.userId ?? null), {
        content: account === null ? "nothing" : "code",
        locale: account?.language ?? caller.locale,
        antiPhishingCode: account === null ? null : openAntiPhishingCode(parts.vault, account),
      });
      if (!sent.ok) return refuse(sent);
      const { sentTo, expiresIn, retryIn } = sent;
      const reply = { sentTo, expiresIn, retryIn };
      await remember(tx, reply);
      return { ok: true as const, reply };
    }),
  );
}

export interface ResetInput {
  readonly account: string;
  readonly code: string;
  readonly password: string;
}

export type ResetRefusal = {
  readonly ok: false;
  readonly error: CodeRefusal | "accountInvalid" | "passwordTooWeak" | "idempotencyMismatch";
};

export async function resetPassword(
  parts: AccountParts,
  input: ResetInput,
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: null } | ResetRefusal> {
  const name = parseAccount(input.account);
  if (name === null) return { ok: false, error: "accountInvalid" };
  const weak = decidePassword(input.password, [name.target]);
  if (weak !== null) return { ok: false, error: weak };
  const request = {
    scope: `account:${name.target}`,
    endpoint: "resetPassword",
    key: caller.idempotencyKey,
    input,
  };
  return once<null, ResetRefusal>(parts, request, async (remember) => {
    const { channel, target } = name;
    const accounts = createAccountQueries(parts.pool);
    const now = new Date(parts.clock.now());
    const account = await accounts.findAccountForReset(channel, target, now);
    const binding = codeBinding(name, account?.userId ?? null);
    const checked = await checkCode(parts, binding, input.code);
    if (!checked.ok) return checked;
    // The code for an address nobody has was told to nobody.
    if (account === null) return { ok: false, error: "codeInvalid" };
    const passwordHash = await parts.hasher.hash(input.password);
    return inRefusableTransaction(
      parts.pool,
      async (tx, refuse: (refused: ResetRefusal) => never) => {
        const isUsedUp = await useUpCode(tx, parts.clock, checked.codeId);
        if (!isUsedUp) return refuse({ ok: false, error: "codeExpired" });
        const { userId } = account;
        const at = new Date(parts.clock.now());
        // Who reads one inbox can set a new password; the owner gets a day to notice. It comes first,
        // as rows of a group are locked from the master on.
        const withdrawalsBlockedUntil = await blockWithdrawals(tx, parts, account);
        await createPersonQueries(tx).updatePasswordHash(userId, passwordHash, at);
        await createSessionQueries(tx).endSessions(userId, null, at);
        await createLoginTicketQueries(tx).closeTickets(userId, at);
        await createKnownDeviceQueries(tx).deleteKnownDevices(userId);
        await createLoginFailureQueries(tx).deleteFailures(failureKey(userId));
        const { address } = caller;
        const told = { change: "password-reset", address, withdrawalsBlockedUntil } as const;
        await tellChange(tx, parts, account, told);
        await remember(tx, null);
        return { ok: true as const, reply: null };
      },
    );
  });
}

function codeBinding({ channel, target }: AccountName, userId: UserId | null) {
  return { userId, purpose: "reset-password", channel, target, subject: "" } as const;
}
