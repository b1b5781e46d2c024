import { expect, test } from "vitest";
import { countriesOf, filterMethods, groupPhrase, listMethods, type Fiat } from "./pay-methods.ts";

const method = (code: string, countries: string[]) => ({
  code,
  name: code.toUpperCase(),
  group: "bank",
  countries,
  methodClass: "slow" as const,
  arrivalMinutes: 60,
  fields: [],
});
const fiat = (code: string, ...payMethods: Fiat["payMethods"]): Fiat => ({
  code,
  name: code,
  symbol: code,
  scale: 2,
  countries: [],
  payMethods,
});
const wise = method("wise", []);
const sepa = method("sepa", ["DE", "FR"]);
const zelle = method("zelle", ["US"]);
const METHODS = listMethods([fiat("EUR", sepa, wise), fiat("USD", zelle, wise)]);

const codes = (filter: { fiat: string; country: string }) =>
  filterMethods(METHODS, filter).map((found) => found.method.code);

test("a method of several currencies is offered once", () => {
  expect(METHODS.map((found) => [found.method.code, found.currencies])).toEqual([
    ["sepa", ["EUR"]],
    ["wise", ["EUR", "USD"]],
    ["zelle", ["USD"]],
  ]);
});

test("currency and country narrow the choice together; a method without a country works everywhere", () => {
  expect(codes({ fiat: "", country: "" })).toEqual(["sepa", "wise", "zelle"]);
  expect(codes({ fiat: "USD", country: "" })).toEqual(["wise", "zelle"]);
  expect(codes({ fiat: "", country: "DE" })).toEqual(["sepa", "wise"]);
  expect(codes({ fiat: "USD", country: "DE" })).toEqual(["wise"]);
  expect(codes({ fiat: "JPY", country: "" })).toEqual([]);
});

test("countries are those that methods name, each once", () => {
  expect(countriesOf(METHODS)).toEqual(["DE", "FR", "US"]);
});

test("a group of a newer server has no name", () => {
  expect(groupPhrase("mobile-money")).toBe("payment.group.mobileMoney");
  expect(groupPhrase("telepathy")).toBeNull();
});
