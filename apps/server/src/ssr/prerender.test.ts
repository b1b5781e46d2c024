import { LOCALES } from "@parley/phrases/locales";
import { afterEach, expect, test, vi } from "vitest";
import { createPrerender, type RenderedPage } from "./prerender.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Pages which are rendered when the test says so. */
function stage(render: (path: string) => Promise<RenderedPage>) {
  const errors: unknown[] = [];
  const prerender = createPrerender({
    letReadersFirst: () => Promise.resolve(),
    buildId: "b1",
    listPaths: () => Promise.resolve(["/help"]),
    render,
    policyFor: () => "default-src 'none'",
    logger: { error: (error: unknown) => errors.push(error) },
  });
  return { prerender, errors };
}

const page = (text: string): RenderedPage => ({ html: `<html>${text}</html>`, data: text });

test("requests for a page that is being rendered anew share one rendering", async () => {
  const asked: string[] = [];
  const { prerender } = stage(async (path) => {
    asked.push(path);
    await Promise.resolve();
    return page(path);
  });
  await prerender.refresh();
  asked.length = 0;
  const refreshed = prerender.refresh();
  const find = async () => prerender.find("/zh-tw/help");
  const found = await Promise.all(Array.from({ length: 50 }, find));
  expect(found.every((one) => one !== null && one === found[0])).toBe(true);
  await refreshed;
  expect(asked.toSorted()).toEqual(LOCALES.map((locale) => `/${locale}/help`).toSorted());
  expect(prerender.find("/zh-tw/help")).toBe(found[0]);
  expect(prerender.find("/zh-tw/p2p/buy")).toBeNull();
});

test("a page from before a change is not kept, though it was ready after it", async () => {
  const first = Promise.withResolvers<RenderedPage>();
  const contents = [first.promise];
  const { prerender } = stage(() => contents.shift() ?? Promise.resolve(page("second")));
  const begun = prerender.refresh();
  await vi.waitFor(() => expect(contents).toEqual([]));
  const refreshed = prerender.refresh();
  first.resolve(page("first"));
  await Promise.all([begun, refreshed]);
  const found = await prerender.find("/en/help");
  expect(found?.page.find("identity")?.toString()).toContain("second");
});

test("a page that could not be rendered is tried again a minute later, and only that one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked: string[] = [];
  let isBusy = true;
  const { prerender, errors } = stage((path) => {
    asked.push(path);
    const fails = isBusy && path === "/fr/help";
    return fails ? Promise.reject(new Error("busy")) : Promise.resolve(page(path));
  });
  await prerender.refresh();
  expect(prerender.list()).toHaveLength(LOCALES.length - 1);
  // Each request renders it for itself until then.
  expect(prerender.find("/fr/help")).toBeNull();
  expect(errors).toHaveLength(1);
  isBusy = false;
  asked.length = 0;
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(prerender.list()).toHaveLength(LOCALES.length));
  expect(asked).toEqual(["/fr/help"]);
  prerender.stop();
});
