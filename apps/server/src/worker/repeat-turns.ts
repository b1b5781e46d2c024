// A worker: one turn after the other with a pause between them, for as long as the process runs.
import { setTimeout as pause } from "node:timers/promises";

export interface Worker {
  /** Resolves when the turn under way, if any, has ended. */
  stop(): Promise<void>;
}

/** The first turn runs at once. A turn handles its own failures. */
export function repeatTurns(everyMs: number, turn: () => Promise<unknown>): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await turn();
      // A timer of the process, not of the clock: moving the clock must not stop the worker.
      await pause(everyMs, undefined, { signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
