// Prints figures and their targets.

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export interface Judged {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: string;
  readonly isMet: boolean;
}

/** Returns whether all targets are met. */
export function printJudged(all: readonly Judged[]): boolean {
  say("");
  for (const { name, value, unit, target, isMet } of all) {
    const verdict = isMet ? "met" : "MISSED";
    say(
      `${name.padEnd(52)} ${value.toFixed(2).padStart(10)} ${unit.padEnd(3)} ${target} ${verdict}`,
    );
  }
  return all.every(({ isMet }) => isMet);
}
