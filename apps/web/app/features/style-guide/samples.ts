/** Data that fills the style guide: realistic, and the same on every visit for screenshots. */
export const COINS = [
  { value: "USDT", label: "USDT" },
  { value: "BTC", label: "BTC" },
  { value: "ETH", label: "ETH" },
  { value: "USDC", label: "USDC" },
];

export const CURRENCIES = [
  { value: "USD", label: "USD", keywords: "US Dollar", detail: "US Dollar" },
  { value: "EUR", label: "EUR", keywords: "Euro", detail: "Euro" },
  { value: "GBP", label: "GBP", keywords: "Pound Sterling", detail: "Pound Sterling" },
  { value: "HKD", label: "HKD", keywords: "Hong Kong Dollar", detail: "Hong Kong Dollar" },
  { value: "JPY", label: "JPY", keywords: "Yen", detail: "Yen" },
  { value: "KRW", label: "KRW", keywords: "Won", detail: "Won" },
  { value: "VND", label: "VND", keywords: "Đồng", detail: "Đồng" },
  { value: "THB", label: "THB", keywords: "Baht", detail: "Baht" },
  { value: "TRY", label: "TRY", keywords: "Türk Lirası", detail: "Türk Lirası" },
];

export const METHODS = [
  { value: "bank", label: "Bank Transfer" },
  { value: "fps", label: "FPS" },
  { value: "wise", label: "Wise" },
  { value: "revolut", label: "Revolut" },
  { value: "sepa", label: "SEPA Instant" },
  { value: "zelle", label: "Zelle" },
];

export interface SampleOffer {
  readonly id: string;
  readonly advertiser: string;
  readonly isOnline: boolean;
  readonly trades: number;
  readonly completionRate: string;
  readonly price: string;
  readonly remaining: string;
  readonly min: string;
  readonly max: string;
  readonly methods: readonly string[];
}

export const OFFERS: readonly SampleOffer[] = [
  {
    id: "1",
    advertiser: "Harbour Desk",
    isOnline: true,
    trades: 4812,
    completionRate: "0.9931",
    price: "1.003",
    remaining: "18420.55000000",
    min: "100",
    max: "18400",
    methods: ["SEPA Instant", "Revolut"],
  },
  {
    id: "2",
    advertiser: "小林商店",
    isOnline: true,
    trades: 967,
    completionRate: "0.9876",
    price: "1.005",
    remaining: "2500.00000000",
    min: "50",
    max: "2500",
    methods: ["Wise"],
  },
  {
    id: "3",
    advertiser: "northwind-otc",
    isOnline: false,
    trades: 1,
    completionRate: "1",
    price: "1.011",
    remaining: "640.12500000",
    min: "20",
    max: "600",
    methods: ["Bank Transfer", "Zelle", "Wise"],
  },
];

export const NAMES = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];

/** An instant of one's own choosing, so that two screenshots never differ by the time of day. */
export const SAMPLE_AT = Date.UTC(2026, 2, 14, 9, 26, 53);
