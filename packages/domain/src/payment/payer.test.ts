import { describe, expect, test } from "vitest";
import { cleanPayer } from "./payer.ts";

describe("a declared payer", () => {
  test.each([
    ["Clara Weiss", "4321", { name: "Clara Weiss", accountEnd: "4321" }],
    ["  Clara\n\tWeiss ", " 4321 ", { name: "Clara Weiss", accountEnd: "4321" }],
    ["Cla\u202Era\u200B Weiss", "43\u200B21", { name: "Clara Weiss", accountEnd: "4321" }],
    ["Łukasz Żółć", "a@b.", { name: "Łukasz Żółć", accountEnd: "a@b." }],
    ["王小明", "〇一二三", { name: "王小明", accountEnd: "〇一二三" }],
  ])("%j with %j is cleaned", (name, accountEnd, kept) => {
    expect(cleanPayer({ name, accountEnd })).toEqual(kept);
  });

  test.each([
    ["no letters", "…", "4321"],
    ["only invisible characters", "\u200B\u2060", "4321"],
    ["a name of 121 characters", "a".repeat(121), "4321"],
    ["three characters of the account", "Clara Weiss", "321"],
    ["five characters of the account", "Clara Weiss", "54321"],
    ["a blank inside the account's end", "Clara Weiss", "4 21"],
  ])("is refused with %s", (_what, name, accountEnd) => {
    expect(cleanPayer({ name, accountEnd })).toBeNull();
  });
});
