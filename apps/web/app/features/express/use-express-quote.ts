/** The quote of a request: loaded when typing pauses, and polled while it is displayed. */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { expressQuote } from "@parley/contract/endpoints/market/express";
import { useEffect, useEffectEvent, useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePolling } from "../../shell/live/polling.ts";
import type { ExpressQuestion } from "./express-wish.ts";

export type ExpressAnswer = EndpointReply<typeof expressQuote>;

export interface ExpressState {
  /** To this question; null while there is none yet. */
  readonly answer: ExpressAnswer | null;
  /** The last attempt failed; an older quote may be shown beside it. */
  readonly failure: CallFailure<string> | null;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
}

/** How long one pauses between two keys. */
const PAUSE_MS = 250;

interface Known {
  readonly key: string;
  readonly answer: ExpressAnswer | null;
  readonly failure: CallFailure<string> | null;
}

export function useExpressQuote(
  question: ExpressQuestion | null,
  first: ExpressAnswer | null,
): ExpressState {
  const key = question === null ? "" : JSON.stringify(question);
  const [known, setKnown] = useState<Known>({
    key: first === null ? "" : key,
    answer: first,
    failure: null,
  });
  const [asking, setAsking] = useState("");

  const ask = async () => {
    if (question === null) return;
    setAsking(key);
    const result = await getApi().call(expressQuote, question, { abortPrevious: true });
    // A newer question has taken its place.
    if (!result.ok && result.name === "aborted") return;
    setAsking((now) => (now === key ? "" : now));
    setKnown((last) =>
      result.ok
        ? { key, answer: result.data, failure: null }
        : { key, answer: last.key === key ? last.answer : null, failure: result },
    );
  };
  const askNow = useEffectEvent(() => void ask());
  const isKnown = known.key === key;
  useEffect(() => {
    if (key === "" || isKnown) return undefined;
    const timer = setTimeout(askNow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, isKnown]);
  usePolling(askNow);

  return {
    answer: isKnown ? known.answer : null,
    failure: isKnown ? known.failure : null,
    isAsking: key !== "" && (!isKnown || asking === key),
    askAgain: () => void ask(),
  };
}
