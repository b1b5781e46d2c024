// One caller that asks ever new questions, each of which has to be computed, as fast as it is answered.
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { setTimeout as delay } from "node:timers/promises";
import { createAsker, type Answer, type Question } from "./ask.ts";
import { CHROME, headersOf } from "./browsers.ts";

const CONNECTIONS = 16;
/** It does not wait for as long as it is told to, which would be no abuse. */
const PAUSE_WHEN_REFUSED_MS = 50;

/** What the caller sends about itself. */
export const DISGUISES = {
  /** What it is: a program. */
  none: () => ({ "user-agent": "curl/8.14.1" }),
  /** The browser and language of many readers. */
  reader: () => headersOf(CHROME, "en"),
  /** Another browser with each question. */
  rotating: (turn: number) => headersOf(`${CHROME} Reader/${turn}`, "en"),
} as const satisfies Record<string, (turn: number) => Readonly<Record<string, string>>>;

export type Disguise = keyof typeof DISGUISES;

export function isDisguise(text: string): text is Disguise {
  return Object.hasOwn(DISGUISES, text);
}

interface Abuse {
  readonly until: number;
  readonly disguise: Disguise;
  /** One for each answer. */
  readonly answers: Answer[];
}

/** Asks until the time is over. */
export async function askNewQuestions(
  baseUrl: string,
  { until, disguise, answers }: Abuse,
): Promise<void> {
  let turn = 0;
  const next = (): Question => {
    turn += 1;
    const headers = DISGUISES[disguise](turn);
    const amount = (100 + turn / 100).toFixed(2);
    const list = { side: "buy", crypto: "USDT", fiat: "EUR", amount, page: 1, pageSize: 20 };
    return turn % 2 === 0
      ? { path: queryAdvList.path, body: list, headers }
      : { path: `/en/p2p/buy?crypto=USDT&fiat=EUR&amount=${amount}`, headers };
  };
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    const { ask, close } = createAsker(baseUrl);
    while (performance.now() < until) {
      const answer = await ask(next());
      answers.push(answer);
      if (answer.status === 429) await delay(PAUSE_WHEN_REFUSED_MS);
    }
    close();
  });
  await Promise.all(connections);
}
