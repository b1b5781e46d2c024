import { describe, expect, test } from "vitest";
import { pictureSignals, type PictureOrigin } from "./picture-signal.ts";

const UPLOADED = Date.parse("2026-11-15T12:00:00Z");
const PLAIN: PictureOrigin = {
  takenAt: "2026-11-15 11:50:00",
  changedAt: "2026-11-15 11:50:30",
  software: "16.1.2",
  device: "Apple iPhone 15",
  hasHistory: false,
};

test("a picture of a phone has no signal, nor has one that says nothing", () => {
  expect(pictureSignals(PLAIN, UPLOADED)).toEqual([]);
  const silent = { ...PLAIN, takenAt: null, changedAt: null, software: null, device: null };
  expect(pictureSignals(silent, UPLOADED)).toEqual([]);
});

describe("each signal", () => {
  test.each([
    ["editor", { software: "Adobe Photoshop 25.1 (Windows)" }],
    ["editor", { software: "GIMP 2.10" }],
    ["editHistory", { hasHistory: true }],
    ["changedLater", { changedAt: "2026-11-15 11:51:01" }],
    ["old", { takenAt: "2026-10-15 11:00:00", changedAt: null }],
    ["fromFuture", { takenAt: "2026-11-16 02:00:01", changedAt: null }],
  ] as const)("%s: %j", (signal, change) => {
    expect(pictureSignals({ ...PLAIN, ...change }, UPLOADED)).toEqual([signal]);
  });

  test("waits for its bound: a minute, thirty days and any time zone", () => {
    const just = [
      { changedAt: "2026-11-15 11:51:00" },
      { takenAt: "2026-10-15 22:00:00", changedAt: null },
      { takenAt: "2026-11-16 02:00:00", changedAt: null },
    ];
    for (const change of just)
      expect(pictureSignals({ ...PLAIN, ...change }, UPLOADED)).toEqual([]);
  });

  test("needs a time that is one", () => {
    const broken = { ...PLAIN, takenAt: "2026-13-45 99:00:00", changedAt: "yesterday" };
    expect(pictureSignals(broken, UPLOADED)).toEqual([]);
  });
});
