// The fiat currencies that can be traded against, by how much they are traded between persons.
// Digits are those of ISO 4217, also where software commonly hides them (IDR, COP, HUF, PKR):
// money is counted in them. Bulgaria is in the euro since January 2026.

import type { CurrencyRow } from "../../catalogue-types.ts";
import { codes } from "./codes.ts";

type UnsortedCurrency = Omit<CurrencyRow, "sort">;

const mainCurrencies = [
  {
    code: "USD",
    symbol: "$",
    scale: 2,
    countries: ["US", "EC", "SV", "PA", "PR", "TL", "ZW"],
  },
  {
    code: "EUR",
    symbol: "€",
    scale: 2,
    countries: codes(
      "AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES AD MC SM VA ME",
    ),
  },
  { code: "INR", symbol: "₹", scale: 2, countries: ["IN", "BT"] },
  { code: "VND", symbol: "₫", scale: 0, countries: ["VN"] },
  { code: "NGN", symbol: "₦", scale: 2, countries: ["NG"] },
  { code: "IDR", symbol: "Rp", scale: 2, countries: ["ID"] },
  { code: "BRL", symbol: "R$", scale: 2, countries: ["BR"] },
  { code: "TRY", symbol: "₺", scale: 2, countries: ["TR"] },
  { code: "HKD", symbol: "HK$", scale: 2, countries: ["HK"] },
  { code: "GBP", symbol: "£", scale: 2, countries: ["GB", "GG", "IM", "JE"] },
  { code: "JPY", symbol: "¥", scale: 0, countries: ["JP"] },
  { code: "KRW", symbol: "₩", scale: 0, countries: ["KR"] },
  { code: "TWD", symbol: "NT$", scale: 2, countries: ["TW"] },
  { code: "CNY", symbol: "CN¥", scale: 2, countries: ["CN"] },
  { code: "PHP", symbol: "₱", scale: 2, countries: ["PH"] },
  { code: "THB", symbol: "฿", scale: 2, countries: ["TH"] },
  { code: "MYR", symbol: "RM", scale: 2, countries: ["MY"] },
  { code: "RUB", symbol: "₽", scale: 2, countries: ["RU"] },
  { code: "MXN", symbol: "MX$", scale: 2, countries: ["MX"] },
  { code: "ARS", symbol: "AR$", scale: 2, countries: ["AR"] },
  { code: "COP", symbol: "COL$", scale: 2, countries: ["CO"] },
  { code: "PKR", symbol: "₨", scale: 2, countries: ["PK"] },
  { code: "AED", symbol: "AED", scale: 2, countries: ["AE"] },
  { code: "SGD", symbol: "S$", scale: 2, countries: ["SG"] },
] as const satisfies readonly UnsortedCurrency[];

