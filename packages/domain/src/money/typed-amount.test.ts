import { describe, expect, test } from "vitest";
import {
  amountValue,
  isTypedOn,
  isUnreadAmount,
  readTypedAmount,
  textOfAmountValue,
} from "./typed-amount.ts";

const amount = (text: string) => ({ kind: "amount", text });
const invalid = (reason: string) => ({ kind: "invalid", reason });
const ambiguous = (...readings: string[]) => ({ kind: "ambiguous", readings });

describe("a typed or pasted amount with eight decimals", () => {
  test.each([
    ["12", "12"],
    ["12.", "12"],
    ["12.5", "12.5"],
    [".5", "0.5"],
    ["007", "7"],
    ["0.00000001", "0.00000001"],
    ["1,5", "1.5"],
    ["0,500", "0.500"],
    ["0.500", "0.500"],
    ["1234,567", "1234.567"],
    ["1234.567", "1234.567"],
    // As the site prints it.
    ["1,500", "1500"],
    ["1,500.00", "1500.00"],
    ["1.234", "1.234"],
    ["1,234,567.89", "1234567.89"],
    // As other languages write it.
    ["1.234,56", "1234.56"],
    ["1.234.567", "1234567"],
    ["1.234.567,89", "1234567.89"],
    ["1 234,567", "1234.567"],
    ["1\u00a0234.56", "1234.56"],
    ["1\u202f234\u202f567,89", "1234567.89"],
    ["1'234.5", "1234.5"],
    ["1’234’567", "1234567"],
    ["12,34,567.8", "1234567.8"],
    ["１２．５", "12.5"],
    ["१२", "12"],
    ["๑๒.๕", "12.5"],
    ["١٬٥٠٠٫٢٥", "1500.25"],
    ["١٫٥٠٠", "1.500"],
    // With its unit.
    ["1,500 USDT", "1500"],
    ["usdt 20.5", "20.5"],
    ["€1,500.50", "1500.50"],
    ["HK$ 50", "50"],
    ["50\u00a0€", "50"],
    ["1.00000000000", "1.00000000"],
  ])("%j is %s", (typed, text) => {
    expect(readTypedAmount(typed, 8, { unit: "USDT" })).toEqual(amount(text));
  });

  test.each([["-1"], ["1e5"], ["abc"], ["12 EUR"], ["12k"], ["12 k€"], ["1.2.3"], ["1,2,3"]])(
    "%j is no amount",
    (typed) => {
      expect(readTypedAmount(typed, 8, { unit: "USDT" })).toEqual(invalid("notAmount"));
    },
  );

  test.each([["12,34.5"], ["1,234,5.6"], ["12 34"], ["1 234 5"], ["USDT"], ["1.234 567"]])(
    "%j has groups that no language writes",
    (typed) => {
      expect(readTypedAmount(typed, 8, { unit: "USDT" })).toEqual(invalid("notAmount"));
    },
  );

  test("nothing, or the beginning of decimals, is no amount yet", () => {
    for (const typed of ["", "  ", ".", ","]) {
      expect(readTypedAmount(typed, 8)).toEqual({ kind: "empty" });
    }
  });

  test("a point before three digits that end in zero may separate groups", () => {
    expect(readTypedAmount("1.500", 8)).toEqual(ambiguous("1500", "1.5"));
    expect(readTypedAmount("120.000", 8)).toEqual(ambiguous("120000", "120"));
  });

  test("an amount beyond the field or the wire is refused by name", () => {
    expect(readTypedAmount("0.000000001", 8)).toEqual(invalid("tooManyDecimals"));
    expect(readTypedAmount("1000000000000000000", 8)).toEqual(invalid("tooLong"));
  });
});

describe("a typed or pasted amount of money with two decimals", () => {
  test("a comma between groups is read as the site prints it", () => {
    expect(readTypedAmount("1,500", 2)).toEqual(amount("1500"));
    expect(readTypedAmount("1,500.00", 2)).toEqual(amount("1500.00"));
  });

  test("a point before three digits is asked about, with the possible readings", () => {
    expect(readTypedAmount("1.500", 2)).toEqual(ambiguous("1500", "1.5"));
    expect(readTypedAmount("1.234", 2)).toEqual(ambiguous("1234"));
  });

  test("a third decimal is refused by name", () => {
    expect(readTypedAmount("0.125", 2)).toEqual(invalid("tooManyDecimals"));
    expect(readTypedAmount("1234.567", 2)).toEqual(invalid("tooManyDecimals"));
  });
});

test("three decimals are plain where the currency has three, and one reading where it has none", () => {
  expect(readTypedAmount("1.500", 3)).toEqual(amount("1.500"));
  expect(readTypedAmount("1.500", 0)).toEqual(ambiguous("1500"));
  expect(readTypedAmount("1.5", 0)).toEqual(invalid("tooManyDecimals"));
});

