// What the clients of a crash test ask for: coins out of the faucet, and coins from one wallet to the
// other. Every amount occurs once in a run, so that the book tells by it which wish it served.
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
/** More than anybody can come to hold in a run. */
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

/** It can never be granted, and is therefore refused each time it is asked. */
export function isHopeless({ amount }: Movement): boolean {
  return amount >= HOPELESS;
}
