/** The rows of the wallet's table: put together, searched and put in order. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { listAssets } from "@parley/contract/endpoints/market/assets";
import type { listWallets, spotBalance } from "@parley/contract/endpoints/wallet/wallet";
import { compareDecimals, isZero, sumOf } from "@parley/domain/money/decimal-sums";

export interface AssetRow {
  readonly code: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly scale: number;
  /** In the spot wallet, free to be used. */
  readonly available: string;
  /** Of all members of the account group: bought lately, and when the last of it is free. */
  readonly fresh: string;
  readonly freshUntil: number | null;
  readonly inOffers: string;
  readonly inEscrow: string;
  readonly inWithdrawal: string;
  readonly futures: string;
  /** Of everything, in US dollars; null where there is no fresh price. */
  readonly usdValue: string | null;
}

type Asset = EndpointReply<typeof listAssets>[number];
type SpotBalance = EndpointReply<typeof spotBalance>[number];
type FuturesBalance = EndpointReply<typeof listWallets>["wallets"][number]["assets"][number];

const NOTHING = "0";

export function rowsOf(
  assets: readonly Asset[],
  spot: readonly SpotBalance[],
  futures: readonly FuturesBalance[],
): AssetRow[] {
  const spotOf = new Map(spot.map((balance) => [balance.assetCode, balance]));
  const futuresOf = new Map(futures.map((balance) => [balance.assetCode, balance]));
  return assets.map(({ assetCode, assetName, logoUrl, scale }) => {
    const own = spotOf.get(assetCode);
    const beside = futuresOf.get(assetCode);
    return {
      code: assetCode,
      name: assetName,
      logoUrl,
      scale,
      available: own?.available ?? NOTHING,
      fresh: own?.fresh ?? NOTHING,
      freshUntil: own?.freshUntil ?? null,
      inOffers: own?.inOffers ?? NOTHING,
      inEscrow: own?.inEscrow ?? NOTHING,
      inWithdrawal: own?.inWithdrawal ?? NOTHING,
      futures: beside?.total ?? NOTHING,
      usdValue: worthOf([own, beside]),
    };
  });
}

interface Worth {
  readonly total: string;
  readonly usdValue: string | null;
}

/** Null as soon as something is held whose price is not known; what is not held is worth nothing. */
function worthOf(parts: readonly (Worth | undefined)[]): string | null {
  const held = parts.filter((part) => part !== undefined && !isZero(part.total));
  if (held.some((part) => part?.usdValue === null)) return null;
  return sumOf(held.map((part) => part?.usdValue ?? null));
}

export function holdsNothing(row: AssetRow): boolean {
  const { available, inOffers, inEscrow, inWithdrawal, futures } = row;
  return [available, inOffers, inEscrow, inWithdrawal, futures].every(isZero);
}

export interface RowChoice {
  readonly query: string;
  readonly hidesSmall: boolean;
  /** Also coins that the reader has nothing of; a search finds them in any case. */
  readonly showsEmpty: boolean;
  readonly favorites: readonly string[];
}

/** Worth less than this counts as small. */
const SMALL_USD = "1";

/** Favourites first, then by worth; coins of the same worth keep the site's own order. */
export function chooseRows(rows: readonly AssetRow[], choice: RowChoice): AssetRow[] {
  const { hidesSmall, showsEmpty, favorites } = choice;
  const query = choice.query.trim().toLowerCase();
  const isFavorite = ({ code }: AssetRow) => favorites.includes(code);
  return rows
    .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(query))
    .filter((row) => !hidesSmall || !isSmall(row))
    .filter((row) => query !== "" || showsEmpty || isFavorite(row) || !holdsNothing(row))
    .toSorted(
      (one, other) =>
        Number(isFavorite(other)) - Number(isFavorite(one)) ||
        compareDecimals(other.usdValue, one.usdValue),
    );
}

/** Without a price the worth is unknown, so that only empty balances are small then. */
function isSmall(row: AssetRow): boolean {
  if (row.usdValue === null) return holdsNothing(row);
  return compareDecimals(row.usdValue, SMALL_USD) < 0;
}
