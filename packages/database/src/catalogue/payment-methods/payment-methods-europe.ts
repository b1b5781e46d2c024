// Payment methods of the euro area, the United Kingdom, Switzerland, the Nordic countries and
// central Europe.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { codes } from "../assets/codes.ts";
import { domestic } from "./domestic.ts";
import {
  accountNumber,
  bankName,
  branchCode,
  iban,
  looseAccountNumber,
  mobile,
  optional,
  schemeFields,
} from "./fields.ts";
import { bankTransferName } from "./method-names.ts";

const {
  cardNumber,
  emailOrMobile,
  internationalMobile,
  nationalId,
  sortCode,
  swiftCode,
  username,
} = schemeFields;

/** Countries that take part in the Single Euro Payments Area with the euro as their money. */
const sepaCountries = codes(
  "AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES AD MC SM VA ME",
);

const euro = [
  {
    code: "sepa",
    names: { en: "SEPA" },
    group: "bank",
    currencies: ["EUR"],
    countries: sepaCountries,
    fields: [iban(), bankName, optional(swiftCode)],
  },
  {
    code: "sepa-instant",
    names: {
      en: "SEPA Instant",
      fr: "SEPA instantané",
      es: "SEPA instantánea",
      de: "SEPA-Echtzeitüberweisung",
      it: "Bonifico istantaneo SEPA",
    },
    group: "instant",
    currencies: ["EUR"],
    countries: sepaCountries,
    fields: [iban(), bankName],
  },
  {
    code: "wero",
    names: { en: "Wero" },
    group: "instant",
    currencies: ["EUR"],
    countries: ["DE", "FR", "BE", "NL", "LU"],
    fields: [emailOrMobile],
  },
  {
    code: "mobilepay-fi",
    names: { en: "MobilePay" },
    group: "instant",
    currencies: ["EUR"],
    countries: ["FI"],
    fields: [mobile("FI")],
  },
] satisfies readonly PaymentMethodRow[];

const euroDomestic = [
  domestic("EUR", "ES", [
    { code: "bizum", names: { en: "Bizum" }, group: "instant", fields: [mobile("ES")] },
  ]),
  domestic("EUR", "PT", [
    { code: "mb-way", names: { en: "MB WAY" }, group: "instant", fields: [mobile("PT")] },
  ]),
  domestic("EUR", "IT", [
    { code: "satispay", names: { en: "Satispay" }, group: "wallet", fields: [mobile("IT")] },
    { code: "postepay", names: { en: "Postepay" }, group: "card", fields: [cardNumber] },
  ]),
  domestic("EUR", "FR", [
    { code: "lydia", names: { en: "Lydia" }, group: "wallet", fields: [internationalMobile] },
  ]),
  domestic("EUR", "NL", [
    { code: "tikkie", names: { en: "Tikkie" }, group: "instant", fields: [mobile("NL"), iban()] },
  ]),
  domestic("EUR", "GR", [
    { code: "iris", names: { en: "IRIS Payments" }, group: "instant", fields: [mobile("GR")] },
  ]),
].flat();

const ukAccount = [sortCode, accountNumber(8)];

const unitedKingdom = domestic("GBP", "GB", [
  {
    code: "faster-payments",
    names: { en: "Faster Payments (UK)" },
    group: "instant",
    fields: [bankName, ...ukAccount],
  },
  {
    code: "monzo",
    names: { en: "Monzo" },
    group: "bank",
    fields: [...ukAccount, optional(username)],
  },
  { code: "starling", names: { en: "Starling Bank" }, group: "bank", fields: ukAccount },
  { code: "barclays", names: { en: "Barclays" }, group: "bank", fields: ukAccount },
  { code: "lloyds", names: { en: "Lloyds Bank" }, group: "bank", fields: ukAccount },
]);

const switzerland = [
  ...domestic("CHF", "CH", [
    { code: "twint", names: { en: "TWINT" }, group: "instant", fields: [mobile("CH")] },
    { code: "postfinance", names: { en: "PostFinance" }, group: "bank", fields: [iban("CH")] },
  ]),
  {
    code: "bank-transfer-ch",
    names: bankTransferName,
    group: "bank",
    currencies: ["CHF"],
    countries: ["CH", "LI"],
    fields: [iban(), bankName],
  },
] satisfies readonly PaymentMethodRow[];

const nordic = [
  domestic("SEK", "SE", [
    { code: "swish", names: { en: "Swish" }, group: "instant", fields: [mobile("SE")] },
    {
      code: "bank-transfer-se",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(11, 15)],
    },
  ]),
  domestic("NOK", "NO", [
    { code: "vipps", names: { en: "Vipps" }, group: "instant", fields: [mobile("NO")] },
    {
      code: "bank-transfer-no",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(11)],
    },
  ]),
  domestic("DKK", "DK", [
    { code: "mobilepay-dk", names: { en: "MobilePay" }, group: "instant", fields: [mobile("DK")] },
    {
      code: "bank-transfer-dk",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, branchCode(4), accountNumber(6, 10)],
    },
  ]),
  domestic("ISK", "IS", [
    {
      code: "bank-transfer-is",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, iban("IS"), nationalId],
    },
  ]),
].flat();

const central = [
  domestic("PLN", "PL", [
    { code: "blik", names: { en: "BLIK" }, group: "instant", fields: [mobile("PL")] },
    {
      code: "bank-transfer-pl",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(26)],
    },
    {
      code: "pko-bank",
      names: { en: "PKO Bank Polski" },
      group: "bank",
      fields: [accountNumber(26)],
    },
    { code: "mbank", names: { en: "mBank" }, group: "bank", fields: [accountNumber(26)] },
  ]),
  domestic("CZK", "CZ", [
    {
      code: "bank-transfer-cz",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, looseAccountNumber],
    },
  ]),
  domestic("RON", "RO", [
    {
      code: "bank-transfer-ro",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, iban("RO")],
    },
    {
      code: "banca-transilvania",
      names: { en: "Banca Transilvania" },
      group: "bank",
      fields: [iban("RO")],
    },
  ]),
  domestic("HUF", "HU", [
    {
      code: "bank-transfer-hu",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(16, 24)],
    },
  ]),
  domestic("RSD", "RS", [
    {
      code: "bank-transfer-rs",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(18)],
    },
  ]),
].flat();

export const europeanMethods: readonly PaymentMethodRow[] = [
  ...euro,
  ...euroDomestic,
  ...unitedKingdom,
  ...switzerland,
  ...nordic,
  ...central,
];
