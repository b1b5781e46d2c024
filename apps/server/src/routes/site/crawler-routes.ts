// For search engines: where they may go, and every public page in every language.
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from "@parley/phrases/locales";
import type { FastifyInstance } from "fastify";
import { PRIVATE_PATHS } from "./public-paths.ts";

const MAX_AGE_SECONDS = 3_600;

export function registerCrawlerRoutes(
  app: FastifyInstance,
  publicUrl: string,
  listPaths: () => Promise<readonly string[]>,
): void {
  const robots = writeRobots(publicUrl);
  const cacheControl = `public, max-age=${MAX_AGE_SECONDS}`;
  app.get("/robots.txt", async (_request, reply) =>
    reply.header("cache-control", cacheControl).type("text/plain; charset=utf-8").send(robots),
  );
  app.get("/sitemap.xml", async (_request, reply) =>
    reply
      .header("cache-control", cacheControl)
      .type("application/xml; charset=utf-8")
      .send(writeSitemap(publicUrl, await listPaths())),
  );
}

export function writeRobots(publicUrl: string): string {
  return [
    "User-agent: *",
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

export function writeSitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const address = (locale: Locale) =>
      escapeXml(`${publicUrl}/${locale}${path === "/" ? "" : path}`);
    const link = (hreflang: string, locale: Locale) =>
      `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(locale)}"/>`;
    const alternates = [
      ...LOCALES.map((locale) => link(LOCALE_INFO[locale].tag, locale)),
      link("x-default", DEFAULT_LOCALE),
    ].join("\n");
    return LOCALES.map(
      (locale) => `  <url>\n    <loc>${address(locale)}</loc>\n${alternates}\n  </url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
