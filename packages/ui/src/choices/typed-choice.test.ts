import { expect, test } from "vitest";
import { findTyped } from "./typed-choice.ts";

const options = ["Dansk", "Deutsch", "English", "Español", "Français"].map((label) => ({
  value: label,
  label,
  isDisabled: label === "Español",
}));

test.each([
  [null, "d", "Dansk"],
  ["Dansk", "d", "Deutsch"],
  ["Deutsch", "dd", "Dansk"],
  ["Dansk", "de", "Deutsch"],
  ["Deutsch", "deu", "Deutsch"],
  ["English", "E", "English"],
  ["English", "es", null],
  ["English", "x", null],
])("from %j, %j leads to %j", (chosen, text, found) => {
  expect(findTyped(options, chosen, text)).toBe(found);
});
