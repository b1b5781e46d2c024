import { prerender } from "react-dom/static";
import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "../page/render-hook.fixture.ts";
import { latePart, shareAttempts, useLoading } from "./late-part.tsx";

const Charts = () => <p>Charts</p>;
const CODE = { default: Charts };
const BLOCKED = new TypeError("Failed to fetch dynamically imported module");

/** A script that fails as often as told, and how often it was requested. */
function scriptThatFails(times: number) {
  return vi.fn<() => Promise<typeof CODE>>(async () => {
    if (load.mock.calls.length <= times) throw BLOCKED;
    return CODE;
  });
}

let load = scriptThatFails(0);
let unmount = async () => {};

async function useOf(ask: ReturnType<typeof shareAttempts>) {
  const use = await renderHook(useLoading, ask);
  ({ unmount } = use);
  return { ...use, retry: () => use.act(() => use.result().failure?.retry()) };
}

function scriptAndUse(failing: number) {
  load = scriptThatFails(failing);
  return useOf(shareAttempts(load));
}

const setOnline = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });

afterEach(async () => {
  await unmount();
  unmount = async () => {};
});

test("the server renders a late part with the page", async () => {
  const Late = latePart(async () => CODE);
  const { prelude } = await prerender(<Late />);
  expect(await new Response(prelude).text()).toContain("<p>Charts</p>");
});

test("a script that is loaded leaves no failure", async () => {
  const { result } = await scriptAndUse(0);
  expect(result().failure).toBeNull();
});

test("a script that cannot be loaded is a failure of its part, and Retry requests it again", async () => {
  const { result, retry } = await scriptAndUse(1);
  const { Part, failure } = result();
  expect(failure).toMatchObject({ isRetrying: false, needsReload: false });
  setOnline(true);
  await retry();
  expect(result().failure).toBeNull();
  expect(result().Part).not.toBe(Part);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a second failure asks for a new document only with a connection", async () => {
  const { result, retry } = await scriptAndUse(3);
  setOnline(false);
  await retry();
  expect(result().failure?.needsReload).toBe(false);
  setOnline(true);
  await retry();
  expect(result().failure?.needsReload).toBe(true);
  await retry();
  expect(result().failure).toBeNull();
});

test("the failure stays while the script is requested again, and a second press requests nothing", async () => {
  const { result, retry, act } = await scriptAndUse(1);
  setOnline(true);
  const { promise, resolve } = Promise.withResolvers<typeof CODE>();
  load.mockImplementationOnce(() => promise);
  await retry();
  expect(result().failure?.isRetrying).toBe(true);
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => resolve(CODE));
  expect(result().failure).toBeNull();
});

test("the next use of a part requests a failed script again, and a loaded one no more", async () => {
  load = scriptThatFails(1);
  const ask = shareAttempts(load);
  const failures: boolean[] = [];
  for (const _ of ["failed", "loaded", "shared"]) {
    const { result } = await useOf(ask);
    failures.push(result().failure !== null);
    await unmount();
  }
  unmount = async () => {};
  expect(failures).toEqual([true, false, false]);
  expect(load).toHaveBeenCalledTimes(2);
});
