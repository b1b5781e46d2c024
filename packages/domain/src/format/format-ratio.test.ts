import { expect, test } from "vitest";
import { formatRatio } from "./format-ratio.ts";

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
