// Any sequence of commands in batches gives exactly what the same commands give one by one, and
// both equal a plain model. More cases, or one again:
//
// PARLEY_CASES=100000 PARLEY_SEED=7 npx vitest run packages/engine/src/engine.property
import { toUserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSeededRandom, type SeededRandom } from "@parley/testing/seeded-random";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runModel, type Expected } from "./engine-model.fixture.ts";
import { readWorlds, WORLD_SIZE } from "./engine-state.fixture.ts";
import {
  testKind,
  insertWorld,
  makeTestTables,
  openEnginePool,
  submissionOf,
  type Ask,
  type TestCommand,
  type Place,
} from "./engine-world.fixture.ts";
import { createEngine, type Engine } from "./engine.ts";
import { PLAIN_PACING } from "./pacing.ts";

const CASES = Number(process.env["PARLEY_CASES"] ?? 2_000);
const SEED = Number(process.env["PARLEY_SEED"] ?? Date.now() % 1_000_000_000);
/** How many run before the database is checked. */
const GROUP = 50;
const AT_ONCE = 4;
const PEOPLE = [1, 2, 3] as const;
const TOKENS = [100, 101, 102] as const;
const NOTES = [200, 201] as const;

let database: TestDatabase;
let pool: Pool;
const ids = createIdSource({ clock: systemClock, node: 1 });

