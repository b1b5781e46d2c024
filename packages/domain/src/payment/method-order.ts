// The order in which a currency's payment methods are listed: what people here trade with comes first.

export interface OrderedMethod {
  readonly code: string;
  readonly name: string;
  /** Where it works; a method of no country works everywhere. */
  readonly countries: readonly string[];
}

/**
 * Those that are used in the currency, the most used first; then those of a country, which are looked
 * for before global wallets; then by name, as the reader's language sorts.
 */
export function orderMethods<Method extends OrderedMethod>(
  methods: readonly Method[],
  /** Codes, the most used first. */
  used: readonly string[],
  compareNames: (one: string, other: string) => number,
): Method[] {
  const ranks = new Map(used.map((code, rank) => [code, rank]));
  const rankOf = ({ code }: Method) => ranks.get(code) ?? used.length;
  const spreadOf = ({ countries }: Method) => (countries.length === 0 ? 1 : 0);
  return methods.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      spreadOf(one) - spreadOf(other) ||
      compareNames(one.name, other.name),
  );
}
