import { describe, expect, test } from "vitest";
import { createPasswordHasher } from "./password-hasher.ts";

const hasher = createPasswordHasher();

describe("a password's hash", () => {
  test("is argon2id with 19 MiB and two passes, and differs each time", async () => {
    const [first, second] = await Promise.all([hasher.hash("the same"), hasher.hash("the same")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  test("verifies its password in any Unicode form", async () => {
    const hash = await hasher.hash("sch\u00f6ne W\u00f6rter");
    expect(await hasher.verify(hash, "scho\u0308ne Wo\u0308rter")).toBe(true);
    expect(await hasher.verify(hash, "schone Worter")).toBe(false);
    expect(await hasher.verify(hash, "")).toBe(false);
  });

  test("of an unknown account accepts no password, and takes as long as any other", async () => {
    const hash = await hasher.hash("a sentence nobody guesses");
    const time = async (of: string | null) => {
      const begun = performance.now();
      expect(await hasher.verify(of, "another sentence")).toBe(false);
      return performance.now() - begun;
    };
    const forSomebody: number[] = [];
    const forNobody: number[] = [];
    // By turns, so that a machine that is busy for a while is so for both.
    for (let turn = 0; turn < 5; turn += 1) {
      forSomebody.push(await time(hash));
      forNobody.push(await time(null));
    }
    // Without the work for unknown accounts it would be a thousandth.
    expect(Math.min(...forNobody)).toBeGreaterThan(Math.min(...forSomebody) / 3);
  });
});
