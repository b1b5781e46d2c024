// One of two servers: an engine in a process of its own that sends commands over the same users as
// the other. Prints each outcome by its key, one line of JSON.
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createSeededRandom } from "@parley/testing/seeded-random";
import {
  testKind,
  openEnginePool,
  submissionOf,
  type Ask,
  type TestCommand,
  type Place,
} from "./engine-world.fixture.ts";
import { createEngine } from "./engine.ts";

const [url = "", node = "1", seed = "1", count = "1"] = process.argv.slice(2);
const CALLERS = 16;
const PEOPLE = 40;
/** All money comes from here. */
const HOT = 1;

const place: Place = { base: 1_000n, assets: ["AAA", "BBB"] };
const pool = openEnginePool(url);
const ids = createIdSource({ clock: systemClock, node: Number(node) });
const engine = createEngine({ pool, clock: systemClock, ids, lanes: 2, maxBatch: 16 });
// The commands are the same in both processes; the order in which they are sent differs.
const shared = createSeededRandom(Number(seed));
const own = createSeededRandom(Number(seed) + Number(node));

function makeCommand(n: number): TestCommand {
  const asset = shared.integer(0, 1);
  const [from, to] = shared.next() < 0.5 ? [HOT, person()] : [person(), person()];
  const amount = shared.integer(1, 30);
  const ask: Ask =
    shared.next() < 0.3
      ? { do: "swap", one: from, other: to, amounts: [amount, 1] }
      : { do: "pay", from, to, asset, amount };
  return { n: 10_000 + n, ask, key: `key-${n}`, owner: 1, tokens: [] };
}

function person(): number {
  return shared.integer(2, PEOPLE);
}

const commands = Array.from({ length: Number(count) }, (_, n) => makeCommand(n));
const left = commands
  .map((command) => ({ command, rank: own.next() }))
  .toSorted((a, b) => a.rank - b.rank)
  .map(({ command }) => command);

async function call(): Promise<void> {
  for (let command = left.pop(); command !== undefined; command = left.pop()) {
    const answer = await engine
      .submit(testKind, submissionOf(place, command))
      .catch((error: unknown) => ({ ok: false, error: String(error) }) as const);
    const told = answer.ok ? answer : { ok: false, error: answer.error };
    process.stdout.write(`${JSON.stringify({ key: command.key, answer: told })}\n`);
  }
}

await Promise.all(Array.from({ length: CALLERS }, call));
await engine.stop();
await pool.end();
