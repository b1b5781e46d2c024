// Combines prices of several providers. A single provider is never trusted: one that is wrong,
// hacked or stuck must not move trades.
import type { Price } from "./providers/price.ts";

export interface Saying {
  readonly provider: string;
  readonly price: Price;
}

export interface Agreement {
  readonly price: Price;
  readonly providers: readonly string[];
}

const BASIS_POINTS = 10_000n;

/**
 * The median of the largest group of prices that lie within the tolerance of each other. Null when
 * fewer than two agree, or when two groups of the same size contradict each other.
 */
export function agreeOnPrice(
  sayings: readonly Saying[],
  toleranceBasisPoints: bigint,
): Agreement | null {
  const sorted = sayings.toSorted((a, b) => Number(a.price > b.price) - Number(a.price < b.price));
  let best: readonly Saying[] = [];
  let isContradicted = false;
  for (const [start, lowest] of sorted.entries()) {
    const limit = (lowest.price * (BASIS_POINTS + toleranceBasisPoints)) / BASIS_POINTS;
    const group = sorted.slice(start).filter(({ price }) => price <= limit);
    if (group.length > best.length) {
      best = group;
      isContradicted = false;
    } else if (group.length === best.length && !group.some((saying) => best.includes(saying))) {
      isContradicted = true;
    }
  }
  if (best.length < 2 || isContradicted) return null;
  return { price: medianPrice(best), providers: best.map(({ provider }) => provider).toSorted() };
}

function medianPrice(sorted: readonly Saying[]): Price {
  const middle = (sorted.length - 1) / 2;
  const lower = sorted[Math.floor(middle)];
  const upper = sorted[Math.ceil(middle)];
  if (lower === undefined || upper === undefined) throw new RangeError("No prices to choose from.");
  return (lower.price + upper.price) / 2n;
}
