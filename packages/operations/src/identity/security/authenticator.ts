// Setting an authenticator up, switching it off, and its recovery codes.
import type { PoolClient } from "@parley/database/pool";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  beginAuthenticator,
  findAuthenticator,
  confirmAuthenticator,
  deleteUsedTotpSteps,
  insertUsedTotpStep,
  deleteAuthenticator,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  setCodesSaved,
} from "@parley/database/queries/security/authenticator";
import type { UserId } from "@parley/domain/ids";
import type { RefusedAs } from "@parley/domain/refused";
import type { Caller } from "../account/parts.ts";
import type { FactorHolder } from "../factor/factors.ts";
import type { Session } from "../account/session.ts";
import type { Blocked } from "./change-contact.ts";
import {
  confirmByCodes,
  confirmBySealedRequest,
  type Change,
  type ConfirmedByCodes,
  type ConfirmedBySealedRequest,
} from "./confirm-change.ts";
import type { FactorCodes } from "../factor/factor-codes.ts";
import type { SecurityParts } from "./parts.ts";
import { macRecoveryCode, makeRecoveryCodes } from "./recovery-codes.ts";
import { blockWithdrawals, tellChange } from "../../messaging/notification/tell-change.ts";
import {
  describeTotp,
  findTotpStep,
  makeTotpSecret,
  openTotpSecret,
  sealTotpSecret,
} from "./totp.ts";

/** How long a set-up may take; a secret shown on a screen for longer is not accepted. */
const SETUP_MS = 15 * 60_000;

export type BeginTotpResult =
  | { readonly ok: true; readonly secret: string; readonly otpauthUri: string }
  | RefusedAs<"totpAlreadyOn" | "masterOnly">;

export async function beginTotp(
  { pool, clock, vault }: SecurityParts,
  session: Session,
): Promise<BeginTotpResult> {
  const { userId, email, phone, username, usesMasterTwoFactor } = session;
  // One of its own would count for nothing.
  if (usesMasterTwoFactor) return { ok: false, error: "masterOnly" };
  const secret = makeTotpSecret();
  const isBegun = await beginAuthenticator(
    pool,
    userId,
    sealTotpSecret(vault, userId, secret),
    new Date(clock.now()),
  );
  if (!isBegun) return { ok: false, error: "totpAlreadyOn" };
  return { ok: true, secret, otpauthUri: describeTotp(secret, email ?? phone ?? username) };
}

export interface ConfirmTotpInput {
  /** The first code of the new authenticator. */
  readonly code: string;
  readonly codes?: FactorCodes | undefined;
}

export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

export type ConfirmTotpRefusal =
  | RefusedAs<"totpAlreadyOn" | "totpSetupExpired" | "masterOnly">
  | (RefusedAs<"codeInvalid"> & { readonly field: "code" });

export function confirmTotp(
  parts: SecurityParts,
  session: Session,
  input: ConfirmTotpInput,
  caller: Caller,
): Promise<ConfirmedByCodes<RecoveryCodes, ConfirmTotpRefusal>> {
  const request = {
    session,
    caller,
    endpoint: "confirmTotp",
    input,
    purpose: "totp-confirm",
    subject: "",
  } as const;
  const setUp = setUpOf(parts, session, input, caller);
  return confirmByCodes(parts, request, input.codes ?? {}, setUp);
}

function setUpOf(
  parts: SecurityParts,
  { userId }: Session,
  { code }: ConfirmTotpInput,
  { address }: Caller,
): Change<RecoveryCodes, ConfirmTotpRefusal> {
  const { clock, vault } = parts;
  /** The secret whose code was shown: another may be begun before it is confirmed. */
  let shownSecret = "";
  return {
    async decide({ usesMasterTwoFactor }, database) {
      if (usesMasterTwoFactor) return { ok: false, error: "masterOnly" };
      const found = await findAuthenticator(database, userId);
      if (found !== null && found.confirmedAt !== null)
        return { ok: false, error: "totpAlreadyOn" };
      const isInTime = found !== null && clock.now() - found.begunAt.getTime() <= SETUP_MS;
      return isInTime ? null : { ok: false, error: "totpSetupExpired" };
    },

    async check() {
      const found = await findAuthenticator(parts.pool, userId);
      if (found === null) return { ok: false, error: "totpSetupExpired" };
      const secret = openTotpSecret(vault, userId, found.sealedSecret);
      const step = findTotpStep(secret, code, clock.now());
      if (step === null) return { ok: false, error: "codeInvalid", field: "code" };
      shownSecret = found.sealedSecret;
      return { ok: true, useUp: (tx) => useFirstStep(tx, userId, step) };
    },

    async act(tx, account, refuse) {
      const at = new Date(clock.now());
      if (!(await confirmAuthenticator(tx, userId, shownSecret, at))) {
        return refuse({ ok: false, error: "totpSetupExpired" });
      }
      const recoveryCodes = await replaceRecoveryCodes(tx, parts, userId);
      await tellChange(tx, parts, account, { change: "totp-enabled", address });
      return { recoveryCodes };
    },
  };
}

