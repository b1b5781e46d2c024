// One of two servers: an engine in a process of its own that sends errands over the same users as
// the other. Prints each outcome by its key, one line of JSON.
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createSeededRandom } from "@parley/testing/seeded-random";
import {
  errandKind,
  openEnginePool,
  submissionOf,
  type Ask,
  type Errand,
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
// The errands are the same in both processes; the order in which they are sent differs.
const shared = createSeededRandom(Number(seed));
const own = createSeededRandom(Number(seed) + Number(node));

function makeErrand(n: number): Errand {
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

const errands = Array.from({ length: Number(count) }, (_, n) => makeErrand(n));
const left = errands
  .map((errand) => ({ errand, rank: own.next() }))
  .toSorted((a, b) => a.rank - b.rank)
  .map(({ errand }) => errand);

async function call(): Promise<void> {
  for (let errand = left.pop(); errand !== undefined; errand = left.pop()) {
    const answer = await engine
      .submit(errandKind, submissionOf(place, errand))
      .catch((error: unknown) => ({ ok: false, error: String(error) }) as const);
    const told = answer.ok ? answer : { ok: false, error: answer.error };
    process.stdout.write(`${JSON.stringify({ key: errand.key, answer: told })}\n`);
  }
}

await Promise.all(Array.from({ length: CALLERS }, call));
await engine.stop();
await pool.end();
