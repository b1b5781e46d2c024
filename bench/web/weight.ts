/**
 * The scripts that a page downloads until three seconds after its load event, those of its parts and
 * those that are only prefetched included.
 */
import type { Browser, BrowserContext } from "@playwright/test";
import { get } from "node:http";
import { type MainPage, optionsOf, type Site } from "./pages.ts";

const AFTER_LOAD_MS = 3_000;

export interface Weight {
  readonly files: readonly ScriptFile[];
  readonly gzipBytes: number;
  readonly brotliBytes: number;
}

interface ScriptFile {
  readonly path: string;
  readonly gzipBytes: number;
  readonly brotliBytes: number;
}

export interface PageWeight {
  /** With an empty cache. */
  readonly cold: Weight;
  /** After the page before it in the list of main pages, in the same browser. */
  readonly next: Weight;
  /** Opened once more. */
  readonly again: Weight;
}

export async function weighPage(browser: Browser, site: Site, page: MainPage): Promise<PageWeight> {
  const previous = site.pages.at(site.pages.indexOf(page) - 1) ?? page;
  const visit = async (paths: readonly MainPage[]) => {
    const context = await browser.newContext(optionsOf(site, page));
    try {
      const weights: Weight[] = [];
      for (const { path } of paths) weights.push(await weigh(context, path));
      return weights;
    } finally {
      await context.close();
    }
  };
  const [cold, again] = await visit([page, page]);
  const [, next] = await visit([previous, page]);
  if (cold === undefined || again === undefined || next === undefined) throw new Error("No visit.");
  return { cold, next, again };
}

async function weigh(context: BrowserContext, path: string): Promise<Weight> {
  const page = await context.newPage();
  // What the browser has from its cache does not count, and what the network was asked for does.
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const urls = new Map<string, string>();
  const downloaded = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const isScript = pathname.endsWith(".js") || response.mimeType.endsWith("javascript");
    if (isScript && !response.fromDiskCache) urls.set(requestId, response.url);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => urls.delete(requestId));
  session.on("Network.loadingFinished", ({ requestId }) => {
    const url = urls.get(requestId);
    if (url !== undefined) downloaded.add(url);
  });
  const answer = await page.goto(path, { waitUntil: "load" });
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}`);
  await page.waitForTimeout(AFTER_LOAD_MS);
  await page.close();
  return sum(await Promise.all([...downloaded].map(fileOf)));
}

function sum(files: readonly ScriptFile[]): Weight {
  const total = (of: (file: ScriptFile) => number) =>
    files.reduce((bytes, file) => bytes + of(file), 0);
  return {
    files: files.toSorted((one, other) => other.gzipBytes - one.gzipBytes),
    gzipBytes: total((file) => file.gzipBytes),
    brotliBytes: total((file) => file.brotliBytes),
  };
}

async function fileOf(url: string): Promise<ScriptFile> {
  const [gzipBytes, brotliBytes] = await Promise.all([bytesOf(url, "gzip"), bytesOf(url, "br")]);
  return { path: new URL(url).pathname, gzipBytes, brotliBytes };
}

/** Bytes on the wire with this encoding. */
export function bytesOf(url: string, encoding: "gzip" | "br", cookie = ""): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding, cookie } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve(bytes));
      response.on("error", reject);
    }).on("error", reject);
  });
}
