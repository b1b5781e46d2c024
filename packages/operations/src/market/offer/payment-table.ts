// Saved accounts as offers need them: still there, and the advertiser's own, when the offer is made.
import type { PaymentId, UserId } from "@parley/domain/ids";
import { lockPaymentsForUse } from "@parley/database/queries/market/user-payment";
import type { Table } from "@parley/engine/table";

export interface OfferPayment {
  readonly id: PaymentId;
  readonly userId: UserId;
  readonly isRemoved: boolean;
}

/** Only read here; removing one locks its owner first, and then it, as the engine does by the ranks. */
export const paymentTable: Table<PaymentId, OfferPayment> = {
  name: "saved-payment",
  rank: "trader",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: lockPaymentsForUse,
  write: () => Promise.reject(new Error("offers do not change saved accounts")),
};
