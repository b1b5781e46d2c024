// What a reader without an account is told about the trade on this site. Small figures say little, and
// could be recognised as one person's trade: they are not told at all.

export const TRADE_FIGURES_DAYS = 30;

export const LEAST_TRADES = 100;
export const LEAST_RELEASES = 20;
/** Cents of US dollars. */
export const LEAST_ESCROW_CENTS = 1_000_000n;

export interface CountedTrade {
  /** Completed since the first order. */
  readonly trades: number;
  /** Released by the seller within the last days, without an appeal. */
  readonly releases: number;
  /** From the report of a payment to its release, of those. */
  readonly medianReleaseMs: number | null;
  /** Worth of the coins in escrow now, at the prices at which their orders were placed. */
  readonly escrowCents: bigint;
}

export interface TradeFigures {
  readonly trades: number | null;
  readonly releaseMs: number | null;
  /** US dollars, rounded down to two leading figures: two readings tell no single order's worth. */
  readonly escrowUsd: bigint | null;
}

/** Null: nothing is said. */
export function saidTradeFigures(counted: CountedTrade): TradeFigures {
  const { trades, releases, medianReleaseMs, escrowCents } = counted;
  return {
    trades: trades < LEAST_TRADES ? null : trades,
    releaseMs: releases < LEAST_RELEASES ? null : medianReleaseMs,
    escrowUsd: escrowCents < LEAST_ESCROW_CENTS ? null : leadingFigures(escrowCents / 100n),
  };
}

function leadingFigures(whole: bigint): bigint {
  const unit = 10n ** BigInt(whole.toString().length - 2);
  return (whole / unit) * unit;
}
