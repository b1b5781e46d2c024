// Rounds of load during which something fails. After each of them nothing may be lost or doubled.
import { setTimeout as delay } from "node:timers/promises";
import { createSeededRandom, type SeededRandom } from "../seeded-random.ts";
import type { Door } from "./door.ts";
import { startLoad, type Load, type LoadOptions, type Settled } from "./load.ts";
import { openStage, type Stage } from "./stage.ts";
import { verifyRound, type Model } from "./verify.ts";

export const FAULTS = ["answer", "commit", "server", "database", "backend", "both"] as const;
export type Fault = (typeof FAULTS)[number];

export interface CrashOptions {
  readonly door: Door;
  readonly rounds: number;
  readonly seed: number;
  /** All kinds in turn unless given. */
  readonly faults?: readonly Fault[];
  readonly people?: number;
  /** Clients of each person. */
  readonly hands?: number;
  readonly say?: (line: string) => void;
}

export interface CrashSummary {
  readonly done: number;
  readonly refused: number;
  /** Attempts without a reply, by reason. */
  readonly unknown: ReadonlyMap<string, number>;
  readonly cuts: number;
}

const PEOPLE = 4;
const HANDS = 4;
/** Connections cut in a round, few enough for the other clients to continue. */
const CUT_CHANCE = 0.3;
const LONGEST_AIM_MS = 40;

/** Throws with the seed and the round when an invariant was violated. */
export async function runCrash(options: CrashOptions): Promise<CrashSummary> {
  const { door, rounds, seed, people = PEOPLE, hands = HANDS, say = () => {} } = options;
  const stage = await openStage(door);
  try {
    const pool = stage.openPool();
    const actors = await door.admit({ baseUrl: stage.baseUrl, pool }, people);
    await pool.end();
    const unknown = new Map<string, number>();
    const loadOptions = {
      actors,
      hands,
      nextSerial: createCounter(),
      checkServer: () => stage.checkServer(),
      onUnknown: (reason: string) => unknown.set(reason, (unknown.get(reason) ?? 0) + 1),
    };
    const model: Model = new Map();
    const counts = { done: 0, refused: 0 };
    const random = createSeededRandom(seed);
    const deal = createDeck(random, options.faults ?? FAULTS);
    for (let round = 1; round <= rounds; round += 1) {
      const fault = deal();
      try {
        const { done, refused } = await runRound(stage, model, fault, random, loadOptions);
        counts.done += done;
        counts.refused += refused;
        say(`round ${round}, ${fault}: ${done} done, ${refused} refused, nothing lost or doubled`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(
          `seed ${seed}, round ${round} (${fault}): ${reason}\n${await stage.lastWords()}`.trimEnd(),
          { cause: error },
        );
      }
    }
    return { ...counts, unknown, cuts: stage.cuts };
  } finally {
    await stage.stop();
  }
}

async function runRound(
  stage: Stage,
  model: Model,
  fault: Fault,
  random: SeededRandom,
  options: Omit<LoadOptions, "seed">,
): Promise<{ readonly done: number; readonly refused: number }> {
  const settled = await shake(stage, fault, random, options);
  const pool = stage.openPool();
  try {
    await verifyRound(pool, model, settled, options);
  } finally {
    await pool.end();
  }
  const done = settled.filter(({ answer }) => answer.outcome === "done").length;
  return { done, refused: settled.length - done };
}

async function shake(
  stage: Stage,
  fault: Fault,
  random: SeededRandom,
  options: Omit<LoadOptions, "seed">,
): Promise<Settled[]> {
  const load = startLoad({ ...options, seed: random.integer(0, 2 ** 31) });
  try {
    await load.waitForAnswers(random.integer(20, 120));
    // In the middle of a batch, at a random point.
    await delay(random.integer(0, LONGEST_AIM_MS));
    await strike(stage, load, fault, random);
    await load.waitForAnswers(random.integer(20, 60));
    return await load.finish();
  } finally {
    load.abandon();
  }
}

/** Breaks something, and restarts it where it does not recover by itself. */
async function strike(stage: Stage, load: Load, fault: Fault, random: SeededRandom): Promise<void> {
  switch (fault) {
    case "answer":
    case "commit": {
      stage.cut(fault, () => random.next() < CUT_CHANCE);
      const before = stage.cuts;
      const wanted = random.integer(3, 12);
      while (stage.cuts < before + wanted) await load.waitForAnswers(1);
      stage.cut(fault, () => false);
      return;
    }
    case "server":
      await stage.killServer();
      await stage.startServer();
      return;
    case "database":
      await stage.killDatabase();
      await stage.startDatabase();
      return;
    case "backend":
      await stage.killBackend();
      return;
    case "both":
      await Promise.all([stage.killDatabase(), stage.killServer()]);
      await stage.startDatabase();
      await stage.startServer();
      return;
  }
}

/** Each of them once, in random order, then again. */
function createDeck(random: SeededRandom, faults: readonly Fault[]): () => Fault {
  let deck: Fault[] = [];
  return () => {
    if (deck.length === 0) deck = [...faults];
    const [fault] = deck.splice(random.integer(0, deck.length - 1), 1);
    if (fault === undefined) throw new Error("there is no fault to choose from");
    return fault;
  };
}

function createCounter(): () => number {
  let last = 0;
  return () => (last += 1);
}
