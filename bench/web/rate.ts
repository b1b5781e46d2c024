/** Lighthouse's rating of a page on a slow phone. */
import type { Browser as FoundBrowser } from "@parley/testing/browser/ensure-browser";
import { CHROMIUM_ARGUMENTS } from "@parley/testing/browser/find-chromium";
import { findFreePort } from "@parley/testing/running-server";
import { chromium } from "@playwright/test";
import lighthouse, { type Config } from "lighthouse";
import type { MainPage, Site } from "./pages.ts";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Rating {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** What this machine was able to do meanwhile; a phone of the middle class has about 500 to 800. */
  readonly cpuIndex: number;
  /** Audits below the full mark in the categories that a reader can feel or a user can fail at. */
  readonly failed: readonly string[];
}

export async function ratePage(
  found: Exclude<FoundBrowser, { kind: "none" }>,
  site: Site,
  page: MainPage,
  isWarm: boolean,
): Promise<Rating> {
  const port = await findFreePort();
  // Lighthouse opens its tab in the browser's own profile, which therefore needs the session.
  const context = await chromium.launchPersistentContext("", {
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
    ...(found.kind === "system" ? { executablePath: found.path } : {}),
  });
  try {
    if (page.isPersonal) await context.addCookies(site.session.cookies);
    const config: Config = { extends: "lighthouse:default" };
    const result = await lighthouse(
      site.baseUrl + page.path,
      {
        port,
        logLevel: "error",
        onlyCategories: [...CATEGORIES],
        disableStorageReset: isWarm,
      },
      config,
    );
    if (result === undefined) throw new Error("Lighthouse gave no result.");
    const { runtimeError, finalDisplayedUrl } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
    if (new URL(finalDisplayedUrl).pathname !== new URL(site.baseUrl + page.path).pathname) {
      throw new Error(`${page.path} led to ${finalDisplayedUrl}`);
    }
    return ratingOf(result.lhr);
  } finally {
    await context.close();
  }
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
