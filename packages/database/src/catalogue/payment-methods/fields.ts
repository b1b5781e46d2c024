// The fields of which the payment methods' forms are built: what a payer must know to reach the
// account, and how a mistyped value is recognised. Patterns describe the value without blanks,
// are anchored, and repeat only a bounded number of times, so that no input makes them slow; they
// compile in the `v` mode that browsers use for the pattern attribute.

import type { CatalogueText, PaymentField, PaymentFieldOption } from "../../catalogue-types.ts";
import { anyIbanPattern, ibanPattern, ibanRules } from "./ibans.ts";
import type { IbanCountry } from "./ibans.ts";
import { bankLabels } from "./labels-bank.ts";
import { personLabels } from "./labels-person.ts";
import { schemeLabels } from "./labels-scheme.ts";
import { mobileNumberPattern, mobileNumberRules } from "./mobile-numbers.ts";
import type { MobileNumberCountry } from "./mobile-numbers.ts";

export const labels = { ...bankLabels, ...personLabels, ...schemeLabels };

const email = "[^\\s@]{1,64}@[^\\s@]{1,180}\\.[^\\s@.]{2,24}";
const internationalPhone = "\\+?\\d{7,15}";

function required(
  name: keyof typeof labels,
  shape: Omit<PaymentField, "name" | "labels" | "required">,
): PaymentField {
  return { name, labels: labels[name], required: true, ...shape };
}

/** A value of digits only, between two lengths. */
function digits(name: keyof typeof labels, shortest: number, longest = shortest): PaymentField {
  const repeat = shortest === longest ? `${shortest}` : `${shortest},${longest}`;
  return required(name, {
    type: "number",
    minLength: shortest,
    maxLength: longest,
    pattern: `^\\d{${repeat}}$`,
  });
}

/** A proper name of a bank, place or provider; its spelling is free. */
function properName(name: keyof typeof labels): PaymentField {
  return required(name, { type: "text", minLength: 2, maxLength: 60 });
}

function option(value: string, optionLabels: CatalogueText): PaymentFieldOption {
  return { value, labels: optionLabels };
}

function choice(name: keyof typeof labels, options: readonly PaymentFieldOption[]): PaymentField {
  const longest = Math.max(...options.map(({ value }) => value.length));
  return required(name, { type: "select", maxLength: longest, options });
}

/** The same field, but it may be left blank. */
export function optional(field: PaymentField): PaymentField {
  return { ...field, required: false };
}

/** A domestic account number; its length differs from country to country. */
export function accountNumber(shortest: number, longest = shortest): PaymentField {
  return digits("accountNumber", shortest, longest);
}

/** An account number whose bank also uses letters or separators. */
export const looseAccountNumber: PaymentField = required("accountNumber", {
  type: "text",
  minLength: 4,
  maxLength: 34,
  pattern: "^[A-Za-z0-9][A-Za-z0-9\\/\\-]{3,33}$",
});

export function branchCode(length: number): PaymentField {
  return digits("branchCode", length);
}

export function bankCode(length: number): PaymentField {
  return digits("bankCode", length);
}

/** A full domestic account identity with its own check digits, as the Maghreb uses it. */
export function rib(length: number): PaymentField {
  return digits("rib", length);
}

/** The mobile number to which a wallet or mobile-money account of that country belongs. */
export function mobile(country: MobileNumberCountry): PaymentField {
  return required("mobileNumber", {
    type: "phone",
    minLength: 7,
    maxLength: 16,
    pattern: mobileNumberPattern(mobileNumberRules[country]),
  });
}

/** An IBAN of one country; without a country, of any. */
export function iban(country?: IbanCountry): PaymentField {
  return required("iban", {
    type: "iban",
    minLength: 15,
    maxLength: 34,
    pattern: country === undefined ? anyIbanPattern : ibanPattern(country, ibanRules[country]),
    check: "iban",
  });
}

