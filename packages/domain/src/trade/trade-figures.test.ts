import { expect, test } from "vitest";
import { saidTradeFigures } from "./trade-figures.ts";

const counted = { trades: 100, releases: 20, medianReleaseMs: 240_000, escrowCents: 1_000_099n };

test("figures of a busy site are told, the worth in two leading figures and never rounded up", () => {
  expect(saidTradeFigures(counted)).toEqual({
    trades: 100,
    releaseMs: 240_000,
    escrowUsd: 10_000n,
  });
});

test.each([
  [1_488_899n, 14_000n],
  [9_999_999n, 99_000n],
  [10_000_000n, 100_000n],
  [123_456_789_00n, 120_000_000n],
])("%d cents in escrow are told as %d dollars", (escrowCents, told) => {
  expect(saidTradeFigures({ ...counted, escrowCents }).escrowUsd).toBe(told);
});

test("each figure that is too small is left out by itself", () => {
  expect(saidTradeFigures({ ...counted, trades: 99 }).trades).toBeNull();
  expect(saidTradeFigures({ ...counted, releases: 19 }).releaseMs).toBeNull();
  expect(saidTradeFigures({ ...counted, escrowCents: 999_999n }).escrowUsd).toBeNull();
  expect(saidTradeFigures({ ...counted, escrowCents: 999_999n }).trades).toBe(100);
});
