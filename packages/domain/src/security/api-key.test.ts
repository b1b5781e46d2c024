import { describe, expect, test } from "vitest";
import { ORDER_ACTIONS } from "../order/order-step.ts";
import {
  CAP_WINDOW_MS,
  decideKeyPermission,
  decideKeyTerms,
  isTimely,
  isWithinCap,
  keyPermissionOf,
  nonceExpiresAt,
  readKeyHeaders,
  signedText,
  usedOfCap,
} from "./api-key.ts";

const NOW = 1_800_000_000_000;
const HEADERS = {
  key: "A".repeat(22),
  time: String(NOW),
  nonce: "n".repeat(16),
  signature: "s".repeat(43),
};

describe("the headers of a signed request", () => {
  test("are read in their form", () => {
    const { key: keyId, ...rest } = HEADERS;
    expect(readKeyHeaders(HEADERS)).toEqual({ keyId, ...rest });
    const longest = { ...HEADERS, nonce: "n".repeat(64), signature: "s".repeat(86) };
    expect(readKeyHeaders(longest)).not.toBeNull();
  });

  test.each([
    { key: undefined },
    { key: "A".repeat(21) },
    { key: ["A".repeat(22), "B".repeat(22)] },
    { time: "" },
    { time: "-1" },
    { time: `${NOW}.5` },
    { time: "9".repeat(16) },
    { nonce: "n".repeat(15) },
    { nonce: "n".repeat(65) },
    { nonce: `${"n".repeat(16)}\n` },
    { nonce: `${"n".repeat(16)}, ${"n".repeat(16)}` },
    { signature: "s".repeat(44) },
    { signature: `${"s".repeat(42)}=` },
    { signature: undefined },
  ])("are refused as %j", (change) => {
    expect(readKeyHeaders({ ...HEADERS, ...change })).toBeNull();
  });

  test("and the request are signed as five lines", () => {
    const request = { method: "POST", target: "/api/x?b=1&a=2", bodyHash: "ab" };
    expect(signedText(request, { time: "7", nonce: "n" })).toBe("POST\n/api/x?b=1&a=2\nab\n7\nn");
  });
});

test("a time is accepted within 30 seconds either way, and its nonce kept for longer", () => {
  const at = (time: number) => isTimely({ time: String(time) }, NOW);
  expect([at(NOW - 30_000), at(NOW), at(NOW + 30_000)]).toEqual([true, true, true]);
  expect([at(NOW - 30_001), at(NOW + 30_001)]).toEqual([false, false]);
  const time = String(NOW + 30_000);
  expect(isTimely({ time }, nonceExpiresAt({ time }))).toBe(false);
});

describe("the terms of a key", () => {
  test("name addresses before its expiry, and none means all", () => {
    const terms = { addresses: ["203.0.113.0/24"], expiresAt: NOW };
    expect(decideKeyTerms(terms, "198.51.100.1", NOW)).toBe("apiKeyAddress");
    expect(decideKeyTerms(terms, "203.0.113.1", NOW)).toBe("apiKeyExpired");
    expect(decideKeyTerms(terms, "203.0.113.1", NOW - 1)).toBeNull();
    expect(decideKeyTerms({ addresses: [], expiresAt: null }, "198.51.100.1", NOW)).toBeNull();
  });
});

describe("a permission", () => {
  test("is one of those that a call asks for; a call that names none refuses keys", () => {
    expect(decideKeyPermission(["read"], ["trade", "read"])).toBeNull();
    expect(decideKeyPermission(["read"], ["trade"])).toBe("apiPermissionMissing");
    expect(decideKeyPermission(["read", "trade", "release", "withdraw"], undefined)).toBe(
      "apiPermissionMissing",
    );
  });

  test("of a step of an order: release has its own, agreements and codes have none", () => {
    const asked = ORDER_ACTIONS.map((action) => [action, keyPermissionOf(action, false)]);
    const none = new Set(["propose-split", "accept-split", "accept-ruling"]);
    for (const [action, permission] of asked) {
      const expected = action === "release" ? "release" : none.has(String(action)) ? null : "trade";
      expect([action, permission]).toEqual([action, expected]);
    }
    expect(keyPermissionOf("retry", true)).toBeNull();
    expect(keyPermissionOf("release", true)).toBe("release");
  });
});

const use = (worthCents: bigint, at = NOW, kind: "release" | "withdraw" = "release") => ({
  kind,
  at,
  worthCents,
});

describe("a cap", () => {
  test("is reached exactly, and not passed by a cent", () => {
    expect(isWithinCap([use(60n)], use(40n), 100n)).toBe(true);
    expect(isWithinCap([use(60n)], use(41n), 100n)).toBe(false);
  });

  test("counts the last 24 hours of its own kind", () => {
    const before = [
      use(50n, NOW - CAP_WINDOW_MS),
      use(7n, NOW - CAP_WINDOW_MS + 1),
      use(90n, NOW, "withdraw"),
    ];
    expect(usedOfCap(before, "release", NOW)).toBe(7n);
    expect(isWithinCap(before, use(93n), 100n)).toBe(true);
    expect(isWithinCap(before, use(94n), 100n)).toBe(false);
  });

  test("that is not there allows nothing", () => {
    expect(isWithinCap([], use(0n), null)).toBe(false);
  });
});
