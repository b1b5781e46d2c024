import { expect, test } from "vitest";
import { createEngineDoor } from "./engine-door.ts";
import { FAULTS, runCrash } from "./run-crash.ts";
import { createServerDoor } from "./server-door.ts";

/** Another each time, and told when a run fails: `npm run crash -- --seed …` repeats it. */
const seed = Date.now() % 1_000_000;

test(
  "nothing is lost or doubled, whatever breaks under the server",
  { timeout: 300_000 },
  async () => {
    const summary = await runCrash({ door: createServerDoor(), rounds: FAULTS.length, seed });
    expect(summary.done).toBeGreaterThan(100);
    expect(summary.refused).toBeGreaterThan(0);
    expect(summary.cuts).toBeGreaterThan(5);
  },
);

test("nor under the engine alone", { timeout: 120_000 }, async () => {
  const summary = await runCrash({ door: createEngineDoor(), rounds: 3, seed });
  expect(summary.done).toBeGreaterThan(50);
});

test("an engine that forgets its keys is found out", { timeout: 60_000 }, async () => {
  const door = createEngineDoor("forgets-keys");
  // Asked again, it does the same once more, or refuses what it has done. What is cut has to be a
  // commit: the few answers that are cut may all be refusals, which do nothing when asked again.
  await expect(runCrash({ door, rounds: 3, seed, faults: ["commit"] })).rejects.toThrow(
    /was booked [2-9] times|refused, was booked 1 times/,
  );
});

test("so is one that answers before it is kept", { timeout: 60_000 }, async () => {
  const door = createEngineDoor("answers-before-it-is-kept");
  await expect(runCrash({ door, rounds: 3, seed, faults: ["database"] })).rejects.toThrow(
    /was booked 0 times/,
  );
});
