// Weight of the home page and its Lighthouse rating on a slow phone, as the median of a few rounds.
// Prints each figure with its target and exits non-zero when one is missed.
//
// npm run bench:web [-- --url http://localhost:3000/en]
import { get } from "node:http";
import { fileURLToPath } from "node:url";
import { type Browser, ensureBrowser, machineAt } from "@parley/testing/browser/ensure-browser";
import { CHROMIUM_ARGUMENTS } from "@parley/testing/browser/find-chromium";
import { findFreePort, startServer } from "@parley/testing/running-server";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";

const MAX_SCRIPT_BYTES = 150_000;
const MIN_SCORE = 95;
const WARM_UP_ROUNDS = 50;
const ROUNDS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target: string;
  readonly isMet: boolean;
}

type FoundBrowser = Exclude<Browser, { kind: "none" }>;

async function rate(url: string, found: FoundBrowser) {
  const port = await findFreePort();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
    ...(found.kind === "system" ? { executablePath: found.path } : {}),
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
    });
    if (result === undefined) throw new Error("Lighthouse gave no result.");
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Other load affects a single round, rarely most of them. */
async function rateInTheMiddle(url: string, browser: FoundBrowser) {
  const reports: Awaited<ReturnType<typeof rate>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await rate(url, browser));
  const scored = reports.map((report) => ({ report, score: scoreOf(report, "performance") }));
  const sorted = scored.toSorted((one, other) => one.score - other.score);
  const middle = sorted[Math.floor(ROUNDS / 2)];
  if (middle === undefined) throw new Error("There was no round.");
  return { report: middle.report, scores: sorted.map(({ score }) => score) };
}

function scoreOf(
  { categories }: Awaited<ReturnType<typeof rate>>,
  category: (typeof CATEGORIES)[number],
): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/** Bytes on the wire with this encoding. */
function bytesOf(url: string, encoding: "gzip" | "br"): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve(bytes));
      response.on("error", reject);
    }).on("error", reject);
  });
}

async function sum(urls: readonly string[], encoding: "gzip" | "br"): Promise<number> {
  const sizes = await Promise.all(urls.map((url) => bytesOf(url, encoding)));
  return sizes.reduce((total, size) => total + size, 0);
}

/** A server that has just started still compiles its own code; users meet a warm one. */
async function warmUp(url: string): Promise<void> {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await bytesOf(url, "br");
}

async function measure(url: string, browser: FoundBrowser): Promise<Figure[]> {
  await warmUp(url);
  const { report, scores: rounds } = await rateInTheMiddle(url, browser);
  const details = report.audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  const scripts = requests.filter((request) => request["resourceType"] === "Script");
  const urls = [...new Set(scripts.map((request) => request["url"]))].filter(
    (address) => typeof address === "string",
  );
  const scriptBytes = await sum(urls, "gzip");
  const scores = CATEGORIES.map((category): Figure => {
    const score = scoreOf(report, category);
    return {
      name: `Lighthouse mobile, ${category}`,
      value: String(score),
      target: `≥ ${MIN_SCORE}`,
      isMet: score >= MIN_SCORE,
    };
  });
  return [
    {
      name: `JavaScript in ${urls.length} files, gzip bytes`,
      value: String(scriptBytes),
      target: `≤ ${MAX_SCRIPT_BYTES}`,
      isMet: urls.length > 0 && scriptBytes <= MAX_SCRIPT_BYTES,
    },
    info("the same, brotli bytes", String(await sum(urls, "br"))),
    info("HTML, gzip bytes", String(await bytesOf(url, "gzip"))),
    ...[
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
    ].map((audit) => info(audit, report.audits[audit]?.displayValue ?? "--")),
    info("performance in all rounds", rounds.join(" ")),
    ...scores,
  ];
}

function info(name: string, value: string): Figure {
  return { name, value, target: "", isMet: true };
}

function print(figures: readonly Figure[]): void {
  for (const { name, value, target, isMet } of figures) {
    const verdict = target === "" ? "" : isMet ? `${target} met` : `${target} MISSED`;
    console.log(`${name.padEnd(44)} ${value.padStart(12)}  ${verdict}`);
  }
}

async function run(browser: FoundBrowser): Promise<void> {
  const given = process.argv.indexOf("--url");
  const server = given === -1 ? await startServer() : null;
  try {
    const url = server ? `${server.baseUrl}/en` : (process.argv[given + 1] ?? "");
    const figures = await measure(url, browser);
    print(figures);
    process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    await server?.stop();
  }
}

const root = fileURLToPath(new URL("..", import.meta.url));
const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
const browser = await ensureBrowser(machineAt(root), playwright, (line) => console.log(line));
if (browser.kind === "none") {
  console.error(browser.reason);
  process.exitCode = 1;
} else {
  await run(browser);
}
