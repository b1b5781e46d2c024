// The owner ends a request to take factors away: logged in, or by the link of the message about it,
// which is valid while the request is open. Staff see it leave their queue.
import type { PoolClient } from "@parley/database/pool";
import {
  cancelResetRequest,
  findLastResetRequest,
  findResetByCancelHash,
  lockResetRequest,
  type ResetRequestRow,
} from "@parley/database/queries/security/reset-request";
import { deleteCaseClaim, findCaseHolder } from "@parley/database/queries/staff/case-claim";
import { inRefusableTransaction } from "@parley/database/refusal";
import { refused, type RefusedAs } from "@parley/domain/refused";
import type { Factor } from "@parley/domain/security/required-factors";
import { decideResetCancel, type ResetCancelledBy } from "@parley/domain/security/reset-request";
import { hashToken } from "@parley/platform/tokens";
import { tellChange } from "../../messaging/notification/tell-change.ts";
import { getAccount } from "../account/get-account.ts";
import type { Caller } from "../account/parts.ts";
import type { Session } from "../account/session.ts";
import type { SecurityParts } from "./parts.ts";

type CancelParts = Pick<SecurityParts, "pool" | "clock" | "ids" | "vault">;

export interface CancelPreview {
  readonly lost: readonly Factor[];
  readonly createdAt: number;
}

export async function previewResetCancel(
  { pool }: Pick<CancelParts, "pool">,
  token: string,
): Promise<{ readonly ok: true; readonly data: CancelPreview } | RefusedAs<"undoExpired">> {
  const found = await findResetByCancelHash(pool, hashToken(token));
  if (found === null || decideResetCancel(found.status) !== null) return refused("undoExpired");
  return { ok: true, data: { lost: found.lost, createdAt: found.createdAt.getTime() } };
}

type Cancelled = { readonly requestId: string; readonly status: "cancelled" };
export type CancelRefusal = RefusedAs<"notLoggedIn" | "undoExpired" | "resetRequestClosed">;

export function cancelReset(
  parts: CancelParts,
  token: string | undefined,
  session: Session | null,
  { address }: Pick<Caller, "address">,
): Promise<{ readonly ok: true; readonly data: Cancelled } | CancelRefusal> {
  return inRefusableTransaction(parts.pool, async (tx, refuse: (name: CancelRefusal) => never) => {
    const found = await findNamed(tx, token, session);
    if ("error" in found) return refuse(found);
    const request = await lockResetRequest(tx, found.id);
    // Once more, with the request locked: two presses at the same moment are one.
    const refusal = request === null ? "resetRequestClosed" : decideResetCancel(request.status);
    if (refusal !== null) return refuse(refused(token === undefined ? refusal : "undoExpired"));
    const by: ResetCancelledBy = token === undefined ? "session" : "link";
    await cancelResetRequest(tx, found.id, by, new Date(parts.clock.now()));
    const holder = await findCaseHolder(tx, "resets", found.id);
    if (holder !== null) await deleteCaseClaim(tx, "resets", found.id, holder);
    const account = await getAccount(tx, found.userId);
    await tellChange(tx, parts, account, { change: "reset-cancelled", address });
    const data = { requestId: found.id.toString(), status: "cancelled" } as const;
    return { ok: true as const, data };
  });
}

async function findNamed(
  tx: PoolClient,
  token: string | undefined,
  session: Session | null,
): Promise<ResetRequestRow | CancelRefusal> {
  if (token !== undefined) {
    return (await findResetByCancelHash(tx, hashToken(token))) ?? refused("undoExpired");
  }
  if (session === null) return refused("notLoggedIn");
  return (await findLastResetRequest(tx, session.userId)) ?? refused("resetRequestClosed");
}
