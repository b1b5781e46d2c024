// One caller that asks ever new questions, each of which has to be computed, as fast as it is answered.
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { setTimeout as delay } from "node:timers/promises";
import { createAsker, type Answer, type Question } from "./ask.ts";

const CONNECTIONS = 16;
/** It does not wait for as long as it is told to, which would be no abuse. */
const PAUSE_WHEN_REFUSED_MS = 50;

/** Asks until the time is over. */
export async function askNewQuestions(
  baseUrl: string,
  until: number,
  answers: Answer[],
): Promise<void> {
  let turn = 0;
  const next = (): Question => {
    turn += 1;
    const amount = (100 + turn / 100).toFixed(2);
    const list = { side: "buy", crypto: "USDT", fiat: "EUR", amount, page: 1, pageSize: 20 };
    return turn % 2 === 0
      ? { path: queryAdvList.path, body: list }
      : { path: `/en/p2p/buy?crypto=USDT&fiat=EUR&amount=${amount}` };
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
