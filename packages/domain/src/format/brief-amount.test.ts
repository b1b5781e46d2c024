import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES } from "../language/language.ts";
import { briefAmount, coinDigits, writeCoinDigits } from "./brief-amount.ts";
import { formatNumber } from "./format-number.ts";

test.each([
  ["91.55552486", 2, { shown: "91.55", rest: "552486" }],
  ["91.999", 2, { shown: "91.99", rest: "9" }],
  ["1,234.5", 2, { shown: "1,234.5", rest: "" }],
  ["100", 2, { shown: "100", rest: "" }],
  ["91.55", 2, { shown: "91.55", rest: "" }],
  ["91.55552486", 0, { shown: "91", rest: ".55552486" }],
  ["-5.129", 2, { shown: "-5.12", rest: "9" }],
  ["0.00451", 2, { shown: "0.00451", rest: "" }],
  ["0.00000012", 8, { shown: "0.00000012", rest: "" }],
  ["91.55000", 2, { shown: "91.55000", rest: "" }],
  ["91.55552486", undefined, { shown: "91.55552486", rest: "" }],
  ["--", 2, { shown: "--", rest: "" }],
])("of %s with %s decimals is shown %o", (text, digits, expected) => {
  expect(briefAmount(text, digits)).toEqual(expected);
});

test("in every language all figures are there, and never more is shown than there is", () => {
  const atoms = fc.bigInt({ min: 1n, max: 10n ** 18n });
  fc.assert(
    fc.property(atoms, fc.integer({ min: 0, max: 8 }), (amount, digits) => {
      const text = `${amount / 10n ** 8n}.${String(amount % 10n ** 8n).padStart(8, "0")}`;
      for (const language of LANGUAGES) {
        const full = formatNumber(text, { maximumDigits: 8, language });
        const { shown, rest } = briefAmount(full, digits, language);
        expect(shown + rest).toBe(full);
        expect(shown).toMatch(/[1-9]/);
      }
    }),
  );
});

test("the decimals of coins are read as they were written, whole codes alone", () => {
  const written = writeCoinDigits([
    { code: "USDT", displayDigits: 2 },
    { code: "BTC", displayDigits: 8 },
  ]);
  expect(coinDigits(written, "USDT")).toBe(2);
  expect(coinDigits(written, "BTC")).toBe(8);
  for (const code of ["USD", "SDT", "ETH", ""]) expect(coinDigits(written, code)).toBeUndefined();
  expect(coinDigits("", "BTC")).toBeUndefined();
});
