// Requests of the clients of a crash test: coins from the faucet, and coins from one wallet to the
// other. Every amount occurs once in a run, so that the ledger identifies the request by it.
import type { SeededRandom } from "../seeded-random.ts";

export type Wallet = "spot" | "futures";

export interface Movement {
  readonly asset: string;
  /** Atoms. */
  readonly amount: bigint;
  /** Null for the faucet. */
  readonly from: Wallet | null;
  readonly to: Wallet;
}

export const ASSETS = ["BTC", "ETH"] as const satisfies readonly string[];
const SERIALS = 1_000_000n;
/** More than a user can have in a run. */
const HOPELESS = 10n ** 16n;

export function drawMovement(random: SeededRandom, serial: number): Movement {
  const asset = random.pick(ASSETS);
  const size = BigInt(random.integer(1, 2_000));
  const amount = size * SERIALS + BigInt(serial);
  const chance = random.next();
  if (chance < 0.4) return { asset, amount, from: null, to: "spot" };
  const [from, to] = random.pick([
    ["spot", "futures"],
    ["futures", "spot"],
  ] as const);
  return { asset, amount: chance < 0.95 ? amount : HOPELESS + amount, from, to };
}

/** It is refused each time it is requested. */
export function isHopeless({ amount }: Movement): boolean {
  return amount >= HOPELESS;
}
