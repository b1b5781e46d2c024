import { describe, expect, it } from "vitest";
import { pathOfNewAccount, startPath } from "./start-path.ts";

const ORDER = "/de/p2p/buy/detail/7?amount=100&pay=sepa";

describe("startPath", () => {
  it("names the step and the way back, each where there is one", () => {
    expect(startPath(null)).toBe("/start");
    expect(startPath(null, "kyc")).toBe("/start?step=kyc#start-kyc");
    const url = new URL(startPath(ORDER, "phone"), "https://parley.test");
    expect(url.pathname + url.hash).toBe("/start#start-phone");
    expect(Object.fromEntries(url.searchParams)).toEqual({ step: "phone", returnTo: ORDER });
  });
});

describe("pathOfNewAccount", () => {
  it("leads to the first steps, with the way back", () => {
    expect(pathOfNewAccount("de", null)).toBe("/de/start");
    expect(pathOfNewAccount("de", ORDER)).toBe(`/de${startPath(ORDER)}`);
    expect(pathOfNewAccount("de", "/de")).toBe("/de/start?returnTo=%2Fde");
  });

  it.each(["/de/start?step=kyc&returnTo=%2Fde%2Fp2p", "/admin/invitation/7"])(
    "leaves %s as it is",
    (returnTo) => {
      expect(pathOfNewAccount("de", returnTo)).toBe(returnTo);
    },
  );
});
