import { expect, test } from "vitest";
import { sessionUsedSince } from "./session-life.ts";

test("a session that was not used for 30 days is over", () => {
  const now = Date.UTC(2026, 2, 31, 12);
  expect(sessionUsedSince(now)).toBe(Date.UTC(2026, 2, 1, 12));
});
