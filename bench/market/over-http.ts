// The list over HTTP: the time of an uncached reply, and requests a second compared with an empty
// route, alternately. The empty route is requested with a minimal request, which counts; its rate
// for the same requests, with their headers and bodies, is printed too.
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { LOCALES } from "@parley/phrases/locales";
import { setTimeout as delay } from "node:timers/promises";
import { getText, postText, runLoad, timeRequests } from "./http-load.ts";
import { percentile, say } from "./print.ts";
import type { NamedQuestion } from "./questions.ts";
import { timed, worstOf, type Timed } from "./reading.ts";
import { startEmpty, startOurs } from "./servers.ts";

/** Replies are cached for a second; a little later the same request is computed anew. */
const FORGOTTEN_MS = 1_100;
const CYCLES = 12;
const CONNECTIONS = 64;
const ROUNDS = 3;

export interface HttpFigures {
  readonly fresh: Timed;
  readonly listPerSecond: number;
  readonly emptyPerSecond: number;
  /** Of requests without a body and with hardly any headers. */
  readonly barePerSecond: number;
}

export interface HttpParts {
  readonly url: string;
  readonly dataDir: string;
  readonly questions: readonly NamedQuestion[];
  readonly seconds: number;
}

export async function measureHttp(parts: HttpParts): Promise<HttpFigures> {
  const ours = await startOurs(parts.url, parts.dataDir);
  const empty = await startEmpty();
  try {
    const fresh = await timeFresh(ours.port, parts.questions);
    const requests = inTurns(parts.questions, queryAdvList.path);
    const emptyRequests = inTurns(parts.questions, "/");
    const bareRequest = getText("/");
    const perSecond = { list: [] as number[], empty: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const load = { connections: CONNECTIONS, seconds: parts.seconds };
      const bare = await runLoad({ ...load, port: empty.port, nextRequest: () => bareRequest });
      const nothing = await runLoad({ ...load, port: empty.port, nextRequest: emptyRequests });
      const list = await runLoad({ ...load, port: ours.port, nextRequest: requests });
      // The first round is a warm-up.
      if (round === 0) continue;
      perSecond.bare.push(bare.perSecond);
      perSecond.empty.push(nothing.perSecond);
      perSecond.list.push(list.perSecond);
      say(
        `round ${round}: empty route ${nothing.perSecond.toFixed(0)} /s (without a body ${bare.perSecond.toFixed(0)}), list ${list.perSecond.toFixed(0)} /s with ${list.bytesPerAnswer.toFixed(0)} bytes each`,
      );
    }
    return {
      fresh,
      listPerSecond: percentile(perSecond.list, 0.5),
      emptyPerSecond: percentile(perSecond.empty, 0.5),
      barePerSecond: percentile(perSecond.bare, 0.5),
    };
  } finally {
    await ours.stop();
    await empty.stop();
  }
}

/** Every language has cached replies of its own, so that each round computes all of them anew. */
async function timeFresh(port: number, questions: readonly NamedQuestion[]): Promise<Timed> {
  const took = questions.map((): number[] => []);
  for (let cycle = 0; cycle <= CYCLES; cycle += 1) {
    const pause = delay(FORGOTTEN_MS);
    for (const [place, { asked }] of questions.entries()) {
      const requests = LOCALES.map((locale) => requestOf(asked, locale));
      const tookMs = await timeRequests(port, requests);
      if (cycle > 0) took[place]?.push(...tookMs);
    }
    await pause;
  }
  return worstOf(questions.map(({ name }, place) => timed(name, took[place] ?? [])));
}

/** Cycles through the queries without an end. */
function inTurns(questions: readonly NamedQuestion[], path: string): () => string {
  const requests = questions.map(({ asked }) => requestOf(asked, "en", path));
  let next = 0;
  return () => {
    next += 1;
    return requests[next % requests.length] ?? "";
  };
}

function requestOf(asked: object, language: string, path: string = queryAdvList.path): string {
  return postText(path, asked, { language });
}
