import { describe, expect, it } from "vitest";
import {
  addressProblem,
  EMPTY_DRAFT,
  mostOf,
  problemsOf,
  withdrawAmountProblem,
} from "./withdraw-draft.ts";

const TERMS = { withdrawFee: "1", minWithdraw: "10", maxWithdraw: "1000" };
const ADDRESS = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";

describe("withdrawAmountProblem", () => {
  it("adds the fee to what arrives", () => {
    expect(withdrawAmountProblem("99", TERMS, "100.00000000")).toBeNull();
    expect(withdrawAmountProblem("99.00000001", TERMS, "100.00000000")).toBe("tooMuch");
  });

  it("applies the network's limits, both inclusive", () => {
    expect(withdrawAmountProblem("9.99999999", TERMS, "5000")).toBe("tooSmall");
    expect(withdrawAmountProblem("10", TERMS, "5000")).toBeNull();
    expect(withdrawAmountProblem("1000", TERMS, "5000")).toBeNull();
    expect(withdrawAmountProblem("1000.00000001", TERMS, "5000")).toBe("tooLarge");
  });

  it("requires an amount", () => {
    expect(withdrawAmountProblem("", TERMS, "5000")).toBe("blank");
    expect(withdrawAmountProblem("0.0", TERMS, "5000")).toBe("zero");
  });
});

describe("mostOf", () => {
  it("leaves the fee, and stays below the largest withdrawal", () => {
    expect(mostOf("100.50000000", TERMS, 8)).toBe("99.5");
    expect(mostOf("5000.00000000", TERMS, 8)).toBe("1000");
    expect(mostOf("0.50000000", TERMS, 8)).toBe("0");
  });

  it("is always an amount that can be withdrawn where the balance suffices", () => {
    expect(withdrawAmountProblem(mostOf("100.5", TERMS, 8), TERMS, "100.5")).toBeNull();
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
  it("reports all problems at once", () => {
    expect(problemsOf(EMPTY_DRAFT, TERMS, "0")).toEqual({ address: "blank", amount: "blank" });
    expect(problemsOf(EMPTY_DRAFT, null, "0")).toEqual({ network: "blank", address: "blank" });
    expect(problemsOf({ address: ADDRESS, memo: "", amount: "10" }, TERMS, "11")).toEqual({});
  });
});