const otherCurrencies = [
  { code: "UAH", symbol: "₴", scale: 2, countries: ["UA"] },
  { code: "KZT", symbol: "₸", scale: 2, countries: ["KZ"] },
  { code: "BDT", symbol: "৳", scale: 2, countries: ["BD"] },
  { code: "EGP", symbol: "E£", scale: 2, countries: ["EG"] },
  { code: "SAR", symbol: "SAR", scale: 2, countries: ["SA"] },
  { code: "KES", symbol: "KSh", scale: 2, countries: ["KE"] },
  { code: "GHS", symbol: "GH₵", scale: 2, countries: ["GH"] },
  { code: "ZAR", symbol: "R", scale: 2, countries: ["ZA", "LS", "NA", "SZ"] },
  { code: "VES", symbol: "Bs", scale: 2, countries: ["VE"] },
  { code: "PEN", symbol: "S/", scale: 2, countries: ["PE"] },
  { code: "CLP", symbol: "CLP$", scale: 0, countries: ["CL"] },
  { code: "CAD", symbol: "CA$", scale: 2, countries: ["CA"] },
  { code: "AUD", symbol: "A$", scale: 2, countries: ["AU", "KI", "NR", "TV"] },
  { code: "NZD", symbol: "NZ$", scale: 2, countries: ["NZ", "CK", "NU"] },
  { code: "CHF", symbol: "CHF", scale: 2, countries: ["CH", "LI"] },
  { code: "PLN", symbol: "zł", scale: 2, countries: ["PL"] },
  { code: "CZK", symbol: "Kč", scale: 2, countries: ["CZ"] },
  { code: "RON", symbol: "lei", scale: 2, countries: ["RO"] },
  { code: "HUF", symbol: "Ft", scale: 2, countries: ["HU"] },
  { code: "SEK", symbol: "kr", scale: 2, countries: ["SE"] },
  { code: "NOK", symbol: "kr", scale: 2, countries: ["NO", "SJ"] },
  { code: "DKK", symbol: "kr.", scale: 2, countries: ["DK", "FO", "GL"] },
  { code: "ISK", symbol: "kr", scale: 0, countries: ["IS"] },
  { code: "RSD", symbol: "RSD", scale: 2, countries: ["RS"] },
  { code: "MDL", symbol: "L", scale: 2, countries: ["MD"] },
  { code: "GEL", symbol: "₾", scale: 2, countries: ["GE"] },
  { code: "AZN", symbol: "₼", scale: 2, countries: ["AZ"] },
  { code: "AMD", symbol: "֏", scale: 2, countries: ["AM"] },
  { code: "UZS", symbol: "soʻm", scale: 2, countries: ["UZ"] },
  { code: "ILS", symbol: "₪", scale: 2, countries: ["IL", "PS"] },
  { code: "QAR", symbol: "QAR", scale: 2, countries: ["QA"] },
  { code: "KWD", symbol: "KWD", scale: 3, countries: ["KW"] },
  { code: "BHD", symbol: "BHD", scale: 3, countries: ["BH"] },
  { code: "OMR", symbol: "OMR", scale: 3, countries: ["OM"] },
  { code: "JOD", symbol: "JOD", scale: 3, countries: ["JO"] },
  { code: "MAD", symbol: "MAD", scale: 2, countries: ["MA", "EH"] },
  { code: "DZD", symbol: "DZD", scale: 2, countries: ["DZ"] },
  { code: "TND", symbol: "TND", scale: 3, countries: ["TN"] },
  {
    code: "XOF",
    symbol: "F CFA",
    scale: 0,
    countries: ["BJ", "BF", "CI", "GW", "ML", "NE", "SN", "TG"],
  },
  { code: "XAF", symbol: "FCFA", scale: 0, countries: ["CM", "CF", "TD", "CG", "GQ", "GA"] },
  { code: "TZS", symbol: "TSh", scale: 2, countries: ["TZ"] },
  { code: "UGX", symbol: "USh", scale: 0, countries: ["UG"] },
  { code: "RWF", symbol: "FRw", scale: 0, countries: ["RW"] },
  { code: "ZMW", symbol: "K", scale: 2, countries: ["ZM"] },
  { code: "ETB", symbol: "Br", scale: 2, countries: ["ET"] },
  { code: "LKR", symbol: "Rs", scale: 2, countries: ["LK"] },
  { code: "NPR", symbol: "रु", scale: 2, countries: ["NP"] },
  { code: "KHR", symbol: "៛", scale: 2, countries: ["KH"] },
  { code: "BOB", symbol: "Bs", scale: 2, countries: ["BO"] },
  { code: "CRC", symbol: "₡", scale: 2, countries: ["CR"] },
  { code: "DOP", symbol: "RD$", scale: 2, countries: ["DO"] },
  { code: "GTQ", symbol: "Q", scale: 2, countries: ["GT"] },
  { code: "PYG", symbol: "₲", scale: 0, countries: ["PY"] },
  { code: "UYU", symbol: "$U", scale: 2, countries: ["UY"] },
] as const satisfies readonly UnsortedCurrency[];

const unsorted = [...mainCurrencies, ...otherCurrencies];

export type CurrencyCode = (typeof unsorted)[number]["code"];

export const currencies = unsorted.map(({ code, symbol, scale, countries }, index) => ({
  code,
  symbol,
  scale,
  countries,
  sort: index + 1,
})) satisfies readonly CurrencyRow[];

/** Currencies in which every coin is traded, not only the stable and the large ones. */
export const mainCurrencyCodes: ReadonlySet<string> = new Set(
  mainCurrencies.map(({ code }) => code),
);
