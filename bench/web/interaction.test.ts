import { expect, test } from "vitest";
import { longestAnswer } from "./interaction.ts";

const MAIN = { pid: 1, tid: 10 };
const task = (ts: number, tdur: number, where = MAIN) => ({
  ...where,
  name: "RunTask",
  ph: "X",
  ts,
  dur: 4 * tdur,
  tdur,
});
const pressed = (ts: number, duration: number, interactionId = 7) => ({
  ...MAIN,
  name: "EventTiming",
  ph: "b",
  ts,
  args: { data: { interactionId, duration } },
});
const dispatch = { ...MAIN, name: "EventDispatch", ph: "X", ts: 10_000 };

test("counts the main thread's processor time until the frame, as of a phone four times slower", () => {
  const events = [
    dispatch,
    pressed(10_000, 50),
    task(10_000, 12_000),
    task(40_000, 3_000),
    // Before the press, after the frame, and on another thread.
    task(5_000, 4_000),
    task(60_001, 30_000),
    task(20_000, 9_000, { pid: 1, tid: 11 }),
  ];
  expect(longestAnswer(events)).toBe(60);
});

test("of a press and its release the longer one counts, and what is no interaction does not", () => {
  const events = [
    dispatch,
    pressed(10_000, 5),
    task(10_000, 2_000),
    pressed(20_000, 5),
    task(20_000, 5_000),
    pressed(30_000, 90, 0),
    task(30_000, 80_000),
  ];
  expect(longestAnswer(events)).toBe(20);
  expect(longestAnswer([dispatch, task(10_000, 2_000)])).toBeNull();
});
