// The passkeys of an account: created, listed, removed, and used in place of the authenticator.
import {
  listPasskeys as listPasskeyRows,
  insertPasskeyChallenge,
  isPasskeyChallengeOpen,
  takePasskeyChallenge,
  insertPasskey,
  deletePasskey,
  type PasskeyRow,
} from "@parley/database/queries/security/passkey";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { codeSubject } from "@parley/domain/security/code-subject";
import type { RefusedAs } from "@parley/domain/refused";
import { findTicketAccount, subjectOfTicket } from "../account/log-in.ts";
import type { FactorHolder } from "../factor/factors.ts";
import type { Caller } from "../account/parts.ts";
import type { Requester, Session } from "../account/session.ts";
import { confirmByCodes, type ConfirmedByCodes } from "./confirm-change.ts";
import type { FactorCodes } from "../factor/factor-codes.ts";
import type { SecurityParts } from "./parts.ts";
import { passkeyHandle } from "./passkey-handle.ts";
import { tellChange } from "../../messaging/notification/tell-change.ts";
import {
  askForNewPasskey,
  askForPasskey,
  CHALLENGE_VALID_MS,
  checkAttestation,
  type CheckedAttestation,
  type PasskeyAttestation,
} from "./webauthn.ts";

/** Enough for every device of a user, and not more than a page shows. */
export const MAX_PASSKEYS = 10;

