// The result of a phase of the test run, and how reports of the test programs are counted.
import { stripVTControlCharacters } from "node:util";

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of the failed tests, with the first lines of their messages. */
  readonly failures: readonly string[];
  /** The same for those that failed and passed when they were repeated. */
  readonly unsteady: readonly string[];
  /** Printed in full when something failed. */
  readonly output: string;
}

/** A check passes or fails as a whole. */
export function countCheck({ code, output }: { code: number; output: string }): Outcome {
  const failed = code === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0, failures: [], unsteady: [], output };
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export function countVitest(report: VitestReport | null, code: number, output: string): Outcome {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const failed = atLeastOne(report?.numFailedTests ?? 0, code);
  return { passed, failed, skipped, failures: vitestFailures(report), unsteady: [], output };
}

export function countPlaywright(
  report: PlaywrightReport | null,
  code: number,
  output: string,
): Outcome {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const suites = report?.suites ?? [];
  const unsteady = suites.flatMap((suite) => storiesOf(suite, "flaky"));
  const failures = suites.flatMap((suite) => storiesOf(suite, "unexpected"));
  // More than a busy machine explains.
  const isUnsteady = flaky > MOST_UNSTEADY;
  return {
    passed: expected + (isUnsteady ? 0 : flaky),
    failed: atLeastOne(unexpected + (isUnsteady ? flaky : 0), code),
    skipped,
    failures,
    unsteady,
    output,
  };
}

const MOST_UNSTEADY = 2;

function vitestFailures(report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === "failed");
    // A file that cannot be loaded has no failed tests.
    if (failed.length === 0) return status === "failed" ? [told(name, message)] : [];
    return failed.map((one) => told(`${name} › ${one.fullName}`, one.failureMessages?.[0]));
  });
}

function storiesOf({ specs = [], suites = [] }: PlaywrightSuite, wanted: string): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const error = results.find((one) => one.error !== undefined)?.error;
        return told(`${file}:${line} › ${title} (${projectName})`, error?.message);
      }),
  );
  return [...own, ...suites.flatMap((suite) => storiesOf(suite, wanted))];
}

/** A failed expectation names expected and received values in the lines below its first. */
const TOLD_LINES = 5;

function told(name: string, message = ""): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const first = lines.slice(0, TOLD_LINES).join("\n    ");
  return first === "" ? name : `${name}: ${first}`;
}

/** A file that cannot be loaded or a crash fails the run without failing a test of its own. */
function atLeastOne(failed: number, code: number): number {
  return failed === 0 && code !== 0 ? 1 : failed;
}
