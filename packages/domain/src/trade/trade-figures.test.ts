import { expect, test } from "vitest";
import { saidTradeFigures } from "./trade-figures.ts";

const counted = { trades: 100, releases: 20, medianReleaseMs: 240_000, escrowCents: 1_000_099n };

test("figures of a busy site are told, worth in whole dollars and never rounded up", () => {
  expect(saidTradeFigures(counted)).toEqual({
    trades: 100,
    releaseMs: 240_000,
    escrowUsd: 10_000n,
  });
});

test("each figure that is too small is left out by itself", () => {
  expect(saidTradeFigures({ ...counted, trades: 99 }).trades).toBeNull();
  expect(saidTradeFigures({ ...counted, releases: 19 }).releaseMs).toBeNull();
  expect(saidTradeFigures({ ...counted, escrowCents: 999_999n }).escrowUsd).toBeNull();
  expect(saidTradeFigures({ ...counted, escrowCents: 999_999n }).trades).toBe(100);
});
