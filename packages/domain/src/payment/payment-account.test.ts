import { expect, test } from "vitest";
import { accountIdentity, findAccountField, maskFields } from "./payment-account.ts";
import type { FieldRule } from "./payment-fields.ts";

const rule = (name: string, change: Partial<FieldRule> = {}): FieldRule => ({
  name,
  type: "text",
  required: true,
  maxLength: 40,
  ...change,
});
const exact = (name: string) => rule(name, { pattern: "^.*$" });

const US = [exact("routingNumber"), exact("accountNumber"), rule("accountType"), rule("bankName")];
const VALUES = {
  routingNumber: "021000021",
  accountNumber: "000123456789",
  accountType: "checking",
  bankName: "Chase",
};

test("the payment account is identified by the first field that is not only routing", () => {
  expect(findAccountField(US, VALUES)).toBe("accountNumber");
  expect(findAccountField([rule("bankName"), exact("iban")], { bankName: "B", iban: "X" })).toBe(
    "iban",
  );
  // An optional alias may be missing.
  expect(findAccountField([exact("alias"), exact("cbuCvu")], { cbuCvu: "1" })).toBe("cbuCvu");
  expect(findAccountField([rule("city")], { city: "Lagos" })).toBe("city");
  expect(findAccountField([], {})).toBeNull();
});

test("numbers are masked, names of banks and choices are not, and fields outside the schema are hidden", () => {
  expect(maskFields(US, { ...VALUES, former: "secret-number" })).toEqual({
    routingNumber: "021***0021",
    accountNumber: "000***6789",
    accountType: "checking",
    bankName: "Chase",
    former: "sec***mber",
  });
});

test("a payment account is the same in any spelling and with any bank name", () => {
  const identity = accountIdentity(US, VALUES);
  expect(accountIdentity(US, { ...VALUES, bankName: "JP Morgan Chase" })).toBe(identity);
  expect(accountIdentity(US, { ...VALUES, accountNumber: "000123456780" })).not.toBe(identity);
  expect(accountIdentity(US, { ...VALUES, routingNumber: "011401533" })).not.toBe(identity);
  const alias = [exact("alias")];
  expect(accountIdentity(alias, { alias: "Mesa.Luna-Rio" })).toBe(
    accountIdentity(alias, { alias: "mesa-luna.rio" }),
  );
});

test("an optional field does not make a second payment account", () => {
  const schema = [exact("iban"), rule("swiftCode", { required: false, pattern: "^.*$" })];
  expect(accountIdentity(schema, { iban: "X", swiftCode: "Y" })).toBe(
    accountIdentity(schema, { iban: "X" }),
  );
});

test("names distinguish payment accounts where there is nothing else", () => {
  const cash = [rule("country"), rule("city")];
  expect(accountIdentity(cash, { country: "Kenya", city: "Nairobi" })).not.toBe(
    accountIdentity(cash, { country: "Kenya", city: "Mombasa" }),
  );
});

test("values of fields do not run into each other in a fingerprint", () => {
  const two = [exact("a"), exact("b")];
  expect(accountIdentity(two, { a: "1", b: "23" })).not.toBe(
    accountIdentity(two, { a: "12", b: "3" }),
  );
});

function same(one: string, other: string, pattern = "^.*$"): boolean {
  const schema = [rule("account", { pattern })];
  const [a, b] = [one, other].map((account) => accountIdentity(schema, { account }));
  return a === b;
}

test("an account in another spelling is the same, and two email addresses are two accounts", () => {
  expect(same("@ada", "Ada")).toBe(true);
  expect(same("$ada", "ada")).toBe(true);
  expect(same("+49 170 1234567", "491701234567")).toBe(true);
  expect(same("+923001234567", "03001234567", "^(?:\\+?92|0)?3\\d{9}$")).toBe(true);
  expect(same("Ada@example.org", "ada@example.org")).toBe(true);
  expect(same("a.da@example.org", "ada@example.org")).toBe(false);
});
