// Says of coins that must stay how many are free, and from when on as many as were asked for.
import { formatAmount } from "@parley/domain/money/amount";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import { refuse } from "./failure.ts";

/** Every coin is kept in atoms of 8 decimals. */
const COIN_SCALE = 8;

export function explainFresh({ error, free, until }: FreshRefusal) {
  return refuse(error, { data: { free: formatAmount(free, COIN_SCALE), until } });
}
