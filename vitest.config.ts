import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Rooms without I/O, and the pages over them: their tests leave nothing behind in a worker. */
const PURE = "{packages/{domain,contract,phrases,ui,site},apps/{web,parts}}/**/*.test.{ts,tsx}";
/** What needs PostgreSQL or processes of its own; `npm run check` leaves it out. */
const WITH_DATABASE = "{apps,packages,scripts,bench}/**/*.{database,process}.test.ts";
const ALL = "{apps,packages,scripts,bench}/**/*.test.{ts,tsx}";
const NOT_OURS = ["**/node_modules/**", "**/build/**"];

const isOfProcesses = (file: TestSpecification) => file.moduleId.includes(".process.test.");

/** The tests of whole processes take longest: begun last, one would run alone at the end. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- A method of the sequencer, not of a list.
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isOfProcesses(b)) - Number(isOfProcesses(a)));
  }
}

/** Property tests, and a starting PostgreSQL, exceed the usual 5 seconds on a busy machine. */
const testTimeout = 15_000;

export default defineConfig({
  test: {
    sequence: { sequencer: ProcessesFirst },
    // On two cores it would use one; most of a test's time is waiting for the database.
    maxWorkers: 2,
    projects: [
      // A worker of its own for each of these files takes longer than its tests.
      { test: { name: "pure", include: [PURE], exclude: NOT_OURS, isolate: false, testTimeout } },
      {
        test: {
          name: "unit",
          include: [ALL],
          exclude: [...NOT_OURS, PURE, WITH_DATABASE],
          testTimeout,
        },
      },
      {
        test: {
          name: "database",
          include: [WITH_DATABASE],
          exclude: NOT_OURS,
          globalSetup: ["packages/testing/src/global-database.ts"],
          testTimeout,
          // Files of one worker share the loaded and compiled program, which keeps nothing between them.
          isolate: false,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
