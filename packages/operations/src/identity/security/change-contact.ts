// Binding, replacing and unbinding an email or a phone.
import { isViolationOf } from "@parley/database/constraint";
import type { PoolClient } from "@parley/database/pool";
import {
  deleteContact,
  extendFormerContact,
  retireContact,
  deleteFormerContact,
  insertContact,
  findContactOwner,
  deleteUnverifiedContact,
} from "@parley/database/queries/identity/contact";
import { returnCodeTries } from "@parley/database/queries/security/security-code";
import type { AccountName, Channel } from "@parley/domain/account/account-name";
import type { CodeRefusal } from "@parley/domain/account/code-rules";
import { mask } from "@parley/domain/format/mask";
import type { UserId } from "@parley/domain/ids";
import { decideBind, decideUnbind, type Contacts } from "@parley/domain/security/contact-change";
import { CONTACT_UNDO_MS, decideWait, isWaiting } from "@parley/domain/security/contact-wait";
import type { FactorHolder } from "../factor/factors.ts";
import { parseAccount } from "../account/parse-account.ts";
import type { Caller } from "../account/parts.ts";
import type { Session } from "../account/session.ts";
import { checkCode, useUpCode } from "../factor/check-code.ts";
import { boundContactsOf, findCodeTarget } from "../factor/code-target.ts";
import {
  confirmByCodes,
  confirmBySealedRequest,
  type Change,
  type ConfirmedByCodes,
  type ConfirmedBySealedRequest,
} from "./confirm-change.ts";
import type { FactorCodes } from "../factor/factor-codes.ts";
import type { SecurityParts } from "./parts.ts";
import { blockWithdrawals, tellChange } from "../../messaging/notification/tell-change.ts";
import { offerUndo } from "./undo-contact-change.ts";

export interface BindInput {
  readonly channel: Channel;
  readonly target: string;
  /** Sent to the target. */
  readonly code: string;
  readonly codes?: FactorCodes | undefined;
}

export interface BoundReply {
  readonly channel: Channel;
  /** Masked. */
  readonly boundTo: string;
  /** Until when it is not for logins and resets, epoch milliseconds; null where it does not wait. */
  readonly waitsUntil: number | null;
}

export type BindRefusal =
  | { readonly ok: false; readonly error: "accountInvalid" | "alreadyBound" | "contactTaken" }
  | { readonly ok: false; readonly error: CodeRefusal; readonly field: "code" };

export async function bindContact(
  parts: SecurityParts,
  session: Session,
  input: BindInput,
  caller: Caller,
): Promise<ConfirmedByCodes<BoundReply, BindRefusal>> {
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
    // Another user has bound it concurrently.
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
): Change<BoundReply, BindRefusal> {
  const { channel, target } = name;
  const purpose = `bind-${channel}` as const;
  return {
    async decide(account, database) {
      const decision = decideBind(channel, target, verifiedContacts(account));
      if (!decision.ok) return decision;
      // The one before still counts while the new one waits; its owner gets it back by undoing that.
      const codes = await findCodeTarget(database, account, channel, parts.clock.now());
      const isFormer = codes?.target === target && account[channel] !== target;
      return isFormer ? { ok: false, error: "alreadyBound" } : null;
    },

    async check() {
      const checked = await checkCode(
        parts,
        { userId, purpose, channel, target, subject: "" },
        code,
      );
      if (!checked.ok) return { ...checked, field: "code" };
      return {
        ok: true,
        useUp: (tx) => useUpCode(tx, parts.clock, checked.codeId),
        giveBack: () => returnCodeTries(parts.pool, [checked.codeId]),
      };
    },

    async act(tx, account, refuse) {
      // The holder of the code owns the address, so that this reveals nothing about other accounts.
      const isFree = await freeContact(tx, name, userId, new Date(parts.clock.now()));
      if (!isFree) return refuse({ ok: false, error: "contactTaken" });
      const now = parts.clock.now();
      const { [channel]: before } = verifiedContacts(account);
      const waitsUntil = decideWait(target, channel, boundContactsOf(account), now);
      // A first proof changes nothing that could be undone.
      const undo = waitsUntil === null ? null : await offerUndo(tx, parts, account);
      await replaceContact(tx, account, name, { now, waitsUntil });
      const change = `${channel}-bound` as const;
      const bound = { ...account, [channel]: target };
      if (before === null) await tellChange(tx, parts, bound, { change, address, undo });
      else {
        // To replace one is to unbind it.
        const withdrawalsBlockedUntil = await blockWithdrawals(tx, parts, account.masterId);
        const told = { change, address, withdrawalsBlockedUntil, undo };
        await tellChange(tx, parts, bound, { ...told, former: { channel, target: before } });
      }
      return { channel, boundTo: mask(target), waitsUntil };
    },
  };
}

