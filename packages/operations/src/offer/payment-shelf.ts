// Saved accounts as offers need them: still there, and the advertiser's own, when the offer is made.
import { createUserPaymentQueries } from "@parley/database/queries/user-payment";
import type { Shelf } from "../engine/shelf.ts";

export interface OfferPayment {
  readonly id: bigint;
  readonly personId: bigint;
  readonly isRemoved: boolean;
}

/** Only read here; whoever removes one locks it first. */
export const paymentShelf: Shelf<bigint, OfferPayment> = {
  name: "payment",
  rank: "trader",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: (tx, ids) => createUserPaymentQueries(tx).lockPaymentsForUse(ids),
  write: () => Promise.reject(new Error("offers do not change saved accounts")),
};
