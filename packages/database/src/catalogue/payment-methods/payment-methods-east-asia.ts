// Payment methods of Hong Kong, mainland China, Taiwan, Japan and Korea, with the names that
// people there read on their own phones.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { domestic } from "./domestic.ts";
import {
  accountNumber,
  accountType,
  bankCode,
  bankName,
  branchCode,
  branchName,
  mobile,
  optional,
  schemeFields,
} from "./fields.ts";
import { bankCardName, bankTransferName } from "./method-names.ts";

const { accountId, alipayAccount, domesticCardNumber, emailOrMobile, fpsId, payPayId, weChatId } =
  schemeFields;

const hongKongAccount = [accountNumber(6, 15)];

const hongKong = domestic("HKD", "HK", [
  {
    code: "fps-hk",
    names: { en: "FPS", "zh-cn": "转数快", "zh-tw": "轉數快" },
    group: "instant",
    fields: [fpsId, optional(bankName)],
  },
  {
    code: "bank-transfer-hk",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, bankCode(3), ...hongKongAccount],
  },
  { code: "payme", names: { en: "PayMe" }, group: "wallet", fields: [mobile("HK")] },
  {
    code: "alipay-hk",
    names: { en: "AlipayHK", "zh-cn": "支付宝香港", "zh-tw": "支付寶香港" },
    group: "wallet",
    fields: [emailOrMobile],
  },
  {
    code: "wechat-pay-hk",
    names: {
      en: "WeChat Pay HK",
      ko: "위챗페이 홍콩",
      "zh-cn": "微信支付香港",
      "zh-tw": "微信支付香港",
    },
    group: "wallet",
    fields: [mobile("HK"), optional(weChatId)],
  },
  {
    code: "octopus",
    names: { en: "Octopus Wallet", "zh-cn": "八达通银包", "zh-tw": "八達通銀包" },
    group: "wallet",
    fields: [mobile("HK")],
  },
  {
    code: "hsbc-hk",
    names: { en: "HSBC Hong Kong", "zh-cn": "汇丰银行（香港）", "zh-tw": "滙豐銀行（香港）" },
    group: "bank",
    fields: hongKongAccount,
  },
  {
    code: "hang-seng",
    names: { en: "Hang Seng Bank", "zh-cn": "恒生银行", "zh-tw": "恒生銀行" },
    group: "bank",
    fields: hongKongAccount,
  },
  {
    code: "boc-hk",
    names: { en: "Bank of China (Hong Kong)", "zh-cn": "中银香港", "zh-tw": "中銀香港" },
    group: "bank",
    fields: hongKongAccount,
  },
  {
    code: "za-bank",
    names: { en: "ZA Bank", "zh-cn": "众安银行", "zh-tw": "眾安銀行" },
    group: "bank",
    fields: hongKongAccount,
  },
]);

const china = domestic("CNY", "CN", [
  {
    code: "alipay",
    names: { en: "Alipay", ja: "アリペイ", ko: "알리페이", "zh-cn": "支付宝", "zh-tw": "支付寶" },
    group: "wallet",
    fields: [alipayAccount],
  },
  {
    code: "wechat-pay",
    names: { en: "WeChat Pay", ko: "위챗페이", "zh-cn": "微信支付", "zh-tw": "微信支付" },
    group: "wallet",
    fields: [weChatId, optional(mobile("CN"))],
  },
  {
    code: "bank-card-cn",
    names: bankCardName,
    group: "bank",
    fields: [bankName, optional(branchName), domesticCardNumber],
  },
]);

const taiwaneseBankFields = [optional(branchCode(4)), accountNumber(10, 16)];

