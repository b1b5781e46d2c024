// Texts of the catalogue that must exist in every language of the site, and the patterns by which a
// scheme's proper name becomes a label ("UPI" → "Identifiant UPI").

import type { CatalogueLocale } from "../../catalogue-types.ts";

/** Labels are read by people about to send money, so unlike names they never fall back to English. */
export type FullText = Readonly<Record<CatalogueLocale, string>>;

/** For proper names that people write the same way everywhere, such as IBAN. */
export function sameEverywhere(text: string): FullText {
  return {
    en: text,
    fr: text,
    ru: text,
    tr: text,
    es: text,
    pt: text,
    de: text,
    it: text,
    id: text,
    ms: text,
    hi: text,
    ja: text,
    ko: text,
    vi: text,
    th: text,
    "zh-cn": text,
    "zh-tw": text,
  };
}

/** The same change made to the text of every language. */
export function mapText(text: FullText, change: (words: string) => string): FullText {
  return {
    en: change(text.en),
    fr: change(text.fr),
    ru: change(text.ru),
    tr: change(text.tr),
    es: change(text.es),
    pt: change(text.pt),
    de: change(text.de),
    it: change(text.it),
    id: change(text.id),
    ms: change(text.ms),
    hi: change(text.hi),
    ja: change(text.ja),
    ko: change(text.ko),
    vi: change(text.vi),
    th: change(text.th),
    "zh-cn": change(text["zh-cn"]),
    "zh-tw": change(text["zh-tw"]),
  };
}

/** "UPI ID": the handle by which a scheme finds an account. */
export function idOf(scheme: string): FullText {
  return {
    ...sameEverywhere(`${scheme} ID`),
    fr: `Identifiant ${scheme}`,
    ru: `Идентификатор ${scheme}`,
    tr: `${scheme} kimliği`,
    es: `ID de ${scheme}`,
    pt: `ID ${scheme}`,
    de: `${scheme}-ID`,
    it: `ID ${scheme}`,
    id: `ID ${scheme}`,
    ms: `ID ${scheme}`,
    hi: `${scheme} आईडी`,
    vi: `ID ${scheme}`,
  };
}

/** "IFSC code": a number or word that a scheme gives to a bank or branch. */
export function codeOf(scheme: string): FullText {
  return {
    en: `${scheme} code`,
    fr: `Code ${scheme}`,
    ru: `Код ${scheme}`,
    tr: `${scheme} kodu`,
    es: `Código ${scheme}`,
    pt: `Código ${scheme}`,
    de: `${scheme}-Code`,
    it: `Codice ${scheme}`,
    id: `Kode ${scheme}`,
    ms: `Kod ${scheme}`,
    hi: `${scheme} कोड`,
    ja: `${scheme}コード`,
    ko: `${scheme} 코드`,
    vi: `Mã ${scheme}`,
    th: `รหัส ${scheme}`,
    "zh-cn": `${scheme} 代码`,
    "zh-tw": `${scheme} 代碼`,
  };
}

/** "Alipay account": whatever a wallet's owner signs in with. */
export function accountOf(wallet: string): FullText {
  return {
    en: `${wallet} account`,
    fr: `Compte ${wallet}`,
    ru: `Аккаунт ${wallet}`,
    tr: `${wallet} hesabı`,
    es: `Cuenta de ${wallet}`,
    pt: `Conta ${wallet}`,
    de: `${wallet}-Konto`,
    it: `Account ${wallet}`,
    id: `Akun ${wallet}`,
    ms: `Akaun ${wallet}`,
    hi: `${wallet} खाता`,
    ja: `${wallet}アカウント`,
    ko: `${wallet} 계정`,
    vi: `Tài khoản ${wallet}`,
    th: `บัญชี ${wallet}`,
    "zh-cn": `${wallet} 账号`,
    "zh-tw": `${wallet} 帳號`,
  };
}
