/**
 * The site's start in the browser: numbered steps, each on its own. One that fails is reported
 * with its number and the others still run, because half a site is better than none.
 */

export interface StartStep {
  readonly name: string;
  readonly run: () => void | Promise<void>;
}

export type StepReport = (text: string, error: unknown) => void;

export async function runSteps(steps: readonly StartStep[], report: StepReport): Promise<void> {
  const runs = steps.map(async ({ name, run }, index) => {
    try {
      await run();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report(`${index + 1}: ${name}: ${reason}`, error);
    }
  });
  await Promise.all(runs);
}
