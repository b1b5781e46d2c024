// Which of a payment method's fields name the account itself, so that lists can show it masked and
// the same account is recognised when it is entered twice.
import { mask } from "../format/mask.ts";
import type { FieldRule, FieldValues } from "./payment-fields.ts";

/** Fields that lead to the bank or say more about the holder; none of them is the account. */
const BESIDE_THE_ACCOUNT: ReadonlySet<string> = new Set([
  "accountType",
  "bankCode",
  "bankName",
  "bik",
  "branchCode",
  "branchName",
  "bsb",
  "city",
  "country",
  "cpf",
  "ifscCode",
  "institutionNumber",
  "nationalId",
  "routingNumber",
  "rut",
  "sortCode",
  "swiftCode",
  "transitNumber",
  "walletProvider",
]);

/** The name of the field with the account: the first that is none of the others. */
export function findAccountField(schema: readonly FieldRule[], values: FieldValues): string | null {
  const filled = schema.filter(({ name }) => Object.hasOwn(values, name));
  const account = filled.find(({ name }) => !BESIDE_THE_ACCOUNT.has(name)) ?? filled[0];
  return account?.name ?? null;
}

/** What could be abused is masked; names of banks and choices are not. */
export function maskFields(schema: readonly FieldRule[], values: FieldValues): FieldValues {
  const rules = new Map(schema.map((rule) => [rule.name, rule]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const rule = rules.get(name);
      const isOpen = rule !== undefined && rule.pattern === undefined;
      return [name, isOpen ? value : mask(value)];
    }),
  );
}

/**
 * The account in one text: its numbers without capitals, hyphens or points. A bank's name may be
 * written in many ways and makes no second account; where there are only such names, they count.
 */
export function accountIdentity(schema: readonly FieldRule[], values: FieldValues): string {
  const exact = schema.filter(({ required, pattern }) => required && pattern !== undefined);
  const counted = exact.length > 0 ? exact : schema;
  return counted
    .map((rule) => `${rule.name}=${accountText(rule, values[rule.name] ?? "")}`)
    .join("\n");
}

/** Parts of a pattern that may be left out: a country's dialling code, or the zero in its place. */
const DIALLED = /\(\?:(\\\+\?\d+(?:-\?)?(?:\|\d)?)\)\?/gu;

/**
 * A value in the shortest of the spellings that its field takes: +92 300…, 0300… and 300… are one
 * phone, and @ada is ada.
 */
function accountText({ pattern }: FieldRule, value: string): string {
  // The points of an email address make it another one.
  if (/[^@]@/u.test(value)) return value.toUpperCase();
  const bare = bareText(value).replace(/^[@$+]+/u, "");
  if (pattern === undefined) return bare;
  const form = new RegExp(pattern, "v");
  for (const [, dialled = ""] of pattern.matchAll(DIALLED)) {
    const rest = bare.replace(new RegExp(`^(?:${dialled})`, "v"), "");
    if (rest !== bare && form.test(rest)) return rest;
  }
  return bare;
}

/**
 * True where the fields lead to one account. Cash that is picked up in a city, or a bank without a
 * number, is many people's at once.
 */
export function isOneAccount(schema: readonly FieldRule[]): boolean {
  return schema.some(
    ({ name, required, pattern }) =>
      required && pattern !== undefined && !BESIDE_THE_ACCOUNT.has(name),
  );
}

/** The IBANs among the values: the same account whatever method it was entered for. */
export function ibansOf(schema: readonly FieldRule[], values: FieldValues): readonly string[] {
  return schema
    .filter(({ type }) => type === "iban")
    .map(({ name }) => bareText(values[name] ?? ""))
    .filter((iban) => iban !== "");
}

function bareText(value: string): string {
  return value.toUpperCase().replaceAll(/[\s.-]/gu, "");
}