test("one more digit after a decimal comma is asked about instead of multiplying by a thousand", () => {
  expect(isTypedOn("1,50", "1,500")).toBe(true);
  expect(isTypedOn("1,5", "1,50")).toBe(false);
  expect(isTypedOn("", "1,500")).toBe(false);
  expect(readTypedAmount("1,500", 8, { isDoubtful: true })).toEqual(ambiguous("1500", "1.5"));
});

test("an edit elsewhere that turns decimals into a group is asked about too", () => {
  expect(isTypedOn("1,5000", "1,500"), "a figure removed from the decimals").toBe(true);
  expect(isTypedOn("1,00", "1,500"), "one put between them").toBe(true);
  expect(isTypedOn("0,500", "10,500"), "one put before them").toBe(true);
  expect(isTypedOn("2345,678", "345,678"), "one removed before them").toBe(true);
  expect(isTypedOn("１，５００００", "１，５００")).toBe(true);
  expect(isTypedOn("1,500", "2,500"), "it was a group before").toBe(false);
  expect(isTypedOn("1,234,567", "234,567")).toBe(false);
  expect(isTypedOn("1500", "1,500"), "a mark between figures").toBe(false);
  expect(isTypedOn("1.5000", "1.500", "de")).toBe(true);
});

test("the unit may be written beside the number, with any of its signs", () => {
  for (const unit of ["%", "min.", "分", "(x)", "a/b", "A-B", "$", "دقيقة"]) {
    expect(readTypedAmount(`15 ${unit}`, 2, { unit })).toEqual(amount("15"));
    expect(readTypedAmount("15", 2, { unit })).toEqual(amount("15"));
  }
});

test("a form keeps an unread amount as a value that no rule accepts", () => {
  const kept = amountValue("1.500", readTypedAmount("1.500", 8));
  expect(kept).toBe("?1.500");
  expect(isUnreadAmount(kept)).toBe(true);
  expect(textOfAmountValue(kept)).toBe("1.500");
  expect(amountValue("1,500", readTypedAmount("1,500", 8))).toBe("1500");
  expect(amountValue(" ", readTypedAmount(" ", 8))).toBe("");
});

function read(text: string, decimals: number, alsoSeen: readonly "en"[] = []) {
  return readTypedAmount(text, decimals, { language: "de", alsoSeen });
}

describe("an amount on a German page", () => {
  test("has the marks of the page, and what it prints is not asked about", () => {
    expect(read("1.500", 2)).toEqual(amount("1500"));
    expect(read("1.500", 3)).toEqual(amount("1500"));
    expect(read("1.234", 8)).toEqual(amount("1234"));
    expect(read("1,234", 8)).toEqual(amount("1.234"));
    expect(read("1.234,56", 2)).toEqual(amount("1234.56"));
  });

  test("that other pages print otherwise is asked about", () => {
    expect(read("1,500", 2)).toEqual(ambiguous("1500", "1.5"));
    expect(read("1,500", 8)).toEqual(ambiguous("1500", "1.5"));
    expect(read("1,234", 2)).toEqual(ambiguous("1234"));
  });

  test("is asked about where the reader may have copied it from an English page", () => {
    expect(read("1,500", 3)).toEqual(amount("1.500"));
    expect(read("1,500", 3, ["en"])).toEqual(ambiguous("1500", "1.5"));
    expect(read("1.234", 8, ["en"])).toEqual(ambiguous("1234", "1.234"));
    // English never prints a zero there, nor three decimals of euros.
    expect(read("1.500", 8, ["en"])).toEqual(amount("1500"));
    expect(read("1.234", 2, ["en"])).toEqual(amount("1234"));
  });

  test("is asked about when one more figure makes a group of decimals", () => {
    expect(isTypedOn("1.50", "1.500", "de")).toBe(true);
    expect(isTypedOn("1,50", "1,500", "de")).toBe(false);
    expect(isTypedOn("1,50", "1,500", "fr")).toBe(false);
  });

  test("is shown in the field with a comma, and without groups", () => {
    expect(textOfAmountValue("1234.5", "de")).toBe("1234,5");
    expect(textOfAmountValue("?1,500", "de")).toBe("1,500");
  });
});

test("a French page separates groups by spaces, so that a point is asked about", () => {
  expect(readTypedAmount("1\u202f500,5", 2, { language: "fr" })).toEqual(amount("1500.5"));
  expect(readTypedAmount("1.500", 2, { language: "fr" })).toEqual(ambiguous("1500", "1.5"));
  expect(readTypedAmount("1,234", 8, { language: "fr" })).toEqual(amount("1.234"));
});
