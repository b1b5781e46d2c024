import { describe, expect, test } from "vitest";
import { decideGate, GATE_STEPS, listMissingSteps, type Standing } from "./gate.ts";

const OPEN: Standing = {
  isFrozen: false,
  isStaff: false,
  canTrade: true,
  isPhoneVerified: true,
  isEmailVerified: true,
  isKycApproved: true,
  hasAcceptedAgreement: true,
  hasTwoFactor: true,
};

/** A table of accounts: f frozen, s staff, t may trade, p phone, e email, k KYC, a agreement, 2 2FA. */
function standing(marks: string): Standing {
  return {
    isFrozen: marks.includes("f"),
    isStaff: marks.includes("s"),
    canTrade: marks.includes("t"),
    isPhoneVerified: marks.includes("p"),
    isEmailVerified: marks.includes("e"),
    isKycApproved: marks.includes("k"),
    hasAcceptedAgreement: marks.includes("a"),
    hasTwoFactor: marks.includes("2"),
  };
}

describe("the gate", () => {
  test("is closed without a login", () => {
    expect(decideGate(null)).toBe("notLoggedIn");
  });

  test.each([
    // has         refused with            and still misses
    ["tpeka2", null, []],
    ["ftpeka2", "tradingFrozen", ["unfrozen"]],
    ["stpeka2", "staffMayNotTrade", ["permission"]],
    ["speka2", "staffMayNotTrade", ["permission"]],
    ["peka2", "subUserForbidden", ["permission"]],
    ["teka2", "phoneNotVerified", ["phone"]],
    ["tpka2", "emailNotVerified", ["email"]],
    ["tpea2", "kycNotApproved", ["kyc"]],
    ["tpek2", "agreementNotAccepted", ["agreement"]],
    ["tpeka", "twoFactorNotSet", ["twoFactor"]],
    ["te", "phoneNotVerified", ["phone", "kyc", "agreement", "twoFactor"]],
    ["tpe", "kycNotApproved", ["kyc", "agreement", "twoFactor"]],
    ["tpek", "agreementNotAccepted", ["agreement", "twoFactor"]],
    ["f", "tradingFrozen", GATE_STEPS],
    ["fs", "tradingFrozen", GATE_STEPS],
    ["", "subUserForbidden", GATE_STEPS.slice(1)],
  ] as const)("of an account with '%s': %s, %j", (marks, refusal, missing) => {
    expect(decideGate(standing(marks))).toBe(refusal);
    expect(listMissingSteps(standing(marks))).toEqual(missing);
  });

  test("the first missing item decides, whatever else is missing", () => {
    const closing = [
      ["isFrozen", "tradingFrozen"],
      ["canTrade", "subUserForbidden"],
      ["isPhoneVerified", "phoneNotVerified"],
      ["isEmailVerified", "emailNotVerified"],
      ["isKycApproved", "kycNotApproved"],
      ["hasAcceptedAgreement", "agreementNotAccepted"],
      ["hasTwoFactor", "twoFactorNotSet"],
    ] as const;
    const current: Record<keyof Standing, boolean> = { ...OPEN };
    for (const [field, refusal] of closing.toReversed()) {
      current[field] = !OPEN[field];
      expect(decideGate(current)).toBe(refusal);
    }
  });
});
