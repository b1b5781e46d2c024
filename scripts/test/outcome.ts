// What a phase of the test run came to, and how the reports of the test programs are counted.

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Shown in full when something failed. */
  readonly output: string;
}

/** A check passes or fails as a whole. */
export function countCheck({ code, output }: { code: number; output: string }): Outcome {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

export function countVitest(report: VitestReport | null, code: number, output: string): Outcome {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return { passed, failed: atLeastOne(report?.numFailedTests ?? 0, code), skipped, output };
}

export function countPlaywright(
  report: PlaywrightReport | null,
  code: number,
  output: string,
): Outcome {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected, failed: atLeastOne(unexpected + flaky, code), skipped, output };
}

/** A file that cannot be loaded or a crash fails the run without failing a test of its own. */
function atLeastOne(failed: number, code: number): number {
  return failed === 0 && code !== 0 ? 1 : failed;
}
