import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askUntilThere } from "./ask-until-there.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what cannot be loaded is requested again after a pause, and no more once it is there", async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve("there"));
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const answer = askUntilThere(ask, 1_000);
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await answer).toBe("there");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
