// The phases of a test run, quick ones first, so that a mistake is reported in seconds.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  ensureBrowser,
  ensureFullBrowser,
  machineAt,
} from "../../packages/testing/src/browser/ensure-browser.ts";
import {
  countCheck,
  countPlaywright,
  countVitest,
  type Outcome,
  type PlaywrightReport,
  type VitestReport,
} from "./outcome.ts";
import { runProgram } from "../../packages/testing/src/run-program.ts";

export interface Context {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** For the reports of the test programs; removed afterwards. */
  readonly scratch: string;
  readonly say: (line: string) => void;
}

export interface Phase {
  readonly title: string;
  run(context: Context): Promise<Outcome>;
}

const SOURCES = ["apps", "packages", "scripts", "e2e", "bench", "vitest.config.ts"];

/** A program on this same Node that passes or fails as a whole. */
function check(title: string, program: readonly string[], cwd = "."): Phase {
  return {
    title,
    async run({ root, env }) {
      const [file = "", ...args] = program;
      return countCheck(
        await runProgram(process.execPath, [join(root, file), ...args], {
          cwd: join(root, cwd),
          env,
        }),
      );
    },
  };
}

const modules = (...parts: string[]) => join("node_modules", ...parts);
const TSC = modules("typescript", "bin", "tsc");
const REACT_ROUTER = modules("@react-router", "dev", "bin.cjs");
const PLAYWRIGHT = modules("@playwright", "test", "cli.js");
const VITEST = modules("vitest", "vitest.mjs");

const checks: readonly Phase[] = [
  check("phrases compile", ["packages/phrases/scripts/compile.ts"]),
  check("route types", [REACT_ROUTER, "typegen"], "apps/web"),
  check("types of server and packages", [TSC, "-p", "tsconfig.json"]),
  check("types of web, ui and site", [TSC, "-p", "apps/web/tsconfig.json"]),
  check("types of the service worker", [TSC, "-p", "apps/web/app/worker/tsconfig.json"]),
  check("types of parts", [TSC, "-p", "apps/parts/tsconfig.json"]),
  check("types of the console", [TSC, "-p", "apps/console/tsconfig.json"]),
  check("types of scripts", [TSC, "-p", "scripts/tsconfig.json"]),
  check("types of browser tests", [TSC, "-p", "e2e/tsconfig.json"]),
  check("lint", [modules("oxlint", "bin", "oxlint"), ...SOURCES]),
  check("format (npm run format mends it)", [
    modules("oxfmt", "bin", "oxfmt"),
    "--check",
    ...SOURCES,
  ]),
  check("import law", ["scripts/import-law.ts"]),
  check("no paths of one machine", ["scripts/machine-paths.ts"]),
  check("phrases", ["packages/phrases/scripts/check.ts"]),
];

const build = check("build (only what changed)", ["scripts/bootstrap.mjs", "build"]);

const parseVitest = (text: string): VitestReport => JSON.parse(text);
const parsePlaywright = (text: string): PlaywrightReport => JSON.parse(text);

const unitTests = (isFast: boolean): Phase => ({
  title: isFast ? "unit and property tests" : "unit, property, database, API and process tests",
  async run({ root, env, scratch }) {
    const report = join(scratch, "vitest.json");
    const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
    // The fast part needs neither a database nor other processes.
    if (isFast) args.push("--project=pure", "--project=unit");
    const { code, output } = await runProgram(process.execPath, [join(root, VITEST), ...args], {
      cwd: root,
      env: { ...uncolored(env), NODE_ENV: "test" },
    });
    return countVitest(readReport(report, parseVitest), code, output);
  },
});

/** Vitest reads any value of this variable as a request for colours, except for this one. */
function uncolored({ FORCE_COLOR, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return FORCE_COLOR === "0" ? { ...env, NO_COLOR: "1" } : { ...env, FORCE_COLOR };
}

const browserTests: Phase = {
  title: "browser tests",
  async run({ root, env, scratch, say }) {
    const playwright = join(root, PLAYWRIGHT);
    const config = ["test", "--config", join(root, "e2e", "playwright.config.ts")];
    const browser = await ensureBrowser(machineAt(root), playwright, say);
    if (browser.kind === "none") return listUnrun(root, [playwright, ...config], browser.reason);
    await ensureFullBrowser(machineAt(root), say);
    const report = join(scratch, "playwright.json");
    const { code, output } = await runProgram(
      process.execPath,
      // A story that passes only when repeated is named as unsteady.
      [playwright, ...config, "--reporter=list,json", "--retries=1"],
      {
        cwd: join(root, "e2e"),
        env: {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          ...(browser.kind === "system" ? { PARLEY_CHROMIUM: browser.path } : {}),
        },
      },
    );
    return countPlaywright(readReport(report, parsePlaywright), code, output);
  },
};

/** Without a browser every browser test counts as failed, and is named. */
async function listUnrun(root: string, program: string[], reason: string): Promise<Outcome> {
  const { output } = await runProgram(process.execPath, [...program, "--list"], {
    cwd: join(root, "e2e"),
  });
  const tests = output.split("\n").filter((line) => line.includes("›"));
  const text = [reason, "These tests did not run:", ...tests].join("\n");
  const failed = Math.max(tests.length, 1);
  return { passed: 0, failed, skipped: 0, failures: [], unsteady: [], output: text };
}

/** Null when the program ended before it could write its report. */
function readReport<Report>(path: string, parse: (text: string) => Report): Report | null {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

export function phasesOf(isFast: boolean): readonly Phase[] {
  return isFast ? [...checks, unitTests(true)] : [...checks, build, unitTests(false), browserTests];
}
