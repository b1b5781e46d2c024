import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findChromium, findFullChromium, findTestChromium } from "./find-chromium.ts";

const directory = mkdtempSync(join(tmpdir(), "parley-chromium-"));
afterAll(() => rmSync(directory, { recursive: true }));

function install(place: string, name: string): string {
  const path = join(directory, place, name);
  mkdirSync(join(directory, place), { recursive: true });
  writeFileSync(path, "");
  chmodSync(path, 0o755);
  return path;
}

const browser = install("first", "chromium");
const windowless = install("second", "chromium-headless-shell");
const PATH = `${join(directory, "first")}:${join(directory, "second")}`;

test("Chromium is found on the path", () => {
  expect(findChromium({ PATH })).toBe(browser);
});

test("tests prefer the headless shell, wherever it is on the path", () => {
  expect(findTestChromium({ PATH })).toBe(windowless);
});

test("full Chromium is found beside a configured headless shell, and not instead of another", () => {
  expect(findFullChromium({ PARLEY_CHROMIUM: windowless, PATH })).toBe(browser);
  expect(findFullChromium({ PARLEY_CHROMIUM: join(directory, "gone"), PATH })).toBeNull();
  expect(findFullChromium({ PATH })).toBe(browser);
});

test("a configured Chromium is used, and no other when it is missing", () => {
  const gone = join(directory, "gone");
  expect(findChromium({ PARLEY_CHROMIUM: browser, PATH })).toBe(browser);
  expect(findChromium({ PARLEY_CHROMIUM: gone, PATH })).toBeNull();
  expect(findTestChromium({ PARLEY_CHROMIUM: browser, PATH })).toBe(browser);
  expect(findTestChromium({ PARLEY_CHROMIUM: gone, PATH })).toBeNull();
});
