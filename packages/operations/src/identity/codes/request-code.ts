// A user asks for a code: logged in, or with the ticket of a login that waits for it.
import type { Account } from "@parley/database/queries/identity/account";
import type { Channel } from "@parley/domain/account/account-name";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { codeSubject } from "@parley/domain/security/code-subject";
import type { RefusedAs } from "@parley/domain/refused";
import { findTicketAccount, subjectOfTicket } from "../account/log-in.ts";
import { openAntiPhishingCode } from "../../messaging/notification/tell-account.ts";
import { parseAccount } from "../account/parse-account.ts";
import type { AccountParts, Caller } from "../account/parts.ts";
import type { Session } from "../account/session.ts";
import { findCodeTarget } from "../factor/code-target.ts";
import { once } from "@parley/engine/idempotency/once";
import {
  findForeignRefusal,
  issueCode,
  type SendRefusal,
  type SentCode,
} from "../factor/send-code.ts";

export interface CodeRequest {
  readonly channel: Channel;
  readonly purpose: CodePurpose;
  readonly subject?: string | undefined;
  /** The address or number that is to be bound. */
  readonly target?: string | undefined;
  readonly ticket?: string | undefined;
}

export type CodeRequestRefusal =
  | SendRefusal
  | RefusedAs<
      | "notLoggedIn"
      | "ticketExpired"
      | "accountInvalid"
      | "notBound"
      | "alreadyBound"
      | "idempotencyMismatch"
    >;

/** Where the code is sent, and what it may be used for. */
interface Destination {
  readonly account: Account;
  readonly target: string;
  readonly subject: string;
  /** One of the account's own, also a former one; not what is to be bound. */
  readonly isOwn: boolean;
}

export async function requestCode(
  parts: AccountParts,
  request: CodeRequest,
  session: Session | null,
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: SentCode } | CodeRequestRefusal> {
  const destination = await findDestination(parts, request, session);
  if ("error" in destination) return destination;
  const { account, target, subject, isOwn } = destination;
  const { channel, purpose } = request;
  const idempotent = {
    scope: `user:${account.userId}`,
    endpoint: "sendCode",
    key: caller.idempotencyKey,
    input: request,
  };
  return once<SentCode, SendRefusal>(parts, idempotent, (commit) =>
    commit(async (tx, refuse) => {
      const foreign = isOwn ? null : await findForeignRefusal(tx, parts, account.userId);
      if (foreign !== null) return refuse(foreign);
      const issued = await issueCode(
        tx,
        parts,
        { userId: account.userId, purpose, channel, target, subject },
        {
          content: "code",
          locale: account.language,
          // A reader elsewhere could write mails that look like ours.
          antiPhishingCode: isOwn ? openAntiPhishingCode(parts.vault, account) : null,
        },
        // What is to be bound may be another user's, whose own codes it must not use up.
        { isAnonymous: !isOwn },
      );
      return issued.ok ? issued.sent : refuse(issued);
    }),
  );
}

async function findDestination(
  parts: AccountParts,
  { channel, purpose, subject: given, target, ticket }: CodeRequest,
  session: Session | null,
): Promise<Destination | CodeRequestRefusal> {
  if (purpose === "login") {
    if (ticket === undefined) return { ok: false, error: "ticketExpired" };
    const account = await findTicketAccount(parts, ticket);
    if (account === null) return { ok: false, error: "ticketExpired" };
    return ownTarget(parts, account, channel, subjectOfTicket(ticket), true);
  }
  if (session === null) return { ok: false, error: "notLoggedIn" };
  const subject = codeSubject(purpose, given);
  const binds = purpose === `bind-${channel}`;
  if (!binds || target === undefined) {
    return ownTarget(parts, session, channel, subject);
  }
  const name = parseAccount(target);
  if (name === null || name.channel !== channel) return { ok: false, error: "accountInvalid" };
  const isVerified = channel === "email" ? session.isEmailVerified : session.isPhoneVerified;
  if (isVerified && name.target === session[channel]) return { ok: false, error: "alreadyBound" };
  const isOwn = name.target === session[channel];
  return { account: session, target: name.target, subject, isOwn };
}

async function ownTarget(
  { pool, clock }: AccountParts,
  account: Account,
  channel: Channel,
  subject: string,
  isForLogin = false,
): Promise<Destination | RefusedAs<"notBound">> {
  const found = await findCodeTarget(pool, account, channel, clock.now());
  if (found === null || (isForLogin && !found.isUsable)) return { ok: false, error: "notBound" };
  return { account, target: found.target, subject, isOwn: true };
}
