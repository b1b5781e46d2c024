// The same rule twice: as a function on the server, and as the script in the head of every page.
import { describe, expect, test } from "vitest";
import { APP_SCRIPT, APP_STORAGE } from "./app-script.ts";
import { detectApp } from "./detect.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36";
const IPAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";
const plain = { userAgent: ANDROID, address: "https://parley.example/en", hasFlag: false };

const CASES = [
  ["a phone's own browser", plain, "h5"],
  ["the marker in the user agent", { ...plain, userAgent: `${ANDROID} asdxApp/3` }, "android"],
  ["the marker on an iPhone", { ...plain, userAgent: `${IPHONE} asdxApp/3` }, "ios"],
  ["the marker on an iPad", { ...plain, userAgent: `${IPAD} asdxApp/3` }, "ios"],
  ["the marker in the address", { ...plain, address: `${plain.address}?from=asdxApp` }, "android"],
  ["the global flag", { ...plain, userAgent: IPHONE, hasFlag: true }, "ios"],
  ["another case of the marker", { ...plain, address: `${plain.address}?asdxapp` }, "h5"],
] as const;

test.each(CASES)("%s", (_, surroundings, state) => {
  expect(detectApp(surroundings)).toBe(state);
});

/** Runs the script in surroundings of its own; the storage is that of one tab. */
function runScript(
  { userAgent, address, hasFlag }: (typeof CASES)[number][1],
  storage: Map<string, string> | null = new Map(),
): string {
  const dataset: Record<string, string> = {};
  const sessionStorage = {
    getItem: (key: string) => storage?.get(key) ?? null,
    setItem: (key: string, value: string) => storage?.set(key, value),
  };
  const names = ["window", "navigator", "location", "document", "sessionStorage"];
  const values = [
    hasFlag ? { asdxApp: true } : {},
    { userAgent },
    { href: address },
    { documentElement: { dataset } },
    storage === null ? undefined : sessionStorage,
  ];
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- It is a script's text, as the page has it.
  new Function(...names, APP_SCRIPT)(...values);
  return dataset["app"] ?? "h5";
}

describe("the script in the head", () => {
  test.each(CASES)("decides as the server does: %s", (_, surroundings, state) => {
    expect(runScript(surroundings)).toBe(state);
  });

  test("remembers the app for the tab when only the first address had the marker", () => {
    const tab = new Map<string, string>();
    expect(runScript({ ...plain, address: `${plain.address}?from=asdxApp` }, tab)).toBe("android");
    expect(runScript(plain, tab)).toBe("android");
    expect(runScript(plain, new Map()), "another tab").toBe("h5");
  });

  test("remembers nothing about a plain browser", () => {
    const tab = new Map<string, string>();
    runScript(plain, tab);
    expect(tab.has(APP_STORAGE)).toBe(false);
  });

  test("works where storage is forbidden", () => {
    expect(runScript({ ...plain, userAgent: `${IPHONE} asdxApp/3` }, null)).toBe("ios");
    expect(runScript(plain, null)).toBe("h5");
  });
});
