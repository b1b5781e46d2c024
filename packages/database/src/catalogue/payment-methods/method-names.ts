// Names of payment methods that are common words rather than brands, in every language.

import { mapText } from "./full-text.ts";
import type { FullText } from "./full-text.ts";

/** "Bank Transfer (NEFT / RTGS)": the common word with the local scheme it means. */
export function withScheme(name: FullText, scheme: string): FullText {
  return mapText(name, (text) => `${text} (${scheme})`);
}

export const bankTransferName: FullText = {
  en: "Bank Transfer",
  fr: "Virement bancaire",
  ru: "Банковский перевод",
  tr: "Banka Transferi",
  es: "Transferencia bancaria",
  pt: "Transferência bancária",
  de: "Banküberweisung",
  it: "Bonifico bancario",
  id: "Transfer Bank",
  ms: "Pindahan Bank",
  hi: "बैंक ट्रांसफर",
  ja: "銀行振込",
  ko: "계좌이체",
  vi: "Chuyển khoản ngân hàng",
  th: "โอนเงินผ่านธนาคาร",
  "zh-cn": "银行转账",
  "zh-tw": "銀行轉帳",
};

export const bankCardName: FullText = {
  en: "Bank Card",
  fr: "Carte bancaire",
  ru: "Банковская карта",
  tr: "Banka Kartı",
  es: "Tarjeta bancaria",
  pt: "Cartão bancário",
  de: "Bankkarte",
  it: "Carta bancaria",
  id: "Kartu Bank",
  ms: "Kad Bank",
  hi: "बैंक कार्ड",
  ja: "銀行カード",
  ko: "은행 카드",
  vi: "Thẻ ngân hàng",
  th: "บัตรธนาคาร",
  "zh-cn": "银行卡",
  "zh-tw": "銀行卡",
};

export const cardTransferName: FullText = {
  en: "Card Transfer",
  fr: "Transfert sur carte",
  ru: "Перевод на карту",
  tr: "Karta Transfer",
  es: "Transferencia a tarjeta",
  pt: "Transferência para cartão",
  de: "Überweisung auf Karte",
  it: "Trasferimento su carta",
  id: "Transfer ke Kartu",
  ms: "Pindahan ke Kad",
  hi: "कार्ड ट्रांसफर",
  ja: "カード送金",
  ko: "카드 송금",
  vi: "Chuyển tiền vào thẻ",
  th: "โอนเงินเข้าบัตร",
  "zh-cn": "银行卡转账",
  "zh-tw": "銀行卡轉帳",
};

export const domesticWireName: FullText = {
  en: "Domestic Wire Transfer",
  fr: "Virement national (Wire)",
  ru: "Внутренний перевод (Wire)",
  tr: "Yurt İçi Havale (Wire)",
  es: "Transferencia nacional (Wire)",
  pt: "Transferência nacional (Wire)",
  de: "Inlandsüberweisung (Wire)",
  it: "Bonifico nazionale (Wire)",
  id: "Transfer Domestik (Wire)",
  ms: "Pindahan Domestik (Wire)",
  hi: "घरेलू वायर ट्रांसफर",
  ja: "国内電信送金（Wire）",
  ko: "미국 내 전신 송금(Wire)",
  vi: "Chuyển tiền nội địa (Wire)",
  th: "โอนเงินในประเทศ (Wire)",
  "zh-cn": "美国境内电汇",
  "zh-tw": "美國境內電匯",
};

export const internationalWireName: FullText = {
  en: "International Wire (SWIFT)",
  fr: "Virement international (SWIFT)",
  ru: "Международный перевод (SWIFT)",
  tr: "Uluslararası Havale (SWIFT)",
  es: "Transferencia internacional (SWIFT)",
  pt: "Transferência internacional (SWIFT)",
  de: "Auslandsüberweisung (SWIFT)",
  it: "Bonifico internazionale (SWIFT)",
  id: "Transfer Internasional (SWIFT)",
  ms: "Pindahan Antarabangsa (SWIFT)",
  hi: "अंतरराष्ट्रीय वायर (SWIFT)",
  ja: "海外送金（SWIFT）",
  ko: "해외 송금(SWIFT)",
  vi: "Chuyển tiền quốc tế (SWIFT)",
  th: "โอนเงินระหว่างประเทศ (SWIFT)",
  "zh-cn": "国际电汇（SWIFT）",
  "zh-tw": "國際電匯（SWIFT）",
};
