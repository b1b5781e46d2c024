// The list as clients get it: how long one answer takes that nobody has asked for lately, and how many
// a second go out beside an empty route, in turns.
import { queryAdvList } from "@parley/contract/endpoints/offers";
import { LOCALES } from "@parley/phrases/locales";
import { setTimeout as delay } from "node:timers/promises";
import { getText, postText, runLoad, timeRequests } from "./http-load.ts";
import { percentile, say } from "./print.ts";
import type { NamedQuestion } from "./questions.ts";
import { timed, worstOf, type Timed } from "./reading.ts";
import { startEmpty, startOurs } from "./servers.ts";

/** Answers are kept for a second; a little later the same question is asked anew. */
const FORGOTTEN_MS = 1_100;
const CYCLES = 12;
const CONNECTIONS = 64;
const ROUNDS = 3;

export interface HttpFigures {
  readonly fresh: Timed;
  readonly listPerSecond: number;
  readonly emptyPerSecond: number;
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
    const requests = parts.questions.map(({ asked }) => requestOf(asked, "en"));
    let next = 0;
    const nextRequest = () => {
      next += 1;
      return requests[next % requests.length] ?? "";
    };
    const emptyRequest = getText("/");
    const list: number[] = [];
    const nothing: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const load = { connections: CONNECTIONS, seconds: parts.seconds };
      const one = await runLoad({ ...load, port: empty.port, nextRequest: () => emptyRequest });
      const other = await runLoad({ ...load, port: ours.port, nextRequest });
      // The first round warms both up.
      if (round === 0) continue;
      nothing.push(one.perSecond);
      list.push(other.perSecond);
      say(
        `round ${round}: empty route ${one.perSecond.toFixed(0)} /s, list ${other.perSecond.toFixed(0)} /s with ${other.bytesPerAnswer.toFixed(0)} bytes each`,
      );
    }
    return {
      fresh,
      listPerSecond: percentile(list, 0.5),
      emptyPerSecond: percentile(nothing, 0.5),
    };
  } finally {
    await ours.stop();
    await empty.stop();
  }
}

/** Every language has answers of its own, so that each round asks for all of them anew. */
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

function requestOf(asked: object, language: string): string {
  return postText(queryAdvList.path, asked, { language });
}
