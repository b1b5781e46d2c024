// Server time of the console with ten thousand open cases, spread over its queues: the calls that a page makes,
// at once as the page makes them, over HTTP to a server in a process of its own. Prints the figures
// with their targets and exits non-zero when one is missed. Before, it compares steps of orders with
// and without the trigger that notes changes of appeals.
//
// npm run bench:console [-- --size 10000 --rounds 40]
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { startEmbedded } from "@parley/database/embedded";
import { migrate } from "@parley/database/migrate";
import { createPool } from "@parley/database/pool";
import { CASE_KINDS, kindsFor, type CaseKind } from "@parley/domain/staff/queue";
import { applyCatalogue } from "@parley/operations/market/catalogue/apply-catalogue";
import {
  appealId,
  fillCases,
  firstFlaggedId,
  LOGINS,
  OPENED_APPEALS,
  staffTokensOf,
  type MeasuredRole,
} from "./console/fill.ts";
import { measureTrigger } from "./console/trigger-cost.ts";
import { percentile, printJudged, say, type Judged } from "./market/print.ts";
import { startOurs } from "./market/servers.ts";
import { addressOf, SECRET } from "./orders/people.ts";
import { BenchError, runBench } from "./run-bench.ts";

const MAX_QUEUE_MS = 100;
const MAX_APPEAL_MS = 150;
/** Judged: so many of a hundred pages are at least as quick. */
const JUDGED_PART = 0.95;
const WARM_UP = 3;

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "10000" },
    rounds: { type: "string", default: "40" },
  },
});
const rounds = Number(values.rounds);

/** The page of a queue as it opens, and with each of its filters. */
const QUERIES: Readonly<Record<string, string>> = {
  "first page": "",
  "page 50": "&page=50",
  unclaimed: "&claim=unclaimed",
  mine: "&claim=mine",
  language: "&language=ja",
  method: "&method=sepa",
  worth: "&minWorth=60",
  late: "&urgency=late",
};

interface Reader {
  /** Throws where a call is refused: a refusal is quick. */
  read(path: string): Promise<string>;
}

function readerOf(port: number, role: MeasuredRole): Reader {
  let calls = 0;
  return {
    async read(path) {
      const login = calls % LOGINS;
      calls += 1;
      const { auth, staff } = staffTokensOf(role, login);
      const cookie = `auth-token=${auth}; staff-token=${staff}`;
      const headers = { cookie, "x-forwarded-for": addressOf(login) };
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      const text = await reply.text();
      if (!reply.ok) throw new BenchError(`${path} was refused: ${text.slice(0, 200)}`);
      return text;
    },
  };
}

/** Of one page after the other; the first ones warm up. */
async function time(name: string, mostMs: number, open: (round: number) => Promise<unknown>) {
  const figures: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const from = performance.now();
    await open(Math.max(0, round));
    if (round >= 0) figures.push(performance.now() - from);
  }
  const value = percentile(figures, JUDGED_PART);
  say(
    `${name}: median ${percentile(figures, 0.5).toFixed(1)} ms, slowest ${Math.max(...figures).toFixed(1)} ms`,
  );
  const judged = { name: `${name}, p95`, value, unit: "ms", target: `< ${mostMs}` };
  return { ...judged, isMet: value < mostMs } satisfies Judged;
}

async function measureQueue(kind: CaseKind, reader: Reader): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const open = () =>
      Promise.all([
        reader.read("/api/admin/queues"),
        reader.read(`/api/admin/queues/${kind}?pageSize=20${query}`),
        reader.read("/api/admin/saved-filters"),
      ]);
    judged.push(await time(`${kind}, ${name}`, MAX_QUEUE_MS, open));
  }
  return judged;
}

/** As the page of an appeal reads it: the case first, then what it is compared with, chat and notes. */
async function measureAppeal(reader: Reader): Promise<Judged> {
  return time("an appeal", MAX_APPEAL_MS, async (round) => {
    const orderId = appealId(round % OPENED_APPEALS);
    await reader.read(`/api/admin/appeals/${orderId}`);
    await Promise.all([
      reader.read(`/api/admin/appeals/${orderId}/background`),
      reader.read(`/api/admin/appeals/${orderId}/chat?limit=50`),
      reader.read(`/api/admin/queues/appeals/${orderId}/notes`),
    ]);
  });
}

await runBench(async (directory) => {
  const database = await startEmbedded({ dataDir: join(directory, "data"), log: () => {} });
  try {
    await migrate(database.url);
    const pool = createPool(database.url, { max: 8, statementTimeoutMs: 120_000 });
    await applyCatalogue(pool, startingCatalogue);
    const each = Math.ceil(Number(values.size) / CASE_KINDS.length);
    await fillCases(pool, each);
    await measureTrigger(pool, firstFlaggedId(each), each);
    await pool.end();
    say(`${each} open cases in each of ${CASE_KINDS.length} queues`);
    const server = await startOurs(database.url, directory, "api", {
      PARLEY_SECRET: SECRET,
      PARLEY_TRUST_PROXY: "loopback",
    });
    try {
      const supervisor = readerOf(server.port, "supervisor");
      const compliance = readerOf(server.port, "compliance");
      const judged = [await measureAppeal(supervisor)];
      for (const kind of CASE_KINDS) {
        const reader = kindsFor("supervisor").includes(kind) ? supervisor : compliance;
        judged.push(...(await measureQueue(kind, reader)));
      }
      return printJudged(judged);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
});
