/**
 * Does something again and again on demand, but never twice at the same time and with a pause after
 * each beginning: what is wished for in between is done once, afterwards.
 */
export interface Coalesced {
  readonly wish: () => void;
  /** Running work is finished, and nothing is begun after it. */
  readonly stop: () => void;
}

export function coalesce(work: () => Promise<unknown>, pauseMs: number): Coalesced {
  let isBusy = false;
  let isWished = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isBusy = true;
    while (isWished) {
      isWished = false;
      const pause = new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
      // Each caller handles the outcome itself.
      await work().catch(() => {});
      await pause;
    }
    isBusy = false;
  }

  return {
    wish() {
      if (isStopped) return;
      isWished = true;
      if (!isBusy) void run();
    },
    stop() {
      isStopped = true;
      isWished = false;
    },
  };
}
