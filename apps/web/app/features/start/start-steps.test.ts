import { describe, expect, it } from "vitest";
import type { Standing } from "../../shared/gate/gate-items.ts";
import { listSteps, minutesLeft, placeOf, readStep } from "./start-steps.ts";

const newcomer: Standing = {
  canTrade: false,
  missing: ["phone", "kyc", "agreement", "twoFactor"],
  isSubUser: false,
  useAdminTwoFactor: false,
  isNewAccount: true,
  kycStatus: "none",
};
const reviewed: Standing = { ...newcomer, missing: ["kyc", "agreement"], kycStatus: "pending" };

describe("the steps", () => {
  it("are in the order in which a trade would be refused", () => {
    expect(listSteps(newcomer, false).map(({ step, state }) => [step, state])).toEqual([
      ["phone", "open"],
      ["email", "done"],
      ["kyc", "open"],
      ["agreement", "open"],
      ["twoFactor", "open"],
    ]);
  });

  it("take time only while they are left to the reader", () => {
    const all = listSteps(newcomer, false);
    expect(minutesLeft(all)).toBe(10);
    expect(minutesLeft(listSteps(reviewed, false))).toBe(3);
  });
});

describe("the place", () => {
  it("is the first step that is left", () => {
    expect(placeOf(listSteps(newcomer, false), null)).toEqual({ kind: "step", step: "phone" });
  });

  it("is the chosen step, until that is done", () => {
    const steps = listSteps(newcomer, false);
    expect(placeOf(steps, "twoFactor")).toEqual({ kind: "step", step: "twoFactor" });
    expect(placeOf(steps, "email")).toEqual({ kind: "step", step: "phone" });
  });

  it("passes over a verification under review, unless staff have asked for something", () => {
    expect(placeOf(listSteps(reviewed, false), null)).toEqual({ kind: "step", step: "agreement" });
    expect(placeOf(listSteps(reviewed, true), null)).toEqual({ kind: "step", step: "kyc" });
  });

  it("says that others have to act where nothing is left to the reader", () => {
    const steps = listSteps({ ...reviewed, missing: ["kyc"] }, false);
    expect(placeOf(steps, null)).toEqual({ kind: "waiting" });
    const subUser = listSteps({ ...newcomer, isSubUser: true, missing: ["agreement"] }, false);
    expect(placeOf(subUser, "agreement")).toEqual({ kind: "waiting" });
  });

  it("is the end where nothing is missing", () => {
    expect(placeOf(listSteps({ ...newcomer, missing: [] }, false), "kyc")).toEqual({
      kind: "done",
    });
  });
});

it("reads a step of the address, and nothing else", () => {
  const steps = listSteps(newcomer, false);
  expect(readStep("kyc", steps)).toBe("kyc");
  expect(readStep("unfrozen", steps)).toBeNull();
  expect(readStep(null, steps)).toBeNull();
});
