// What a command is to the engine: the rows it needs, a decision over them, and how it is known again.
import type { PoolClient } from "@parley/database/pool";
import type { Workspace } from "./workspace.ts";
import type { Need } from "./table.ts";

/** A reply survives JSON, as it is kept to answer a repeated command. */
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
 * `Made` is what came of a command beside its reply, for the draft of its answer: nothing of it is
 * kept, and so a repeated command does not have it.
 */
export interface CommandKind<
  Input,
  Reply extends Json,
  Refusal extends { readonly ok: false },
  Made = unknown,
> {
  /** Unique; receipts are kept under it. */
  readonly name: string;
  /** Every row `decide` will look at. What follows from rows that never change is looked up before. */
  readonly needs: (input: Input) => readonly Need[];
  /**
   * Decides from the rows on the workspace alone, without waiting for anything, and writes to the workspace
   * what follows. What a refusing command has written there is thrown away.
   */
  readonly decide: (input: Input, workspace: Workspace) => Verdict<Reply, Refusal, Made>;
}

/** By what a repeated command is known. */
export interface CommandIdentity {
  /** Whose key it is; `PLATFORM` for the clock's and the like. */
  readonly ownerId: bigint;
  readonly key: string;
  /** Of all that was asked, see `hashInput`. */
  readonly inputHash: Buffer;
}

/** Something that is used up with the effect, a code or a nonce. */
export interface Guard<Refusal> {
  /**
   * False when it is gone by then. In one statement: the guards of a batch go out together, in the
   * order of its commands.
   */
  readonly useUp: (tx: PoolClient) => Promise<boolean>;
  readonly refusal: Refusal;
}

export interface Submission<Input, Refusal, Made = unknown, Draft = unknown> {
  readonly input: Input;
  /** Null for a command that cannot be repeated by mistake, because its cause or state forbids it. */
  readonly identity: CommandIdentity | null;
  readonly guards?: readonly Guard<Refusal>[];
  /**
   * Prepares the answer while the database writes; nobody is given it before all is committed. It
   * touches nothing: a batch that cannot be written is decided again, and drafted again.
   */
  draft?(made: Made): Promise<Draft>;
}

/** What the engine itself may answer. */
export type EngineRefusal =
  /** The key came with other input before. */
  | { readonly ok: false; readonly error: "idempotencyMismatch" }
  /**
   * More waits than can be done soon, or the database went away; then it is not known whether the
   * command took effect. Come again after so many seconds, with the same key.
   */
  | { readonly ok: false; readonly error: "unavailable"; readonly retryAfterSeconds: number };

export type Outcome<Reply, Refusal, Draft = unknown> =
  | {
      readonly ok: true;
      readonly reply: Reply;
      readonly isRepeated: boolean;
      /** There is none of a repeated command. */
      readonly drafted?: Promise<Draft>;
    }
  | Refusal
  | EngineRefusal;
