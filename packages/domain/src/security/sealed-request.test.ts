import { describe, expect, test } from "vitest";
import {
  sealedRequestExpiresAt,
  decideCommand,
  decideKeys,
  KEY_LIFE_MS,
  KEY_OVERLAP_MS,
} from "./sealed-request.ts";

const NOW = Date.UTC(2026, 2, 1);
const MEANT = { action: "unbind-phone", subject: "phone", bodyHash: "ab" };

describe("a command", () => {
  test.each([
    ["as expected", {}, null],
    ["60 s old", { at: NOW - 60_000 }, null],
    ["60 s ahead", { at: NOW + 60_000 }, null],
    ["older", { at: NOW - 60_001 }, "commandExpired"],
    ["further ahead", { at: NOW + 60_001 }, "commandExpired"],
    ["without a time", { at: Number.NaN }, "commandExpired"],
    ["for another action", { action: "unbind-email" }, "commandInvalid"],
    ["for another subject", { subject: "email" }, "commandInvalid"],
    ["for another body", { bodyHash: "ac" }, "commandInvalid"],
    ["old and for another body", { at: 0, bodyHash: "ac" }, "commandExpired"],
  ])("%s", (_name, difference, rejection) => {
    expect(decideCommand({ ...MEANT, at: NOW, ...difference }, MEANT, NOW)).toBe(rejection);
  });

  test("its nonce is stored for as long as it could be sent again", () => {
    const expiresAt = sealedRequestExpiresAt(NOW);
    expect(decideCommand({ ...MEANT, at: NOW }, MEANT, expiresAt - 1)).toBeNull();
    expect(decideCommand({ ...MEANT, at: NOW }, MEANT, expiresAt)).toBe("commandExpired");
  });
});

describe("keys", () => {
  const old = { kid: "old", createdAt: NOW };
  const next = { kid: "next", createdAt: NOW + KEY_LIFE_MS };

  test("the first one is due at once", () => {
    expect(decideKeys([], NOW)).toEqual({
      current: null,
      accepted: [],
      retired: [],
      isRotationDue: true,
    });
  });

  test("a key is used for 90 days", () => {
    expect(decideKeys([old], NOW).isRotationDue).toBe(false);
    expect(decideKeys([old], NOW + KEY_LIFE_MS - 1).isRotationDue).toBe(false);
    expect(decideKeys([old], NOW + KEY_LIFE_MS).isRotationDue).toBe(true);
    // Before the successor exists, the last key stays valid.
    expect(decideKeys([old], NOW + 2 * KEY_LIFE_MS).accepted).toEqual([old]);
  });

  test("a key is accepted for one day beside its successor", () => {
    const during = decideKeys([next, old], next.createdAt + KEY_OVERLAP_MS - 1);
    expect(during).toMatchObject({ current: next, accepted: [next, old], retired: [] });
    const after = decideKeys([next, old], next.createdAt + KEY_OVERLAP_MS);
    expect(after).toMatchObject({ current: next, accepted: [next], retired: [old] });
  });
});
