// A batch has priority while it is assembled. Until its statements are sent the database is idle,
// and all callers of the engine wait for it; requests that can be processed some milliseconds
// later, while the database writes, are deferred until then.

export interface RightOfWay {
  /** Takes the priority until it is released. */
  take(): GiveBack;
  /** At once, or as soon as no batch has priority, in the order of arrival. */
  standBack(work: () => void): void;
}

/** Repeated calls have no effect. */
export type GiveBack = () => void;

/** Stop deferring requests after this time: the batch itself may be blocked on a lock. */
const MAX_MS = 10;

export function createRightOfWay(maxMs = MAX_MS): RightOfWay {
  const holders = new Set<GiveBack>();
  let waiting: (() => void)[] = [];

  function goOn(): void {
    // Another batch may have taken the priority by then, and later requests queue after these.
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  }

  return {
    take() {
      const giveBack = () => {
        clearTimeout(timer);
        if (!holders.delete(giveBack) || holders.size > 0) return;
        // What the batch does in the same turn is first.
        if (waiting.length > 0) setImmediate(goOn);
      };
      const timer = setTimeout(giveBack, maxMs);
      holders.add(giveBack);
      return giveBack;
    },
    standBack(work) {
      if (holders.size === 0 && waiting.length === 0) work();
      else waiting.push(work);
    },
  };
}
