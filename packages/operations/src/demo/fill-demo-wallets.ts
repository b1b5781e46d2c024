// Gives the demo's people coins to trade with, once.
import type { UserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { findAccountByContact } from "@parley/database/queries/identity/account";
import { findCoin } from "@parley/database/queries/market/coin";
import { listStatement } from "@parley/database/queries/wallet/statement";
import { parseAmount } from "@parley/domain/money/amount";
import type { IdSource } from "@parley/platform/ids";
import type { Engine } from "@parley/engine/engine";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import { creditCoins } from "../wallet/credit-coins.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";

export interface DemoWalletParts {
  readonly pool: Pool;
  readonly engine: Engine;
  readonly ids: IdSource;
}

/** Returns how many accounts were filled. Safe to run at every start, also on many servers. */
export async function fillDemoWallets(parts: DemoWalletParts): Promise<number> {
  let filled = 0;
  for (const { email, coins } of DEMO_ACCOUNTS) {
    const account = await findAccountByContact(parts.pool, "email", email, new Date(0));
    const amounts = Object.entries(coins);
    if (account === null || amounts.length === 0) continue;
    if (await wasFilled(parts.pool, account.userId)) continue;
    for (const [asset, amount] of amounts) await credit(parts, account.userId, asset, amount);
    filled += 1;
  }
  return filled;
}

/** Whatever became of the coins since. */
async function wasFilled(pool: Pool, ownerId: UserId): Promise<boolean> {
  const filter = {
    ownerId,
    asset: null,
    accountKind: null,
    causeKind: "demo",
    from: null,
    to: null,
  };
  return (await listStatement(pool, filter, null, 1)).length > 0;
}

async function credit(
  { pool, engine, ids }: DemoWalletParts,
  userId: UserId,
  asset: string,
  amount: string,
): Promise<void> {
  const coin = await findCoin(pool, asset);
  const atoms = coin === null ? null : parseAmount(amount, coin.scale);
  if (atoms === null) throw new Error(`the demo has ${amount} ${asset}, which cannot be`);
  // Two servers that start at once use the same key.
  const key = `demo ${asset}`;
  const outcome = await engine.submit(creditCoins, {
    input: { cause: { kind: "demo", id: ids.next(), step: "credit" }, userId, asset, atoms },
    identity: { ownerId: userId, key, inputHash: hashInput({ key }) },
  });
  if (!outcome.ok) throw new Error(`the demo's wallet cannot be filled: ${outcome.error}`);
}
