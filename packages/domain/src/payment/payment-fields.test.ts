import { describe, expect, test } from "vitest";
import { readField, readFields, type FieldRule } from "./payment-fields.ts";

const IBAN: FieldRule = {
  name: "iban",
  type: "iban",
  required: true,
  minLength: 15,
  maxLength: 34,
  pattern: String.raw`^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$`,
  check: "iban",
};
const BANK: FieldRule = {
  name: "bankName",
  type: "text",
  required: true,
  minLength: 2,
  maxLength: 9,
};
const SWIFT: FieldRule = {
  name: "swiftCode",
  type: "text",
  required: false,
  maxLength: 11,
  pattern: "^[A-Z]{8}$",
};
const KIND: FieldRule = {
  name: "accountType",
  type: "select",
  required: true,
  maxLength: 8,
  options: [{ value: "checking" }, { value: "savings" }],
};
const NUMBER: FieldRule = {
  name: "accountNumber",
  type: "number",
  required: true,
  minLength: 4,
  maxLength: 6,
  pattern: String.raw`^\d{4,6}$`,
};
const PHONE: FieldRule = {
  name: "mobileNumber",
  type: "phone",
  required: true,
  maxLength: 16,
  pattern: String.raw`^\+?\d{7,15}$`,
};
const KEY: FieldRule = {
  name: "pixKey",
  type: "text",
  required: true,
  maxLength: 20,
  pattern: "^[0-9a-f]{4}-[0-9a-f]{4}$",
};

describe("the normalised spelling of payment fields", () => {
  test.each([
    [IBAN, " de89 3704 0044 0532 0130 00 ", "DE89370400440532013000"],
    [IBAN, "DE89-3704-0044-0532-0130-00", "DE89370400440532013000"],
    [NUMBER, "12 34.5-6", "123456"],
    [NUMBER, "１２３４", "1234"],
    [PHONE, "+49 (151) 123-45.67", "+491511234567"],
    [SWIFT, "deutdeff", "DEUTDEFF"],
    [KEY, "12AB-34CD", "12ab-34cd"],
    [BANK, "  Post   Bank ", "Post Bank"],
    [BANK, "Cafe\u0301", "Café"],
    [KIND, " savings ", "savings"],
    [SWIFT, "  ", ""],
  ])("%o reads %j as %j", (rule, given, value) => {
    expect(readField(rule, given)).toEqual({ ok: true, value });
  });
});

describe("problems of payment fields", () => {
  test.each([
    [IBAN, "", { kind: "blank" }],
    [IBAN, " \u00A0 ", { kind: "blank" }],
    [BANK, "\t", { kind: "blank" }],
    [IBAN, "DE8937040044", { kind: "tooShort", length: 15 }],
    [IBAN, `DE89${"1".repeat(31)}`, { kind: "tooLong", length: 34 }],
    [IBAN, "8937040044053201DE", { kind: "invalid" }],
    [IBAN, "DE89370400440532013001", { kind: "checkFailed" }],
    [BANK, "X", { kind: "tooShort", length: 2 }],
    [BANK, "Ten letters", { kind: "tooLong", length: 9 }],
    [BANK, "Ban\u202Ek", { kind: "invalid" }],
    [BANK, "Ba\u0007nk", { kind: "invalid" }],
    [NUMBER, "12a4", { kind: "invalid" }],
    [SWIFT, "DEUT", { kind: "invalid" }],
    [KIND, "gold", { kind: "invalid" }],
    [KIND, "", { kind: "blank" }],
  ])("%o refuses %j: %o", (rule, given, problem) => {
    expect(readField(rule, given)).toEqual({ ok: false, problem });
  });

  test("a length counts characters as people see them", () => {
    expect(readField({ ...BANK, minLength: 0, maxLength: 2 }, "🏦🏦").ok).toBe(true);
    expect(readField({ ...BANK, minLength: 0, maxLength: 2 }, "🏦🏦🏦").ok).toBe(false);
  });
});

describe("a whole form", () => {
  const schema = [IBAN, BANK, SWIFT];

  test("is read in the schema's order, without what was left blank", () => {
    const read = readFields(schema, {
      swiftCode: "",
      bankName: "Bank",
      iban: "DE89 3704 0044 0532 0130 00",
    });
    expect(read).toEqual({
      ok: true,
      values: { iban: "DE89370400440532013000", bankName: "Bank" },
    });
    expect(read.ok && Object.keys(read.values)).toEqual(["iban", "bankName"]);
  });

  test("reports all problems at once, also of unknown fields", () => {
    const read = readFields(schema, {
      iban: "DE89370400440532013001",
      owner: "me",
      constructor: "",
    });
    expect(!read.ok && [...read.problems]).toEqual([
      ["iban", { kind: "checkFailed" }],
      ["bankName", { kind: "blank" }],
      ["owner", { kind: "unknown" }],
      ["constructor", { kind: "unknown" }],
    ]);
  });

  test("a check of a newer server is left to that server", () => {
    const rule = { ...NUMBER, check: "something-new" };
    expect(readField(rule, "1234")).toEqual({ ok: true, value: "1234" });
  });
});
