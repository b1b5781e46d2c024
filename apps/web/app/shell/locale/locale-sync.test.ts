import { expect, test } from "vitest";
import { decideLocaleSwitch } from "./locale-sync.ts";

const guessed = { address: "/en/p2p?x=1#y", locale: "en", stored: "fr", isGuess: true } as const;

test.each([
  ["the server guessed and storage knows better", guessed, "/fr/p2p?x=1#y"],
  ["the address named its language, so it stays", { ...guessed, isGuess: false }, null],
  ["nothing is stored", { ...guessed, stored: null }, null],
  ["what is stored is no language of ours", { ...guessed, stored: "xx" }, null],
  ["the guess was right", { ...guessed, stored: "en" }, null],
] as const)("%s", (_, page, target) => {
  expect(decideLocaleSwitch(page)).toBe(target);
});
