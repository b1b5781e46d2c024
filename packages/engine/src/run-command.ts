// The way of every command from a caller: a repeated one gets its earlier answer before anything is
// looked at; then what can be refused without a code is prepared, the codes are verified, and the
// engine decides. Codes are consumed with the effect.
import type { Refused } from "./batch.ts";
import type { CommandIdentity, CommandKind, Effect, Json, Outcome } from "./command.ts";
import type { Engine } from "./engine.ts";

export interface Prepared<Input, Lost, Made = unknown, Draft = unknown> {
  readonly ok: true;
  readonly input: Input;
  readonly effects?: readonly Effect<Lost>[];
  readonly draft?: (made: Made) => Promise<Draft>;
}

export interface Verified<Lost> {
  readonly ok: true;
  readonly effects: readonly Effect<Lost>[];
}

export interface CommandRun<Input, Made, Draft, Lost, Unprepared, Unverified> {
  readonly identity: CommandIdentity | null;
  /** Looks up the input, and refuses what needs no code to be refused. */
  readonly prepare: () => Promise<Prepared<Input, Lost, Made, Draft> | Unprepared>;
  /** Verifies codes and returns the effects that consume them. Null where none are asked for. */
  readonly verify?: (() => Promise<Verified<Lost> | Unverified>) | null;
  /**
   * "first" spares a repeated command everything else. "refused" looks for an earlier answer only
   * where the command would be refused: the engine itself recognises it otherwise.
   */
  readonly recall?: "first" | "refused";
}

export async function runCommand<
  Input,
  Reply extends Json,
  Refusal extends Refused,
  Made,
  Draft,
  Lost extends Refused = never,
  Unprepared extends Refused = never,
  Unverified extends Refused = never,
>(
  engine: Engine,
  kind: CommandKind<Input, Reply, Refusal, Made>,
  run: CommandRun<Input, Made, Draft, Lost, Unprepared, Unverified>,
): Promise<Outcome<Reply, Refusal | Lost, Draft> | Unprepared | Unverified> {
  const { identity, prepare, verify, recall = "first" } = run;
  const findEarlier = async () => (identity === null ? null : engine.recall(kind, identity));
  const earlier = recall === "first" ? await findEarlier() : null;
  if (earlier !== null) return earlier;
  const prepared = await prepare();
  if (!prepared.ok) return recall === "first" ? prepared : ((await findEarlier()) ?? prepared);
  const verified = await verify?.();
  // The same command, sent twice at the same moment, may have consumed the code in between.
  if (verified?.ok === false) return (await findEarlier()) ?? verified;
  const { input, effects = [], draft } = prepared;
  return engine.submit<Input, Reply, Refusal | Lost, Made, Draft>(kind, {
    input,
    identity,
    effects: [...(verified?.effects ?? []), ...effects],
    ...(draft === undefined ? {} : { draft }),
  });
}
