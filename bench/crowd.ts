// 2,000 readers behind one address for two minutes, and one caller there that asks ever new questions: no
// reader is refused or meets an error, the caller is limited. Prints the figures with their targets and
// exits non-zero when one is missed.
//
// npm run bench:crowd [-- --readers 200 --seconds 30 --disguise rotating]
import { parseArgs } from "node:util";
import { startServer } from "@parley/testing/running-server";
import { askNewQuestions, isDisguise, type Disguise } from "./crowd/abuser.ts";
import type { Answer } from "./crowd/ask.ts";
import { readPages, type Crowd } from "./crowd/readers.ts";
import { percentile, printJudged, say, type Judged } from "./market/print.ts";

/** What one caller, and all that were not seen before, may use of new questions in a minute (decision 59). */
const NEW_READS_PER_MINUTE = { none: 1_200, reader: 1_200, rotating: 3_000 } as const;
/** A page and a list, which are what the caller asks for by turns. */
const COST_OF_TWO = 11;
const WARM_UP = ["/en", "/ru/p2p/buy?crypto=USDT&fiat=EUR", "/en/p2p/express", "/en/help"];
const WARM_UP_ROUNDS = 10;

const { values } = parseArgs({
  options: {
    readers: { type: "string", default: "2000" },
    seconds: { type: "string", default: "120" },
    /** As what the caller passes itself off. */
    disguise: { type: "string", default: "none" },
    /** A running server; without it one is started. */
    url: { type: "string" },
  },
});

const disguise = readDisguise(values.disguise);

function readDisguise(text: string): Disguise {
  if (!isDisguise(text)) throw new Error("--disguise is none, reader or rotating");
  return text;
}

async function measure(baseUrl: string): Promise<boolean> {
  // A server that has just started still compiles its own code.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const path of WARM_UP) await (await fetch(baseUrl + path)).text();
  }
  const seconds = Number(values.seconds);
  const count = Number(values.readers);
  say(
    `${count} readers and one caller with ever new questions, disguise: ${disguise}, ${seconds} seconds`,
  );
  const until = performance.now() + seconds * 1_000;
  const crowd: Crowd = { pages: [], calls: [] };
  const answers: Answer[] = [];
  const readers = Array.from({ length: count }, () => readPages(baseUrl, until, crowd));
  await Promise.all([...readers, askNewQuestions(baseUrl, { until, disguise, answers })]);
  tell("pages of readers", crowd.pages, seconds);
  tellCourse(crowd.pages, until - seconds * 1_000);
  tell("calls of readers", crowd.calls, seconds);
  tell("caller with new questions", answers, seconds);
  return printJudged(judge(crowd, answers, { seconds, perMinute: NEW_READS_PER_MINUTE[disguise] }));
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

const COURSE_SECONDS = 15;

/** How long pages took in the course of time: the first ones are rendered by a server that has just started. */
function tellCourse(answers: readonly Answer[], startedAt: number): void {
  const parts = Map.groupBy(answers, ({ askedAt }) =>
    Math.floor((askedAt - startedAt) / (COURSE_SECONDS * 1_000)),
  );
  for (const [part, ofPart] of [...parts].toSorted(([one], [other]) => one - other)) {
    const took = ofPart.map(({ tookMs }) => tookMs);
    const [half, most] = [percentile(took, 0.5), percentile(took, 0.99)];
    const from = part * COURSE_SECONDS;
    say(
      `  from second ${from}: ${took.length}, p50 ${half.toFixed(0)} ms, p99 ${most.toFixed(0)} ms`,
    );
  }
}

function judge(
  crowd: Crowd,
  answers: readonly Answer[],
  { seconds, perMinute }: { readonly seconds: number; readonly perMinute: number },
): Judged[] {
  const ofReaders = [...crowd.pages, ...crowd.calls];
  const refused = answers.filter(({ status }) => status === 429);
  const served = answers.length - refused.length;
  // Counted by minutes of the clock, of which the time touches one more.
  const minutes = Math.ceil(seconds / 60) + 1;
  const most = Math.ceil((perMinute / COST_OF_TWO) * 2) * minutes;
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

const server =
  values.url === undefined ? await startServer({ env: { PARLEY_DEMO_MARKET: "on" } }) : null;
try {
  process.exitCode = (await measure(values.url ?? server?.baseUrl ?? "")) ? 0 : 1;
} finally {
  await server?.stop();
}
