// Binding, replacing and unbinding an email or a phone.
import { isViolationOf } from "@parley/database/constraint";
import type { PoolClient } from "@parley/database/pool";
import { createContactQueries } from "@parley/database/queries/contact";
import type { AccountName, Channel } from "@parley/domain/account/account-name";
import type { CodeRefusal } from "@parley/domain/account/code-rules";
import { mask } from "@parley/domain/format/mask";
import type { UserId } from "@parley/domain/ids";
import { decideBind, decideUnbind, type Contacts } from "@parley/domain/security/contact-change";
import type { FactorHolder } from "../account/factors.ts";
import { parseAccount } from "../account/parse-account.ts";
import type { Caller } from "../account/parts.ts";
import type { Session } from "../account/session.ts";
import { checkCode, useUpCode } from "../codes/check-code.ts";
import {
  confirmByCodes,
  confirmByCommand,
  type Change,
  type ConfirmedByCodes,
  type ConfirmedByCommand,
} from "./confirm-change.ts";
import type { FactorCodes } from "./factor-codes.ts";
import type { SecurityParts } from "./parts.ts";
import { blockWithdrawals, tellChange } from "./tell-change.ts";

export interface BindInput {
  readonly channel: Channel;
  readonly target: string;
  /** Sent to the target. */
  readonly code: string;
  readonly codes?: FactorCodes | undefined;
}

export interface BoundContact {
  readonly channel: Channel;
  /** Masked. */
  readonly boundTo: string;
}

export type BindRefusal =
  | { readonly ok: false; readonly error: "accountInvalid" | "alreadyBound" | "contactTaken" }
  | { readonly ok: false; readonly error: CodeRefusal; readonly field: "code" };

export async function bindContact(
  parts: SecurityParts,
  session: Session,
  input: BindInput,
  caller: Caller,
): Promise<ConfirmedByCodes<BoundContact, BindRefusal>> {
  const { channel } = input;
  const name = parseAccount(input.target);
  if (name === null || name.channel !== channel) return { ok: false, error: "accountInvalid" };
  const purpose = `bind-${channel}` as const;
  const request = {
    session,
    caller,
    endpoint: "bindContact",
    input,
    purpose,
    subject: "",
  };
  try {
    const change = bindingOf(parts, session, name, input, caller);
    return await confirmByCodes(parts, request, input.codes ?? {}, change);
  } catch (error) {
    // Somebody else has bound it at this very moment.
    if (!isViolationOf(error, "contact__channel_target")) throw error;
    return { ok: false, error: "contactTaken" };
  }
}

function bindingOf(
  parts: SecurityParts,
  { userId }: Session,
  name: AccountName,
  { code }: BindInput,
  { address }: Caller,
): Change<BoundContact, BindRefusal> {
  const { channel, target } = name;
  const purpose = `bind-${channel}` as const;
  return {
    async decide(account) {
      const decision = decideBind(channel, target, verifiedContacts(account));
      return decision.ok ? null : decision;
    },

    async check() {
      const checked = await checkCode(
        parts,
        { userId, purpose, channel, target, subject: "" },
        code,
      );
      if (!checked.ok) return { ...checked, field: "code" };
      return { ok: true, useUp: (tx) => useUpCode(tx, parts.clock, checked.codeId) };
    },

    async act(tx, account, refuse) {
      // Whoever has the code has the address, so that this tells nobody about other accounts.
      const isFree = await freeContact(tx, name, userId);
      if (!isFree) return refuse({ ok: false, error: "contactTaken" });
      const contacts = createContactQueries(tx);
      const at = new Date(parts.clock.now());
      const { [channel]: before } = verifiedContacts(account);
      await contacts.deleteContact(userId, channel);
      await contacts.insertContact({ ...name, userId, verifiedAt: at, boundAt: at });
      const change = `${channel}-bound` as const;
      const bound = { ...account, [channel]: target };
      if (before === null) await tellChange(tx, parts, bound, { change, address });
      else {
        // To replace one is to unbind it.
        const withdrawalsBlockedUntil = await blockWithdrawals(tx, parts, account);
        const former = { channel, target: before };
        await tellChange(tx, parts, bound, { change, address, withdrawalsBlockedUntil, former });
      }
      return { channel, boundTo: mask(target) };
    },
  };
}

/** What a master only entered for somebody is not bound yet. */
function verifiedContacts(account: FactorHolder): Contacts {
  const { email, isEmailVerified, phone, isPhoneVerified } = account;
  return { email: isEmailVerified ? email : null, phone: isPhoneVerified ? phone : null };
}

/** One that was only entered can go, and is not enough to stay alone. */
function unbindable(channel: Channel, account: FactorHolder): Contacts {
  return { ...verifiedContacts(account), [channel]: account[channel] };
}

/** A contact that was only entered for somebody gives way to whoever proves to have it. */
export async function freeContact(
  tx: PoolClient,
  { channel, target }: Pick<AccountName, "channel" | "target">,
  userId: UserId,
): Promise<boolean> {
  const contacts = createContactQueries(tx);
  const owner = await contacts.findContactOwner(channel, target);
  if (owner === null || owner.userId === userId) return true;
  if (owner.isVerified) return false;
  await contacts.deleteUnverifiedContact(channel, target);
  return true;
}

export interface UnbindInput {
  readonly channel: Channel;
  readonly command: string;
}

export interface Blocked {
  /** Epoch milliseconds. */
  readonly withdrawalsBlockedUntil: number;
}

export type UnbindRefusal = Extract<ReturnType<typeof decideUnbind>, { readonly ok: false }>;

export function unbindContact(
  parts: SecurityParts,
  session: Session,
  input: UnbindInput,
  bodyHash: string,
  caller: Caller,
): Promise<ConfirmedByCommand<Blocked, UnbindRefusal>> {
  const { channel, command } = input;
  const request = {
    session,
    caller,
    endpoint: "unbindContact",
    purpose: `unbind-${channel}` as const,
    subject: channel,
  };
  return confirmByCommand<Blocked, UnbindRefusal>(
    parts,
    request,
    { command, bodyHash },
    {
      async decide(account) {
        const decision = decideUnbind(channel, unbindable(channel, account));
        return decision.ok ? null : decision;
      },

      async act(tx, account, refuse) {
        const decision = decideUnbind(channel, unbindable(channel, account));
        if (!decision.ok) return refuse(decision);
        await createContactQueries(tx).deleteContact(session.userId, channel);
        const withdrawalsBlockedUntil = await blockWithdrawals(tx, parts, account);
        await tellChange(
          tx,
          parts,
          { ...account, [channel]: null },
          {
            change: `${channel}-unbound`,
            address: caller.address,
            withdrawalsBlockedUntil,
            former: { channel, target: decision.unbinds },
          },
        );
        return { withdrawalsBlockedUntil };
      },
    },
  );
}
