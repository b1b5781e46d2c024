import { describe, expect, it } from "vitest";
import { percentOf, ratioOf, stateOf } from "./own-offer.ts";

describe("ratios and percents", () => {
  it.each([
    ["1.015000", "101.5"],
    ["1.000000", "100"],
    ["0.985000", "98.5"],
    ["0.050000", "5"],
    ["1", "100"],
  ])("shows %s as %s percent", (ratio, percent) => {
    expect(percentOf(ratio)).toBe(percent);
  });

  it.each([
    ["101.5", "1.015"],
    ["100", "1.00"],
    ["98.1234", "0.981234"],
    ["5", "0.05"],
    ["101.", "1.01"],
  ])("sends %s percent as %s", (percent, ratio) => {
    expect(ratioOf(percent)).toBe(ratio);
  });

  it.each(["", "1000", "1.23456", "abc", "-5"])("reads %s as no ratio", (text) => {
    expect(ratioOf(text)).toBeNull();
  });
});

describe("stateOf", () => {
  it("shows those online when the address has no known state", () => {
    expect(stateOf(null)).toBe("online");
    expect(stateOf("gone")).toBe("online");
    expect(stateOf("closed")).toBe("closed");
  });
});
