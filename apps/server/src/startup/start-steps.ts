// The server's start as numbered steps, as the website's in the browser: a failing one is reported
// with its number, its name and the error.

export class FailedStep extends Error {
  override readonly name = "FailedStep";
  override readonly cause: unknown;

  constructor(number: number, step: string, cause: unknown) {
    super(`${number}: ${step}: ${cause instanceof Error ? cause.message : String(cause)}`);
    this.cause = cause;
  }
}

export type RunStep = <Result>(
  name: string,
  run: () => Result | Promise<Result>,
) => Promise<Result>;

/** Steps are counted from 1, in the order in which they run. */
export function countSteps(): RunStep {
  let number = 0;
  return async (name, run) => {
    number += 1;
    const own = number;
    try {
      return await run();
    } catch (error) {
      throw new FailedStep(own, name, error);
    }
  };
}
