import { expect, test } from "vitest";
import { createTimeWriter } from "./logger.ts";

test("the time of a line is told as everywhere, also across a second and back", () => {
  const times = [0, 7, 999, 1_000, 1_763_208_000_042, 1_763_208_000_999, 1_763_208_001_000, 999];
  let place = 0;
  const write = createTimeWriter(() => times[place] ?? 0);
  for (const time of times) {
    expect(write()).toBe(`,"time":"${new Date(time).toISOString()}"`);
    place += 1;
  }
});
