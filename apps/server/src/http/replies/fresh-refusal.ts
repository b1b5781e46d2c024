// States for fresh coins how many are free, and from when on the requested amount is.
import { formatCoins } from "@parley/domain/format/format-coins";
import { formatTimestamp } from "@parley/domain/format/format-timestamp";
import { formatAmount } from "@parley/domain/money/amount";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import { refuse } from "./failure.ts";

/** Every coin is stored in atoms of 8 decimals. */
const COIN_SCALE = 8;

export function explainFresh({ error, free, until }: FreshRefusal) {
  const amount = formatAmount(free, COIN_SCALE);
  const time = `${formatTimestamp(until, { timeZone: "UTC" })} UTC`;
  return refuse(error, {
    values: { time, free: (language) => formatCoins(amount, language) },
    data: { free: amount, until },
  });
}
