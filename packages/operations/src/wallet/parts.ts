// What the use cases of the wallet are made of.
import type { UsdQuote } from "@parley/domain/wallet/worth";
import type { Chain } from "@parley/platform/chain/chain";
import type { Engine } from "@parley/engine/engine";
import type { BaseParts } from "../kernel/parts.ts";

export interface WalletParts extends Omit<BaseParts, "vault"> {
  readonly engine: Engine;
  /** Null while no networks are connected: then there are no deposits and withdrawals. */
  readonly chain: Chain | null;
  /** Reference prices; they may be a second old. */
  readonly readQuotes: () => Promise<readonly UsdQuote[]>;
  /** Older ones say nothing. */
  readonly ratesMaxAgeMs: number;
}
