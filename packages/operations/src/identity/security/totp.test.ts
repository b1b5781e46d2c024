import { toUserId } from "@parley/domain/ids";
import { createVault } from "@parley/platform/vault";
import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import {
  describeTotp,
  findTotpStep,
  makeTotpSecret,
  openTotpSecret,
  sealTotpSecret,
} from "./totp.ts";

/** "12345678901234567890", of the vectors of RFC 6238; we take the last six of its eight digits. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const NOW = Date.UTC(2026, 2, 1, 12, 0, 10);
const codeAt = (secret: string, at: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at });

describe("the codes of an authenticator", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("at %i s", (seconds, code) => {
    expect(findTotpStep(RFC_SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  test("are valid for one half minute more on each side, and return their step", () => {
    // Always the same secret: of a new one two codes would be alike one day.
    const step = Math.floor(NOW / 30_000);
    const found = [-2, -1, 0, 1, 2].map((offset) =>
      findTotpStep(RFC_SECRET, codeAt(RFC_SECRET, NOW + offset * 30_000), NOW),
    );
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  test("of another secret are refused", () => {
    expect(findTotpStep("JBSWY3DPEHPK3PXP", codeAt(RFC_SECRET, NOW), NOW)).toBeNull();
  });
});

describe("the secret", () => {
  test("is 160 random bits, and the address says all that an app needs", () => {
    const secret = makeTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(makeTotpSecret()).not.toBe(secret);
    const address = new URL(describeTotp(secret, "ada@example.org"));
    expect(decodeURIComponent(address.pathname)).toBe("/Parley:ada@example.org");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: "Parley",
      secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });

  test("is sealed for one user", () => {
    const vault = createVault("a secret for the tests of authenticators, long enough");
    const sealed = sealTotpSecret(vault, toUserId(1n), "JBSWY3DPEHPK3PXP");
    expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
    expect(openTotpSecret(vault, toUserId(1n), sealed)).toBe("JBSWY3DPEHPK3PXP");
    expect(() => openTotpSecret(vault, toUserId(2n), sealed)).toThrow("another purpose");
  });
});
