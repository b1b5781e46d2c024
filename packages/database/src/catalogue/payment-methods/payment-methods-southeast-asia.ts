// Payment methods of Southeast Asia.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { domestic } from "./domestic.ts";
import { accountNumber, bankName, mobile, optional, schemeFields } from "./fields.ts";
import { bankTransferName, withScheme } from "./method-names.ts";

const { bakongId, duitNowId, payNowId, promptPayId, walletNumber } = schemeFields;

const vietnameseAccount = [accountNumber(6, 19)];

const vietnam = domestic("VND", "VN", [
  {
    code: "bank-transfer-vn",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, ...vietnameseAccount],
  },
  { code: "momo", names: { en: "MoMo" }, group: "wallet", fields: [mobile("VN")] },
  { code: "zalopay", names: { en: "ZaloPay" }, group: "wallet", fields: [mobile("VN")] },
  {
    code: "viettel-money",
    names: { en: "Viettel Money" },
    group: "wallet",
    fields: [mobile("VN")],
  },
  { code: "vietcombank", names: { en: "Vietcombank" }, group: "bank", fields: vietnameseAccount },
  { code: "techcombank", names: { en: "Techcombank" }, group: "bank", fields: vietnameseAccount },
  { code: "mb-bank", names: { en: "MB Bank" }, group: "bank", fields: vietnameseAccount },
  { code: "acb", names: { en: "ACB" }, group: "bank", fields: vietnameseAccount },
  { code: "bidv", names: { en: "BIDV" }, group: "bank", fields: vietnameseAccount },
  { code: "vietinbank", names: { en: "VietinBank" }, group: "bank", fields: vietnameseAccount },
  { code: "tpbank", names: { en: "TPBank" }, group: "bank", fields: vietnameseAccount },
  { code: "vpbank", names: { en: "VPBank" }, group: "bank", fields: vietnameseAccount },
]);

const indonesia = domestic("IDR", "ID", [
  {
    code: "bank-transfer-id",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, accountNumber(8, 18)],
  },
  { code: "bca", names: { en: "BCA" }, group: "bank", fields: [accountNumber(10)] },
  { code: "mandiri", names: { en: "Bank Mandiri" }, group: "bank", fields: [accountNumber(13)] },
  { code: "bri", names: { en: "BRI" }, group: "bank", fields: [accountNumber(15)] },
  { code: "bni", names: { en: "BNI" }, group: "bank", fields: [accountNumber(10)] },
  { code: "seabank-id", names: { en: "SeaBank" }, group: "bank", fields: [accountNumber(12)] },
  { code: "bank-jago", names: { en: "Bank Jago" }, group: "bank", fields: [accountNumber(12)] },
  { code: "dana", names: { en: "DANA" }, group: "wallet", fields: [mobile("ID")] },
  { code: "ovo", names: { en: "OVO" }, group: "wallet", fields: [mobile("ID")] },
  { code: "gopay", names: { en: "GoPay" }, group: "wallet", fields: [mobile("ID")] },
  { code: "shopeepay-id", names: { en: "ShopeePay" }, group: "wallet", fields: [mobile("ID")] },
  { code: "linkaja", names: { en: "LinkAja" }, group: "wallet", fields: [mobile("ID")] },
]);

const philippines = domestic("PHP", "PH", [
  { code: "gcash", names: { en: "GCash" }, group: "wallet", fields: [mobile("PH")] },
  { code: "maya", names: { en: "Maya" }, group: "wallet", fields: [mobile("PH")] },
  { code: "shopeepay-ph", names: { en: "ShopeePay" }, group: "wallet", fields: [mobile("PH")] },
  { code: "grabpay-ph", names: { en: "GrabPay" }, group: "wallet", fields: [mobile("PH")] },
  {
    code: "bank-transfer-ph",
    names: withScheme(bankTransferName, "InstaPay / PESONet"),
    group: "bank",
    fields: [bankName, accountNumber(10, 16)],
  },
  { code: "bpi", names: { en: "BPI" }, group: "bank", fields: [accountNumber(10)] },
  { code: "bdo", names: { en: "BDO" }, group: "bank", fields: [accountNumber(10, 12)] },
  { code: "unionbank-ph", names: { en: "UnionBank" }, group: "bank", fields: [accountNumber(12)] },
  { code: "gotyme", names: { en: "GoTyme Bank" }, group: "bank", fields: [accountNumber(12, 16)] },
]);

const thaiAccount = [accountNumber(10, 12)];

