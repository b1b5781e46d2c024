import { expect, test } from "vitest";
import { judge, medianOf, type PageFigures } from "./judge.ts";
import type { Rating } from "./rating.ts";

const rating: Rating = {
  scores: { performance: 95, accessibility: 100, "best-practices": 100, seo: 95 },
  lcpMs: 1_500,
  tbtMs: 150,
  cls: 0.02,
  cpuIndex: 700,
  failed: [],
};
const weight = { files: [], gzipBytes: 150_000, brotliBytes: 130_000 };
const figures: PageFigures = {
  page: { name: "list", path: "/en/p2p/buy", isPersonal: false },
  weight: { cold: weight, next: weight, again: weight },
  cold: [rating],
  warm: [rating],
  blocking: [150],
};
const missed = (changed: Partial<PageFigures>) =>
  judge({ ...figures, ...changed })
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name);

test("a page exactly at every target meets them all", () => {
  expect(missed({})).toEqual([]);
});

test("one byte, one file and one millisecond too many are missed", () => {
  const file = { path: "/assets/a.js", gzipBytes: 1, brotliBytes: 1 };
  const files = Array.from({ length: 13 }, () => file);
  const cold = { files, gzipBytes: 150_001, brotliBytes: 0 };
  expect(missed({ weight: { ...figures.weight, cold } })).toEqual([
    "JavaScript, gzip bytes",
    "in files",
  ]);
  expect(missed({ cold: [{ ...rating, lcpMs: 1_501 }] })).toEqual(["largest paint, ms"]);
  expect(missed({ warm: [{ ...rating, tbtMs: 151 }] })).toEqual([
    "opened again: blocking time, ms",
  ]);
});

test("of blocking in processor time the median counts", () => {
  expect(missed({ blocking: [900, 150, 100] })).toEqual([]);
  expect(missed({ blocking: [100, 151, 900] })).toEqual(["blocking in processor time, ms"]);
});

test("search engines' rating counts on public pages alone", () => {
  const cold = [{ ...rating, scores: { ...rating.scores, seo: 60 } }];
  expect(missed({ cold })).toEqual(["seo"]);
  expect(missed({ cold, page: { ...figures.page, isPersonal: true } })).toEqual([]);
});

test("the median ignores one round that other load has slowed down", () => {
  const slow = { ...rating, lcpMs: 9_000 };
  const rounds = [{ ...rating, lcpMs: 400 }, slow, { ...rating, lcpMs: 500 }];
  expect(medianOf(rounds, ({ lcpMs }) => lcpMs)).toBe(500);
});
