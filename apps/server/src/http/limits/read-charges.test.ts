import { expect, test } from "vitest";
import { createQuestionMemory } from "./read-charges.ts";

function createMemory(max: number) {
  const recall = createQuestionMemory(max);
  return (question: string) => {
    const { isKnown, remember } = recall(question);
    remember();
    return isKnown;
  };
}

test("a question is known once it was answered", () => {
  const recall = createQuestionMemory(3);
  expect(recall("price?").isKnown).toBe(false);
  // It was refused: nothing is remembered.
  expect(recall("price?").isKnown).toBe(false);
  recall("price?").remember();
  expect(recall("price?").isKnown).toBe(true);
  expect(recall("another price?").isKnown).toBe(false);
});

test("ever new questions push out none that are asked repeatedly", () => {
  const ask = createMemory(3);
  ask("usual");
  ask("usual");
  ask("rare");
  for (let turn = 0; turn < 100; turn += 1) expect(ask(`new ${turn}`)).toBe(false);
  expect(ask("usual")).toBe(true);
  expect(ask("rare")).toBe(false);
});