const thailand = domestic("THB", "TH", [
  {
    code: "promptpay",
    names: { en: "PromptPay", th: "พร้อมเพย์" },
    group: "instant",
    fields: [promptPayId, optional(bankName)],
  },
  {
    code: "bank-transfer-th",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, ...thaiAccount],
  },
  {
    code: "truemoney",
    names: { en: "TrueMoney", th: "ทรูมันนี่" },
    group: "wallet",
    fields: [mobile("TH")],
  },
  {
    code: "kbank",
    names: { en: "KBank", th: "ธนาคารกสิกรไทย", "zh-cn": "开泰银行", "zh-tw": "開泰銀行" },
    group: "bank",
    fields: thaiAccount,
  },
  {
    code: "scb",
    names: { en: "SCB", th: "ธนาคารไทยพาณิชย์", "zh-cn": "汇商银行", "zh-tw": "匯商銀行" },
    group: "bank",
    fields: thaiAccount,
  },
  {
    code: "bangkok-bank",
    names: { en: "Bangkok Bank", th: "ธนาคารกรุงเทพ", "zh-cn": "盘谷银行", "zh-tw": "盤谷銀行" },
    group: "bank",
    fields: thaiAccount,
  },
  {
    code: "krungthai",
    names: { en: "Krungthai Bank", th: "ธนาคารกรุงไทย", "zh-cn": "泰京银行", "zh-tw": "泰京銀行" },
    group: "bank",
    fields: thaiAccount,
  },
]);

const malaysia = domestic("MYR", "MY", [
  {
    code: "duitnow",
    names: { en: "DuitNow" },
    group: "instant",
    fields: [duitNowId, optional(bankName)],
  },
  {
    code: "bank-transfer-my",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, accountNumber(7, 17)],
  },
  {
    code: "touch-n-go",
    names: { en: "Touch ’n Go eWallet" },
    group: "wallet",
    fields: [mobile("MY")],
  },
  { code: "grabpay-my", names: { en: "GrabPay" }, group: "wallet", fields: [mobile("MY")] },
  { code: "boost-my", names: { en: "Boost" }, group: "wallet", fields: [mobile("MY")] },
  {
    code: "maybank",
    names: { en: "Maybank", "zh-cn": "马来亚银行", "zh-tw": "馬來亞銀行" },
    group: "bank",
    fields: [accountNumber(12)],
  },
  {
    code: "cimb-my",
    names: { en: "CIMB Bank", "zh-cn": "联昌银行", "zh-tw": "聯昌銀行" },
    group: "bank",
    fields: [accountNumber(10, 14)],
  },
  {
    code: "public-bank",
    names: { en: "Public Bank", "zh-cn": "大众银行", "zh-tw": "大眾銀行" },
    group: "bank",
    fields: [accountNumber(10)],
  },
]);

const singapore = domestic("SGD", "SG", [
  { code: "paynow", names: { en: "PayNow" }, group: "instant", fields: [payNowId] },
  {
    code: "bank-transfer-sg",
    names: withScheme(bankTransferName, "FAST"),
    group: "bank",
    fields: [bankName, accountNumber(7, 14)],
  },
  { code: "dbs-paylah", names: { en: "DBS PayLah!" }, group: "wallet", fields: [mobile("SG")] },
  {
    code: "ocbc",
    names: { en: "OCBC", "zh-cn": "华侨银行", "zh-tw": "華僑銀行" },
    group: "bank",
    fields: [accountNumber(7, 12)],
  },
  {
    code: "uob",
    names: { en: "UOB", "zh-cn": "大华银行", "zh-tw": "大華銀行" },
    group: "bank",
    fields: [accountNumber(10)],
  },
]);

/** Cambodia pays in dollars as readily as in its own riel. */
const cambodia = [
  {
    code: "aba-bank",
    names: { en: "ABA Bank" },
    group: "bank",
    currencies: ["KHR", "USD"],
    countries: ["KH"],
    fields: [accountNumber(9)],
  },
  {
    code: "bakong",
    names: { en: "Bakong (KHQR)" },
    group: "instant",
    currencies: ["KHR", "USD"],
    countries: ["KH"],
    fields: [bakongId],
  },
  {
    code: "wing",
    names: { en: "Wing Bank" },
    group: "mobile-money",
    currencies: ["KHR", "USD"],
    countries: ["KH"],
    fields: [walletNumber, optional(mobile("KH"))],
  },
] satisfies readonly PaymentMethodRow[];

export const southeastAsianMethods: readonly PaymentMethodRow[] = [
  ...vietnam,
  ...indonesia,
  ...philippines,
  ...thailand,
  ...malaysia,
  ...singapore,
  ...cambodia,
];
