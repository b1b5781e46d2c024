import type { UserId } from "../ids.ts";
import { userAccount, platformAccount } from "../ledger/account.ts";
import { describe, expect, test } from "vitest";
import { flowLines, escrowLines } from "./escrow-lines.ts";
import { ADVERTISER, placedOrder, TAKER } from "./order.fixture.ts";

const sold = placedOrder();
const bought = placedOrder({ offerSide: "buy" });
const Q = sold.quantity;
const of = (userId: UserId, kind: "spot" | "offer" | "escrow", amount: bigint) => ({
  account: userAccount(userId, kind, "USDT"),
  amount,
});

test("coins move into the seller's escrow, from the offer's reserve or a selling taker's spot", () => {
  expect(escrowLines(sold)).toEqual([of(ADVERTISER, "offer", -Q), of(ADVERTISER, "escrow", Q)]);
  expect(escrowLines(bought)).toEqual([of(TAKER, "spot", -Q), of(TAKER, "escrow", Q)]);
});

describe("coins are returned", () => {
  const back = { kind: "return" } as const;

  test("to the offer while there is one, else to the seller's spot", () => {
    expect(flowLines(sold, back, false)[1]).toEqual(of(ADVERTISER, "offer", Q));
    expect(flowLines(sold, back, true)[1]).toEqual(of(ADVERTISER, "spot", Q));
  });

  test("to the taker's spot where the offer was a buyer's", () => {
    for (const isClosed of [false, true]) {
      expect(flowLines(bought, back, isClosed)).toEqual([
        of(TAKER, "escrow", -Q),
        of(TAKER, "spot", Q),
      ]);
    }
  });
});

const fee = (amount: bigint) => ({ account: platformAccount("fees", "USDT"), amount });

describe("coins are paid out", () => {
  test("to the buyer, the platform and what is left to the seller's spot", () => {
    const flow = { kind: "pay", toBuyer: 40n, fee: 3n, toSeller: Q - 43n } as const;
    expect(flowLines(sold, flow, false)).toEqual([
      of(ADVERTISER, "escrow", -Q),
      of(TAKER, "spot", 40n),
      fee(3n),
      of(ADVERTISER, "spot", Q - 43n),
    ]);
    expect(flowLines(bought, flow, false)).toEqual([
      of(TAKER, "escrow", -Q),
      of(ADVERTISER, "spot", 40n),
      fee(3n),
      of(TAKER, "spot", Q - 43n),
    ]);
  });

  test("without lines that move nothing", () => {
    const flow = { kind: "pay", toBuyer: Q, fee: 0n, toSeller: 0n } as const;
    expect(flowLines(sold, flow, false)).toEqual([
      of(ADVERTISER, "escrow", -Q),
      of(TAKER, "spot", Q),
    ]);
    expect(flowLines(sold, { kind: "none" }, false)).toEqual([]);
  });
});
