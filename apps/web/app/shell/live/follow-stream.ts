/**
 * Keeps a stream of live events open: detects a dead one, and reconnects with the last id, with
 * growing delays as long as it fails. The browser's own reconnection does neither.
 */
import {
  HEARTBEAT_EVENT,
  HEARTBEAT_MS,
  LIVE_EVENT_KINDS,
  RESET_EVENT,
} from "@parley/contract/live-events";

/** As much of an EventSource as is needed. */
export interface Source {
  addEventListener(
    name: string,
    listener: (message: { readonly data?: string; readonly lastEventId?: string }) => void,
  ): void;
  close(): void;
}

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

export interface StreamParts {
  readonly openSource: (url: string) => Source;
  readonly path: string;
  /** Further kinds of events; those of a user unless given. */
  readonly kinds?: readonly string[];
  readonly signal: AbortSignal;
  /** The last event this browser has received; null when there is none. */
  readonly lastEventId: () => string | null;
  readonly onEvent: (event: StreamEvent) => void;
  /** Everything up to here was received. */
  readonly onPlace: (id: string) => void;
  /** Something was received over it, so that proxies pass it. */
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
  while (!signal.aborted) {
    const hasWorked = await readOnce(parts);
    if (signal.aborted) return;
    failures = hasWorked ? 0 : failures + 1;
    if (failures > 0) parts.onFailure(failures);
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    await restFor(longest * (0.5 + random() / 2), parts);
  }
}

/** Until it breaks, falls silent, or is stopped. Returns whether anything was received. */
function readOnce(parts: StreamParts): Promise<boolean> {
  const { signal, path, kinds = LIVE_EVENT_KINDS } = parts;
  const last = parts.lastEventId();
  const place = last === null ? "" : `lastEventId=${encodeURIComponent(last)}`;
  const joint = place === "" ? "" : path.includes("?") ? "&" : "?";
  return new Promise((resolve) => {
    const source = parts.openSource(path + joint + place);
    let hasWorked = false;
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      source.close();
      resolve(hasWorked);
    };
    let timer = setTimeout(end, FIRST_WORD_MS);
    signal.addEventListener("abort", end);
    source.addEventListener("error", end);
    for (const name of [...kinds, RESET_EVENT, HEARTBEAT_EVENT]) {
      source.addEventListener(name, ({ data = "", lastEventId = "" }) => {
        clearTimeout(timer);
        timer = setTimeout(end, SILENCE_MS);
        if (!hasWorked) parts.onWorking();
        hasWorked = true;
        if (name !== HEARTBEAT_EVENT) parts.onEvent({ event: name, data });
        // After the event was handled: a failure in between causes it to be sent again.
        if (lastEventId !== "") parts.onPlace(lastEventId);
      });
    }
  });
}

/** Until the time is over, the next try is worth it, or there shall be none. */
async function restFor(ms: number, { signal, untilWorthTrying }: StreamParts): Promise<void> {
  const resting = new AbortController();
  const timer = setTimeout(() => resting.abort(), ms);
  await untilWorthTrying(AbortSignal.any([signal, resting.signal]));
  clearTimeout(timer);
  resting.abort();
}