/**
 * The former one stays valid for logins until the new one is. One that waited itself never was, and
 * is removed; what it replaced stays for longer instead.
 */
async function replaceContact(
  tx: PoolClient,
  account: FactorHolder,
  name: AccountName,
  { now, waitsUntil }: { readonly now: number; readonly waitsUntil: number | null },
): Promise<void> {
  const { userId } = account;
  const { channel, target } = name;
  const bound = boundContactsOf(account)[channel];
  const at = new Date(now);
  const times = {
    loginUntil: new Date(waitsUntil ?? now),
    keptUntil: new Date(now + CONTACT_UNDO_MS),
  };
  if (bound === null || !bound.isVerified) await deleteContact(tx, userId, channel);
  else if (isWaiting(bound, now)) {
    await deleteContact(tx, userId, channel);
    await extendFormerContact(tx, userId, channel, times, at);
  } else await retireContact(tx, userId, channel, times);
  // Perhaps one that this account had before.
  await deleteFormerContact(tx, userId, channel, target);
  const waits = waitsUntil === null ? null : new Date(waitsUntil);
  await insertContact(tx, {
    ...name,
    userId,
    verifiedAt: at,
    boundAt: at,
    waitsUntil: waits,
  });
}

/** A contact that a master entered is not bound yet. */
function verifiedContacts(account: FactorHolder): Contacts {
  const { email, isEmailVerified, phone, isPhoneVerified } = account;
  return { email: isEmailVerified ? email : null, phone: isPhoneVerified ? phone : null };
}

/** One that was only entered can go, and is not enough to stay alone; nor is one that waits. */
function unbindable(channel: Channel, account: FactorHolder, now: number): Contacts {
  const { email, phone } = boundContactsOf(account);
  const usable = (contact: typeof email) =>
    contact !== null && contact.isVerified && !isWaiting(contact, now) ? contact.target : null;
  return { email: usable(email), phone: usable(phone), [channel]: account[channel] };
}

/** A contact that was only entered yields to a user who verifies it. */
export async function freeContact(
  tx: PoolClient,
  { channel, target }: Pick<AccountName, "channel" | "target">,
  userId: UserId,
  now: Date,
): Promise<boolean> {
  const owner = await findContactOwner(tx, channel, target, now);
  if (owner === null || owner.userId === userId) return true;
  if (owner.isVerified) return false;
  await deleteUnverifiedContact(tx, channel, target);
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
): Promise<ConfirmedBySealedRequest<Blocked, UnbindRefusal>> {
  const { channel, command } = input;
  const request = {
    session,
    caller,
    endpoint: "unbindContact",
    purpose: `unbind-${channel}` as const,
    subject: channel,
  };
  return confirmBySealedRequest<Blocked, UnbindRefusal>(
    parts,
    request,
    { command, bodyHash },
    {
      async decide(account) {
        const decision = decideUnbind(channel, unbindable(channel, account, parts.clock.now()));
        return decision.ok ? null : decision;
      },

      async act(tx, account, refuse) {
        const now = parts.clock.now();
        const decision = decideUnbind(channel, unbindable(channel, account, now));
        if (!decision.ok) return refuse(decision);
        const undo = await offerUndo(tx, parts, account);
        await retireUnbound(tx, account, channel, now);
        const withdrawalsBlockedUntil = await blockWithdrawals(tx, parts, account.masterId);
        await tellChange(
          tx,
          parts,
          { ...account, [channel]: null },
          {
            change: `${channel}-unbound`,
            address: caller.address,
            withdrawalsBlockedUntil,
            former: { channel, target: decision.unbinds },
            undo,
          },
        );
        return { withdrawalsBlockedUntil };
      },
    },
  );
}

/** Not valid for logins any more; reserved for as long as the change can be undone. */
async function retireUnbound(
  tx: PoolClient,
  account: FactorHolder,
  channel: Channel,
  now: number,
): Promise<void> {
  const bound = boundContactsOf(account)[channel];
  if (bound === null) return;
  if (!bound.isVerified || isWaiting(bound, now)) {
    await deleteContact(tx, account.userId, channel);
    return;
  }
  const times = { loginUntil: new Date(now), keptUntil: new Date(now + CONTACT_UNDO_MS) };
  await retireContact(tx, account.userId, channel, times);
}
