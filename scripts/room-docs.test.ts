import { expect, test } from "vitest";
import { compareRooms, roomSection } from "./room-docs.ts";

test("ARCHITECTURE.md draws the rooms of the import law (else run node scripts/room-docs.ts)", () => {
  const { actual, expected } = compareRooms();
  expect(actual).toBe(expected);
});

test("the drawing has an arrow for each permitted import and no room of the tests", () => {
  expect(roomSection()).toContain("  operations --> engine\n");
  expect(roomSection()).not.toContain("testing");
});
