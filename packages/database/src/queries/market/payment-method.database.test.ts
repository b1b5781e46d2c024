// What the operator may write into a method's field schema, and what not.
import { startingCatalogue } from "../../catalogue/starting-catalogue.ts";
import { FIELD_CHECKS } from "@parley/domain/payment/check-digits";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertMissingCurrencies } from "./currency.ts";
import {
  insertMissingPaymentMethods,
  insertMissingMethodCurrencies,
  findEnabledPaymentMethod,
  findMethodSettlement,
  classifyPaymentMethods,
} from "./payment-method.ts";

const FIELD = { name: "iban", labels: { en: "IBAN" }, type: "iban", required: true, maxLength: 34 };
const OPTION = { value: "savings", labels: { en: "Savings" } };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertMissingCurrencies(database.pool, startingCatalogue.currencies);
  await insertMissingPaymentMethods(database.pool, startingCatalogue.paymentMethods);
  await insertMissingMethodCurrencies(database.pool, startingCatalogue.paymentMethods);
});

afterAll(() => database.drop());

const setFields = (fields: unknown) =>
  database.pool.query("update payment_method set fields = $1::jsonb where code = 'sepa'", [
    JSON.stringify(fields),
  ]);

describe("a field schema", () => {
  test.each<readonly [string, unknown]>([
    ["nothing", []],
    ["one field", [FIELD]],
    ["a choice", [{ ...FIELD, type: "select", options: [OPTION] }]],
    ["lengths and a pattern", [{ ...FIELD, minLength: 15, pattern: "^[A-Z]+$" }]],
    ["two fields", [FIELD, { ...FIELD, name: "bankName", type: "text" }]],
    ...Object.keys(FIELD_CHECKS).map((check): [string, unknown] => [
      `the check ${check}`,
      [{ ...FIELD, check }],
    ]),
  ])("may be %s", async (_what, fields) => {
    await expect(setFields(fields)).resolves.toMatchObject({ rowCount: 1 });
  });

  test.each([
    ["an object", { ...FIELD }],
    ["a field that is a text", ["iban"]],
    ["a field that is a list", [[FIELD]]],
    ["a field without a name", [{ ...FIELD, name: undefined }]],
    ["a name with a blank", [{ ...FIELD, name: "i ban" }]],
    ["two fields of one name", [FIELD, FIELD]],
    ["no English label", [{ ...FIELD, labels: { de: "IBAN" } }]],
    ["a type nobody knows", [{ ...FIELD, type: "date" }]],
    ["a word for yes", [{ ...FIELD, required: "yes" }]],
    ["no longest length", [{ ...FIELD, maxLength: undefined }]],
    ["a length in words", [{ ...FIELD, maxLength: "long" }]],
    ["nothing that fits", [{ ...FIELD, minLength: 40 }]],
    ["a check nobody knows", [{ ...FIELD, check: "magic" }]],
    ["a choice of nothing", [{ ...FIELD, type: "select" }]],
    ["an option without a label", [{ ...FIELD, type: "select", options: [{ value: "x" }] }]],
  ])("may not be %s", async (_what, fields) => {
    await expect(setFields(fields)).rejects.toThrow("payment_method__fields");
  });
});

test("a payment method is found with its currencies while it can be chosen", async () => {
  const { pool } = database;
  expect(await findEnabledPaymentMethod(pool, "pix")).toMatchObject({
    code: "pix",
    currencies: ["BRL"],
  });
  expect(await findEnabledPaymentMethod(pool, "nothing")).toBeNull();
  await pool.query("update payment_method set is_enabled = false where code = 'pix'");
  expect(await findEnabledPaymentMethod(pool, "pix")).toBeNull();
  await pool.query("update payment_method_currency set is_enabled = false where method = 'wero'");
  expect(await findEnabledPaymentMethod(pool, "wero")).toBeNull();
});

test("a payment method keeps the class an operator has set when the server starts again", async () => {
  const { pool } = database;
  expect(await findMethodSettlement(pool, "sepa-instant")).toEqual({
    methodClass: "instant",
    arrivalMinutes: 10,
  });
  await pool.query("update payment_method set method_class = 'reversible' where code = 'twint'");
  await pool.query(
    "update payment_method set method_class = null, arrival_minutes = null where code = 'swish'",
  );
  expect(await findMethodSettlement(pool, "swish")).toMatchObject({ methodClass: "reversible" });
  expect(await classifyPaymentMethods(pool, startingCatalogue.paymentMethods)).toBe(1);
  expect(await findMethodSettlement(pool, "swish")).toMatchObject({ methodClass: "instant" });
  expect(await findMethodSettlement(pool, "twint")).toMatchObject({ methodClass: "reversible" });
});

test("a payment method without a class counts as reversible", async () => {
  const { pool } = database;
  await pool.query(
    `insert into payment_method (code, names, method_group, countries, fields, sort)
     values ('our-wallet', '{"en": "Our Wallet"}', 'wallet', '{}', '[]', 999)`,
  );
  expect(await findMethodSettlement(pool, "our-wallet")).toMatchObject({
    methodClass: "reversible",
  });
  expect(await findMethodSettlement(pool, "unknown")).toMatchObject({
    methodClass: "reversible",
  });
});
