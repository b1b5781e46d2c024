// "Security verification unavailable?": asks staff to remove lost factors. The owner is notified at
// every channel, as an attacker may have asked.
import type { PoolClient } from "@parley/database/pool";
import { attachFiles } from "@parley/database/queries/kernel/file";
import { findAuthenticator } from "@parley/database/queries/security/authenticator";
import { insertResetRequest } from "@parley/database/queries/security/reset-request";
import type { UserId } from "@parley/domain/ids";
import type { Factor } from "@parley/domain/security/required-factors";
import { decideResetRequest, type ResetRefusal } from "@parley/domain/security/reset-request";
import type { RefusedAs } from "@parley/domain/refused";
import type { FactorHolder } from "../factor/factors.ts";
import { findTicketAccount } from "../account/log-in.ts";
import { parseAccount } from "../account/parse-account.ts";
import type { Caller } from "../account/parts.ts";
import type { Session } from "../account/session.ts";
import { once } from "@parley/engine/idempotency/once";
import { hashToken, newToken } from "@parley/platform/tokens";
import type { SecurityParts } from "./parts.ts";
import { tellChange } from "../../messaging/notification/tell-change.ts";

export interface ResetInput {
  /** Of a login whose password was right, where there is no session. */
  readonly ticket?: string | undefined;
  readonly lost: readonly Factor[];
  readonly statement: string;
  readonly contact?: string | undefined;
  /** Pictures by which the person shows to be the owner. */
  readonly fileIds?: readonly string[] | undefined;
}

export interface ResetRequested {
  readonly requestId: string;
  readonly status: "pending";
}

export type RequestResetRefusal = RefusedAs<
  | ResetRefusal
  | "unknownFile"
  | "notLoggedIn"
  | "ticketExpired"
  | "resetRequestOpen"
  | "idempotencyMismatch"
>;

export async function requestReset(
  parts: SecurityParts,
  input: ResetInput,
  session: Session | null,
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: ResetRequested } | RequestResetRefusal> {
  const holder = await findHolder(parts, input, session);
  if ("error" in holder) return holder;
  const { userId } = holder;
  const contact = input.contact === undefined ? null : parseAccount(input.contact);
  if (input.contact !== undefined && contact === null)
    return { ok: false, error: "accountInvalid" };
  const request = {
    scope: `user:${userId}`,
    endpoint: "requestReset",
    key: caller.idempotencyKey,
    input,
  };
  return once<ResetRequested, RequestResetRefusal>(parts, request, (commit) =>
    commit(async (tx, refuse) => {
      const found = await findAuthenticator(tx, userId);
      const totp = found !== null && found.confirmedAt !== null;
      const { lost, statement } = input;
      const refusal = decideResetRequest(lost, { ...holder, totp }, contact !== null);
      if (refusal !== null) return refuse({ ok: false, error: refusal });
      const id = parts.ids.next();
      const token = newToken();
      const isNew = await insertResetRequest(tx, {
        id,
        userId,
        lost,
        statement,
        contact: contact?.target ?? null,
        createdAt: new Date(parts.clock.now()),
        cancelHash: hashToken(token),
      });
      if (!isNew) return refuse({ ok: false, error: "resetRequestOpen" });
      if (!(await attachProof(tx, userId, id, input.fileIds ?? []))) {
        return refuse({ ok: false, error: "unknownFile" });
      }
      const { address } = caller;
      const { email, phone } = holder;
      await tellChange(tx, parts, holder, {
        change: "reset-requested",
        address,
        undo: { token, email, phone },
      });
      return { requestId: id.toString(), status: "pending" };
    }),
  );
}

/** False where one of them is not the person's, meant for something else or in use already. */
async function attachProof(
  tx: PoolClient,
  ownerId: UserId,
  requestId: bigint,
  fileIds: readonly string[],
): Promise<boolean> {
  const ids = [...new Set(fileIds)].map(BigInt);
  const subject = requestId.toString();
  return (await attachFiles(tx, { ids, ownerId, purpose: "reset", subject })) === fileIds.length;
}

/** Who asks: logged in, or in a login whose password was right. */
export async function findHolder(
  parts: SecurityParts,
  { ticket }: Pick<ResetInput, "ticket">,
  session: Session | null,
): Promise<FactorHolder | RefusedAs<"notLoggedIn" | "ticketExpired">> {
  if (session !== null) return session;
  if (ticket === undefined) return { ok: false, error: "notLoggedIn" };
  return (await findTicketAccount(parts, ticket)) ?? { ok: false, error: "ticketExpired" };
}
