// What belongs to the site as a whole: health, metrics, builds, search engines, documentation.
import { LOCALES } from "@parley/phrases/locales";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_PATHS } from "../../src/routes/site/public-paths.ts";
import { createTestApp, TEST_NOW, type TestApp } from "../fixtures/test-app.fixture.ts";

const TOKEN = "a-token-of-enough-length";
const PRODUCTION = {
  PARLEY_MODE: "production",
  PARLEY_PUBLIC_URL: "https://parley.example",
  DATABASE_URL: "postgres://unused@localhost/unused",
  PARLEY_METRICS_TOKEN: TOKEN,
  SMTP_URL: "smtps://unused.example",
  SMS_URL: "https://unused.example",
};

let stage: TestApp;

beforeAll(async () => {
  stage = await createTestApp({
    env: PRODUCTION,
    web: async (app) => {
      app.get("/*", async () => "a page");
      await Promise.resolve();
    },
  });
});

afterAll(async () => {
  await stage.close();
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  stage.app.inject({ url, headers, remoteAddress });

describe("health", () => {
  test("/healthz says that the process lives", async () => {
    const reply = await get("/healthz");
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ok: true });
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  test("/readyz says that the database is reachable and at this version, or a newer one", async () => {
    expect((await get("/readyz")).json()).toEqual({ ready: true });
    const { pool } = stage.database;
    await pool.query("insert into migrations (name, run_on) values ('9999_newer', now())");
    expect((await get("/readyz")).statusCode).toBe(200);
    await pool.query("delete from migrations where name = '9999_newer'");
  });

  test("/readyz refuses a database that lacks a migration", async () => {
    const { pool } = stage.database;
    const last = "select name from migrations order by id desc limit 1";
    const { rows } = await pool.query<{ name: string; run_on: Date }>(
      `delete from migrations where name = (${last}) returning name, run_on`,
    );
    const reply = await get("/readyz");
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ ready: false, reason: "migrations" });
    await pool.query("insert into migrations (name, run_on) values ($1, $2)", [
      rows[0]?.name,
      rows[0]?.run_on,
    ]);
    expect((await get("/readyz")).statusCode).toBe(200);
  });
});

