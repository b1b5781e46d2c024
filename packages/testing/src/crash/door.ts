// The way into what a crash test shakes: the product's server, or the engine alone.
import type { Pool } from "@parley/database/pool";
import type { Movement } from "./movement.ts";

export type Answer =
  /** Taken as done; `reply` is all that was answered. */
  | { readonly outcome: "done"; readonly reply: string }
  | { readonly outcome: "refused"; readonly error: string }
  /** Nobody knows whether it was done: to be asked again with the same key. */
  | { readonly outcome: "unknown"; readonly reason: string };

export interface Actor {
  /** The owner of the accounts. */
  readonly ownerId: bigint;
  send(movement: Movement, key: string): Promise<Answer>;
  /** Atoms by `wallet/asset`; what is missing is zero. */
  readBalances(): Promise<ReadonlyMap<string, bigint>>;
}

export interface Place {
  /** Leads through the proxy. */
  readonly baseUrl: string;
  /** Leads to the database itself. */
  readonly pool: Pool;
}

export interface Door {
  /** What is run as the server. It answers at `/readyz` when it is ready. */
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** Lets people in, while everything is well. */
  admit(place: Place, people: number): Promise<Actor[]>;
}