beforeAll(async () => {
  database = await createTestDatabase();
  await makeTestTables(database.pool);
  pool = openEnginePool(database.url, AT_ONCE);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test(
  `batches give the same as single commands: ${CASES} cases, PARLEY_SEED=${SEED}`,
  { timeout: 60_000 + CASES * 100 },
  async () => {
    process.stdout.write(`${CASES} cases, PARLEY_SEED=${SEED}\n`);
    for (let first = 0; first < CASES; first += GROUP) {
      const cases = Array.from({ length: Math.min(GROUP, CASES - first) }, (_, place) =>
        makeCase(SEED + first + place, first + place),
      );
      await provide(cases);
      const answers = await runCases(cases);
      const states = await readWorlds(
        database.pool,
        cases.flatMap(({ together, alone }) => [together, alone]),
      );
      for (const [place, { seed, commands }] of cases.entries()) {
        const expected = runModel(commands);
        const again = `PARLEY_SEED=${seed} PARLEY_CASES=1`;
        expect({
          again,
          together: { answers: answers[place]?.together, state: states[place * 2] },
          alone: { answers: answers[place]?.alone, state: states[place * 2 + 1] },
        }).toEqual({ again, together: expected, alone: expected });
      }
    }
  },
);

interface Case {
  readonly seed: number;
  readonly commands: readonly TestCommand[];
  /** How many are submitted at the same moment. */
  readonly cuts: readonly number[];
  readonly maxBatch: number;
  readonly together: Place;
  readonly alone: Place;
}

function makeCase(seed: number, place: number): Case {
  const random = createSeededRandom(seed);
  const commands: TestCommand[] = [];
  for (let n = 0, count = random.integer(2, 8); n < count; n += 1) {
    commands.push(makeCommand(random, n, commands));
  }
  return {
    seed,
    commands,
    cuts: commands.map(() => random.pick([1, 2, 3, 5, 8, 10])),
    maxBatch: random.pick([2, 3, 7, 128]),
    together: placeOf(2 * place),
    alone: placeOf(2 * place + 1),
  };
}

function placeOf(world: number): Place {
  return {
    base: BigInt((world + 1) * WORLD_SIZE),
    assets: [`A${world}`, `B${world}`],
  };
}

function makeCommand(
  random: SeededRandom,
  n: number,
  earlier: readonly TestCommand[],
): TestCommand {
  const ask = makeAsk(random, n);
  const fresh = {
    n,
    ask,
    key: random.next() < 0.6 ? `key-${n}` : null,
    owner: random.pick(PEOPLE),
    tokens: random.next() < 0.25 ? [random.pick(TOKENS)] : [],
  };
  const model = earlier[random.integer(0, earlier.length - 1)];
  if (model === undefined || random.next() > 0.2) {
    return random.next() < 0.05 ? { ...fresh, tokens: [...fresh.tokens, 100, 101] } : fresh;
  }
  // The same key again, with the same or another input.
  const isSame = random.next() < 0.7;
  return { ...fresh, key: model.key, owner: model.owner, ask: isSame ? model.ask : ask };
}

function makeAsk(random: SeededRandom, n: number): Ask {
  const asset = random.integer(0, 1);
  const amount = random.integer(0, 20);
  const kind = random.integer(0, 99);
  if (kind < 30) return { do: "mint", to: random.pick(PEOPLE), asset, amount: amount + 1 };
  if (kind < 62) {
    const pay = {
      do: "pay",
      from: random.pick(PEOPLE),
      to: random.pick(PEOPLE),
      asset,
      amount,
    } as const;
    return random.next() < 0.15 ? { ...pay, causeOf: random.integer(0, n) } : pay;
  }
  if (kind < 75) {
    const amounts = [random.integer(1, 9), random.integer(0, 9)] as const;
    return { do: "swap", one: random.pick(PEOPLE), other: random.pick(PEOPLE), amounts };
  }
  if (kind < 92) {
    const text =
      random.next() < 0.1 ? "refused by the database" : "x".repeat(random.pick([1, 2, 3, 31]));
    return { do: "jot", note: random.pick(NOTES), text, pays: random.pick([0, 0, 3, 15]) };
  }
  if (kind < 97) return { do: "stumble", from: random.pick(PEOPLE), note: random.pick(NOTES) };
  return { do: "nothing" };
}

async function provide(cases: readonly Case[]): Promise<void> {
  const places = cases.flatMap(({ together, alone }) => [together, alone]);
  await insertWorld(
    database.pool,
    places.flatMap(({ base }) => PEOPLE.map((n) => toUserId(base + BigInt(n)))),
    places.flatMap(({ assets }) => assets),
  );
  await database.pool.query("insert into token (id) select unnest($1::bigint[])", [
    places.flatMap(({ base }) => TOKENS.map((n) => base + BigInt(n))),
  ]);
}

interface Answers {
  readonly together: readonly Expected[];
  readonly alone: readonly Expected[];
}

/** Several at a time, so that neither the database nor the test waits. */
async function runCases(cases: readonly Case[]): Promise<Answers[]> {
  const answers: Answers[] = [];
  const left = [...cases.entries()];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [place, one] = next;
      answers[place] = { together: await runTogether(one), alone: await runAlone(one) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

async function runTogether({ commands, cuts, maxBatch, together }: Case): Promise<Expected[]> {
  const engine = createEngine({ pool, clock: systemClock, ids, maxBatch });
  const answers: Expected[] = [];
  for (const cut of cuts) {
    const some = commands.slice(answers.length, answers.length + cut);
    answers.push(...(await Promise.all(some.map((command) => run(engine, together, command)))));
  }
  return answers;
}

async function runAlone({ commands, alone }: Case): Promise<Expected[]> {
  const engine = createEngine({ pool, clock: systemClock, ids, maxBatch: 1, pacing: PLAIN_PACING });
  const answers: Expected[] = [];
  for (const command of commands) answers.push(await run(engine, alone, command));
  return answers;
}

async function run(engine: Engine, place: Place, command: TestCommand): Promise<Expected> {
  try {
    const outcome = await engine.submit(testKind, submissionOf(place, command));
    return outcome.ok
      ? { ...outcome.reply, isRepeated: outcome.isRepeated }
      : { error: outcome.error };
  } catch (error) {
    const constraint = error instanceof Error && "constraint" in error ? error.constraint : "a bug";
    return { threw: String(constraint) };
  }
}
