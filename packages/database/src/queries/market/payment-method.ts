// Payment methods, how they settle, and the currencies each of them moves.
import {
  settlementOf,
  type MethodClass,
  type MethodSettlement,
} from "@parley/domain/payment/method-class";
import type {
  CatalogueText,
  ClassifiedMethodRow,
  PaymentField,
  PaymentMethodRow,
} from "../../catalogue-types.ts";
import { array, integer, json, named, nullable, text } from "../kernel/column.ts";
import { countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const methods = defineTable("payment_method", {
  code: text(),
  names: json<CatalogueText>(),
  group: named("method_group", text()),
  countries: array(text()),
  fields: json<readonly PaymentField[]>(),
  methodClass: nullable(text<MethodClass>()),
  arrivalMinutes: nullable(integer()),
});

const newMethods = defineTable("payment_method", { ...methods.fields, sort: integer() });
const classes = methods.pick("code", "methodClass", "arrivalMinutes");
const methodCurrencies = defineTable("payment_method_currency", {
  method: text(),
  currency: text(),
});

/** With the currencies in which it is offered. */
const offered = defineRow({ ...methods.fields, currencies: array(text()) });

export type PaymentMethod = RowOf<typeof offered>;

const selectOffered = (isChosen: string) => `
  select ${methods.columnsOf("method")},
    array_agg(link.currency order by link.currency) as currencies
  from payment_method method
  join payment_method_currency link on link.method = method.code and link.is_enabled
  where ${isChosen}
  group by method.code`;

export async function listEnabledPaymentMethods(database: Queryable): Promise<PaymentMethod[]> {
  return offered.list(database, {
    name: "list-enabled-payment-methods",
    text: `${selectOffered("method.is_enabled")} order by method.sort, method.code`,
  });
}

/** Null when there is none, or it cannot be chosen any more. */
export async function findEnabledPaymentMethod(
  database: Queryable,
  code: string,
): Promise<PaymentMethod | null> {
  return offered.find(database, {
    name: "find-enabled-payment-method",
    text: selectOffered("method.code = $1 and method.is_enabled"),
    values: [code],
  });
}

/** Keeps existing rows, also when they differ. Returns how many are new. */
export async function insertMissingPaymentMethods(
  database: Queryable,
  given: readonly ClassifiedMethodRow[],
): Promise<number> {
  return countAffected(database, {
    text: `${newMethods.insert} on conflict (code) do nothing`,
    values: [newMethods.toJson(given.map((method, index) => ({ ...method, sort: index + 1 })))],
  });
}

/** Class and usual arrival by code, also of methods that can no longer be chosen. */
export async function findMethodSettlement(
  database: Queryable,
  code: string,
): Promise<MethodSettlement> {
  const found = await classes.find(database, {
    name: "find-method-settlement",
    text: `select ${classes.columns} from payment_method where code = $1`,
    values: [code],
  });
  return settlementOf(found);
}

/** Classifies the methods that have no class yet; a class an operator has set stays. */
export async function classifyPaymentMethods(
  database: Queryable,
  given: readonly ClassifiedMethodRow[],
): Promise<number> {
  return countAffected(database, {
    text: `${classes.update} and payment_method.method_class is null
           and given.method_class is not null`,
    values: [classes.toJson(given)],
  });
}

/** Adds the missing currencies of a method. Returns how many are new. */
export async function insertMissingMethodCurrencies(
  database: Queryable,
  given: readonly PaymentMethodRow[],
): Promise<number> {
  const links = given.flatMap(({ code, currencies }) =>
    currencies.map((currency) => ({ method: code, currency })),
  );
  return countAffected(database, {
    text: `${methodCurrencies.insert} on conflict (method, currency) do nothing`,
    values: [methodCurrencies.toJson(links)],
  });
}
