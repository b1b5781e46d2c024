import { describe, expect, it } from "vitest";
import {
  amountProblem,
  newTransfer,
  requestOf,
  swapped,
  withPartner,
  withWallet,
} from "./transfer-draft.ts";

const DRAFT = { ...newTransfer("USDT", "futures"), amount: "10" };
const SUB = "100000001";

describe("withWallet", () => {
  it("keeps the two own wallets different", () => {
    const turned = withWallet(DRAFT, "from", "futures");
    expect([turned.from.wallet, turned.to.wallet]).toEqual(["futures", "spot"]);
    const back = withWallet(turned, "to", "futures");
    expect([back.from.wallet, back.to.wallet]).toEqual(["spot", "futures"]);
  });

  it("permits the same kind of wallet for a sub-user", () => {
    const draft = withWallet(withPartner(DRAFT, SUB), "to", "futures");
    expect([draft.from.wallet, draft.to.wallet]).toEqual(["spot", "futures"]);
  });
});

describe("requestOf", () => {
  it("names neither partner nor direction between own wallets", () => {
    expect(requestOf(swapped(DRAFT))).toEqual({
      asset: "USDT",
      amount: "10",
      from: "futures",
      to: "spot",
    });
  });

  it("states the direction with a sub-user", () => {
    const draft = withWallet(withPartner(DRAFT, SUB), "to", "futures");
    expect(requestOf(draft)).toMatchObject({
      from: "spot",
      to: "futures",
      subUid: SUB,
      direction: "toSub",
    });
    expect(requestOf(swapped(draft))).toMatchObject({
      from: "futures",
      to: "spot",
      direction: "fromSub",
    });
  });

  it("drops the partner when own wallets are chosen again", () => {
    const draft = withPartner(swapped(withPartner(DRAFT, SUB)), null);
    expect(requestOf(draft)).toEqual({ asset: "USDT", amount: "10", from: "spot", to: "futures" });
  });
});

describe("amountProblem", () => {
  it("reports a missing amount, zero, or more than the balance", () => {
    expect(amountProblem("", "5")).toBe("blank");
    expect(amountProblem("0.00", "5")).toBe("zero");
    expect(amountProblem("?1.500", "5000")).toBe("unread");
    expect(amountProblem("5.00000001", "5.00000000")).toBe("tooMuch");
    expect(amountProblem("5", "5.00000000")).toBeNull();
    expect(amountProblem("5", null)).toBeNull();
  });
});
