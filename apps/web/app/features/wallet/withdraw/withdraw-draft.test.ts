import { describe, expect, it } from "vitest";
import {
  addressProblem,
  EMPTY_DRAFT,
  mostOf,
  problemsOf,
  withdrawAmountProblem,
} from "./withdraw-draft.ts";

const TERMS = {
  withdrawFee: "1",
  minWithdraw: "10",
  maxWithdraw: "1000",
  addressFormat: "tron",
};
const has = (available: string, leftToday?: string) => ({ available, leftToday });
const ADDRESS = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";

describe("withdrawAmountProblem", () => {
  it("adds the fee to what arrives", () => {
    expect(withdrawAmountProblem("99", TERMS, has("100.00000000"))).toBeNull();
    expect(withdrawAmountProblem("99.00000001", TERMS, has("100.00000000"))).toBe("tooMuch");
  });

  it("applies the network's limits, both inclusive", () => {
    expect(withdrawAmountProblem("9.99999999", TERMS, has("5000"))).toBe("tooSmall");
    expect(withdrawAmountProblem("10", TERMS, has("5000"))).toBeNull();
    expect(withdrawAmountProblem("1000", TERMS, has("5000"))).toBeNull();
    expect(withdrawAmountProblem("1000.00000001", TERMS, has("5000"))).toBe("tooLarge");
  });

  it("requires an amount", () => {
    expect(withdrawAmountProblem("", TERMS, has("5000"))).toBe("blank");
    expect(withdrawAmountProblem("0.0", TERMS, has("5000"))).toBe("zero");
  });
});

describe("mostOf", () => {
  it("leaves the fee, and stays below the largest withdrawal", () => {
    expect(mostOf(has("100.50000000"), TERMS, 8)).toEqual({ amount: "99.5", reason: "balance" });
    expect(mostOf(has("5000.00000000"), TERMS, 8)).toEqual({ amount: "1000", reason: "network" });
    expect(mostOf(has("0.50000000"), TERMS, 8)).toEqual({ amount: "0", reason: "balance" });
  });

  it("names the one bound that counts: the rest of the day where it is the smallest", () => {
    expect(mostOf(has("5000", "300.25"), TERMS, 8)).toEqual({ amount: "299.25", reason: "daily" });
    expect(mostOf(has("5000", "9000"), TERMS, 8)).toEqual({ amount: "1000", reason: "network" });
    expect(mostOf(has("100", "100"), TERMS, 8)).toEqual({ amount: "99", reason: "balance" });
    expect(mostOf(has("5000", "0"), TERMS, 8)).toEqual({ amount: "0", reason: "daily" });
  });

  it("is always an amount that can be withdrawn where the balance suffices", () => {
    for (const means of [has("100.5"), has("5000"), has("5000", "300.25"), has("60", "300")]) {
      expect(withdrawAmountProblem(mostOf(means, TERMS, 8).amount, TERMS, means)).toBeNull();
    }
  });

  it("is the last amount before the limit of the day", () => {
    expect(withdrawAmountProblem("299.25000001", TERMS, has("5000", "300.25"))).toBe("overDaily");
  });
});

describe("addressProblem", () => {
  it("reports what cannot be an address of any network", () => {
    expect(addressProblem("  ")).toBe("blank");
    expect(addressProblem("too short")).toBe("form");
    expect(addressProblem("T9yD14Nj9 j7xAB4dbGeiX9h8unkKHxuWwb")).toBe("form");
    expect(addressProblem("a".repeat(9))).toBe("form");
    expect(addressProblem("a".repeat(10))).toBeNull();
    expect(addressProblem("a".repeat(128))).toBeNull();
    expect(addressProblem("a".repeat(129))).toBe("form");
    expect(addressProblem(` ${ADDRESS} `)).toBeNull();
  });
});

describe("problemsOf", () => {
  it("refuses an address that does not look like one of the network", () => {
    const draft = { address: `0x${"a".repeat(40)}`, memo: "", amount: "10" };
    expect(problemsOf(draft, TERMS, has("11"))).toEqual({ address: "form" });
    expect(problemsOf(draft, { ...TERMS, addressFormat: "evm" }, has("11"))).toEqual({});
    expect(problemsOf(draft, { ...TERMS, addressFormat: "of later" }, has("11"))).toEqual({});
  });

  it("reports all problems at once", () => {
    expect(problemsOf(EMPTY_DRAFT, TERMS, has("0"))).toEqual({ address: "blank", amount: "blank" });
    expect(problemsOf(EMPTY_DRAFT, null, has("0"))).toEqual({ network: "blank", address: "blank" });
    expect(problemsOf({ address: ADDRESS, memo: "", amount: "10" }, TERMS, has("11"))).toEqual({});
  });
});
