// A user's balances, and their worth.
import type { UserId } from "@parley/domain/ids";
import { listGroupCoins } from "@parley/database/queries/wallet/fresh-coin";
import { listHoldings, type Holding } from "@parley/database/queries/wallet/statement";
import type { UserAccountKind } from "@parley/domain/ledger/account";
import { formatAmount } from "@parley/domain/money/amount";
import {
  freeAtoms,
  lastFreshUntil,
  sumFresh,
  type GroupCoins,
} from "@parley/domain/wallet/fresh-coins";
import { centsText, freshPrices, worthInCents } from "@parley/domain/wallet/worth";
import type { WalletParts } from "./parts.ts";

type BalanceParts = Pick<WalletParts, "pool" | "clock" | "readQuotes" | "ratesMaxAgeMs">;

const SPOT_DRAWERS = ["spot", "offer", "escrow", "withdrawal"] as const;

/** Beside the wallet's balance: what the account group may withdraw of it, and from when on. */
export async function readSpotBalance(
  parts: BalanceParts,
  { userId, masterId }: { readonly userId: UserId; readonly masterId: UserId },
) {
  const holdings = await listHoldings(parts.pool, userId);
  const prices = await readPrices(parts);
  const now = parts.clock.now();
  const groupCoins = await listGroupCoins(
    parts.pool,
    holdings.map(({ asset }) => ({ groupId: masterId, asset })),
  );
  const coinsOf = new Map<string, GroupCoins>(groupCoins.map((coins) => [coins.asset, coins]));
  return holdings.map((holding) => {
    const { asset, scale, balances } = holding;
    const total = sumOf(holding, SPOT_DRAWERS);
    const cents = worthOf(total, holding, prices);
    const coins = coinsOf.get(asset) ?? { held: balances.spot, fresh: [] };
    const free = freeAtoms(coins, now);
    return {
      assetCode: asset,
      available: formatAmount(balances.spot, scale),
      withdrawable: formatAmount(free < balances.spot ? free : balances.spot, scale),
      fresh: formatAmount(sumFresh(coins.fresh, now), scale),
      freshUntil: lastFreshUntil(coins.fresh, now),
      inOffers: formatAmount(balances.offer, scale),
      inEscrow: formatAmount(balances.escrow, scale),
      inWithdrawal: formatAmount(balances.withdrawal, scale),
      staking: formatAmount(0n, scale),
      total: formatAmount(total, scale),
      usdValue: cents === null ? null : centsText(cents),
    };
  });
}

export async function readWallets(parts: BalanceParts, ownerId: UserId) {
  const holdings = await listHoldings(parts.pool, ownerId);
  const prices = await readPrices(parts);
  const spot = viewWallet(holdings, prices, "spot", SPOT_DRAWERS);
  const futures = viewWallet(holdings, prices, "futures", ["futures"]);
  const unpriced = holdings
    .filter((holding) => sumOf(holding, [...SPOT_DRAWERS, "futures"]) > 0n)
    .filter(({ asset }) => !prices.has(asset))
    .map(({ asset }) => asset);
  const sum = spot.cents === null || futures.cents === null ? null : spot.cents + futures.cents;
  return {
    usdValue: sum === null ? null : centsText(sum),
    wallets: [spot.view, futures.view],
    unpriced,
  };
}

function viewWallet(
  holdings: readonly Holding[],
  prices: ReadonlyMap<string, string>,
  wallet: "spot" | "futures",
  kinds: readonly UserAccountKind[],
) {
  let cents: bigint | null = 0n;
  const assets = holdings.map((holding) => {
    const { asset, scale } = holding;
    const available = holding.balances[wallet];
    const total = sumOf(holding, kinds);
    const worth = worthOf(total, holding, prices);
    // One price that is missing makes the sum unknown, and not smaller than it is.
    cents = cents === null || worth === null ? null : cents + worth;
    return {
      assetCode: asset,
      available: formatAmount(available, scale),
      locked: formatAmount(total - available, scale),
      total: formatAmount(total, scale),
      usdValue: worth === null ? null : centsText(worth),
    };
  });
  return { cents, view: { wallet, usdValue: cents === null ? null : centsText(cents), assets } };
}

function sumOf({ balances }: Holding, kinds: readonly UserAccountKind[]): bigint {
  return kinds.reduce((sum, kind) => sum + balances[kind], 0n);
}

/** Nothing is worth nothing, whatever its price. */
function worthOf(
  atoms: bigint,
  { asset, scale }: Holding,
  prices: ReadonlyMap<string, string>,
): bigint | null {
  if (atoms === 0n) return 0n;
  const usd = prices.get(asset);
  return usd === undefined ? null : worthInCents(atoms, scale, usd, "half-up");
}

async function readPrices({ clock, readQuotes, ratesMaxAgeMs }: BalanceParts) {
  return freshPrices(await readQuotes(), clock.now(), ratesMaxAgeMs);
}
