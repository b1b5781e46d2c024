// Payment methods, how they settle, and the currencies each of them moves.
import {
  settlementOf,
  type MethodClassification,
  type MethodSettlement,
} from "@parley/domain/payment/method-class";
import type {
  CatalogueText,
  ClassifiedMethodRow,
  PaymentField,
  PaymentMethodRow,
} from "../../catalogue-types.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface PaymentMethod extends MethodClassification {
  readonly code: string;
  readonly names: CatalogueText;
  readonly group: string;
  readonly countries: string[];
  readonly fields: PaymentField[];
  /** The currencies in which it is offered. */
  readonly currencies: string[];
}

export async function listEnabledPaymentMethods(database: Queryable): Promise<PaymentMethod[]> {
  const { rows } = await database.query<PaymentMethod>({
    name: "list-enabled-payment-methods",
    text: `select method.code, method.names, method.method_group as "group",
             method.countries, method.fields, method.method_class as "methodClass",
             method.arrival_minutes as "arrivalMinutes",
             array_agg(link.currency order by link.currency) as currencies
           from payment_method method
           join payment_method_currency link on link.method = method.code and link.is_enabled
           where method.is_enabled
           group by method.code
           order by method.sort, method.code`,
  });
  return rows;
}

/** Null when there is none, or it cannot be chosen any more. */
export async function findEnabledPaymentMethod(
  database: Queryable,
  code: string,
): Promise<PaymentMethod | null> {
  const { rows } = await database.query<PaymentMethod>({
    name: "find-enabled-payment-method",
    text: `select method.code, method.names, method.method_group as "group",
             method.countries, method.fields, method.method_class as "methodClass",
             method.arrival_minutes as "arrivalMinutes",
             array_agg(link.currency order by link.currency) as currencies
           from payment_method method
           join payment_method_currency link on link.method = method.code and link.is_enabled
           where method.code = $1 and method.is_enabled
           group by method.code`,
    values: [code],
  });
  return rows[0] ?? null;
}

/** Keeps existing rows, also when they differ. Returns how many are new. */
export async function insertMissingPaymentMethods(
  database: Queryable,
  methods: readonly ClassifiedMethodRow[],
): Promise<number> {
  const { rowCount } = await database.query(
    `insert into payment_method (code, names, method_group, countries, fields, sort,
       method_class, arrival_minutes)
     select code, names, "group", countries, fields, sort, "methodClass", "arrivalMinutes"
     from jsonb_to_recordset($1::jsonb)
       as given (
         code text, names jsonb, "group" text, countries text[], fields jsonb, sort integer,
         "methodClass" text, "arrivalMinutes" integer
       )
     on conflict (code) do nothing`,
    [JSON.stringify(methods.map((method, index) => ({ ...method, sort: index + 1 })))],
  );
  return rowCount ?? 0;
}

/** Class and usual arrival by code, also of methods that can no longer be chosen. */
export async function findMethodSettlement(
  database: Queryable,
  code: string,
): Promise<MethodSettlement> {
  const { rows } = await database.query<MethodClassification>({
    name: "find-method-settlement",
    text: `select method_class as "methodClass", arrival_minutes as "arrivalMinutes"
           from payment_method where code = $1`,
    values: [code],
  });
  return settlementOf(rows[0] ?? null);
}

/** Classifies the methods that have no class yet; a class an operator has set stays. */
export async function classifyPaymentMethods(
  database: Queryable,
  methods: readonly ClassifiedMethodRow[],
): Promise<number> {
  const { rowCount } = await database.query(
    `update payment_method as method
     set method_class = given."methodClass", arrival_minutes = given."arrivalMinutes"
     from jsonb_to_recordset($1::jsonb)
       as given (code text, "methodClass" text, "arrivalMinutes" integer)
     where method.code = given.code and method.method_class is null
       and given."methodClass" is not null`,
    [
      JSON.stringify(
        methods.map(({ code, methodClass, arrivalMinutes }) => ({
          code,
          methodClass,
          arrivalMinutes,
        })),
      ),
    ],
  );
  return rowCount ?? 0;
}

/** Adds the missing currencies of a method. Returns how many are new. */
export async function insertMissingMethodCurrencies(
  database: Queryable,
  methods: readonly PaymentMethodRow[],
): Promise<number> {
  const links = methods.flatMap(({ code, currencies }) =>
    currencies.map((currency) => [code, currency] as const),
  );
  const { rowCount } = await database.query(
    `insert into payment_method_currency (method, currency)
     select method, currency from unnest($1::text[], $2::text[]) as given (method, currency)
     on conflict (method, currency) do nothing`,
    [links.map(([method]) => method), links.map(([, currency]) => currency)],
  );
  return rowCount ?? 0;
}
