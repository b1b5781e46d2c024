// Waits in tests for an asynchronous effect.
import { vi } from "vitest";

/** Returns as soon as the condition holds; the limit, for a busy machine, only delays failures. */
const PATIENCE_MS = 10_000;

export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });
}
