// Payment methods of the United States and other places that pay in its dollar, of Canada,
// Australia and New Zealand.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { domestic } from "./domestic.ts";
import {
  accountNumber,
  accountType,
  bankName,
  looseAccountNumber,
  mobile,
  optional,
  schemeFields,
} from "./fields.ts";
import { bankTransferName, domesticWireName } from "./method-names.ts";

const { bsb, cashtag, email, emailOrMobile, institutionNumber, nationalId, payId } = schemeFields;
const { routingNumber, transitNumber, username } = schemeFields;

const unitedStates = domestic("USD", "US", [
  {
    code: "zelle",
    names: { en: "Zelle" },
    group: "instant",
    fields: [emailOrMobile, optional(bankName)],
  },
  { code: "cash-app", names: { en: "Cash App" }, group: "wallet", fields: [cashtag] },
  {
    code: "venmo",
    names: { en: "Venmo" },
    group: "wallet",
    fields: [username, optional(mobile("US"))],
  },
  { code: "apple-cash", names: { en: "Apple Cash" }, group: "wallet", fields: [mobile("US")] },
  { code: "chime", names: { en: "Chime" }, group: "bank", fields: [username] },
  {
    code: "ach",
    names: { en: "ACH" },
    group: "bank",
    fields: [bankName, routingNumber, accountNumber(4, 17), accountType],
  },
  {
    code: "wire-us",
    names: domesticWireName,
    group: "bank",
    fields: [bankName, routingNumber, accountNumber(4, 17)],
  },
]);

const dollarCountries = [
  domestic("USD", "EC", [
    {
      code: "banco-pichincha",
      names: { en: "Banco Pichincha" },
      group: "bank",
      fields: [accountNumber(10), accountType, nationalId],
    },
    { code: "deuna", names: { en: "Deuna!" }, group: "wallet", fields: [mobile("EC")] },
  ]),
  domestic("USD", "PA", [
    { code: "yappy", names: { en: "Yappy" }, group: "instant", fields: [mobile("PA")] },
  ]),
  domestic("USD", "PR", [
    { code: "ath-movil", names: { en: "ATH Móvil" }, group: "instant", fields: [mobile("US")] },
  ]),
].flat();

const venezuelanDollarWallets = [
  {
    code: "zinli",
    names: { en: "Zinli" },
    group: "wallet",
    currencies: ["USD"],
    countries: ["VE", "PA"],
    fields: [email],
  },
] satisfies readonly PaymentMethodRow[];

const canada = domestic("CAD", "CA", [
  {
    code: "interac",
    names: { en: "Interac e-Transfer", fr: "Virement Interac" },
    group: "instant",
    fields: [emailOrMobile],
  },
  {
    code: "bank-transfer-ca",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, institutionNumber, transitNumber, accountNumber(7, 12)],
  },
]);

const oceania = [
  domestic("AUD", "AU", [
    {
      code: "payid",
      names: { en: "PayID" },
      group: "instant",
      fields: [payId, optional(bankName)],
    },
    { code: "osko", names: { en: "Osko" }, group: "instant", fields: [bsb, accountNumber(5, 9)] },
    {
      code: "bank-transfer-au",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, bsb, accountNumber(5, 9)],
    },
    { code: "beem", names: { en: "Beem" }, group: "wallet", fields: [username] },
  ]),
  domestic("NZD", "NZ", [
    {
      code: "bank-transfer-nz",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, looseAccountNumber],
    },
  ]),
].flat();

export const northAmericanAndOceanianMethods: readonly PaymentMethodRow[] = [
  ...unitedStates,
  ...dollarCountries,
  ...venezuelanDollarWallets,
  ...canada,
  ...oceania,
];
