import { expect, test } from "vitest";
import { formatPercent, formatRatio } from "./format-ratio.ts";

test.each([
  ["0.9876", "98.76%"],
  ["1", "100.00%"],
  [0, "0.00%"],
  [0.5, "50.00%"],
  ["0.00005", "0.01%"],
  ["0.000049", "0.00%"],
  ["12.345", "1,234.50%"],
  ["-0.05", "-5.00%"],
  ["0.28995", "29.00%"],
  [0.07, "7.00%"],
])("the ratio %s is shown times 100 with 2 decimals as %s", (ratio, expected) => {
  expect(formatRatio(ratio)).toBe(expected);
});

test.each([[null], [undefined], [""], [Number.NaN], ["n/a"]])(
  "the ratio %s shows a double dash",
  (ratio) => {
    expect(formatRatio(ratio)).toBe("--");
  },
);

test.each([
  ["905.65", "en", "+905.65%"],
  ["905.65", "de", "+905,65\u00a0%"],
  ["1905.6", "tr", "+%1.905,60"],
  ["-2.5", "tr", "\u2212%2,50"],
  ["-2.5", "fr", "\u22122,50\u00a0%"],
  ["0", "en", "0.00%"],
  ["0.001", "en", "0.00%"],
] as const)(
  "the deviation of %s percent is written in %s with its sign",
  (percent, language, text) => {
    expect(formatPercent(percent, { language, isSigned: true })).toBe(text);
  },
);

test("a percentage that a sentence names has no zeros at its end", () => {
  expect(formatPercent("70.00", { language: "de", minimumDigits: 0 })).toBe("70\u00a0%");
  expect(formatPercent("70.01", { language: "de", minimumDigits: 0 })).toBe("70,01\u00a0%");
  expect(formatPercent(null)).toBe("--");
});