/**
 * Steps of an earlier authenticator are forgotten here and not when it is removed: a call that waits
 * for the step of the removal must still find it used.
 */
async function useFirstStep(tx: PoolClient, userId: UserId, step: number): Promise<boolean> {
  await deleteUsedTotpSteps(tx, userId);
  return insertUsedTotpStep(tx, { userId, step });
}

export function removeTotp(
  parts: SecurityParts,
  session: Session,
  input: { readonly command: string },
  bodyHash: string,
  caller: Caller,
): Promise<ConfirmedBySealedRequest<Blocked, RefusedAs<"totpNotOn">>> {
  const request = {
    session,
    caller,
    endpoint: "removeTotp",
    purpose: "totp-remove",
    subject: "totp",
  } as const;
  return confirmBySealedRequest<Blocked, RefusedAs<"totpNotOn">>(
    parts,
    request,
    { ...input, bodyHash },
    {
      decide: decideIsOn,
      async act(tx, account, refuse) {
        const isRemoved = await deleteAuthenticator(tx, session.userId);
        if (!isRemoved) return refuse({ ok: false, error: "totpNotOn" });
        const withdrawalsBlockedUntil = await blockWithdrawals(tx, parts, account.masterId);
        await tellChange(tx, parts, account, {
          change: "totp-removed",
          address: caller.address,
          withdrawalsBlockedUntil,
        });
        return { withdrawalsBlockedUntil };
      },
    },
  );
}

export function renewRecoveryCodes(
  parts: SecurityParts,
  session: Session,
  input: { readonly codes: FactorCodes },
  caller: Caller,
): Promise<ConfirmedByCodes<RecoveryCodes, RefusedAs<"totpNotOn">>> {
  const request = {
    session,
    caller,
    endpoint: "renewRecoveryCodes",
    input,
    purpose: "recovery-codes",
    subject: "",
  } as const;
  return confirmByCodes<RecoveryCodes, RefusedAs<"totpNotOn">>(parts, request, input.codes, {
    decide: decideIsOn,
    async act(tx, account) {
      const recoveryCodes = await replaceRecoveryCodes(tx, parts, session.userId);
      await tellChange(tx, parts, account, {
        change: "recovery-codes-renewed",
        address: caller.address,
      });
      return { recoveryCodes };
    },
  });
}

/** Their owner has them: until then each page asks for new ones, as they were shown once. */
export async function confirmRecoveryCodes(
  { pool }: Pick<SecurityParts, "pool">,
  { userId }: Session,
): Promise<{ readonly ok: true } | RefusedAs<"totpNotOn">> {
  const isOn = await setCodesSaved(pool, userId, true);
  return isOn ? { ok: true } : { ok: false, error: "totpNotOn" };
}

/** The own one: a sub-user cannot change the master's. */
async function decideIsOn(
  { userId }: FactorHolder,
  database: Queryable,
): Promise<RefusedAs<"totpNotOn"> | null> {
  const found = await findAuthenticator(database, userId);
  return found === null || found.confirmedAt === null ? { ok: false, error: "totpNotOn" } : null;
}

async function replaceRecoveryCodes(
  tx: PoolClient,
  { clock, vault }: Pick<SecurityParts, "clock" | "vault">,
  userId: UserId,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const macs = codes.map((code) => macRecoveryCode(vault, userId, code));
  await deleteRecoveryCodes(tx, userId);
  await insertRecoveryCodes(tx, userId, macs, new Date(clock.now()));
  await setCodesSaved(tx, userId, false);
  return codes;
}
