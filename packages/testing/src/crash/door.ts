// The interface to what a crash test breaks: the product's server, or the engine alone.
import type { UserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import type { Movement } from "./movement.ts";

export type Answer =
  /** Executed; `reply` is the whole reply. */
  | { readonly outcome: "done"; readonly reply: string }
  | { readonly outcome: "refused"; readonly error: string }
  /** Unknown whether it was executed: to be repeated with the same key. */
  | { readonly outcome: "unknown"; readonly reason: string };

export interface Actor {
  /** The owner of the ledger accounts. */
  readonly ownerId: UserId;
  send(movement: Movement, key: string): Promise<Answer>;
  /** Atoms by `wallet/asset`; a missing entry is zero. */
  readBalances(): Promise<ReadonlyMap<string, bigint>>;
}

export interface Place {
  /** Connects through the proxy. */
  readonly baseUrl: string;
  /** Connects to the database directly. */
  readonly pool: Pool;
}

export interface Door {
  /** The program that runs as the server. It replies at `/readyz` when it is ready. */
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** Prepares users, before anything is broken. */
  admit(place: Place, people: number): Promise<Actor[]>;
}
