import { expect, test } from "vitest";
import { countSteps, FailedStep } from "./start-steps.ts";

test("a failing step is named with its number and its error", async () => {
  const step = countSteps();
  const cause = new Error("nothing answers");
  expect(await step("settings", () => 1)).toBe(1);
  const failed = step("database", () => Promise.reject(cause));
  await expect(failed).rejects.toThrow(new FailedStep(2, "database", cause));
  await expect(failed).rejects.toThrow("2: database: nothing answers");
  await expect(failed).rejects.toHaveProperty("cause", cause);
});

test("a step that throws at once, or something else than an error, is reported too", async () => {
  const step = countSteps();
  const thrown = step("port", () => {
    // oxlint-disable-next-line no-throw-literal, typescript/only-throw-error -- As a careless library does.
    throw "taken";
  });
  await expect(thrown).rejects.toThrow("1: port: taken");
});
