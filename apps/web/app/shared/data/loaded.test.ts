import { describe, expect, it } from "vitest";
import { loadedOf } from "./loaded.ts";

describe("loadedOf", () => {
  it("carries nothing of an answer but its data or its message", () => {
    const good = { ok: true, data: 1, requestId: "x" } as const;
    const bad = { ok: false, message: "no", data: { secret: 1 } } as const;
    expect(loadedOf(good)).toEqual({ ok: true, data: 1 });
    expect(loadedOf(bad)).toEqual({ ok: false, message: "no" });
  });
});
