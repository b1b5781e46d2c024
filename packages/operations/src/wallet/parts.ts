// What the use cases of the wallet are made of.
import type { Pool } from "@parley/database/pool";
import type { UsdQuote } from "@parley/domain/wallet/worth";
import type { Chain } from "@parley/platform/chain/chain";
import type { Clock } from "@parley/platform/clock";
import type { IdSource } from "@parley/platform/ids";
import type { Engine } from "@parley/engine/engine";

export interface WalletParts {
  readonly pool: Pool;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Null while no networks are connected: then there are no deposits and withdrawals. */
  readonly chain: Chain | null;
  /** Reference prices; they may be a second old. */
  readonly readQuotes: () => Promise<readonly UsdQuote[]>;
  /** Older ones say nothing. */
  readonly ratesMaxAgeMs: number;
}
