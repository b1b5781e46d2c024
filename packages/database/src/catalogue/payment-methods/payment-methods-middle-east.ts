// Payment methods of the Gulf, Jordan, Egypt and the Maghreb.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { domestic } from "./domestic.ts";
import { accountNumber, bankName, iban, mobile, optional, rib, schemeFields } from "./fields.ts";
import { bankTransferName } from "./method-names.ts";

const { cliqAlias, instaPayAddress } = schemeFields;

const emirates = domestic("AED", "AE", [
  {
    code: "bank-transfer-ae",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, iban("AE")],
  },
  { code: "aani", names: { en: "Aani" }, group: "instant", fields: [mobile("AE")] },
  { code: "emirates-nbd", names: { en: "Emirates NBD" }, group: "bank", fields: [iban("AE")] },
  { code: "adcb", names: { en: "ADCB" }, group: "bank", fields: [iban("AE")] },
  { code: "fab", names: { en: "First Abu Dhabi Bank" }, group: "bank", fields: [iban("AE")] },
  { code: "mashreq", names: { en: "Mashreq" }, group: "bank", fields: [iban("AE")] },
]);

const saudiArabia = domestic("SAR", "SA", [
  {
    code: "bank-transfer-sa",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, iban("SA")],
  },
  { code: "stc-pay", names: { en: "STC Bank (stc pay)" }, group: "wallet", fields: [mobile("SA")] },
  { code: "urpay", names: { en: "urpay" }, group: "wallet", fields: [mobile("SA")] },
  { code: "al-rajhi", names: { en: "Al Rajhi Bank" }, group: "bank", fields: [iban("SA")] },
  { code: "snb", names: { en: "Saudi National Bank" }, group: "bank", fields: [iban("SA")] },
]);

const smallerGulfStates = [
  domestic("QAR", "QA", [
    {
      code: "bank-transfer-qa",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, iban("QA")],
    },
    { code: "fawran", names: { en: "Fawran" }, group: "instant", fields: [mobile("QA")] },
  ]),
  domestic("KWD", "KW", [
    {
      code: "bank-transfer-kw",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, iban("KW")],
    },
    { code: "wamd", names: { en: "WAMD" }, group: "instant", fields: [mobile("KW")] },
  ]),
  domestic("BHD", "BH", [
    {
      code: "bank-transfer-bh",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, iban("BH")],
    },
    { code: "benefitpay", names: { en: "BenefitPay" }, group: "instant", fields: [mobile("BH")] },
  ]),
  domestic("OMR", "OM", [
    {
      code: "bank-transfer-om",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(7, 20), optional(iban("OM"))],
    },
    { code: "bank-muscat", names: { en: "Bank Muscat" }, group: "bank", fields: [mobile("OM")] },
  ]),
].flat();

const jordan = domestic("JOD", "JO", [
  { code: "cliq", names: { en: "CliQ" }, group: "instant", fields: [cliqAlias, bankName] },
  {
    code: "bank-transfer-jo",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, iban("JO")],
  },
  {
    code: "zain-cash-jo",
    names: { en: "Zain Cash" },
    group: "mobile-money",
    fields: [mobile("JO")],
  },
  {
    code: "orange-money-jo",
    names: { en: "Orange Money" },
    group: "mobile-money",
    fields: [mobile("JO")],
  },
]);

const egypt = domestic("EGP", "EG", [
  {
    code: "instapay-eg",
    names: { en: "InstaPay" },
    group: "instant",
    fields: [instaPayAddress, optional(mobile("EG"))],
  },
  {
    code: "vodafone-cash",
    names: { en: "Vodafone Cash" },
    group: "mobile-money",
    fields: [mobile("EG")],
  },
  {
    code: "orange-cash-eg",
    names: { en: "Orange Cash" },
    group: "mobile-money",
    fields: [mobile("EG")],
  },
  {
    code: "e-and-cash-eg",
    names: { en: "e& Cash" },
    group: "mobile-money",
    fields: [mobile("EG")],
  },
  { code: "we-pay-eg", names: { en: "WE Pay" }, group: "mobile-money", fields: [mobile("EG")] },
  {
    code: "bank-transfer-eg",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, accountNumber(8, 20), optional(iban("EG"))],
  },
]);

const maghreb = [
  domestic("MAD", "MA", [
    {
      code: "bank-transfer-ma",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, rib(24)],
    },
    { code: "cih-bank", names: { en: "CIH Bank" }, group: "bank", fields: [rib(24)] },
    { code: "attijariwafa", names: { en: "Attijariwafa bank" }, group: "bank", fields: [rib(24)] },
    { code: "cash-plus", names: { en: "Cash Plus" }, group: "cash", fields: [mobile("MA")] },
    {
      code: "orange-money-ma",
      names: { en: "Orange Money" },
      group: "mobile-money",
      fields: [mobile("MA")],
    },
  ]),
  domestic("DZD", "DZ", [
    {
      code: "baridimob",
      names: { en: "BaridiMob" },
      group: "instant",
      fields: [rib(20), optional(mobile("DZ"))],
    },
    { code: "ccp-dz", names: { en: "CCP" }, group: "bank", fields: [accountNumber(6, 12)] },
    {
      code: "bank-transfer-dz",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, rib(20)],
    },
  ]),
  domestic("TND", "TN", [
    {
      code: "bank-transfer-tn",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, rib(20)],
    },
    { code: "d17", names: { en: "D17" }, group: "wallet", fields: [mobile("TN")] },
    { code: "flouci", names: { en: "Flouci" }, group: "wallet", fields: [mobile("TN")] },
  ]),
].flat();

export const middleEasternMethods: readonly PaymentMethodRow[] = [
  ...emirates,
  ...saudiArabia,
  ...smallerGulfStates,
  ...jordan,
  ...egypt,
  ...maghreb,
];
