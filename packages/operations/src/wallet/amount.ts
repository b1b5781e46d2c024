// Reads an amount of a coin from a request.
import type { Pool } from "@parley/database/pool";
import { findCoin } from "@parley/database/queries/market/coin";
import { parseAmount } from "@parley/domain/money/amount";

export interface CoinAmount {
  readonly ok: true;
  readonly asset: string;
  readonly scale: number;
  /** More than none. */
  readonly atoms: bigint;
}

export type AmountRefusal =
  | { readonly ok: false; readonly error: "unknownAsset"; readonly field: "asset" }
  | { readonly ok: false; readonly error: "badInput"; readonly field: "amount" };

/** More decimals than the coin has, or nothing at all, is a mistake in the field. */
export async function readCoinAmount(
  pool: Pool,
  { asset, amount }: { readonly asset: string; readonly amount: string },
): Promise<CoinAmount | AmountRefusal> {
  const coin = await findCoin(pool, asset);
  if (coin === null) return { ok: false, error: "unknownAsset", field: "asset" };
  const atoms = parseAmount(amount, coin.scale);
  if (atoms === null || atoms === 0n) return { ok: false, error: "badInput", field: "amount" };
  return { ok: true, asset, scale: coin.scale, atoms };
}