export const bankName = properName("bankName");
export const branchName = properName("branchName");
export const country = properName("country");
export const city = properName("city");
export const walletProvider = properName("walletProvider");

export const accountType = choice("accountType", [
  option("checking", labels.checkingAccount),
  option("savings", labels.savingsAccount),
]);

/** Chile's banks ask for the kind of account and know a third one. */
export const chileanAccountType = choice("accountType", [
  option("checking", labels.checkingAccount),
  option("savings", labels.savingsAccount),
  option("sight", labels.sightAccount),
]);

/** Fields whose shape does not depend on a country; the test has examples for each. */
export const schemeFields = {
  alias: required("alias", {
    type: "text",
    minLength: 6,
    maxLength: 20,
    pattern: "^[A-Za-z0-9.\\-]{6,20}$",
  }),
  accountId: required("accountId", {
    type: "text",
    minLength: 4,
    maxLength: 40,
    pattern: "^[A-Za-z0-9._\\-]{4,40}$",
  }),
  alipayAccount: required("alipayAccount", {
    type: "text",
    maxLength: 254,
    pattern: `^(?:${internationalPhone}|${email})$`,
  }),
  bakongId: required("accountId", {
    type: "text",
    minLength: 4,
    maxLength: 40,
    pattern: "^[A-Za-z0-9._]{2,32}@[a-z0-9]{2,7}$",
  }),
  bik: digits("bik", 9),
  branchNumber: required("branchCode", {
    type: "text",
    minLength: 3,
    maxLength: 7,
    pattern: "^\\d{3,5}(?:-?[\\dXx])?$",
  }),
  breBKey: required("breBKey", {
    type: "text",
    maxLength: 92,
    pattern: `^(?:@[A-Za-z0-9]{2,20}|[A-Za-z0-9]{5,18}|${email})$`,
  }),
  bsb: required("bsb", {
    type: "text",
    minLength: 6,
    maxLength: 7,
    pattern: "^\\d{3}-?\\d{3}$",
    check: "bsb",
  }),
  cardNumber: { ...digits("cardNumber", 13, 19), check: "luhn" },
  cashtag: required("cashtag", {
    type: "text",
    maxLength: 21,
    pattern: "^\\$?[A-Za-z][A-Za-z0-9_\\-]{0,19}$",
  }),
  cbuCvu: { ...digits("cbuCvu", 22), check: "cbu" },
  cci: digits("cci", 20),
  clabe: { ...digits("clabe", 18), check: "clabe" },
  cliqAlias: required("cliqAlias", {
    type: "text",
    minLength: 3,
    maxLength: 15,
    pattern: "^\\+?[A-Za-z0-9]{3,14}$",
  }),
  cpf: { ...digits("cpf", 11), check: "cpf" },
  /** Older Chinese and Uzbek cards carry no Luhn digit. */
  domesticCardNumber: digits("cardNumber", 16, 19),
  duitNowId: required("duitNowId", {
    type: "text",
    minLength: 6,
    maxLength: 20,
    pattern: "^\\+?[A-Za-z0-9]{6,19}$",
  }),
  email: required("email", { type: "email", maxLength: 254, pattern: `^${email}$` }),
  emailOrMobile: required("emailOrMobile", {
    type: "text",
    maxLength: 254,
    pattern: `^(?:${internationalPhone}|${email})$`,
  }),
  fpsId: required("fpsId", {
    type: "text",
    minLength: 7,
    maxLength: 254,
    pattern: `^(?:\\d{7}|\\d{9}|(?:\\+?852-?)?[4-9]\\d{7}|${email})$`,
  }),
  ibanOrAccountNumber: required("ibanOrAccountNumber", {
    type: "text",
    minLength: 4,
    maxLength: 34,
    pattern: "^[A-Z0-9]{4,34}$",
  }),
  ifscCode: required("ifscCode", {
    type: "text",
    minLength: 11,
    maxLength: 11,
    pattern: "^[A-Z]{4}0[A-Z0-9]{6}$",
    check: "ifsc",
  }),
  instaPayAddress: required("instaPayAddress", {
    type: "text",
    maxLength: 60,
    pattern: "^[A-Za-z0-9._\\-]{2,50}@instapay$",
  }),
  institutionNumber: digits("institutionNumber", 3),
  internationalMobile: required("mobileNumber", {
    type: "phone",
    minLength: 7,
    maxLength: 16,
    pattern: `^${internationalPhone}$`,
  }),
  nationalId: required("nationalId", {
    type: "text",
    minLength: 5,
    maxLength: 20,
    pattern: "^[A-Za-z0-9][A-Za-z0-9.\\-]{4,19}$",
  }),
  payId: required("payId", {
    type: "text",
    maxLength: 254,
    pattern: `^(?:\\+?\\d{9,14}|${email})$`,
  }),
  payNowId: required("payNowId", {
    type: "text",
    minLength: 8,
    maxLength: 12,
    pattern:
      "^(?:(?:\\+?65)?[89]\\d{7}|[STFGM]\\d{7}[A-Z]|\\d{8,9}[A-Z]|[RST]\\d{2}[A-Z]{2}\\d{4}[A-Z])$",
  }),
  payPalAccount: required("payPalAccount", {
    type: "email",
    maxLength: 254,
    pattern: `^${email}$`,
  }),
  payPayId: required("payPayId", {
    type: "text",
    minLength: 3,
    maxLength: 20,
    pattern: "^[A-Za-z0-9_\\-]{3,20}$",
  }),
  pixKey: required("pixKey", {
    type: "text",
    maxLength: 77,
    pattern: `^(?:\\d{11}|\\d{14}|\\+55\\d{10,11}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|${email})$`,
    check: "pix",
  }),
  promptPayId: required("promptPayId", {
    type: "number",
    minLength: 10,
    maxLength: 15,
    pattern: "^(?:0[689]\\d{8}|\\d{13}|\\d{15})$",
  }),
  raastId: required("raastId", {
    type: "text",
    minLength: 10,
    maxLength: 24,
    pattern: "^(?:(?:\\+?92|0)?3\\d{9}|PK\\d{2}[A-Z]{4}[A-Z0-9]{16})$",
  }),
  revtag: required("revtag", {
    type: "text",
    minLength: 3,
    maxLength: 17,
    pattern: "^@?[A-Za-z0-9]{3,16}$",
  }),
  routingNumber: { ...digits("routingNumber", 9), check: "routing" },
  rut: required("rut", {
    type: "text",
    minLength: 8,
    maxLength: 12,
    pattern: "^\\d{1,2}\\.?\\d{3}\\.?\\d{3}-?[\\dKk]$",
    check: "rut",
  }),
  sortCode: required("sortCode", {
    type: "text",
    minLength: 6,
    maxLength: 8,
    pattern: "^\\d{2}-?\\d{2}-?\\d{2}$",
    check: "sort-code",
  }),
  swiftCode: required("swiftCode", {
    type: "text",
    minLength: 8,
    maxLength: 11,
    pattern: "^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$",
  }),
  transitNumber: digits("transitNumber", 5),
  upiId: required("upiId", {
    type: "text",
    maxLength: 120,
    pattern: "^[A-Za-z0-9._\\-]{2,64}@[A-Za-z][A-Za-z0-9]{1,40}$",
  }),
  username: required("username", {
    type: "text",
    minLength: 2,
    maxLength: 41,
    pattern: "^@?[A-Za-z0-9._\\-]{2,40}$",
  }),
  walletNumber: digits("walletNumber", 6, 20),
  weChatId: required("weChatId", {
    type: "text",
    minLength: 6,
    maxLength: 20,
    pattern: "^\\+?[A-Za-z0-9_\\-]{6,19}$",
  }),
} satisfies Record<string, PaymentField>;
