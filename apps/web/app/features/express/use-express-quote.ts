/** The answer to a wish: asked for when typing pauses, and again and again while it is looked at. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { expressQuote } from "@parley/contract/endpoints/market/express";
import { useData, useFirstAnswer, type Reading } from "../../shared/data/use-data.ts";
import { getApi } from "../../shell/api/api.ts";
import { DEFAULT_POLL_MS } from "../../shell/live/polling.ts";
import type { ExpressQuestion } from "./express-wish.ts";

export type ExpressAnswer = EndpointReply<typeof expressQuote>;
export type ExpressState = Reading<ExpressAnswer>;

/** How long one pauses between two keys. */
const PAUSE_MS = 250;

export function useExpressQuote(
  question: ExpressQuestion | null,
  answer: ExpressAnswer | null,
): ExpressState {
  const key = question === null ? null : JSON.stringify(question);
  return useData({
    key,
    first: useFirstAnswer(key, answer && { ok: true, data: answer }),
    read: async () =>
      question === null
        ? { ok: false, message: "" }
        : getApi().call(expressQuote, question, { abortPrevious: true }),
    delayMs: PAUSE_MS,
    everyMs: DEFAULT_POLL_MS,
  });
}
