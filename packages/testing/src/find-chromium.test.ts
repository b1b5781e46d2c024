import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findChromium } from "./find-chromium.ts";

const directory = mkdtempSync(join(tmpdir(), "parley-chromium-"));
const browser = join(directory, "chromium-browser");
writeFileSync(browser, "");
chmodSync(browser, 0o755);
afterAll(() => rmSync(directory, { recursive: true }));

test("it is found on the path", () => {
  expect(findChromium({ PATH: directory })).not.toBeNull();
});

test("a chosen one is taken, and none in its place when it is not there", () => {
  expect(findChromium({ PARLEY_CHROMIUM: browser })).toBe(browser);
  expect(findChromium({ PARLEY_CHROMIUM: join(directory, "gone"), PATH: directory })).toBeNull();
});
