// Payment methods of Türkiye, Ukraine, Russia, Moldova, the Caucasus, Central Asia and Israel.
// For the ruble only schemes that belong to no single bank are listed: large Russian banks are
// under sanctions in many places where the site is used, so none is named.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { domestic } from "./domestic.ts";
import {
  accountNumber,
  bankCode,
  bankName,
  branchCode,
  iban,
  mobile,
  optional,
  schemeFields,
} from "./fields.ts";
import { bankTransferName, cardTransferName } from "./method-names.ts";

const { bik, cardNumber, domesticCardNumber, walletNumber } = schemeFields;

const turkishBankFields = [iban("TR")];

const turkiye = domestic("TRY", "TR", [
  {
    code: "bank-transfer-tr",
    names: { ...bankTransferName, tr: "Havale / EFT" },
    group: "bank",
    fields: [bankName, iban("TR")],
  },
  { code: "fast", names: { en: "FAST" }, group: "instant", fields: [bankName, iban("TR")] },
  { code: "ziraat", names: { en: "Ziraat Bankası" }, group: "bank", fields: turkishBankFields },
  { code: "is-bankasi", names: { en: "İş Bankası" }, group: "bank", fields: turkishBankFields },
  { code: "garanti-bbva", names: { en: "Garanti BBVA" }, group: "bank", fields: turkishBankFields },
  { code: "akbank", names: { en: "Akbank" }, group: "bank", fields: turkishBankFields },
  { code: "yapi-kredi", names: { en: "Yapı Kredi" }, group: "bank", fields: turkishBankFields },
  { code: "vakifbank", names: { en: "VakıfBank" }, group: "bank", fields: turkishBankFields },
  { code: "qnb-tr", names: { en: "QNB" }, group: "bank", fields: turkishBankFields },
  { code: "enpara", names: { en: "Enpara" }, group: "bank", fields: turkishBankFields },
  { code: "paycell", names: { en: "Paycell" }, group: "wallet", fields: [mobile("TR")] },
]);

const ukraine = domestic("UAH", "UA", [
  {
    code: "monobank",
    names: { en: "monobank" },
    group: "bank",
    fields: [cardNumber, optional(iban("UA"))],
  },
  {
    code: "privatbank",
    names: { en: "PrivatBank", ru: "ПриватБанк" },
    group: "bank",
    fields: [cardNumber, optional(iban("UA"))],
  },
  { code: "pumb", names: { en: "PUMB", ru: "ПУМБ" }, group: "bank", fields: [cardNumber] },
  { code: "a-bank", names: { en: "A-Bank", ru: "А-Банк" }, group: "bank", fields: [cardNumber] },
  {
    code: "card-transfer-ua",
    names: cardTransferName,
    group: "card",
    fields: [bankName, cardNumber],
  },
  {
    code: "bank-transfer-ua",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, iban("UA")],
  },
]);

const russia = domestic("RUB", "RU", [
  {
    code: "sbp",
    names: { en: "SBP (Faster Payments System)", ru: "СБП" },
    group: "instant",
    fields: [mobile("RU"), bankName],
  },
  {
    code: "bank-transfer-ru",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, bik, accountNumber(20)],
  },
]);

const moldova = domestic("MDL", "MD", [
  { code: "mia", names: { en: "MIA Instant" }, group: "instant", fields: [mobile("MD"), bankName] },
  {
    code: "bank-transfer-md",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, iban("MD")],
  },
]);

const kazakhstan = domestic("KZT", "KZ", [
  { code: "kaspi", names: { en: "Kaspi Bank" }, group: "bank", fields: [mobile("KZ")] },
  {
    code: "halyk",
    names: { en: "Halyk Bank", ru: "Народный банк (Halyk)" },
    group: "bank",
    fields: [mobile("KZ"), optional(cardNumber)],
  },
  { code: "freedom-bank", names: { en: "Freedom Bank" }, group: "bank", fields: [mobile("KZ")] },
  {
    code: "bank-transfer-kz",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, iban("KZ")],
  },
]);

const uzbekistan = domestic("UZS", "UZ", [
  { code: "uzcard", names: { en: "Uzcard" }, group: "card", fields: [domesticCardNumber] },
  { code: "humo", names: { en: "Humo" }, group: "card", fields: [domesticCardNumber] },
  {
    code: "click-uz",
    names: { en: "Click" },
    group: "wallet",
    fields: [mobile("UZ"), optional(domesticCardNumber)],
  },
  {
    code: "payme-uz",
    names: { en: "Payme" },
    group: "wallet",
    fields: [mobile("UZ"), optional(domesticCardNumber)],
  },
]);

const caucasus = [
  domestic("GEL", "GE", [
    {
      code: "bank-transfer-ge",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, iban("GE")],
    },
    { code: "tbc-bank", names: { en: "TBC Bank" }, group: "bank", fields: [iban("GE")] },
    {
      code: "bank-of-georgia",
      names: { en: "Bank of Georgia" },
      group: "bank",
      fields: [iban("GE")],
    },
  ]),
  domestic("AZN", "AZ", [
    { code: "m10", names: { en: "m10" }, group: "wallet", fields: [mobile("AZ")] },
    { code: "card-transfer-az", names: cardTransferName, group: "card", fields: [cardNumber] },
    {
      code: "bank-transfer-az",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, iban("AZ")],
    },
  ]),
  domestic("AMD", "AM", [
    { code: "idram", names: { en: "Idram" }, group: "wallet", fields: [walletNumber] },
    {
      code: "telcell-wallet",
      names: { en: "Telcell Wallet" },
      group: "wallet",
      fields: [mobile("AM")],
    },
    {
      code: "bank-transfer-am",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(11, 16)],
    },
  ]),
].flat();

const israel = domestic("ILS", "IL", [
  { code: "bit", names: { en: "bit" }, group: "wallet", fields: [mobile("IL")] },
  { code: "paybox", names: { en: "PayBox" }, group: "wallet", fields: [mobile("IL")] },
  {
    code: "bank-transfer-il",
    names: bankTransferName,
    group: "bank",
    fields: [bankCode(2), branchCode(3), accountNumber(4, 9), optional(iban("IL"))],
  },
]);

export const eurasianMethods: readonly PaymentMethodRow[] = [
  ...turkiye,
  ...ukraine,
  ...russia,
  ...moldova,
  ...kazakhstan,
  ...uzbekistan,
  ...caucasus,
  ...israel,
];
