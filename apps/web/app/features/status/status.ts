/** What works on this site. Null: it could not be read, which is no good sign either. */
export interface Status {
  /** How many markets are open. */
  readonly markets: number | null;
  readonly prices: {
    readonly asOf: number | null;
    readonly staleAssets: readonly string[];
  } | null;
  /** Each coin on each network that is paused, as in `USDT (Tron)`. */
  readonly deposits: readonly string[] | null;
  readonly withdrawals: readonly string[] | null;
}

interface Coin {
  readonly assetCode: string;
  readonly networks: readonly {
    readonly name: string;
    readonly canDeposit: boolean;
    readonly canWithdraw: boolean;
  }[];
}

export function pausedNetworks(
  coins: readonly Coin[],
  right: "canDeposit" | "canWithdraw",
): string[] {
  return coins.flatMap(({ assetCode, networks }) =>
    networks.filter((network) => !network[right]).map(({ name }) => `${assetCode} (${name})`),
  );
}

export type Part = "site" | "trading" | "prices" | "deposits" | "withdrawals";

/** Which parts are limited, in the order of the page. The site works where it is read at all. */
export function limitedParts({ markets, prices, deposits, withdrawals }: Status): Part[] {
  const limited: [Part, boolean][] = [
    ["trading", markets === null || markets === 0],
    ["prices", prices === null || prices.asOf === null || prices.staleAssets.length > 0],
    ["deposits", deposits === null || deposits.length > 0],
    ["withdrawals", withdrawals === null || withdrawals.length > 0],
  ];
  return limited.flatMap(([part, isLimited]) => (isLimited ? [part] : []));
}
