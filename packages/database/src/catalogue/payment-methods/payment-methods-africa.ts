// Payment methods of Africa south of the Sahara. Mobile money is named by country, because the
// same brand keeps separate systems that cannot pay each other.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { domestic } from "./domestic.ts";
import {
  accountNumber,
  bankName,
  branchCode,
  branchName,
  mobile,
  optional,
  schemeFields,
  walletProvider,
} from "./fields.ts";
import { bankTransferName, withScheme } from "./method-names.ts";

const { ibanOrAccountNumber, internationalMobile, username } = schemeFields;

const nigerianAccount = [accountNumber(10)];

const nigeria = [
  ...domestic("NGN", "NG", [
    {
      code: "bank-transfer-ng",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, ...nigerianAccount],
    },
    { code: "opay", names: { en: "OPay" }, group: "wallet", fields: nigerianAccount },
    { code: "palmpay", names: { en: "PalmPay" }, group: "wallet", fields: nigerianAccount },
    { code: "moniepoint", names: { en: "Moniepoint" }, group: "bank", fields: nigerianAccount },
    { code: "kuda", names: { en: "Kuda" }, group: "bank", fields: nigerianAccount },
    { code: "gtbank", names: { en: "GTBank" }, group: "bank", fields: nigerianAccount },
    { code: "access-bank", names: { en: "Access Bank" }, group: "bank", fields: nigerianAccount },
    { code: "zenith-bank", names: { en: "Zenith Bank" }, group: "bank", fields: nigerianAccount },
    { code: "uba-ng", names: { en: "UBA" }, group: "bank", fields: nigerianAccount },
  ]),
  {
    code: "chipper-cash",
    names: { en: "Chipper Cash" },
    group: "wallet",
    currencies: ["NGN", "GHS", "UGX", "RWF", "ZMW", "USD"],
    countries: ["NG", "GH", "UG", "RW", "ZM", "US"],
    fields: [username],
  },
] satisfies readonly PaymentMethodRow[];

const eastAfrica = [
  domestic("KES", "KE", [
    { code: "m-pesa-ke", names: { en: "M-PESA" }, group: "mobile-money", fields: [mobile("KE")] },
    {
      code: "airtel-money-ke",
      names: { en: "Airtel Money" },
      group: "mobile-money",
      fields: [mobile("KE")],
    },
    {
      code: "bank-transfer-ke",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, optional(branchName), accountNumber(6, 16)],
    },
    {
      code: "equity-bank-ke",
      names: { en: "Equity Bank" },
      group: "bank",
      fields: [accountNumber(13)],
    },
  ]),
  domestic("TZS", "TZ", [
    { code: "m-pesa-tz", names: { en: "M-Pesa" }, group: "mobile-money", fields: [mobile("TZ")] },
    {
      code: "mixx-tz",
      names: { en: "Mixx by Yas" },
      group: "mobile-money",
      fields: [mobile("TZ")],
    },
    {
      code: "airtel-money-tz",
      names: { en: "Airtel Money" },
      group: "mobile-money",
      fields: [mobile("TZ")],
    },
    {
      code: "bank-transfer-tz",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(8, 16)],
    },
  ]),
  domestic("UGX", "UG", [
    {
      code: "mtn-momo-ug",
      names: { en: "MTN MoMo" },
      group: "mobile-money",
      fields: [mobile("UG")],
    },
    {
      code: "airtel-money-ug",
      names: { en: "Airtel Money" },
      group: "mobile-money",
      fields: [mobile("UG")],
    },
    {
      code: "bank-transfer-ug",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(8, 16)],
    },
  ]),
  domestic("RWF", "RW", [
    {
      code: "mtn-momo-rw",
      names: { en: "MTN MoMo" },
      group: "mobile-money",
      fields: [mobile("RW")],
    },
    {
      code: "airtel-money-rw",
      names: { en: "Airtel Money" },
      group: "mobile-money",
      fields: [mobile("RW")],
    },
    {
      code: "bank-transfer-rw",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(8, 18)],
    },
  ]),
  domestic("ETB", "ET", [
    { code: "telebirr", names: { en: "telebirr" }, group: "mobile-money", fields: [mobile("ET")] },
    {
      code: "cbe",
      names: { en: "Commercial Bank of Ethiopia" },
      group: "bank",
      fields: [accountNumber(13)],
    },
    {
      code: "bank-transfer-et",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(8, 16)],
    },
  ]),
].flat();

