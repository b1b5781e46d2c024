/**
 * How the engine uses a busy server: sizes of batches, and deferring of requests while a batch is
 * assembled. It changes how soon commands are answered and nothing else; `PLAIN_PACING` is the engine
 * without it.
 */

export interface Pacing {
  /** How many of the waiting commands the next batch takes. */
  sizeOf(waiting: number, freeLanes: number): number;
  /** A batch of this size is being assembled until the returned function is called, once or more. */
  assemble(size: number): () => void;
  /** A batch of this size has ended. */
  end(size: number): void;
  /** Runs `work` at once, or as soon as no batch is being assembled; first come, first served. */
  defer(work: () => void): void;
}

export interface PacingOptions {
  /** Stop deferring requests after this time: the batch itself may be blocked on a lock. */
  readonly maxDeferMs?: number;
}

/** Up to here a batch costs hardly more than a single command. */
const SMALL_BATCH = 16;
/** Smaller batches are assembled before a deferred request could matter. */
const DEFERRING_SIZE = 5;
/** After such a pause all commands that arrive together are taken together. */
const PAUSE_MS = 5_000;
const MAX_DEFER_MS = 10;

export const PLAIN_PACING: Pacing = {
  sizeOf: (waiting) => waiting,
  assemble: () => () => {},
  end: () => {},
  defer: (work) => work(),
};

export function createPacing({ maxDeferMs = MAX_DEFER_MS }: PacingOptions = {}): Pacing {
  const assembling = new Set<() => void>();
  let deferred: (() => void)[] = [];
  let last = { size: 0, endedAt: Number.NEGATIVE_INFINITY };

  function runDeferred(): void {
    // A batch may begin meanwhile; requests that arrive then wait behind these.
    const works = deferred;
    deferred = [];
    for (const work of works) work();
  }

  return {
    sizeOf(waiting, freeLanes) {
      // Free lanes share what waits: while one commits, the next can be decided.
      const share = Math.ceil(waiting / freeLanes);
      const isAfterPause = performance.now() - last.endedAt > PAUSE_MS;
      return isAfterPause ? share : Math.min(share, settledSize(share, last.size));
    },
    assemble(size) {
      if (size < DEFERRING_SIZE) return () => {};
      const done = () => {
        clearTimeout(timer);
        if (!assembling.delete(done) || assembling.size > 0) return;
        // What the batch does in the same turn of the event loop goes first.
        if (deferred.length > 0) setImmediate(runDeferred);
      };
      const timer = setTimeout(done, maxDeferMs);
      assembling.add(done);
      return done;
    },
    end(size) {
      last = { size, endedAt: performance.now() };
    },
    defer(work) {
      if (assembling.size === 0 && deferred.length === 0) work();
      else deferred.push(work);
    },
  };
}

/**
 * Callers of a large batch send their next command only after its end, so a large batch would be
 * followed by a small one and that by a large one, with either the database or most callers idle.
 * Halfway between what waits and the batch before, sizes settle.
 */
function settledSize(waiting: number, last: number): number {
  return Math.max(SMALL_BATCH, Math.ceil((waiting + last) / 2));
}
