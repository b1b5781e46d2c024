// What the samples of a measurement amount to, and how a figure is judged. `null` means that there
// were no samples: it is printed as "not measured" and misses its target.
import type { Figures } from "./tasks.ts";

const NOT_MEASURED = "not measured";

export function figuresOf(tookMs: readonly number[], seconds: number): Figures {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? null;
  const count = sorted.length;
  return { count, perSecond: count / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

export function medianOf(figures: readonly (number | null)[]): number | null {
  const measured = figures.filter((figure) => figure !== null).toSorted((a, b) => a - b);
  return measured[Math.floor(measured.length / 2)] ?? null;
}

/** Null where the other side did nothing: a division by zero would meet every target. */
export function ratioOf(ours: Rate, theirs: Rate): number | null {
  return theirs.perSecond > 0 ? ours.perSecond / theirs.perSecond : null;
}

interface Rate {
  readonly perSecond: number;
}

export function describeRate({ perSecond, ...figures }: Figures): string {
  return `${perSecond.toFixed(0)} /s, ${describeTimes(figures)}`;
}

export function describeTimes({ p50Ms, p99Ms }: Pick<Figures, "p50Ms" | "p99Ms">): string {
  if (p50Ms === null || p99Ms === null) return NOT_MEASURED;
  return `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}

export interface Target {
  readonly unit: string;
  readonly than: "≥" | "≤";
  readonly target: number;
}

export interface Verdict {
  readonly line: string;
  readonly isMet: boolean;
}

export function judgeFigure(
  name: string,
  value: number | null,
  { unit, than, target }: Target,
): Verdict {
  const isMet = value !== null && (than === "≥" ? value >= target : value <= target);
  const figure = value === null ? NOT_MEASURED : `${value.toFixed(2).padStart(9)} ${unit}`;
  const line = `${name.padEnd(46)} ${figure} ${than} ${target} ${isMet ? "met" : "MISSED"}`;
  return { line, isMet };
}
