// Changes an account to which others pay. The changed one is a new row in place of the old one: orders
// name the row they were made with, so that nothing a buyer was told to pay into changes afterwards.
import type { PaymentId } from "@parley/domain/ids";
import type { FieldValues } from "@parley/domain/payment/payment-fields";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import { lockOffersPaidInto, replacePaymentInOffers } from "@parley/database/queries/market/offer";
import {
  findUserPayment,
  lockUserPayment,
  updateUserPaymentRemoved,
  type UserPaymentRow,
} from "@parley/database/queries/market/user-payment";
import { toPaymentId } from "@parley/domain/ids";
import type { Caller } from "../../identity/account/parts.ts";
import type { Session } from "../../identity/account/session.ts";
import type { FactorHolder } from "../../identity/factor/factors.ts";
import {
  confirmBySealedRequest,
  type ConfirmedBySealedRequest,
  type ConfirmParts,
} from "../../identity/security/confirm-change.ts";
import {
  insertReadPayment,
  readPayment,
  type CreatePaymentRefusal,
  type NewPayment,
} from "./create-user-payment.ts";
import { refuseManaging } from "./may-manage-payments.ts";

export interface PaymentChange {
  readonly id: PaymentId;
  readonly fields: FieldValues;
  readonly receiverName: string;
  /** Undefined: the picture stays. Null: there is none any more. */
  readonly pictureFileId: bigint | null | undefined;
}

export type UpdatePaymentRefusal =
  | CreatePaymentRefusal
  | { readonly ok: false; readonly error: "notFound" };

export function updateUserPayment(
  parts: ConfirmParts,
  session: Session,
  change: PaymentChange,
  sealed: { readonly command: string; readonly bodyHash: string },
  caller: Caller,
): Promise<ConfirmedBySealedRequest<{ readonly id: string }, UpdatePaymentRefusal>> {
  const { id } = change;
  const request = {
    session,
    caller,
    endpoint: "updateUserPayment",
    purpose: "update-user-payment",
    subject: id.toString(),
  } as const;
  const readChange = async (
    holder: FactorHolder,
    database: Queryable,
    replaced: UserPaymentRow | null,
  ) => {
    const refused = refuseManaging(holder);
    if (refused !== null) return refused;
    if (replaced?.userId !== session.userId || replaced.removedAt !== null) {
      return { ok: false, error: "notFound" } as const;
    }
    const payment = paymentOf(change, replaced);
    const read = await readPayment(parts, holder, payment, database, replaced);
    return read.ok ? ({ ok: true, read, payment, replaced } as const) : read;
  };
  return confirmBySealedRequest<{ readonly id: string }, UpdatePaymentRefusal>(
    parts,
    request,
    sealed,
    {
      async decide(holder, database) {
        const found = await readChange(holder, database, await findUserPayment(database, id));
        return found.ok ? null : found;
      },

      lockFirst: (tx) => lockOffersPaidInto(tx, session.userId, id),

      async act(tx, account, refuse) {
        // Orders that are being made hold it, and offers too; then it is theirs as it was.
        const found = await readChange(account, tx, await lockUserPayment(tx, id));
        if (!found.ok) return refuse(found);
        const { read, payment, replaced } = found;
        await updateUserPaymentRemoved(tx, id, new Date(parts.clock.now()));
        const added = await insertReadPayment(tx, parts, account, payment, read, refuse, replaced);
        const after = toPaymentId(added.id);
        await replacePaymentInOffers(tx, session.userId, { before: id, after });
        return added;
      },
    },
  );
}

function paymentOf(change: PaymentChange, { method, pictureFileId }: UserPaymentRow): NewPayment {
  const { fields, receiverName } = change;
  const picture = change.pictureFileId === undefined ? pictureFileId : change.pictureFileId;
  return { method, fields, receiverName, pictureFileId: picture };
}
