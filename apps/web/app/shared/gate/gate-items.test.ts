import { describe, expect, it } from "vitest";
import { firstMissing, gateItems, isForOthers, type Standing } from "./gate-items.ts";

const newcomer: Standing = {
  canTrade: false,
  missing: ["phone", "email", "kyc", "agreement", "twoFactor"],
  isSubUser: false,
  useAdminTwoFactor: false,
  isNewAccount: false,
  kycStatus: "none",
};

describe("gateItems", () => {
  it("lists the steps in the order of the refusals, in any order of the input", () => {
    const items = gateItems({ ...newcomer, missing: ["twoFactor", "kyc", "phone"] });
    expect(items.map(({ step, isDone }) => [step, isDone])).toEqual([
      ["phone", false],
      ["email", true],
      ["kyc", false],
      ["agreement", true],
      ["twoFactor", false],
    ]);
  });

  it("leads each step to the place that completes it", () => {
    expect(gateItems(newcomer).map(({ remedy }) => remedy)).toEqual([
      { kind: "start" },
      { kind: "start" },
      { kind: "start" },
      { kind: "agreement" },
      { kind: "start" },
    ]);
  });

  it("leads a sub-user nowhere for what only the master can do", () => {
    const kinds = gateItems({ ...newcomer, isSubUser: true }).map(({ remedy }) => remedy.kind);
    expect(kinds).toEqual(["start", "start", "master", "master", "start"]);
  });

  it("leaves the authenticator to the master where the sub-user verifies with the master's", () => {
    const items = gateItems({ ...newcomer, isSubUser: true, useAdminTwoFactor: true });
    expect(items.at(-1)?.remedy).toEqual({ kind: "master" });
  });

  it("says that a verification is under review, and only for that step", () => {
    const items = gateItems({ ...newcomer, kycStatus: "pending" });
    expect(items.filter(({ isWaiting }) => isWaiting).map(({ step }) => step)).toEqual(["kyc"]);
  });

  it("shows no step for a freeze or a missing permission, which cannot be completed here", () => {
    const items = gateItems({ ...newcomer, missing: ["unfrozen", "permission"] });
    expect(items.every(({ isDone }) => isDone)).toBe(true);
  });
});

describe("isForOthers", () => {
  it("is true where nothing is left to do but a decision is missing", () => {
    expect(isForOthers({ ...newcomer, missing: ["unfrozen"] })).toBe(true);
    expect(isForOthers({ ...newcomer, missing: ["permission", "unfrozen"] })).toBe(true);
    expect(isForOthers({ ...newcomer, missing: ["unfrozen", "phone"] })).toBe(false);
    expect(isForOthers({ ...newcomer, missing: [] })).toBe(false);
  });
});

describe("firstMissing", () => {
  it("is what a trade would be refused with", () => {
    expect(firstMissing({ ...newcomer, missing: ["twoFactor", "email"] })).toBe("email");
    expect(firstMissing({ ...newcomer, missing: ["phone", "unfrozen"] })).toBe("unfrozen");
    expect(firstMissing({ ...newcomer, missing: [] })).toBeNull();
  });
});
