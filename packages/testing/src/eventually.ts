// Waiting in tests for what comes by itself.
import { vi } from "vitest";

/** What is there ends the waiting at once; only what never comes takes the whole time, also on a busy machine. */
const PATIENCE_MS = 10_000;

export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });
}
