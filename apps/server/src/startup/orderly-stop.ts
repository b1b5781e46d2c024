// Ends the process in good order: what was opened last is closed first, each within its time. The
// first signal asks for that, a second one ends it at once.
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "./logger.ts";

interface Step {
  readonly name: string;
  readonly close: () => Promise<unknown>;
  readonly withinMs: number;
}

export interface OrderlyStop {
  /** Remembers how to close something that has just been opened. */
  add(name: string, close: () => Promise<unknown>, withinMs?: number): void;
  /** True from the first wish to stop: whatever breaks from then on is no news. */
  readonly isStopping: boolean;
  /** Closes everything and ends the process. Further calls change nothing. */
  stop(reason: string, exitCode: number): Promise<void>;
}

const STEP_MS = 20_000;

export function createOrderlyStop(
  log: Logger,
  exit: (code: number) => void = (code) => process.exit(code),
): OrderlyStop {
  const steps: Step[] = [];
  let stopping: Promise<void> | null = null;

  async function closeAll(reason: string, exitCode: number): Promise<void> {
    // A stop because of a fault was explained already, and that sentence should be the only one.
    const level = exitCode === 0 ? "info" : "debug";
    log[level]({ reason }, "stopping");
    let code = exitCode;
    for (const { name, close, withinMs } of steps.toReversed()) {
      const outcome = await Promise.race([
        close().then(
          () => "closed" as const,
          (error: unknown) => ({ error }),
        ),
        delay(withinMs, "late" as const, { ref: false }),
      ]);
      if (outcome === "closed") continue;
      code = 1;
      if (outcome === "late") log.error({ step: name }, "did not stop in time");
      else log.error({ step: name, err: outcome.error }, "did not stop cleanly");
    }
    log[level]("stopped");
    exit(code);
  }

  return {
    get isStopping() {
      return stopping !== null;
    },
    add: (name, close, withinMs = STEP_MS) => steps.push({ name, close, withinMs }),
    stop: (reason, exitCode) => (stopping ??= closeAll(reason, exitCode)),
  };
}

/** Signals, the end of the parent process, and uncaught errors all lead to the same stop. */
export function stopOnSignals(orderly: OrderlyStop, log: Logger): void {
  let hasBeenAsked = false;
  const ask = (reason: string) => {
    if (hasBeenAsked) process.exit(130);
    hasBeenAsked = true;
    void orderly.stop(reason, 0);
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => ask(name));
  // The bootstrap has a channel to this process; when it is killed, the channel closes.
  process.once("disconnect", () => void orderly.stop("the starting process ended", 0));
  const fail = (error: unknown) => {
    log.fatal({ err: error }, "uncaught error");
    void orderly.stop("uncaught error", 1);
  };
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
}

/** Runs the work and takes back what it hung on SIGTERM: only one may decide how we end. */
export async function withoutSignalsOf<Result>(work: () => Promise<Result>): Promise<Result> {
  const ours = new Set(process.listeners("SIGTERM"));
  const result = await work();
  for (const listener of process.listeners("SIGTERM")) {
    if (!ours.has(listener)) process.off("SIGTERM", listener);
  }
  return result;
}
