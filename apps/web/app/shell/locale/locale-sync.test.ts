import { expect, test } from "vitest";
import { decideLocaleSwitch } from "./locale-sync.ts";

const guessed = { locale: "en", stored: "fr", isGuess: true } as const;

test.each([
  ["the server guessed and storage knows better", guessed, "fr"],
  ["the address named its language, so it stays", { ...guessed, isGuess: false }, null],
  ["nothing is stored", { ...guessed, stored: null }, null],
  ["what is stored is no language of ours", { ...guessed, stored: "xx" }, null],
  ["a tag is stored", { ...guessed, locale: "fr", stored: "en-US" }, "en"],
  ["the guess was right", { ...guessed, stored: "en" }, null],
] as const)("%s", (_, page, wanted) => {
  expect(decideLocaleSwitch(page)).toBe(wanted);
});
