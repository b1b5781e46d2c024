/** The payment methods there are, and what is left of them for a currency and a country. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";

export type Fiat = EndpointReply<typeof queryCryptoFiat>["fiatList"][number];
export type PayMethod = Fiat["payMethods"][number];

/** Empty texts mean all of them. */
export interface MethodFilter {
  readonly fiat: string;
  readonly country: string;
}

export interface FoundMethod {
  readonly method: PayMethod;
  /** The codes of the currencies it moves. */
  readonly currencies: readonly string[];
}

/** Each method once, with all of its currencies, in the order of the lists. */
export function listMethods(fiatList: readonly Fiat[]): FoundMethod[] {
  const found = new Map<string, { method: PayMethod; currencies: string[] }>();
  for (const { code, payMethods } of fiatList) {
    for (const method of payMethods) {
      const known = found.get(method.code);
      if (known === undefined) found.set(method.code, { method, currencies: [code] });
      else known.currencies.push(code);
    }
  }
  return [...found.values()];
}

export function filterMethods(
  methods: readonly FoundMethod[],
  { fiat, country }: MethodFilter,
): FoundMethod[] {
  return methods.filter(
    ({ method, currencies }) =>
      (fiat === "" || currencies.includes(fiat)) &&
      // A method without countries works everywhere.
      (country === "" || method.countries.length === 0 || method.countries.includes(country)),
  );
}

/** The countries that at least one method names. */
export function countriesOf(methods: readonly FoundMethod[]): string[] {
  return [...new Set(methods.flatMap(({ method }) => method.countries))];
}

const GROUPS = {
  bank: "payment.group.bank",
  instant: "payment.group.instant",
  wallet: "payment.group.wallet",
  "mobile-money": "payment.group.mobileMoney",
  card: "payment.group.card",
  cash: "payment.group.cash",
  "gift-card": "payment.group.giftCard",
} as const;

const BY_GROUP: ReadonlyMap<string, (typeof GROUPS)[keyof typeof GROUPS]> = new Map(
  Object.entries(GROUPS),
);

/** Null for a group that is newer than this page; it then has no name here. */
export function groupPhrase(group: string): (typeof GROUPS)[keyof typeof GROUPS] | null {
  return BY_GROUP.get(group) ?? null;
}