describe("the manifest", () => {
  test.each(LOCALES)("is in the language asked for: %s", async (locale) => {
    const reply = await get(`/manifest.webmanifest?lang=${locale}`);
    expect(reply.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("public, max-age=3600");
    const english = (await get("/manifest.webmanifest")).json();
    const { lang, description, shortcuts, ...rest } = reply.json();
    expect(english).toMatchObject(rest);
    expect(lang.toLowerCase()).toBe(locale);
    expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(["/p2p/order", "/wallet"]);
    expect(description === english.description).toBe(locale === "en");
  });

  test("is in English for a language that is none of ours, or named twice", async () => {
    for (const query of ["?lang=xx", "?lang=de&lang=fr", ""]) {
      expect((await get(`/manifest.webmanifest${query}`)).json()).toMatchObject({ lang: "en" });
    }
  });
});

describe("/metrics", () => {
  test("reports requests by route, and the age of the rates", async () => {
    await stage.publish();
    stage.clock.advance(12_000);
    await get("/api/t/v2/assets");
    await get("/some/page/nobody/knows");
    const reply = await get("/metrics");
    expect(reply.headers["content-type"]).toContain("text/plain");
    expect(reply.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/t/v2/assets",status="200"} 1',
    );
    expect(reply.body).toContain("parley_rates_age_seconds 12");
    expect(reply.body).toContain("process_cpu_seconds_total");
    expect(reply.body).not.toContain("nobody");
    stage.clock.reset();
  });

  test.each([
    ["another machine", {}, "198.51.100.7"],
    ["another machine with a wrong token", { authorization: "Bearer wrong" }, "198.51.100.7"],
    ["this machine with a wrong token", { authorization: "Bearer wrong" }, "127.0.0.1"],
    ["a proxy on this machine", { "x-forwarded-for": "198.51.100.7" }, "127.0.0.1"],
    ["a proxy by the newer header", { forwarded: "for=198.51.100.7" }, "127.0.0.1"],
  ])("in production %s may not read them", async (_who, headers, address) => {
    const reply = await get("/metrics", { ...headers }, address);
    expect(reply.statusCode).toBe(403);
    expect(reply.body).not.toContain("process_");
  });

  test.each([
    ["another machine with the token", { authorization: `Bearer ${TOKEN}` }, "198.51.100.7"],
    ["this machine", {}, "::1"],
    ["this machine, mapped", {}, "::ffff:127.0.0.1"],
  ])("in production %s may", async (_who, headers, address) => {
    expect((await get("/metrics", { ...headers }, address)).statusCode).toBe(200);
  });
});

describe("builds", () => {
  test("latest.json names the build and is never cached without revalidation", async () => {
    const reply = await get("/builds/latest.json");
    expect(reply.json()).toEqual({ id: "test-build", timestamp: TEST_NOW });
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  test("the rules of this build are served, of others not", async () => {
    expect((await get("/builds/meta/test-build.json")).json()).toEqual({
      id: "test-build",
      timestamp: TEST_NOW,
      prerendered: ["/en"],
      redirects: {},
    });
    expect((await get("/builds/meta/other.json")).statusCode).toBe(404);
  });
});

describe("search engines", () => {
  test("robots.txt points to the sitemap and excludes calls", async () => {
    const reply = await get("/robots.txt");
    expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(reply.body).toContain("Sitemap: https://parley.example/sitemap.xml");
    expect(reply.body).toContain("Disallow: /api/");
  });

  test("the sitemap lists each public page in 17 languages with all alternates", async () => {
    const { body, headers } = await get("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    // The article on protection stands for all articles, which have their own tests.
    const help = new Set(body.match(/(?<=<loc>https:\/\/parley.example\/en)\/help\/[^<]*/g));
    expect(help).toContain("/help/protection");
    expect(help).toContain("/help/announcements/help-articles");
    help.delete("/help/contact");
    const pages = (PUBLIC_PATHS.length + ["/p2p/express"].length + help.size) * LOCALES.length;
    expect(body.match(/<loc>/g)).toHaveLength(pages);
    expect(body.match(/<xhtml:link /g)).toHaveLength(pages * (LOCALES.length + 1));
    expect(body).toContain("<loc>https://parley.example/en</loc>");
    expect(body).toContain("<loc>https://parley.example/zh-tw/p2p/buy</loc>");
    expect(body).toContain('hreflang="zh-TW" href="https://parley.example/zh-tw/p2p/buy"');
    expect(body).toContain('hreflang="x-default" href="https://parley.example/en/p2p/buy"');
  });
});

describe("documentation", () => {
  test("the page requests no other host and runs nothing without its nonce", async () => {
    const reply = await get("/api/docs");
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    const policy = String(reply.headers["content-security-policy"]);
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
    expect(reply.body).not.toMatch(/https?:\/\//);
    const scripts = reply.body.match(/<script[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(scripts[0]).toContain('src="/api/docs/js/scalar.js"');
    expect((await get("/api/docs")).headers["content-security-policy"]).not.toBe(policy);
  });

  test("the examples for API keys are linked from the document", async () => {
    const { components } = (await get("/api/openapi.json")).json();
    const path = /\((\/api\/docs\/[\w.-]+)\)/.exec(components.securitySchemes.key.description)?.[1];
    const reply = await get(path ?? "");
    expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(reply.body).toMatch(/```(bash|sh)[\s\S]*```ts[\s\S]*```python/);
  });

  test("its script is served from here", async () => {
    const reply = await get("/api/docs/js/scalar.js");
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(reply.body.length).toBeGreaterThan(100_000);
  });

  test("the document is open to all", async () => {
    const reply = await get("/api/openapi.json");
    expect(reply.json()).toMatchObject({
      openapi: "3.1.0",
      servers: [{ url: "https://parley.example" }],
    });
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("unmatched paths", () => {
  test("go to the pages, but calls never do", async () => {
    expect((await get("/en/whatever")).body).toBe("a page");
    expect((await get("/api/whatever")).json()).toMatchObject({ error: "notFound" });
    expect((await get("/7/api/whatever")).json()).toMatchObject({ error: "accountGroupMismatch" });
    expect((await get("/x7/api/whatever")).body).toBe("a page");
    expect((await get("/en/what%zz")).body).toBe("a page");
    expect((await get("/api/what%zz")).json()).toMatchObject({ error: "malformedRequest" });
  });

  test("replies carry the clock's date", async () => {
    stage.clock.advance(3_600_000);
    expect((await get("/en/whatever")).headers.date).toBe("Sun, 01 Mar 2026 13:00:00 GMT");
    stage.clock.reset();
  });
});
