import { expect, test } from "vitest";
import type { Phrase } from "../../shell/locale/phrase.tsx";
import type { PayMethod } from "./pay-methods.ts";
import { paymentErrors } from "./payment-errors.ts";

/** Says which phrase it would be, with its values. */
const t: Phrase = (key, ...[values]) =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`;

const SCHEMA: PayMethod["fields"] = [
  {
    name: "iban",
    label: "IBAN",
    type: "iban",
    required: true,
    minLength: 15,
    maxLength: 34,
    pattern: String.raw`^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$`,
    check: "iban",
  },
  { name: "bankName", label: "Bank", type: "text", required: false, maxLength: 5 },
];

const errorsOf = (iban: string, bankName = "", receiverName = "Ada Lovelace") =>
  paymentErrors({ receiverName, fields: { iban, bankName } }, SCHEMA, "Ada Lovelace", t);

test("a valid form has no errors", () => {
  expect(errorsOf("de89 3704 0044 0532 0130 00")).toEqual({});
});

test.each([
  ["", "payment.field.required"],
  ["DE89", 'payment.field.tooShort {"count":15}'],
  ["8937040044053201DE", "payment.field.invalid"],
  ["DE89370400440532013001", "payment.field.checkFailed"],
])("the number %j: %s", (iban, message) => {
  expect(errorsOf(iban).fields?.["iban"]?.message).toBe(message);
});

test("each field has its own error", () => {
  const { fields, receiverName } = errorsOf("", "A long name", "Somebody");
  expect(fields?.["bankName"]?.message).toBe('payment.field.tooLong {"count":5}');
  expect(fields?.["iban"]?.message).toBe("payment.field.required");
  expect(receiverName?.message).toBe("payment.field.otherHolder");
});

test("a missing holder is asked for, and no field is marked", () => {
  const errors = errorsOf("DE89370400440532013000", "", " ");
  expect(errors).toEqual({ receiverName: { type: "holder", message: "payment.field.required" } });
});
