import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ensureBrowser, ensureFullBrowser, type Machine } from "./ensure-browser.ts";

const WINDOWLESS = "chromium-headless-shell";
const FULL = "chromium";

/** A machine that has some browsers, and can install others. */
function machine(wish: {
  readonly has: readonly string[];
  readonly broken?: string;
  readonly offers?: readonly string[];
  readonly fetches?: boolean;
  readonly chosen?: string;
}) {
  const directory = mkdtempSync(join(tmpdir(), "parley-browser-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const put = (name: string) => {
    writeFileSync(join(directory, name), "");
    chmodSync(join(directory, name), 0o755);
  };
  for (const name of wish.has) put(name);
  const installed: string[] = [];
  const it: Machine = {
    env: { PARLEY_CHROMIUM: wish.chosen ?? "", PATH: directory },
    canInstall: wish.offers !== undefined,
    run: async (program, args) => {
      const name = args.at(-1) ?? "";
      if (args[0] === "install") {
        if (wish.offers?.includes(name) !== true) return { code: 100, output: "no such package" };
        installed.push(name);
        put(name);
      } else if (args.includes("--only-shell")) {
        return { code: wish.fetches === true ? 0 : 1, output: "cannot be reached" };
      } else if (args[0] === "--version" && !isThere(program)) {
        return { code: 1, output: "" };
      }
      return { code: 0, output: "" };
    },
  };
  // The browsers of the test's own machine are elsewhere and must not be found.
  const isThere = (path: string) => path.startsWith(directory) && basename(path) !== wish.broken;
  return { it, installed, ensure: () => ensureBrowser(it, "playwright", () => undefined) };
}

test("the headless shell is preferred to full Chromium", async () => {
  const { ensure, installed } = machine({ has: [FULL, WINDOWLESS], offers: [WINDOWLESS] });
  expect(await ensure()).toMatchObject({ kind: "system", path: expect.stringMatching(WINDOWLESS) });
  expect(installed).toEqual([]);
});

test("the headless shell is installed if possible, also beside full Chromium", async () => {
  const { ensure, installed } = machine({ has: [FULL], offers: [WINDOWLESS, FULL] });
  expect(await ensure()).toMatchObject({ kind: "system", path: expect.stringMatching(WINDOWLESS) });
  expect(installed).toEqual([WINDOWLESS]);
});

test("full Chromium is used, or installed, where no headless shell is offered", async () => {
  const present = machine({ has: [FULL], offers: [] });
  expect(await present.ensure()).toMatchObject({ path: expect.stringMatching(/chromium$/) });
  const absent = machine({ has: [], offers: [FULL] });
  expect(await absent.ensure()).toMatchObject({ path: expect.stringMatching(/chromium$/) });
  expect(absent.installed).toEqual([FULL]);
});

test("full Chromium is installed beside the headless shell if possible", async () => {
  const offered = machine({ has: [WINDOWLESS], offers: [FULL] });
  const full = { kind: "system", path: expect.stringMatching(/chromium$/) };
  expect(await ensureFullBrowser(offered.it, () => undefined)).toMatchObject(full);
  expect(await ensureFullBrowser(offered.it, () => undefined)).toMatchObject(full);
  expect(offered.installed).toEqual([FULL]);
  const alone = machine({ has: [WINDOWLESS] });
  expect(await ensureFullBrowser(alone.it, () => undefined)).toBeNull();
});

test("nothing is installed without permission", async () => {
  const { ensure } = machine({ has: [FULL] });
  expect(await ensure()).toMatchObject({
    kind: "system",
    path: expect.stringMatching(/chromium$/),
  });
});

test("a stub command that only explains the installation is ignored", async () => {
  const { ensure } = machine({ has: [FULL], broken: FULL, fetches: true });
  expect(await ensure()).toEqual({ kind: "playwright" });
});

test("a configured browser is used or none", async () => {
  const { ensure, installed } = machine({ has: [FULL], offers: [FULL], chosen: "nowhere" });
  expect(await ensure()).toMatchObject({ kind: "none", reason: expect.stringMatching("nowhere") });
  expect(installed).toEqual([]);
});

test("without any browser the error says what to do", async () => {
  const { ensure } = machine({ has: [], offers: [] });
  const reason = expect.stringMatching(/set PARLEY_CHROMIUM to its path\.\ncannot be reached$/);
  expect(await ensure()).toEqual({ kind: "none", reason });
});
