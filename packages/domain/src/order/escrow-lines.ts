// The postings of an order: into escrow, and out of it.
import { userAccount, platformAccount } from "../ledger/account.ts";
import { moveLines, type Line } from "../ledger/transfer.ts";
import { buyerOf, sellerOf, type Order } from "./order.ts";
import type { EscrowFlow } from "./settled-fee.ts";

type Escrowed = Pick<Order, "offerSide" | "advertiserId" | "takerId" | "crypto" | "quantity">;

/** Out of the offer's reserve, or out of the spot of a taker who sells. */
export function escrowLines(order: Escrowed): Line[] {
  const { offerSide, crypto, quantity } = order;
  const seller = sellerOf(order);
  const from = userAccount(seller, offerSide === "sell" ? "offer" : "spot", crypto);
  return moveLines(from, userAccount(seller, "escrow", crypto), quantity);
}

/** `isOfferClosed` decides where returned coins go. */
export function flowLines(order: Escrowed, flow: EscrowFlow, isOfferClosed: boolean): Line[] {
  const { offerSide, crypto, quantity } = order;
  const seller = sellerOf(order);
  const escrow = userAccount(seller, "escrow", crypto);
  switch (flow.kind) {
    case "none":
      return [];
    case "return": {
      const isReserved = offerSide === "sell" && !isOfferClosed;
      return moveLines(
        escrow,
        userAccount(seller, isReserved ? "offer" : "spot", crypto),
        quantity,
      );
    }
    case "pay": {
      const lines = [
        { account: escrow, amount: -quantity },
        { account: userAccount(buyerOf(order), "spot", crypto), amount: flow.toBuyer },
        { account: platformAccount("fees", crypto), amount: flow.fee },
        { account: userAccount(seller, "spot", crypto), amount: flow.toSeller },
      ];
      return lines.filter(({ amount }) => amount !== 0n);
    }
  }
}
