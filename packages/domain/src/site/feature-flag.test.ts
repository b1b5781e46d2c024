import { expect, test } from "vitest";
import { DEFAULT_FLAGS, FEATURE_FLAGS, readFlagStates } from "./feature-flag.ts";

test("a flag that the service does not list is off", () => {
  expect(readFlagStates({ express: true })).toEqual({
    express: true,
    charts: false,
    passkeys: false,
  });
});

test("flags that this build does not know are left out", () => {
  const answer = { express: true, charts: true, passkeys: true, lottery: true };
  expect(Object.keys(readFlagStates(answer))).toEqual([...FEATURE_FLAGS]);
});

test("every feature is on by default", () => {
  expect(Object.keys(DEFAULT_FLAGS)).toEqual([...FEATURE_FLAGS]);
  expect(Object.values(DEFAULT_FLAGS)).not.toContain(false);
});
