import { describe, expect, it } from "vitest";
import { settlementOf } from "./method-class.ts";

describe("settlementOf", () => {
  it("counts an unclassified or unknown payment method as reversible", () => {
    const reversible = { methodClass: "reversible", arrivalMinutes: 60 };
    expect(settlementOf({ methodClass: null, arrivalMinutes: null })).toEqual(reversible);
    expect(settlementOf(null)).toEqual(reversible);
  });

  it("takes the usual arrival of the class where a method names none", () => {
    expect(settlementOf({ methodClass: "instant", arrivalMinutes: null }).arrivalMinutes).toBe(10);
    expect(settlementOf({ methodClass: "slow", arrivalMinutes: null }).arrivalMinutes).toBe(1_440);
    expect(settlementOf({ methodClass: "slow", arrivalMinutes: 180 })).toEqual({
      methodClass: "slow",
      arrivalMinutes: 180,
    });
  });
});
