import { describe, expect, it } from "vitest";
import { loadedOf, newerOf } from "./loaded.ts";

describe("newerOf", () => {
  const old = { ok: true, data: 1 } as const;
  const failed = { ok: false, message: "away" } as const;

  it("keeps what is known when a later reading failed", () => {
    expect(newerOf(old, failed)).toBe(old);
  });

  it("prefers what is newer, and a failure where nothing was known", () => {
    expect(newerOf(old, { ok: true, data: 2 })).toEqual({ ok: true, data: 2 });
    expect(newerOf(failed, { ok: false, message: "still away" }).ok).toBe(false);
    expect(newerOf(failed, old)).toBe(old);
  });
});

describe("loadedOf", () => {
  it("keeps nothing of a reply but its data or its message", () => {
    const good = { ok: true, data: 1, requestId: "x" } as const;
    const bad = { ok: false, message: "no", data: { secret: 1 } } as const;
    expect(loadedOf(good)).toEqual({ ok: true, data: 1 });
    expect(loadedOf(bad)).toEqual({ ok: false, message: "no" });
  });
});