export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** Survives JSON, so that a repeated call can be answered with it. */
export interface PasskeyView {
  readonly passkeyId: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export async function listPasskeys(
  { pool }: Pick<SecurityParts, "pool">,
  { userId }: Requester,
): Promise<PasskeyView[]> {
  return (await listPasskeyRows(pool, userId)).map(view);
}

function view({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return {
    passkeyId: id.toString(),
    name,
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  };
}

export async function beginPasskey(
  { pool, clock, vault, relyingParty }: SecurityParts,
  { userId, email, phone, username }: Session,
): Promise<{ readonly ok: true; readonly options: PasskeyOptions } | RefusedAs<"passkeyLimit">> {
  const passkeys = await listPasskeyRows(pool, userId);
  if (passkeys.length >= MAX_PASSKEYS) return { ok: false, error: "passkeyLimit" };
  const { challenge, options } = await askForNewPasskey(relyingParty, {
    handle: passkeyHandle(vault, userId),
    name: email ?? phone ?? username,
    passkeys,
  });
  const use = { kind: "register", userId } as const;
  await insertPasskeyChallenge(pool, challenge, use, new Date(clock.now() + CHALLENGE_VALID_MS));
  return { ok: true, options };
}

export interface NewPasskeyInput {
  readonly name: string;
  readonly credential: PasskeyAttestation;
  readonly codes: FactorCodes;
}

export function finishPasskey(
  parts: SecurityParts,
  session: Session,
  input: NewPasskeyInput,
  caller: Caller,
): Promise<ConfirmedByCodes<PasskeyView, RefusedAs<"passkeyInvalid" | "passkeyLimit">>> {
  const { clock, ids, pool, relyingParty } = parts;
  const { userId } = session;
  const use = { kind: "register", userId } as const;
  const request = {
    session,
    caller,
    endpoint: "finishPasskey",
    input,
    purpose: "passkey-add",
    subject: "",
  } as const;
  let attested: CheckedAttestation | null = null;
  return confirmByCodes<PasskeyView, RefusedAs<"passkeyInvalid" | "passkeyLimit">>(
    parts,
    request,
    input.codes,
    {
      async decide(_account, database) {
        const passkeys = await listPasskeyRows(database, userId);
        return passkeys.length >= MAX_PASSKEYS ? { ok: false, error: "passkeyLimit" } : null;
      },

      async check() {
        attested = await checkAttestation(relyingParty, input.credential);
        if (attested === null) return { ok: false, error: "passkeyInvalid" };
        const { challenge } = attested;
        const now = new Date(clock.now());
        const isOpen = await isPasskeyChallengeOpen(pool, challenge, use, now);
        if (!isOpen) return { ok: false, error: "passkeyInvalid" };
        return {
          ok: true,
          useUp: (tx) => takePasskeyChallenge(tx, challenge, use, now),
        };
      },

      async act(tx, account, refuse) {
        if (attested === null) return refuse({ ok: false, error: "passkeyInvalid" });
        const { credentialId, publicKey, counter, transports } = attested;
        const row: PasskeyRow = {
          id: ids.next(),
          userId,
          name: input.name,
          createdAt: new Date(clock.now()),
          lastUsedAt: null,
          credentialId,
          publicKey,
          counter,
          transports,
        };
        const isNew = await insertPasskey(tx, row);
        if (!isNew) return refuse({ ok: false, error: "passkeyInvalid" });
        await tellChange(tx, parts, account, { change: "passkey-added", address: caller.address });
        return view(row);
      },
    },
  );
}

export interface RemovePasskeyInput {
  readonly passkeyId: string;
  readonly codes: FactorCodes;
}

export function removePasskey(
  parts: SecurityParts,
  session: Session,
  input: RemovePasskeyInput,
  caller: Caller,
): Promise<ConfirmedByCodes<null, RefusedAs<"notFound">>> {
  const { userId } = session;
  const id = BigInt(input.passkeyId);
  const request = {
    session,
    caller,
    endpoint: "removePasskey",
    input,
    purpose: "passkey-remove",
    subject: "",
  } as const;
  return confirmByCodes<null, RefusedAs<"notFound">>(parts, request, input.codes, {
    async decide(_account, database) {
      const passkeys = await listPasskeyRows(database, userId);
      return passkeys.some((passkey) => passkey.id === id)
        ? null
        : { ok: false, error: "notFound" };
    },

    async act(tx, account) {
      await deletePasskey(tx, userId, id);
      await tellChange(tx, parts, account, { change: "passkey-removed", address: caller.address });
      return null;
    },
  });
}

export interface PasskeyCheckInput {
  readonly purpose: CodePurpose;
  readonly subject?: string | undefined;
  readonly ticket?: string | undefined;
}

type CheckRefusal = RefusedAs<"ticketExpired" | "notLoggedIn" | "notBound">;

/** A challenge whose answer is good in place of the authenticator, for one purpose and subject. */
export async function beginPasskeyCheck(
  parts: SecurityParts,
  input: PasskeyCheckInput,
  session: Session | null,
): Promise<{ readonly ok: true; readonly options: PasskeyOptions } | CheckRefusal> {
  const asked = await findAsked(parts, input, session);
  if ("error" in asked) return asked;
  const { pool, clock, relyingParty } = parts;
  const { userId } = asked.holder;
  // One of its own does not answer for the master's authenticator.
  const passkeys = asked.holder.usesMasterTwoFactor ? [] : await listPasskeyRows(pool, userId);
  if (passkeys.length === 0) return { ok: false, error: "notBound" };
  const { challenge, options } = await askForPasskey(relyingParty, passkeys);
  const { purpose } = input;
  const use = { kind: "verify", userId, purpose, subject: asked.subject } as const;
  await insertPasskeyChallenge(pool, challenge, use, new Date(clock.now() + CHALLENGE_VALID_MS));
  return { ok: true, options };
}

async function findAsked(
  parts: SecurityParts,
  { purpose, subject, ticket }: PasskeyCheckInput,
  session: Session | null,
): Promise<{ readonly holder: FactorHolder; readonly subject: string } | CheckRefusal> {
  if (purpose === "login") {
    const holder = ticket === undefined ? null : await findTicketAccount(parts, ticket);
    if (ticket === undefined || holder === null) return { ok: false, error: "ticketExpired" };
    return { holder, subject: subjectOfTicket(ticket) };
  }
  if (session === null) return { ok: false, error: "notLoggedIn" };
  return { holder: session, subject: codeSubject(purpose, subject) };
}
