/** The targets of the main pages, and the table that compares them with what was measured. */
import type { MainPage } from "./pages.ts";
import { CATEGORIES, type Category, type Rating } from "./rating.ts";
import type { PageWeight } from "./weight.ts";

const MAX_SCRIPT_BYTES = 150_000;
const MAX_SCRIPT_FILES = 12;
const MIN_SCORE = 95;
const MAX_LCP_MS = 1_500;
const MAX_TBT_MS = 150;
const MAX_CLS = 0.02;

export interface PageFigures {
  readonly page: MainPage;
  readonly weight: PageWeight;
  /** With an empty cache, a rating a round. */
  readonly cold: readonly Rating[];
  /** Opened once more in the same browser. */
  readonly warm: readonly Rating[];
  /** Blocking in processor time with an empty cache, milliseconds. */
  readonly blocking: readonly number[];
}

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** Empty: for information. */
  readonly target: string;
  readonly isMet: boolean;
}

export function judge({ page, weight, cold, warm, blocking }: PageFigures): readonly Figure[] {
  const { gzipBytes, brotliBytes, files } = weight.cold;
  // Only public pages are for search engines.
  const categories = CATEGORIES.filter((category) => category !== "seo" || !page.isPersonal);
  return [
    atMost("JavaScript, gzip bytes", gzipBytes, MAX_SCRIPT_BYTES),
    atMost("in files", files.length, MAX_SCRIPT_FILES),
    info("the same, brotli bytes", String(brotliBytes)),
    info("new after another page, gzip bytes", sizeOf(weight.next)),
    info("new when opened again, gzip bytes", sizeOf(weight.again)),
    ...categories.map((category) =>
      atLeast(category, medianOf(cold, scoreOf(category)), MIN_SCORE),
    ),
    ...speed("", cold),
    atMost("blocking in processor time, ms", Math.round(middleOf(blocking)), MAX_TBT_MS),
    ...speed("opened again: ", warm),
    info("failed audits", failedAudits(cold)),
    info("performance in all rounds", cold.map(scoreOf("performance")).join(" ")),
    info(
      "Lighthouse's index of this machine",
      medianOf(cold, ({ cpuIndex }) => cpuIndex).toFixed(0),
    ),
  ];
}

function speed(when: string, ratings: readonly Rating[]): readonly Figure[] {
  return [
    atMost(
      `${when}largest paint, ms`,
      Math.round(medianOf(ratings, (one) => one.lcpMs)),
      MAX_LCP_MS,
    ),
    atMost(
      `${when}blocking time, ms`,
      Math.round(medianOf(ratings, (one) => one.tbtMs)),
      MAX_TBT_MS,
    ),
    atMost(`${when}layout shift`, Number(medianOf(ratings, (one) => one.cls).toFixed(4)), MAX_CLS),
  ];
}

const scoreOf = (category: Category) => (rating: Rating) => rating.scores[category];

/** Other load affects a single round, rarely most of them. */
export function medianOf(ratings: readonly Rating[], figure: (rating: Rating) => number): number {
  return middleOf(ratings.map(figure));
}

function middleOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function failedAudits(ratings: readonly Rating[]): string {
  return [...new Set(ratings.flatMap(({ failed }) => failed))].join(" ") || "none";
}

function sizeOf({ gzipBytes, files }: PageWeight["cold"]): string {
  return `${gzipBytes} in ${files.length}`;
}

function atMost(name: string, value: number, most: number): Figure {
  return { name, value: String(value), target: `≤ ${most}`, isMet: value <= most };
}

function atLeast(name: string, value: number, least: number): Figure {
  return { name, value: String(value), target: `≥ ${least}`, isMet: value >= least };
}

function info(name: string, value: string): Figure {
  return { name, value, target: "", isMet: true };
}

export function printTable(all: readonly PageFigures[]): void {
  for (const figures of all) {
    console.log(`\n${figures.page.name}  ${figures.page.path}`);
    for (const { name, value, target, isMet } of judge(figures)) {
      const verdict = target === "" ? "" : isMet ? `${target} met` : `${target} MISSED`;
      console.log(`  ${name.padEnd(40)} ${value.padStart(16)}  ${verdict}`);
    }
  }
}
