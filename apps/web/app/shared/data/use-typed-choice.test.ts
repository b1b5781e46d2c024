import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook, type RenderedHook } from "../../shell/page/render-hook.fixture.ts";
import { useTypedChoice, type TypedChoice } from "./use-typed-choice.ts";

let hook: RenderedHook<TypedChoice, string>;
let choices: (readonly [text: string, typing: number])[];

beforeEach(async () => {
  vi.useFakeTimers();
  choices = [];
  hook = await renderHook<TypedChoice, string>(
    (chosen) =>
      useTypedChoice({
        chosen,
        isChoice: (text) => /^\d*$/.test(text),
        choose: (text, typing) => choices.push([text, typing]),
      }),
    "",
  );
});

afterEach(async () => {
  await hook.unmount();
  vi.useRealTimers();
});

const type = (text: string) => hook.act(() => hook.result().type(text));
const wait = (ms: number) => hook.act(() => vi.advanceTimersByTimeAsync(ms));
const texts = () => choices.map(([text]) => text);

test("what is typed quickly is one choice, made when typing pauses", async () => {
  for (const text of ["6", "60", "600"]) {
    await type(text);
    await wait(200);
  }
  expect(texts()).toEqual([]);
  expect(hook.result().text).toBe("600");
  await wait(200);
  expect(texts()).toEqual(["600"]);
});

test("what is typed while the list follows an earlier text stays in the field", async () => {
  await type("6");
  await wait(400);
  await hook.rerender("6");
  await type("60");
  await hook.rerender("6");
  expect(hook.result().text).toBe("60");
  await wait(400);
  expect(texts()).toEqual(["6", "60"]);
});

test("another choice from elsewhere, as after Back, replaces what was being typed", async () => {
  await hook.rerender("600");
  await type("6001");
  await hook.rerender("");
  expect(hook.result().text).toBe("");
  await wait(1000);
  expect(texts()).toEqual([]);
});

test("what was applied is not typed again where the filters are cleared", async () => {
  await type("6");
  await wait(400);
  await hook.rerender("6");
  await hook.rerender("");
  expect(hook.result().text).toBe("");
  await wait(1000);
  expect(texts()).toEqual(["6"]);
});

test("what is no choice yet is not applied, by itself or at once", async () => {
  await type("6x");
  await wait(1000);
  expect(hook.result().apply()).toBe(false);
  expect(texts()).toEqual([]);
});

test("all that is typed until the field is left is one step of the history", async () => {
  await type("6");
  await wait(400);
  await hook.rerender("6");
  await type("60");
  await hook.act(() => hook.result().leave());
  await hook.rerender("60");
  await wait(50);
  await type("7");
  await wait(400);
  const steps = choices.map(([, typing]) => typing);
  expect(texts()).toEqual(["6", "60", "7"]);
  expect(steps[0]).toBe(steps[1]);
  expect(steps[2]).not.toBe(steps[1]);
});
