// Gives developers coins to try things with.
import { formatAmount } from "@parley/domain/money/amount";
import type { Session } from "../identity/account/session.ts";
import { identityOf } from "@parley/engine/idempotency/identity";
import { readCoinAmount } from "./amount.ts";
import { creditCoins } from "./credit-coins.ts";
import type { WalletParts } from "./parts.ts";

export interface FaucetUse {
  readonly asset: string;
  readonly amount: string;
}

export async function useFaucet(
  { pool, engine, ids }: Pick<WalletParts, "pool" | "engine" | "ids">,
  { userId, staffRole }: Session,
  use: FaucetUse,
  idempotencyKey: string | null,
) {
  if (staffRole !== null) return { ok: false, error: "staffMayNotTrade" } as const;
  const coin = await readCoinAmount(pool, use);
  if (!coin.ok) return coin;
  const { asset, scale, atoms } = coin;
  const cause = { kind: "faucet", id: ids.next(), step: "credit" };
  const outcome = await engine.submit(creditCoins, {
    input: { cause, userId, asset, atoms },
    identity: identityOf(userId, idempotencyKey, use),
  });
  if (!outcome.ok) return outcome;
  const available = formatAmount(BigInt(outcome.reply.available), scale);
  return { ok: true, assetCode: asset, amount: formatAmount(atoms, scale), available } as const;
}
