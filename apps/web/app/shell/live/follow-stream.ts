/**
 * Keeps a stream of live events open: reads it, notices when it is dead, and comes back with the last
 * id, later and later as long as it does not work.
 */
import { HEARTBEAT_MS } from "@parley/contract/live-events";
import { createStreamReader, type StreamEvent } from "./stream-text.ts";

export interface StreamParts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly url: string;
  readonly signal: AbortSignal;
  /** The last event this browser has heard of; null when it has heard of none. */
  readonly lastEventId: () => string | null;
  readonly onEvent: (event: StreamEvent) => void;
  readonly onPlace: (id: string) => void;
  /** Something has come over it, and proxies let it through. */
  readonly onWorking: () => void;
  /** How many tries have failed in a row. */
  readonly onFailure: (failures: number) => void;
  /** Settled when the next try shall not wait any longer, such as when the network is back, and with the signal. */
  readonly untilWorthTrying: (signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

/** A proxy that collects the answer shows nothing for longer than this. */
const FIRST_WORD_MS = 10_000;
const SILENCE_MS = 2.5 * HEARTBEAT_MS;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Ends only when the signal says so. */
export async function followStream(parts: StreamParts): Promise<void> {
  const { signal, random = Math.random } = parts;
  let failures = 0;
  let retryMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const hasWorked = await readOnce(parts, (ms) => {
      retryMs = ms;
    });
    if (signal.aborted) return;
    failures = hasWorked ? 0 : failures + 1;
    if (failures > 0) parts.onFailure(failures);
    const longest = Math.min(retryMs * 2 ** failures, LONGEST_PAUSE_MS);
    await restFor(longest * (0.5 + random() / 2), parts);
  }
}

/** Answers whether anything has come. */
async function readOnce(parts: StreamParts, onRetry: (ms: number) => void): Promise<boolean> {
  const giveUp = new AbortController();
  const signal = AbortSignal.any([parts.signal, giveUp.signal]);
  let timer = setTimeout(() => giveUp.abort(), FIRST_WORD_MS);
  let hasWorked = false;
  try {
    const response = await parts.fetch(parts.url, { ...requestOf(parts), signal });
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || response.body === null || !type.startsWith("text/event-stream")) {
      return false;
    }
    const { onEvent, onPlace } = parts;
    const take = createStreamReader({ onEvent, onPlace, onRetry });
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => giveUp.abort(), SILENCE_MS);
      if (!hasWorked) parts.onWorking();
      hasWorked = true;
      take(value);
    }
  } catch {
    // A lost connection; whether it had worked before decides how soon it is tried again.
  } finally {
    clearTimeout(timer);
    giveUp.abort();
  }
  return hasWorked;
}

function requestOf({ lastEventId }: StreamParts): RequestInit {
  const last = lastEventId();
  return {
    cache: "no-store",
    headers: {
      accept: "text/event-stream",
      ...(last === null ? {} : { "last-event-id": last }),
    },
  };
}

/** Until the time is over, the next try is worth it, or there shall be none. */
async function restFor(ms: number, { signal, untilWorthTrying }: StreamParts): Promise<void> {
  const resting = new AbortController();
  const whole = AbortSignal.any([signal, resting.signal]);
  const timer = setTimeout(() => resting.abort(), ms);
  await untilWorthTrying(whole);
  clearTimeout(timer);
  resting.abort();
}
