// Payment methods of South Asia.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { domestic } from "./domestic.ts";
import {
  accountNumber,
  bankName,
  branchName,
  iban,
  mobile,
  optional,
  schemeFields,
} from "./fields.ts";
import { bankTransferName, withScheme } from "./method-names.ts";

const { ifscCode, raastId, upiId } = schemeFields;

const indianAccount = [bankName, accountNumber(9, 18), ifscCode];

const india = domestic("INR", "IN", [
  { code: "upi", names: { en: "UPI", hi: "यूपीआई (UPI)" }, group: "instant", fields: [upiId] },
  { code: "imps", names: { en: "IMPS" }, group: "instant", fields: indianAccount },
  {
    code: "bank-transfer-in",
    names: withScheme(bankTransferName, "NEFT / RTGS"),
    group: "bank",
    fields: [...indianAccount, optional(branchName)],
  },
  {
    code: "paytm",
    names: { en: "Paytm", hi: "पेटीएम" },
    group: "wallet",
    fields: [upiId, optional(mobile("IN"))],
  },
  {
    code: "phonepe",
    names: { en: "PhonePe", hi: "फ़ोनपे" },
    group: "wallet",
    fields: [upiId, optional(mobile("IN"))],
  },
  {
    code: "google-pay-in",
    names: { en: "Google Pay (India)", hi: "गूगल पे" },
    group: "wallet",
    fields: [upiId, optional(mobile("IN"))],
  },
  {
    code: "sbi",
    names: { en: "State Bank of India", hi: "भारतीय स्टेट बैंक" },
    group: "bank",
    fields: [accountNumber(11), ifscCode],
  },
  {
    code: "hdfc-bank",
    names: { en: "HDFC Bank", hi: "एचडीएफसी बैंक" },
    group: "bank",
    fields: [accountNumber(13, 14), ifscCode],
  },
  {
    code: "icici-bank",
    names: { en: "ICICI Bank", hi: "आईसीआईसीआई बैंक" },
    group: "bank",
    fields: [accountNumber(12), ifscCode],
  },
]);

const pakistan = domestic("PKR", "PK", [
  { code: "easypaisa", names: { en: "Easypaisa" }, group: "wallet", fields: [mobile("PK")] },
  { code: "jazzcash", names: { en: "JazzCash" }, group: "wallet", fields: [mobile("PK")] },
  { code: "raast", names: { en: "Raast" }, group: "instant", fields: [raastId] },
  {
    code: "sadapay",
    names: { en: "SadaPay" },
    group: "wallet",
    fields: [mobile("PK"), optional(iban("PK"))],
  },
  {
    code: "nayapay",
    names: { en: "NayaPay" },
    group: "wallet",
    fields: [mobile("PK"), optional(iban("PK"))],
  },
  { code: "meezan-bank", names: { en: "Meezan Bank" }, group: "bank", fields: [iban("PK")] },
  { code: "hbl", names: { en: "HBL" }, group: "bank", fields: [iban("PK")] },
  {
    code: "bank-transfer-pk",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, iban("PK")],
  },
]);

const bangladesh = domestic("BDT", "BD", [
  { code: "bkash", names: { en: "bKash" }, group: "mobile-money", fields: [mobile("BD")] },
  { code: "nagad", names: { en: "Nagad" }, group: "mobile-money", fields: [mobile("BD")] },
  {
    code: "rocket",
    names: { en: "Rocket" },
    group: "mobile-money",
    fields: [accountNumber(11, 12)],
  },
  { code: "upay-bd", names: { en: "Upay" }, group: "mobile-money", fields: [mobile("BD")] },
  {
    code: "bank-transfer-bd",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, branchName, accountNumber(10, 17)],
  },
]);

const sriLankaAndNepal = [
  domestic("LKR", "LK", [
    {
      code: "bank-transfer-lk",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, branchName, accountNumber(6, 16)],
    },
    { code: "ez-cash", names: { en: "eZ Cash" }, group: "mobile-money", fields: [mobile("LK")] },
    { code: "frimi", names: { en: "FriMi" }, group: "wallet", fields: [mobile("LK")] },
  ]),
  domestic("NPR", "NP", [
    { code: "esewa", names: { en: "eSewa" }, group: "wallet", fields: [mobile("NP")] },
    { code: "khalti", names: { en: "Khalti" }, group: "wallet", fields: [mobile("NP")] },
    { code: "ime-pay", names: { en: "IME Pay" }, group: "wallet", fields: [mobile("NP")] },
    {
      code: "bank-transfer-np",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, branchName, accountNumber(10, 20)],
    },
  ]),
].flat();

export const southAsianMethods: readonly PaymentMethodRow[] = [
  ...india,
  ...pakistan,
  ...bangladesh,
  ...sriLankaAndNepal,
];
