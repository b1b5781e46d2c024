/** Lighthouse's rating of a page on a slow phone. */
import type { Browser as FoundBrowser } from "@parley/testing/browser/ensure-browser";
import { CHROMIUM_ARGUMENTS } from "@parley/testing/browser/find-chromium";
import { findFreePort } from "@parley/testing/running-server";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import type { MainPage, Site } from "./pages.ts";
import { CATEGORIES, type Category, type Rating } from "./rating.ts";

/** With an empty cache, and once more with what the first visit has left there. */
export async function ratePage(
  found: Exclude<FoundBrowser, { kind: "none" }>,
  site: Site,
  page: MainPage,
): Promise<{ readonly first: Rating; readonly again: Rating }> {
  const port = await findFreePort();
  // Lighthouse opens its tab in the browser's own profile, which therefore needs the session.
  const context = await chromium.launchPersistentContext("", {
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
    ...(found.kind === "system" ? { executablePath: found.path } : {}),
  });
  try {
    if (page.isPersonal) await context.addCookies(site.session.cookies);
    const first = await rate(site.baseUrl + page.path, port, false);
    return { first, again: await rate(site.baseUrl + page.path, port, true) };
  } finally {
    await context.close();
  }
}

async function rate(url: string, port: number, keepsCache: boolean): Promise<Rating> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
    disableStorageReset: keepsCache,
  });
  if (result === undefined) throw new Error("Lighthouse gave no result.");
  const { runtimeError, finalDisplayedUrl } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${finalDisplayedUrl}`);
  }
  return ratingOf(result.lhr);
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function ratingOf({ categories, audits, environment }: Report): Rating {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.filter((category) => category !== "performance").flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcpMs: figure("largest-contentful-paint"),
    tbtMs: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    cpuIndex: environment.benchmarkIndex,
    failed: [...new Set(failed)],
  };
}
