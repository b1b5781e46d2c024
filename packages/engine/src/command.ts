// A command of the engine: the rows it needs, a decision over them, and the identity by which a
// repetition is recognised.
import type { UserId } from "@parley/domain/ids";
import type { PoolClient } from "@parley/database/pool";
import type { Workspace } from "./workspace.ts";
import type { LockedRow } from "./table.ts";

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
  readonly locks: (input: Input) => readonly LockedRow[];
  /**
   * Decides from the rows in the workspace alone, without waiting, and writes the result to the
   * workspace. What a refusing command has written there is discarded.
   */
  readonly decide: (input: Input, workspace: Workspace) => Verdict<Reply, Refusal, Made>;
}

/** The identity of a repeated command. */
export interface CommandIdentity {
  /** The owner of the key; `PLATFORM` for the clock's and the like. */
  readonly ownerId: UserId;
  readonly key: string;
  /** Of the whole input, see `hashInput`. */
  readonly inputHash: Buffer;
}

/**
 * What an accepted command does to the database beside its own tables, in its transaction. Each is
 * one statement: the effects of a batch are sent together, in the order of its commands.
 */
export type Effect<Refusal> = Consumption<Refusal> | Precondition<Refusal> | Write;

/** Uses up a code, a nonce or an upload; the command is refused where it is gone by then. */
export interface Consumption<Refusal> {
  readonly does: "consume";
  readonly run: (tx: PoolClient) => Promise<boolean>;
  readonly refusal: Refusal;
}

/** Must hold in the command's transaction as it held before. */
export interface Precondition<Refusal> {
  readonly does: "require";
  readonly run: (tx: PoolClient) => Promise<boolean>;
  readonly refusal: Refusal;
}

/** Adds a row that belongs to the command, such as a mail or a line of a log; it never refuses. */
export interface Write {
  readonly does: "write";
  readonly run: (tx: PoolClient) => Promise<unknown>;
}

export const consume = <Refusal>(
  run: Consumption<Refusal>["run"],
  refusal: Refusal,
): Consumption<Refusal> => ({ does: "consume", run, refusal });

export const precondition = <Refusal>(
  run: Precondition<Refusal>["run"],
  refusal: Refusal,
): Precondition<Refusal> => ({ does: "require", run, refusal });

export const write = (run: Write["run"]): Write => ({ does: "write", run });

export interface Submission<Input, Refusal, Made = unknown, Draft = unknown> {
  readonly input: Input;
  /** Null for a command whose cause or state prevents a repetition. */
  readonly identity: CommandIdentity | null;
  readonly effects?: readonly Effect<Refusal>[];
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
