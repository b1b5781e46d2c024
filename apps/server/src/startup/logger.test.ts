import { pino } from "pino";
import { expect, test } from "vitest";
import { createTimeWriter, gatherLines } from "./logger.ts";

test("the time of a log line is right, also across a second and back", () => {
  const times = [0, 7, 999, 1_000, 1_763_208_000_042, 1_763_208_000_999, 1_763_208_001_000, 999];
  let place = 0;
  const write = createTimeWriter(() => times[place] ?? 0);
  for (const time of times) {
    expect(write()).toBe(`,"time":"${new Date(time).toISOString()}"`);
    place += 1;
  }
});

test("log lines of one turn are written together, those of the next separately, and none twice", async () => {
  const written: string[] = [];
  const lines = gatherLines({ write: (text) => written.push(text) });
  lines.write("one\n");
  lines.write("two\n");
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  lines.write("three\n");
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(["one\ntwo\n", "three\n"]);
});

test("log lines that may be the last of a process are written at once, after earlier ones", () => {
  const written: string[] = [];
  const log = pino({}, gatherLines({ write: (text) => written.push(text) }));
  log.info("before");
  log.fatal("the last");
  const told = written.join("").trim().split("\n");
  expect(told.map((line) => JSON.parse(line).msg)).toEqual(["before", "the last"]);
});
