// The form of the catalogue: the coins, currencies, payment methods and markets that an
// installation starts with. The rows themselves are data (../catalogue); this module only says
// what a row must hold, so that a slip in the data does not compile.
import type { FieldCheck } from "@parley/domain/payment/check-digits";
import type { MethodClassification } from "@parley/domain/payment/method-class";

/** The languages a catalogue text may be given in; English must be there, the others may follow. */
export type CatalogueLocale =
  | "en"
  | "fr"
  | "ru"
  | "tr"
  | "es"
  | "pt"
  | "de"
  | "it"
  | "id"
  | "ms"
  | "hi"
  | "ja"
  | "ko"
  | "vi"
  | "th"
  | "zh-cn"
  | "zh-tw";

/** A text in English and in as many other languages as differ from it. */
export type CatalogueText = { readonly en: string } & Readonly<
  Partial<Record<CatalogueLocale, string>>
>;

export interface CoinRow {
  /** Ticker in capitals, "BTC". */
  readonly code: string;
  /** Proper name, the same in every language, "Bitcoin". */
  readonly name: string;
  /** File name of the drawing below /assets/coins/, "btc.svg". */
  readonly logo: string;
  /** Every coin is stored in atoms of 8 decimals. */
  readonly scale: 8;
  /** Decimals of an amount that is looked over; where it is agreed to, all are shown. */
  readonly displayDigits: number;
  /** Place in lists, smallest first. */
  readonly sort: number;
}

export interface CurrencyRow {
  /** ISO 4217 code, "EUR". Its name is taken from Intl in the reader's language. */
  readonly code: string;
  /** Short sign shown beside amounts, "€". */
  readonly symbol: string;
  /** Digits after the decimal point by ISO 4217: JPY 0, USD 2, KWD 3. */
  readonly scale: number;
  /** ISO 3166 codes of the countries that pay with it, "DE". */
  readonly countries: readonly string[];
  readonly sort: number;
}

export type PaymentFieldType = "text" | "number" | "iban" | "phone" | "email" | "select";

/** Checks that a pattern cannot express; the domain has a function for each name. */
export type PaymentFieldCheck = FieldCheck;

export interface PaymentFieldOption {
  readonly value: string;
  readonly labels: CatalogueText;
}

export interface PaymentField {
  /** Key under which the value is stored, camelCase, "accountNumber". */
  readonly name: string;
  readonly labels: CatalogueText;
  readonly type: PaymentFieldType;
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
  /** Regular expression that the whole value must match, without slashes. */
  readonly pattern?: string;
  readonly check?: PaymentFieldCheck;
  /** What may be chosen; only for the type "select". */
  readonly options?: readonly PaymentFieldOption[];
}

export type PaymentMethodGroup =
  | "bank"
  | "instant"
  | "wallet"
  | "mobile-money"
  | "card"
  | "cash"
  | "gift-card";

export interface PaymentMethodRow {
  /** Stable lower-case code, "sepa-instant". */
  readonly code: string;
  readonly names: CatalogueText;
  readonly group: PaymentMethodGroup;
  /** Currencies that it moves; each must be in the catalogue. */
  readonly currencies: readonly string[];
  /** ISO 3166 codes of the countries it works in; empty means everywhere. */
  readonly countries: readonly string[];
  readonly fields: readonly PaymentField[];
}

/** With the class and usual arrival that the catalogue gives it; null where it gives none. */
export type ClassifiedMethodRow = PaymentMethodRow & MethodClassification;

export interface MarketRow {
  readonly crypto: string;
  readonly fiat: string;
  /** Decimals of a price in this market. */
  readonly priceScale: number;
  /** Smallest and largest order, in fiat, as decimal strings. */
  readonly minOrder: string;
  readonly maxOrder: string;
  /** Part of the quantity that the taker pays, "0.001" is 0.10 %. */
  readonly takerFeeRate: string;
  /** How far a fixed price may deviate from the reference rate, "0.30" is 30 % either way. */
  readonly maxDistance: string;
  readonly enabled: boolean;
}

export interface NetworkRow {
  /** "TRX". */
  readonly code: string;
  /** Proper name, the same in every language. */
  readonly name: string;
  /** How its addresses look; the platform's chain knows these names. */
  readonly addressFormat: string;
  readonly blockSeconds: number;
  /** Payments may name a memo or tag beside the address. */
  readonly hasMemo: boolean;
}

/** What a coin costs and needs on a network. */
export interface CoinNetworkRow {
  readonly asset: string;
  readonly network: string;
  /** Blocks until a deposit is credited. */
  readonly confirmations: number;
  /** In coins, as decimal strings. */
  readonly minDeposit: string;
  readonly withdrawFee: string;
  readonly minWithdraw: string;
  readonly maxWithdraw: string;
  /** Place in lists, smallest first. */
  readonly sort: number;
}
