import { describe, expect, it } from "vitest";
import { createAttemptKeys, newAttemptKey } from "./attempt-keys.ts";

function countingKeys() {
  let count = 0;
  return createAttemptKeys(() => `key-${(count += 1)}`);
}

describe("the key of a write", () => {
  it("is kept while it is unknown whether the write arrived", () => {
    const keys = countingKeys();
    for (const name of ["networkError", "timeout", "aborted", "badReply"]) {
      expect(keys.keyFor({ name: "a" })).toBe("key-1");
      keys.settle({ ok: false, name, status: 0 });
    }
    expect(keys.keyFor({ name: "a" })).toBe("key-1");
  });

  it("is kept after a failure of the server, which may have committed before", () => {
    const keys = countingKeys();
    for (const [name, status] of [
      ["unavailable", 503],
      ["internal", 500],
    ] as const) {
      expect(keys.keyFor({ name: "a" })).toBe("key-1");
      keys.settle({ ok: false, name, status });
    }
    expect(keys.keyFor({ name: "a" })).toBe("key-1");
  });

  it("is new once the server has replied, whatever the reply", () => {
    const keys = countingKeys();
    keys.keyFor({});
    keys.settle({ ok: false, name: "codeInvalid", status: 422 });
    expect(keys.keyFor({})).toBe("key-2");
    keys.settle({ ok: true });
    expect(keys.keyFor({})).toBe("key-3");
  });

  it("is kept after a refusal that says nothing of the try in doubt", () => {
    const keys = countingKeys();
    keys.keyFor({ name: "a" });
    keys.settle({ ok: false, name: "timeout", status: 0 });
    for (const [name, status] of [
      ["tooManyRequests", 429],
      ["unauthorized", 401],
      ["insufficientBalance", 422],
    ] as const) {
      expect(keys.keyFor({ name: "a" })).toBe("key-1");
      keys.settle({ ok: false, name, status });
    }
    expect(keys.keyFor({ name: "a" })).toBe("key-1");
    keys.settle({ ok: true });
    expect(keys.keyFor({ name: "a" })).toBe("key-2");
  });

  it("is kept for input in doubt while other input is refused", () => {
    const keys = countingKeys();
    keys.keyFor({ name: "a" });
    keys.settle({ ok: false, name: "timeout", status: 0 });
    keys.keyFor({ name: "b" });
    keys.settle({ ok: false, name: "insufficientBalance", status: 422 });
    expect(keys.keyFor({ name: "a" })).toBe("key-1");
    expect(keys.keyFor({ name: "b" })).toBe("key-3");
  });

  it("is new where the server knows it for other input", () => {
    const keys = countingKeys();
    keys.keyFor({ name: "a" });
    keys.settle({ ok: false, name: "timeout", status: 0 });
    keys.keyFor({ name: "a" });
    keys.settle({ ok: false, name: "idempotencyMismatch", status: 409 });
    expect(keys.keyFor({ name: "a" })).toBe("key-2");
  });

  it("exists for a write without input", () => {
    const keys = countingKeys();
    expect(keys.keyFor(undefined)).toBe("key-1");
    expect(keys.keyFor(undefined)).toBe("key-1");
  });

  it("is new for other input, which would be refused under the old key", () => {
    const keys = countingKeys();
    keys.keyFor({ name: "a" });
    keys.settle({ ok: false, name: "timeout", status: 0 });
    expect(keys.keyFor({ name: "b" })).toBe("key-2");
  });

  it("is 16 random bytes", () => {
    expect(newAttemptKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newAttemptKey()).not.toBe(newAttemptKey());
  });
});
