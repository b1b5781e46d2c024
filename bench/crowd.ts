// 2,000 readers behind one address for two minutes, and one caller there that asks ever new questions: no
// reader is refused or meets an error, the caller is limited. Prints the figures with their targets and
// exits non-zero when one is missed.
//
// npm run bench:crowd [-- --readers 200 --seconds 30]
import { parseArgs } from "node:util";
import { startServer } from "@parley/testing/running-server";
import { askNewQuestions } from "./crowd/abuser.ts";
import type { Answer } from "./crowd/ask.ts";
import { readPages, type Crowd } from "./crowd/readers.ts";
import { percentile, printJudged, say, type Judged } from "./market/print.ts";

/** Of computed answers to new questions, for an address (decision 54). */
const NEW_READS_PER_MINUTE = 6_000;
const WARM_UP = ["/en", "/ru/p2p/buy?crypto=USDT&fiat=EUR", "/en/p2p/express", "/en/help"];
const WARM_UP_ROUNDS = 10;

const { values } = parseArgs({
  options: {
    readers: { type: "string", default: "2000" },
    seconds: { type: "string", default: "120" },
    /** A running server; without it one is started. */
    url: { type: "string" },
  },
});

async function measure(baseUrl: string): Promise<boolean> {
  // A server that has just started still compiles its own code.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const path of WARM_UP) await (await fetch(baseUrl + path)).text();
  }
  const seconds = Number(values.seconds);
  const count = Number(values.readers);
  say(`${count} readers and one caller with ever new questions, ${seconds} seconds`);
  const until = performance.now() + seconds * 1_000;
  const crowd: Crowd = { pages: [], calls: [] };
  const answers: Answer[] = [];
  const readers = Array.from({ length: count }, () => readPages(baseUrl, until, crowd));
  await Promise.all([...readers, askNewQuestions(baseUrl, until, answers)]);
  tell("pages of readers", crowd.pages, seconds);
  tell("calls of readers", crowd.calls, seconds);
  tell("caller with new questions", answers, seconds);
  return printJudged(judge(crowd, answers, seconds));
}

function tell(name: string, answers: readonly Answer[], seconds: number): void {
  const counts = Map.groupBy(answers, ({ status }) => status);
  const statuses = [...counts].map(([status, { length }]) => `${status}: ${length}`).join(", ");
  const took = answers.map(({ tookMs }) => tookMs);
  const half = percentile(took, 0.5);
  const most = percentile(took, 0.99);
  const pace = (answers.length / seconds).toFixed(0);
  say(`${name}: ${pace} a second, p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`);
  say(`  ${statuses}`);
}

function judge(crowd: Crowd, answers: readonly Answer[], seconds: number): Judged[] {
  const ofReaders = [...crowd.pages, ...crowd.calls];
  const refused = answers.filter(({ status }) => status === 429);
  const served = answers.length - refused.length;
  // Half of its questions are pages, which cost five times as much as a list.
  const most = (NEW_READS_PER_MINUTE / 3) * Math.ceil(seconds / 60 + 1);
  const none = (name: string, isBad: (answer: Answer) => boolean): Judged => {
    const value = ofReaders.filter(isBad).length;
    return { name, value, unit: "", target: "= 0", isMet: value === 0 && ofReaders.length > 0 };
  };
  return [
    none(
      "readers: no answer, or an error of the server",
      ({ status }) => status === 0 || status >= 500,
    ),
    none("readers: refused with 429", ({ status }) => status === 429),
    none("readers: any other answer than 200", ({ status }) => status !== 200),
    {
      name: "caller with new questions: refused with 429",
      value: refused.length,
      unit: "",
      target: "> 0",
      isMet: refused.length > 0,
    },
    {
      name: "caller: refused without a time to retry",
      value: refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0)).length,
      unit: "",
      target: "= 0",
      isMet: refused.every(({ retryAfter }) => Number(retryAfter) > 0),
    },
    {
      name: "caller: answers that were not refused",
      value: served,
      unit: "",
      target: `≤ ${most}`,
      isMet: served <= most,
    },
  ];
}

const server = values.url === undefined ? await startServer() : null;
try {
  process.exitCode = (await measure(values.url ?? server?.baseUrl ?? "")) ? 0 : 1;
} finally {
  await server?.stop();
}
