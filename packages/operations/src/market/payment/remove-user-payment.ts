// Takes an account off its owner's list. Its row stays, as orders that were paid to it name it.
import type { PaymentId } from "@parley/domain/ids";
import type { PoolClient } from "@parley/database/pool";
import {
  findUserPayment,
  lockUserPayment,
  updateUserPaymentRemoved,
} from "@parley/database/queries/market/user-payment";
import type { Caller } from "../../identity/account/parts.ts";
import type { Session } from "../../identity/account/session.ts";
import {
  confirmBySealedRequest,
  type ConfirmedBySealedRequest,
  type ConfirmParts,
} from "../../identity/security/confirm-change.ts";
import { refuseManaging, type ManagingRefusal } from "./may-manage-payments.ts";

export interface RemovalParts extends ConfirmParts {
  /** Whether an unclosed offer or an open order needs it; asked while its row is locked. */
  readonly isPaymentInUse: (tx: PoolClient, paymentId: PaymentId) => Promise<boolean>;
}

export type RemovePaymentRefusal =
  | ManagingRefusal
  | { readonly ok: false; readonly error: "notFound" | "paymentInUse" };

export function removeUserPayment(
  parts: RemovalParts,
  session: Session,
  id: PaymentId,
  sealed: { readonly command: string; readonly bodyHash: string },
  caller: Caller,
): Promise<ConfirmedBySealedRequest<null, RemovePaymentRefusal>> {
  const { userId } = session;
  const request = {
    session,
    caller,
    endpoint: "removeUserPayment",
    purpose: "remove-user-payment",
    subject: id.toString(),
  } as const;
  return confirmBySealedRequest<null, RemovePaymentRefusal>(parts, request, sealed, {
    async decide(account, database) {
      const refused = refuseManaging(account);
      if (refused !== null) return refused;
      const row = await findUserPayment(database, id);
      const isOwn = row?.userId === userId && row.removedAt === null;
      return isOwn ? null : { ok: false, error: "notFound" };
    },

    async act(tx, _account, refuse) {
      const row = await lockUserPayment(tx, id);
      // Another call may have been quicker.
      if (row === null || row.removedAt !== null) refuse({ ok: false, error: "notFound" });
      if (await parts.isPaymentInUse(tx, id)) refuse({ ok: false, error: "paymentInUse" });
      await updateUserPaymentRemoved(tx, id, new Date(parts.clock.now()));
      return null;
    },
  });
}
