// Renders a few pages at a time. Pages that are begun all at once end all late: each takes as long as all of
// them, and is outdated when it ends. Readers take turns, so that none waits behind all pages of
// another; of the pages of one address, those that many wait for go first. A page that has waited too
// long is refused instead of rendered, as its reader will have gone. When too many wait, the reader with the
// most of them makes room: one that fills the queue takes no place from others. Decision 59.

export interface RenderQueue {
  /** Rejects with `TooBusy` if it cannot begin in time. */
  run<Result>(turn: Turn, render: () => Promise<Result>): Promise<Result>;
  /** For what no reader waits for: ends when no page waits, or after some time. */
  whenIdle(): Promise<void>;
}

export interface Turn {
  /** Session, key or network that the page is rendered for: these take turns. */
  readonly reader: string;
  /** How many wait for the page. */
  readonly countWaiting?: () => number;
  /** Aborted when the only reader that waits for it has gone: it needs no turn any more. */
  readonly signal?: AbortSignal;
}

export class TooBusy extends Error {}

export interface QueueLimits {
  /** Rendered at a time. */
  readonly maxRunning: number;
  /** A rendering that takes longer waits for something else than the processor, and makes room. */
  readonly busyMs: number;
  readonly maxWaitMs: number;
  /** Waiting pages, of all readers. */
  readonly maxWaiting: number;
  /** How long a page that no reader waits for lets others go first. */
  readonly idleWithinMs: number;
}

export const QUEUE_LIMITS: QueueLimits = {
  // One uses the processor while the other waits for the database. More would only end later.
  maxRunning: 2,
  busyMs: 1_000,
  // As long as calls may take.
  maxWaitMs: 12_000,
  maxWaiting: 2_000,
  idleWithinMs: 250,
};

const GONE = "the reader has gone";

interface Waiting {
  readonly turn: Turn;
  readonly since: number;
  readonly begin: () => void;
  readonly giveUp: (why: string) => void;
  readonly stopListening: () => void;
}

export function createRenderQueue(
  limits: QueueLimits = QUEUE_LIMITS,
  now: () => number = () => performance.now(),
): RenderQueue {
  /** By reader; the one that was served the longest ago first. */
  const lines = new Map<string, Set<Waiting>>();
  let waitingCount = 0;
  let running = 0;
  let idle = Promise.withResolvers<void>();

  function takeNext(): Waiting | null {
    const [first] = lines;
    if (first === undefined) return null;
    const [reader, line] = first;
    const next = longestWaitedFor(line, now());
    leave(next);
    // The next turn is another reader's.
    if (lines.delete(reader) && line.size > 0) lines.set(reader, line);
    return next;
  }

  function leave(one: Waiting): void {
    const { reader } = one.turn;
    const line = lines.get(reader);
    line?.delete(one);
    if (line?.size === 0) lines.delete(reader);
    one.stopListening();
    waitingCount -= 1;
  }

  /** False: no other reader has clearly more pages waiting. */
  function makeRoomFor(reader: string): boolean {
    const [longest] = [...lines.values()].toSorted((a, b) => b.size - a.size);
    const own = lines.get(reader)?.size ?? 0;
    if (longest === undefined || longest.size <= own + 1) return false;
    leastWaitedFor(longest).giveUp("the reader has too many pages waiting");
    return true;
  }

  function fill(): void {
    while (running < limits.maxRunning) {
      const next = takeNext();
      if (next === null) {
        idle.resolve();
        idle = Promise.withResolvers();
        return;
      }
      running += 1;
      next.begin();
    }
  }

  function wait(turn: Turn): Promise<void> {
    const { reader, signal } = turn;
    if (signal?.aborted === true) return Promise.reject(new TooBusy(GONE));
    if (waitingCount >= limits.maxWaiting && !makeRoomFor(reader))
      return Promise.reject(new TooBusy("too many pages wait"));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (why: string) => {
      leave(one);
      reject(new TooBusy(why));
    };
    const timer = setTimeout(giveUp, limits.maxWaitMs, "the page has waited too long");
    const onGone = () => giveUp(GONE);
    signal?.addEventListener("abort", onGone, { once: true });
    const stopListening = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onGone);
    };
    const one: Waiting = { turn, since: now(), begin: resolve, giveUp, stopListening };
    const line = lines.get(reader);
    if (line === undefined) lines.set(reader, new Set([one]));
    else line.add(one);
    waitingCount += 1;
    return promise;
  }

  async function whileRunning<Result>(render: () => Promise<Result>): Promise<Result> {
    let hasPlace = true;
    const makeRoom = () => {
      if (!hasPlace) return;
      hasPlace = false;
      running -= 1;
      fill();
    };
    const timer = setTimeout(makeRoom, limits.busyMs);
    try {
      return await render();
    } finally {
      clearTimeout(timer);
      makeRoom();
    }
  }

  return {
    async run(turn, render) {
      if (running < limits.maxRunning) running += 1;
      else await wait(turn);
      return whileRunning(render);
    },
    async whenIdle() {
      if (waitingCount === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, limits.idleWithinMs);
      await Promise.race([promise, idle.promise]);
      clearTimeout(timer);
    },
  };
}

/**
 * The one that waits the longest, and more readers count for longer; the first of equals. By the root of their
 * number, so that those who wait for a rare page wait two or three times as long, not fifty times.
 */
function longestWaitedFor(line: ReadonlySet<Waiting>, now: number): Waiting {
  let found: Waiting | null = null;
  let longest = -1;
  for (const one of line) {
    const waited = (now - one.since) * Math.sqrt(one.turn.countWaiting?.() ?? 1);
    if (waited > longest) [found, longest] = [one, waited];
  }
  if (found === null) throw new Error("a line without a page was not removed");
  return found;
}

/** The one that the fewest readers wait for; the last of equals. */
function leastWaitedFor(line: ReadonlySet<Waiting>): Waiting {
  const countOf = ({ turn }: Waiting) => turn.countWaiting?.() ?? 1;
  return [...line].reduce((least, one) => (countOf(one) <= countOf(least) ? one : least));
}
