import { describe, expect, test } from "vitest";
import { MOST_PAGES, MOST_PIXELS, scaleOf, shownPages } from "./pdf-limits.ts";

const A4 = { width: 595, height: 842 };

describe("a page of a document", () => {
  test("is drawn as wide as wanted", () => {
    expect(scaleOf(A4, 1190)).toBe(2);
  });

  test.each([
    ["many pixels", A4, 100_000],
    ["a very long side", { width: 10, height: 14_400 }, 1_000],
    ["a very wide side", { width: 14_400, height: 10 }, 50_000],
  ])("with %s stays within what a canvas may have", (_name, size, wanted) => {
    const scale = scaleOf(size, wanted) ?? 0;
    expect(scale).toBeGreaterThan(0);
    expect(size.width * scale * (size.height * scale)).toBeLessThanOrEqual(MOST_PIXELS + 1);
    expect(Math.max(size.width, size.height) * scale).toBeLessThanOrEqual(8_192 + 1e-6);
  });

  test.each([
    { width: 0, height: 842 },
    { width: 595, height: -1 },
    { width: Number.NaN, height: 842 },
    { width: Number.POSITIVE_INFINITY, height: 842 },
  ])("without a size is not drawn: $width x $height", (size) => {
    expect(scaleOf(size, 600)).toBeNull();
  });

  test("is not drawn where there is no room", () => {
    expect(scaleOf(A4, 0)).toBeNull();
  });
});

test("of very many pages the first are shown", () => {
  expect(shownPages(2)).toBe(2);
  expect(shownPages(1_000_000)).toBe(MOST_PAGES);
});
