import { expect, test } from "vitest";
import { addressesOf, bodyOf, EMPTY_KEY, findWrongAddress, isCap, movesCoins } from "./api-key.ts";

const NOW = 1_800_000_000_000;

test("addresses are read from lines, commas and blanks", () => {
  expect(addressesOf(" 203.0.113.7\n\n2001:db8::/48, 198.51.100.0/24 ")).toEqual([
    "203.0.113.7",
    "2001:db8::/48",
    "198.51.100.0/24",
  ]);
  expect(addressesOf(" \n")).toEqual([]);
});

test("the first line that is no address is named", () => {
  expect(findWrongAddress("203.0.113.7\n203.0.113.7/24\nhost")).toBe("203.0.113.7/24");
  expect(findWrongAddress("203.0.113.7\n::1")).toBeNull();
});

test("a cap is an amount of dollars above zero, with cents at most", () => {
  expect(["1", " 500.25 ", "0.01"].map(isCap)).toEqual([true, true, true]);
  expect(["", "0", "0.00", "1.005", "1,000", "-1", "x"].map(isCap)).toEqual(
    Array.from({ length: 7 }, () => false),
  );
});

test("a new key reads and expires, unless more is chosen", () => {
  expect(bodyOf({ ...EMPTY_KEY, name: "  bot\u200B " }, NOW)).toEqual({
    name: "bot",
    kind: "hmac",
    permissions: ["read"],
    expiresAt: NOW + 90 * 24 * 60 * 60_000,
  });
});

test("only what the kind and the permissions ask for is sent", () => {
  const all = {
    ...EMPTY_KEY,
    name: "bot",
    publicKey: " key ",
    addresses: "::1",
    expiry: "never" as const,
    releaseCap: "5",
    withdrawCap: "7",
  };
  expect(bodyOf(all, NOW)).toEqual({
    name: "bot",
    kind: "hmac",
    permissions: ["read"],
    addresses: ["::1"],
  });
  const permissions = ["release" as const, "withdraw" as const];
  expect(bodyOf({ ...all, kind: "ed25519", permissions }, NOW)).toMatchObject({
    publicKey: "key",
    releaseCapPerDay: "5",
    withdrawCapPerDay: "7",
  });
});

test("releases and withdrawals move coins", () => {
  expect(movesCoins(["read", "trade"])).toBe(false);
  expect(movesCoins(["release"])).toBe(true);
  expect(movesCoins(["withdraw"])).toBe(true);
});
