import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatCoins } from "../format/format-coins.ts";
import { formatNumber } from "../format/format-number.ts";
import { type KnownLanguage, type Language, LANGUAGES } from "../language/language.ts";
import { formatAmount, parseAmount } from "./amount.ts";
import { readTypedAmount, textOfAmountValue, type TypedAmount } from "./typed-amount.ts";

const RUNS = { numRuns: 300 };
const scale = fc.integer({ min: 0, max: 8 });
/** Small and large ones alike, and often with zeros at the end. */
const atoms = fc
  .tuple(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 99_999 }))
  .map(([zeros, digits]) => BigInt(digits) * 10n ** BigInt(zeros))
  .filter((found) => found < 10n ** 18n);

function worthOf(reading: TypedAmount, decimals: number): bigint | null {
  return reading.kind === "amount" ? parseAmount(reading.text, decimals) : null;
}

/** As the site shows it: in full, without zeros at the end, and with two decimals at least. */
function printedOf(text: string, language: KnownLanguage = null): string[] {
  return [
    formatNumber(text, { language }),
    formatNumber(text, { maximumDigits: 8, language }),
    formatNumber(text, { minimumDigits: 2, maximumDigits: 8, language }),
  ];
}

const language = fc.constantFrom(null, ...LANGUAGES);

test("every amount that a page prints is the same amount when it is pasted in its language, without a question", () => {
  fc.assert(
    fc.property(atoms, scale, language, (worth, decimals, page) => {
      for (const printed of printedOf(formatAmount(worth, decimals), page)) {
        for (const text of [printed, `${printed} USDT`, `${printed}\u00a0USDT`, `  ${printed} `]) {
          const reading = readTypedAmount(text, decimals, { unit: "USDT", language: page });
          expect(worthOf(reading, decimals)).toBe(worth);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

/** Coins with up to 8 decimals, prices and sums of money, and counts: each as pages print it. */
const PRINTERS = [
  ["coins", 8, (text: string, of: Language) => formatCoins(text, of)],
  ["prices", 4, (text: string, of: Language) => formatNumber(text, { language: of })],
  [
    "sums",
    2,
    (text: string, of: Language) => formatNumber(text, { minimumDigits: 2, language: of }),
  ],
  ["counts", 0, (text: string, of: Language) => formatNumber(text, { language: of })],
] as const;

const CASES = LANGUAGES.flatMap((of) =>
  PRINTERS.map(([name, decimals, print]) => ({ of, name, decimals, print })),
);

test.each(CASES)("in $of $name are pasted as they are printed", ({ of, decimals, print }) => {
  fc.assert(
    fc.property(atoms, (worth) => {
      const printed = print(formatAmount(worth, decimals), of);
      const reading = readTypedAmount(printed, decimals, { language: of, alsoSeen: [of] });
      expect(worthOf(reading, decimals)).toBe(worth);
    }),
    { numRuns: 100 },
  );
});

test("an amount printed in any language is the same one in any other, or asked about, for a reader who has seen both", () => {
  fc.assert(
    fc.property(atoms, scale, language, language, (worth, decimals, printer, page) => {
      for (const text of printedOf(formatAmount(worth, decimals), printer)) {
        const options = { language: page, alsoSeen: [page, printer] };
        const reading = readTypedAmount(text, decimals, options);
        const found = reading.kind === "ambiguous" ? reading.readings : [];
        const worths = found.map((one) => parseAmount(one, decimals));
        expect([worthOf(reading, decimals), ...worths]).toContain(worth);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("an amount that the site puts into a field is the same when it is read from there", () => {
  fc.assert(
    fc.property(atoms, scale, language, (worth, decimals, page) => {
      const shown = textOfAmountValue(formatAmount(worth, decimals), page);
      const reading = readTypedAmount(shown, decimals, { language: page });
      const found = reading.kind === "ambiguous" ? reading.readings : [];
      const worths = found.map((one) => parseAmount(one, decimals));
      expect([worthOf(reading, decimals), ...worths]).toContain(worth);
    }),
    RUNS,
  );
});

test("each offered reading is unambiguous when it is chosen", () => {
  const whole = fc.integer({ min: 1, max: 999 });
  const part = fc.integer({ min: 0, max: 999 }).map((digits) => String(digits).padStart(3, "0"));
  fc.assert(
    fc.property(whole, part, fc.constantFrom(",", "."), scale, (before, after, mark, decimals) => {
      const text = `${before}${mark}${after}`;
      const reading = readTypedAmount(text, decimals, { isDoubtful: true });
      for (const choice of reading.kind === "ambiguous" ? reading.readings : []) {
        expect(readTypedAmount(choice, decimals)).toEqual({ kind: "amount", text: choice });
      }
    }),
    RUNS,
  );
});

/** How languages separate groups and decimals. */
const STYLES = [
  [".", ","],
  [" ", ","],
  ["\u00a0", ","],
  ["\u202f", ","],
  ["'", "."],
  ["’", "."],
  ["", ","],
  ["", "."],
] as const;

function written(text: string, [group, point]: readonly [string, string]): string {
  return text.replaceAll(/[.,]/g, (mark) => (mark === "," ? group : point));
}

interface Written {
  readonly text: string;
  readonly worth: bigint;
  readonly decimals: number;
}

function mayStandFor(reading: TypedAmount, { text, worth, decimals }: Written): boolean {
  if (reading.kind === "ambiguous") {
    return reading.readings.some((one) => parseAmount(one, decimals) === worth);
  }
  if (reading.kind !== "amount" || parseAmount(reading.text, decimals) === worth) return true;
  // The site prints exactly this text for the amount it was read as.
  return printedOf(reading.text).includes(text);
}

test("an amount written in another language is read alike, asked about or refused, unless the site prints it otherwise", () => {
  const style = fc.constantFrom(...STYLES);
  fc.assert(
    fc.property(atoms, scale, style, (worth, decimals, marks) => {
      const amount = formatAmount(worth, decimals);
      for (const printed of printedOf(amount)) {
        const text = written(printed, marks);
        expect(mayStandFor(readTypedAmount(text, decimals), { text, worth, decimals })).toBe(true);
      }
    }),
    RUNS,
  );
});

test("a read amount is unchanged when it is read again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,' ]{0,24}$/), scale, (typed, decimals) => {
      const once = readTypedAmount(typed, decimals);
      fc.pre(once.kind === "amount");
      expect(once.text).toMatch(/^\d{1,18}(?:\.\d{1,8})?$/);
      expect(parseAmount(once.text, decimals)).not.toBeNull();
    }),
    RUNS,
  );
});
