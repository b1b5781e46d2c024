import { expect, test } from "vitest";
import { wallClockSeconds } from "./chart-time.ts";

const HOUR = 60 * 60 * 1_000;

test("an instant is drawn where the reader's clock shows it", () => {
  const noon = Date.UTC(2026, 10, 18, 12);
  expect(wallClockSeconds([noon], () => 330)).toEqual([Date.UTC(2026, 10, 18, 17, 30) / 1_000]);
  expect(wallClockSeconds([noon], () => -180)).toEqual([Date.UTC(2026, 10, 18, 9) / 1_000]);
});

test("the hour that comes twice when clocks are set back keeps the order of time", () => {
  const change = Date.UTC(2026, 9, 25, 1);
  const berlin = (at: number) => (at < change ? 120 : 60);
  const instants = [change - HOUR, change - HOUR / 2, change, change + HOUR / 2, change + 2 * HOUR];
  const drawn = wallClockSeconds(instants, berlin);
  expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
  expect(new Set(drawn).size).toBe(instants.length);
  expect(drawn.at(-1)).toBe(Date.UTC(2026, 9, 25, 4) / 1_000);
});
