// A batch has the right of way while it is put together. Until its statements are sent the
// database has nothing to do, and whoever waits for the engine waits for that too; what can be taken up
// as well some milliseconds later, while the database writes, stands back until then.

export interface RightOfWay {
  /** Somebody takes it, until it is given back. */
  take(): GiveBack;
  /** At once, or as soon as nobody has the right of way. What comes first goes first. */
  standBack(work: () => void): void;
}

/** More than once does nothing more. */
export type GiveBack = () => void;

/** Who is kept waiting by somebody else's lock keeps nobody waiting for long. */
const MAX_MS = 10;

export function createRightOfWay(maxMs = MAX_MS): RightOfWay {
  const holders = new Set<GiveBack>();
  let waiting: (() => void)[] = [];

  function goOn(): void {
    // Somebody may have taken it again by then, and those who come now stand behind these.
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  }

  return {
    take() {
      const giveBack = () => {
        clearTimeout(timer);
        if (!holders.delete(giveBack) || holders.size > 0) return;
        // What the holder does in the same turn comes first.
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
