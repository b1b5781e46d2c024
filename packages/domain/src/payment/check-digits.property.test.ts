import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isCbu, isClabe, isCpf, isIban, isLuhnNumber, isRoutingNumber } from "./check-digits.ts";

/** Each of these finds every single wrong digit; that is what they were made for. */
test.each([
  ["IBAN", isIban, "DE89370400440532013000"],
  ["card", isLuhnNumber, "4111111111111111"],
  ["CLABE", isClabe, "032180000118359719"],
  ["CBU", isCbu, "2850590940090418135201"],
  ["CPF", isCpf, "52998224725"],
  ["routing number", isRoutingNumber, "021000021"],
] as const)("one changed digit never passes as %s", (_name, check, right) => {
  const places = Array.from(right, (_character, index) => index).filter((index) =>
    /\d/.test(right[index] ?? ""),
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digit = (Number(right[place]) + shift) % 10;
      expect(check(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false);
    }),
  );
});
