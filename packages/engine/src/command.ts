// A command of the engine: the rows it needs, a decision over them, and the identity by which a
// repetition is recognised.
import type { PoolClient } from "@parley/database/pool";
import type { Workspace } from "./workspace.ts";
import type { Need } from "./table.ts";

/** A reply survives JSON, as it is stored to answer a repeated command. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

export type Verdict<Reply, Refusal, Made = unknown> =
  | { readonly ok: true; readonly reply: Reply; readonly made?: Made }
  | (Refusal & { readonly ok: false });

/**
 * `Made` is a result beside the reply, for the prepared reply: it is not stored, so that a repeated
 * command does not have it.
 */
export interface CommandKind<
  Input,
  Reply extends Json,
  Refusal extends { readonly ok: false },
  Made = unknown,
> {
  /** Unique; receipts are stored under it. */
  readonly name: string;
  /** Every row `decide` will read. What follows from immutable rows is looked up before. */
  readonly needs: (input: Input) => readonly Need[];
  /**
   * Decides from the rows on the workspace alone, without waiting, and writes the result to the
   * workspace. What a refusing command has written there is discarded.
   */
  readonly decide: (input: Input, workspace: Workspace) => Verdict<Reply, Refusal, Made>;
}

/** The identity of a repeated command. */
export interface CommandIdentity {
  /** The owner of the key; `PLATFORM` for the clock's and the like. */
  readonly ownerId: bigint;
  readonly key: string;
  /** Of the whole input, see `hashInput`. */
  readonly inputHash: Buffer;
}

/** A code or a nonce that is consumed with the effect. */
export interface Guard<Refusal> {
  /**
   * False when it is gone by then. One statement: those of a batch are sent together, in the order
   * of its commands.
   */
  readonly useUp: (tx: PoolClient) => Promise<boolean>;
  readonly refusal: Refusal;
}

export interface Submission<Input, Refusal, Made = unknown, Draft = unknown> {
  readonly input: Input;
  /** Null for a command whose cause or state prevents a repetition. */
  readonly identity: CommandIdentity | null;
  readonly guards?: readonly Guard<Refusal>[];
  /**
   * Prepares the reply while the database writes; it is returned only after the commit. It has no
   * effect: a batch that cannot be written is decided and prepared again.
   */
  draft?(made: Made): Promise<Draft>;
}

/** Refusals of the engine itself. */
export type EngineRefusal =
  /** The key was used with other input before. */
  | { readonly ok: false; readonly error: "idempotencyMismatch" }
  /**
   * Too many commands wait, or the database is unreachable; then it is unknown whether the command
   * took effect. Retry after this many seconds, with the same key.
   */
  | { readonly ok: false; readonly error: "unavailable"; readonly retryAfterSeconds: number };

export type Outcome<Reply, Refusal, Draft = unknown> =
  | {
      readonly ok: true;
      readonly reply: Reply;
      readonly isRepeated: boolean;
      /** Absent for a repeated command. */
      readonly drafted?: Promise<Draft>;
    }
  | Refusal
  | EngineRefusal;
