// Payment methods that work across borders: multi-currency accounts, wallets, remittance.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { codes } from "../assets/codes.ts";
import { bankName, city, country, optional, schemeFields } from "./fields.ts";
import { internationalWireName } from "./method-names.ts";

const { accountId, email, ibanOrAccountNumber, internationalMobile, payPalAccount } = schemeFields;
const { revtag, swiftCode, username } = schemeFields;

const euroArea = codes("AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES");

export const globalMethods = [
  {
    code: "wise",
    names: { en: "Wise" },
    group: "wallet",
    currencies: codes(
      "USD EUR GBP AUD NZD CAD SGD HKD JPY CHF PLN CZK RON HUF SEK NOK DKK TRY AED ILS ZAR MXN MYR ISK",
    ),
    countries: [],
    fields: [email, optional(username)],
  },
  {
    code: "revolut",
    names: { en: "Revolut" },
    group: "wallet",
    currencies: codes("EUR GBP USD CHF PLN CZK RON HUF SEK NOK DKK ISK AUD NZD SGD JPY BRL MXN"),
    countries: [...euroArea, ...codes("GB US CH LI PL CZ RO HU SE NO DK IS AU NZ SG JP BR MX")],
    fields: [revtag, optional(internationalMobile)],
  },
  {
    code: "paypal",
    names: { en: "PayPal", ko: "페이팔" },
    group: "wallet",
    currencies: codes(
      "USD EUR GBP AUD NZD CAD SGD HKD JPY CHF PLN CZK HUF SEK NOK DKK ILS MXN BRL THB PHP TWD MYR",
    ),
    countries: [],
    fields: [payPalAccount],
  },
  {
    code: "skrill",
    names: { en: "Skrill" },
    group: "wallet",
    currencies: ["USD", "EUR", "GBP", "CHF", "PLN", "CZK", "RON", "HUF", "SEK", "NOK", "DKK"],
    countries: [],
    fields: [email],
  },
  {
    code: "neteller",
    names: { en: "Neteller" },
    group: "wallet",
    currencies: ["USD", "EUR", "GBP", "PLN", "RON", "HUF", "SEK", "NOK", "DKK"],
    countries: [],
    fields: [email, optional(accountId)],
  },
  {
    code: "payoneer",
    names: { en: "Payoneer" },
    group: "wallet",
    currencies: ["USD", "EUR", "GBP"],
    countries: [],
    fields: [email],
  },
  {
    code: "paysera",
    names: { en: "Paysera" },
    group: "wallet",
    currencies: ["EUR", "USD", "GBP", "PLN", "RON"],
    countries: [],
    fields: [email, optional(internationalMobile)],
  },
  {
    code: "volet",
    names: { en: "Volet" },
    group: "wallet",
    currencies: ["USD", "EUR", "GBP", "TRY", "KZT"],
    countries: [],
    fields: [email],
  },
  {
    code: "airtm",
    names: { en: "Airtm" },
    group: "wallet",
    currencies: ["USD"],
    countries: [],
    fields: [email, optional(username)],
  },
  {
    code: "swift",
    names: internationalWireName,
    group: "bank",
    currencies: ["USD", "EUR", "GBP", "CHF", "HKD", "SGD", "JPY", "AED", "AUD", "CAD"],
    countries: [],
    fields: [bankName, swiftCode, ibanOrAccountNumber, country],
  },
  {
    code: "western-union",
    names: { en: "Western Union", "zh-cn": "西联汇款", "zh-tw": "西聯匯款" },
    group: "cash",
    currencies: codes(
      "USD EUR GBP MXN COP PEN PHP KES MAD TND RSD MDL GEL AMD AZN XOF XAF LKR NPR DOP GTQ BOB PYG UYU",
    ),
    countries: [],
    fields: [country, city],
  },
  {
    code: "moneygram",
    names: { en: "MoneyGram", "zh-cn": "速汇金", "zh-tw": "速匯金" },
    group: "cash",
    currencies: ["USD", "EUR", "GBP", "MXN", "COP", "PHP", "MAD", "RSD", "MDL", "XOF", "XAF"],
    countries: [],
    fields: [country, city],
  },
] satisfies readonly PaymentMethodRow[];
