import { expect, test } from "vitest";
import { createEngineDoor } from "./engine-door.ts";
import { FAULTS, runCrash } from "./run-crash.ts";
import { createServerDoor } from "./server-door.ts";

/** Different each time, and printed when a run fails: `npm run crash -- --seed …` repeats it. */
const seed = Date.now() % 1_000_000;

test(
  "no write is lost or doubled, whatever fails under the server",
  { timeout: 300_000 },
  async () => {
    const summary = await runCrash({ door: createServerDoor(), rounds: FAULTS.length, seed });
    expect(summary.done).toBeGreaterThan(100);
    expect(summary.refused).toBeGreaterThan(0);
    expect(summary.cuts).toBeGreaterThan(5);
  },
);

test(
  "no write is lost or doubled when the engine alone is killed",
  { timeout: 120_000 },
  async () => {
    const summary = await runCrash({ door: createEngineDoor(), rounds: 3, seed });
    expect(summary.done).toBeGreaterThan(50);
  },
);

test("the crash test detects an engine that ignores its keys", { timeout: 60_000 }, async () => {
  const door = createEngineDoor("forgets-keys");
  // Repeated without a key, a request is executed again or refused. The cut has to follow a commit:
  // the few replies that are cut may all be refusals, which change nothing when repeated.
  await expect(runCrash({ door, rounds: 3, seed, faults: ["commit"] })).rejects.toThrow(
    /was booked [2-9] times|refused, was booked 1 times/,
  );
});

test(
  "the crash test detects an engine that replies before the commit is durable",
  { timeout: 60_000 },
  async () => {
    const door = createEngineDoor("answers-before-it-is-kept");
    await expect(runCrash({ door, rounds: 3, seed, faults: ["database"] })).rejects.toThrow(
      /was booked 0 times/,
    );
  },
);
