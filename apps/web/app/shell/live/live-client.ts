/**
 * One stream of live events for all tabs of a browser, since browsers allow only a few connections
 * to a site. The tab that holds a lock has the stream and passes on its events; when it is closed,
 * the next one takes over from the last event that all of them have received.
 */
import { liveEvents } from "@parley/contract/endpoints/site/live-events";
import {
  isLiveEventKind,
  LIVE_EVENT_DATA,
  LIVE_EVENT_KINDS,
  RESET_EVENT,
  type LiveEventKind,
} from "@parley/contract/live-events";
import { safeParse } from "zod/mini";
import { followStream, type StreamParts } from "./follow-stream.ts";
import { ring } from "./live-bell.ts";

/** What tabs say to each other. */
type Word =
  | { readonly type: "event"; readonly kind: string; readonly data: unknown }
  /** All tabs have received everything up to here. */
  | { readonly type: "place"; readonly id: string }
  /** A new tab asks for the place. */
  | { readonly type: "hello" }
  /** Anything may have changed. */
  | { readonly type: "maybe" };

/** As much of a BroadcastChannel as is needed. */
export interface Channel {
  postMessage(word: Word): void;
  addEventListener(name: "message", listener: (message: MessageEvent<Word>) => void): void;
  close(): void;
}

export interface LiveSurroundings {
  readonly openSource: StreamParts["openSource"];
  /** Null where the browser has no locks or channels: every tab then has a stream of its own. */
  readonly sharing: { readonly locks: LockManager; readonly openChannel: () => Channel } | null;
  readonly isHidden: () => boolean;
  /**
   * Called when the tab becomes visible or the network is back. Returns a function that
   * unsubscribes.
   */
  readonly onReturn: (listener: () => void) => () => void;
}

export interface LiveClient {
  stop(): void;
}

/** From this many failures in a row on, polling replaces the stream. */
const FAILURES_BEFORE_POLLING = 3;
export const POLL_MS = 10_000;

export function startLive(userId: string, surroundings: LiveSurroundings): LiveClient {
  const { sharing, isHidden, onReturn } = surroundings;
  const stopping = new AbortController();
  const { signal } = stopping;
  const name = `live-${userId}`;
  let lastEventId: string | null = null;
  let hasMissed = false;
  let polling: ReturnType<typeof setInterval> | null = null;
  let isLeading = false;

  const channel = sharing?.openChannel() ?? null;
  channel?.addEventListener("message", ({ data }) => hear(data));

  function hear(word: Word): void {
    if (word.type === "place") moveTo(word.id);
    else if (word.type === "hello") answerHello();
    else if (word.type === "maybe") ringAll();
    else if (isLiveEventKind(word.kind)) ringOne(word.kind, word.data);
  }

  function moveTo(id: string): void {
    const isFirst = lastEventId === null;
    lastEventId = id;
    // Before the first position it is unknown what happened since this page was rendered.
    if (isFirst) ringAll();
  }

  function answerHello(): void {
    if (isLeading && lastEventId !== null) say({ type: "place", id: lastEventId });
  }

  function tell(word: Word): void {
    hear(word);
    say(word);
  }

  function say(word: Word): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin only, and takes no target.
    channel?.postMessage(word);
  }

  /** A hidden tab does not poll; it catches up when it becomes visible. */
  function ringAll(): void {
    hasMissed = isHidden();
    if (!hasMissed) for (const kind of LIVE_EVENT_KINDS) ring(kind, null);
  }

  function setPolling(isOn: boolean): void {
    if (isOn) polling ??= setInterval(() => tell({ type: "maybe" }), POLL_MS);
    else if (polling !== null) {
      clearInterval(polling);
      polling = null;
    }
  }

  /** Only in the tab whose turn it is; resolves when it is stopped. */
  async function lead(): Promise<void> {
    isLeading = true;
    await followStream({
      openSource: surroundings.openSource,
      path: liveEvents.path,
      signal,
      lastEventId: () => lastEventId,
      onEvent({ event, data }) {
        if (event === RESET_EVENT) tell({ type: "maybe" });
        else tell({ type: "event", kind: event, data: readJson(data) });
      },
      onPlace: (id) => tell({ type: "place", id }),
      onWorking: () => setPolling(false),
      onFailure(failures) {
        if (failures >= FAILURES_BEFORE_POLLING) setPolling(true);
      },
      untilWorthTrying: (resting) =>
        new Promise((resolve) => {
          const end = () => {
            stopWaiting();
            resolve();
          };
          const stopWaiting = onReturn(end);
          if (resting.aborted) end();
          else resting.addEventListener("abort", end, { once: true });
        }),
    });
    setPolling(false);
  }

  say({ type: "hello" });
  const stopHearing = onReturn(() => {
    if (hasMissed) ringAll();
  });
  signal.addEventListener("abort", stopHearing);
  if (sharing === null) void lead();
  // Refused only when it is stopped while it waits for its turn.
  else sharing.locks.request(name, { signal }, lead).catch(() => {});

  return {
    stop() {
      stopping.abort();
      channel?.close();
    },
  };
}

/** Other tabs may be of another build: what this one does not understand is only a change. */
function ringOne(kind: LiveEventKind, data: unknown): void {
  switch (kind) {
    case "order":
      return ring(kind, safeParse(LIVE_EVENT_DATA[kind], data).data ?? null);
    case "chat":
      return ring(kind, safeParse(LIVE_EVENT_DATA[kind], data).data ?? null);
    case "notification":
      return ring(kind, safeParse(LIVE_EVENT_DATA[kind], data).data ?? null);
    case "balance":
      return ring(kind, safeParse(LIVE_EVENT_DATA[kind], data).data ?? null);
    case "session":
      return ring(kind, safeParse(LIVE_EVENT_DATA[kind], data).data ?? null);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