const ghana = domestic("GHS", "GH", [
  { code: "mtn-momo-gh", names: { en: "MTN MoMo" }, group: "mobile-money", fields: [mobile("GH")] },
  {
    code: "telecel-cash",
    names: { en: "Telecel Cash" },
    group: "mobile-money",
    fields: [mobile("GH")],
  },
  { code: "at-money", names: { en: "AT Money" }, group: "mobile-money", fields: [mobile("GH")] },
  {
    code: "bank-transfer-gh",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, optional(branchName), accountNumber(10, 17)],
  },
]);

const southernAfrica = [
  domestic("ZAR", "ZA", [
    {
      code: "bank-transfer-za",
      names: withScheme(bankTransferName, "EFT"),
      group: "bank",
      fields: [bankName, branchCode(6), accountNumber(7, 13)],
    },
    {
      code: "payshap",
      names: { en: "PayShap" },
      group: "instant",
      fields: [mobile("ZA"), bankName],
    },
    { code: "capitec", names: { en: "Capitec" }, group: "bank", fields: [accountNumber(10)] },
    { code: "fnb-za", names: { en: "FNB" }, group: "bank", fields: [accountNumber(10, 12)] },
    { code: "tymebank", names: { en: "TymeBank" }, group: "bank", fields: [accountNumber(11)] },
  ]),
  domestic("ZMW", "ZM", [
    {
      code: "mtn-momo-zm",
      names: { en: "MTN MoMo" },
      group: "mobile-money",
      fields: [mobile("ZM")],
    },
    {
      code: "airtel-money-zm",
      names: { en: "Airtel Money" },
      group: "mobile-money",
      fields: [mobile("ZM")],
    },
    {
      code: "bank-transfer-zm",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, branchName, accountNumber(8, 16)],
    },
  ]),
].flat();

/** The two CFA francs are each shared by several countries, and so are these methods. */
const cfaFranc = [
  {
    code: "wave-xof",
    names: { en: "Wave" },
    group: "mobile-money",
    currencies: ["XOF"],
    countries: ["SN", "CI", "ML", "BF"],
    fields: [internationalMobile],
  },
  {
    code: "orange-money-xof",
    names: { en: "Orange Money" },
    group: "mobile-money",
    currencies: ["XOF"],
    countries: ["SN", "CI", "ML", "BF", "GW"],
    fields: [internationalMobile],
  },
  {
    code: "mtn-momo-xof",
    names: { en: "MTN MoMo" },
    group: "mobile-money",
    currencies: ["XOF"],
    countries: ["CI", "BJ"],
    fields: [internationalMobile],
  },
  {
    code: "moov-money-xof",
    names: { en: "Moov Money" },
    group: "mobile-money",
    currencies: ["XOF"],
    countries: ["CI", "BJ", "BF", "NE", "TG"],
    fields: [internationalMobile],
  },
  {
    code: "bank-transfer-xof",
    names: bankTransferName,
    group: "bank",
    currencies: ["XOF"],
    countries: ["BJ", "BF", "CI", "GW", "ML", "NE", "SN", "TG"],
    fields: [bankName, ibanOrAccountNumber],
  },
  {
    code: "mtn-momo-xaf",
    names: { en: "MTN MoMo" },
    group: "mobile-money",
    currencies: ["XAF"],
    countries: ["CM", "CG"],
    fields: [internationalMobile],
  },
  {
    code: "orange-money-xaf",
    names: { en: "Orange Money" },
    group: "mobile-money",
    currencies: ["XAF"],
    countries: ["CM", "CF"],
    fields: [internationalMobile],
  },
  {
    code: "airtel-money-xaf",
    names: { en: "Airtel Money" },
    group: "mobile-money",
    currencies: ["XAF"],
    countries: ["GA", "TD", "CG"],
    fields: [internationalMobile],
  },
  {
    code: "gimacpay",
    names: { en: "GIMACPAY" },
    group: "instant",
    currencies: ["XAF"],
    countries: ["CM", "CF", "TD", "CG", "GQ", "GA"],
    fields: [walletProvider, internationalMobile],
  },
  {
    code: "bank-transfer-xaf",
    names: bankTransferName,
    group: "bank",
    currencies: ["XAF"],
    countries: ["CM", "CF", "TD", "CG", "GQ", "GA"],
    fields: [bankName, ibanOrAccountNumber],
  },
] satisfies readonly PaymentMethodRow[];

export const africanMethods: readonly PaymentMethodRow[] = [
  ...nigeria,
  ...eastAfrica,
  ...ghana,
  ...southernAfrica,
  ...cfaFranc,
];