const taiwan = domestic("TWD", "TW", [
  {
    code: "bank-transfer-tw",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, bankCode(3), accountNumber(10, 16)],
  },
  {
    code: "line-pay-tw",
    names: { en: "LINE Pay Money" },
    group: "wallet",
    fields: [accountId, optional(mobile("TW"))],
  },
  {
    code: "jkopay",
    names: { en: "JKOPAY", "zh-cn": "街口支付", "zh-tw": "街口支付" },
    group: "wallet",
    fields: [mobile("TW"), optional(accountId)],
  },
  {
    code: "ctbc-tw",
    names: { en: "CTBC Bank", "zh-cn": "中国信托银行", "zh-tw": "中國信託銀行" },
    group: "bank",
    fields: taiwaneseBankFields,
  },
  {
    code: "cathay-united-tw",
    names: { en: "Cathay United Bank", "zh-cn": "国泰世华银行", "zh-tw": "國泰世華銀行" },
    group: "bank",
    fields: taiwaneseBankFields,
  },
  {
    code: "esun-tw",
    names: { en: "E.SUN Bank", "zh-cn": "玉山银行", "zh-tw": "玉山銀行" },
    group: "bank",
    fields: taiwaneseBankFields,
  },
]);

const japaneseAccount = [branchName, branchCode(3), accountType, accountNumber(7)];

const japan = domestic("JPY", "JP", [
  {
    code: "bank-transfer-jp",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, optional(bankCode(4)), ...japaneseAccount],
  },
  {
    code: "paypay",
    names: { en: "PayPay" },
    group: "wallet",
    fields: [payPayId, optional(mobile("JP"))],
  },
  {
    code: "rakuten-bank",
    names: { en: "Rakuten Bank", ja: "楽天銀行", "zh-cn": "乐天银行", "zh-tw": "樂天銀行" },
    group: "bank",
    fields: japaneseAccount,
  },
  {
    code: "japan-post-bank",
    names: {
      en: "Japan Post Bank",
      ja: "ゆうちょ銀行",
      "zh-cn": "日本邮政银行",
      "zh-tw": "日本郵政銀行",
    },
    group: "bank",
    fields: japaneseAccount,
  },
  {
    code: "mufg",
    names: { en: "MUFG Bank", ja: "三菱UFJ銀行", "zh-cn": "三菱日联银行", "zh-tw": "三菱日聯銀行" },
    group: "bank",
    fields: japaneseAccount,
  },
  {
    code: "smbc",
    names: { en: "SMBC", ja: "三井住友銀行", "zh-cn": "三井住友银行", "zh-tw": "三井住友銀行" },
    group: "bank",
    fields: japaneseAccount,
  },
  {
    code: "mizuho",
    names: { en: "Mizuho Bank", ja: "みずほ銀行", "zh-cn": "瑞穗银行", "zh-tw": "瑞穗銀行" },
    group: "bank",
    fields: japaneseAccount,
  },
]);

const koreanAccount = [accountNumber(10, 16)];

const korea = domestic("KRW", "KR", [
  {
    code: "bank-transfer-kr",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, ...koreanAccount],
  },
  {
    code: "kakao-pay",
    names: { en: "Kakao Pay", ja: "カカオペイ", ko: "카카오페이" },
    group: "wallet",
    fields: [mobile("KR")],
  },
  {
    code: "toss",
    names: { en: "Toss", ja: "トス（Toss）", ko: "토스" },
    group: "wallet",
    fields: [mobile("KR"), optional(accountNumber(10, 16))],
  },
  {
    code: "kakao-bank",
    names: { en: "KakaoBank", ja: "カカオバンク", ko: "카카오뱅크" },
    group: "bank",
    fields: koreanAccount,
  },
  { code: "k-bank", names: { en: "K bank", ko: "케이뱅크" }, group: "bank", fields: koreanAccount },
  {
    code: "kb-kookmin",
    names: { en: "KB Kookmin Bank", ko: "KB국민은행" },
    group: "bank",
    fields: koreanAccount,
  },
  {
    code: "shinhan",
    names: { en: "Shinhan Bank", ja: "新韓銀行", ko: "신한은행" },
    group: "bank",
    fields: koreanAccount,
  },
]);

export const eastAsianMethods: readonly PaymentMethodRow[] = [
  ...hongKong,
  ...china,
  ...taiwan,
  ...japan,
  ...korea,
];
