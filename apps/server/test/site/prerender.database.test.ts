// Pages that are rendered in advance for all readers, beside those rendered for each request.
import { LOCALES } from "@parley/phrases/locales";
import { createHash } from "node:crypto";
import type { FindAnonymousPage, PageHandler } from "@parley/contract/web-build";
import { publishSiteChange } from "@parley/operations/kernel/site-topic";
import type { Bus } from "@parley/platform/bus/bus";
import { systemClock } from "@parley/platform/clock";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createKeyReader } from "../../src/ssr/command-key.ts";
import type { Prerender } from "../../src/ssr/prerender.ts";
import { startPrerender } from "../../src/ssr/start-prerender.ts";
import { startSharedPages } from "../../src/ssr/start-shared-pages.ts";
import { SITE_REDIRECTS } from "../../src/ssr/redirects.ts";
import { createRenderQueue } from "../../src/ssr/render-queue.ts";
import { registerPages } from "../../src/ssr/web.ts";
import { createTestApp, TEST_NOW, type TestApp } from "../fixtures/test-app.fixture.ts";

const PUBLIC_URL = "http://localhost";
const PAGES = ["", "/hkpay", "/p2p/agreement", "/help", "/help/scams"];
/** All articles in all languages would only take time. */
const isTried = (path: string) => PAGES.includes(path === "/" ? "" : path);
const LOGIN = { cookie: "auth-token=secret-a; authorization=secret-b; userId=7; theme=dark" };

let stage: TestApp;
let prerender: Prerender | undefined;
/** What the website does beside the ordinary, by path. */
const odd = new Map<string, (page: Parameters<PageHandler>[0]) => Response>();
let content = "first";

const listeners = new Set<() => void>();
const bus: Bus = {
  publish: () => {
    for (const listener of listeners) listener();
  },
  subscribe: (_topic, listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: () => Promise.resolve(),
};

/** Shows what it knows of its reader, and reads something through the calls of the server. */
const website: PageHandler = async (page) => {
  const { pathname, search } = new URL(page.request.url);
  const other = odd.get(pathname);
  if (other !== undefined) return other(page);
  const assets = await page.fetch("/api/t/v2/assets", { method: "GET" });
  const data = { content, assets: JSON.stringify(assets.envelope?.data).length };
  page.onPrerendered?.(data);
  const nonce = page.nonce === undefined ? "" : ` nonce="${page.nonce}"`;
  const reader = page.request.headers.get("cookie") ?? "no reader";
  const html = [
    `<html data-key="${page.commandKey?.kid}"><script${nonce}>theme()</script>`,
    `<script type="application/json"${nonce}>{}</script>`,
    `<main>${pathname}${search} ${reader} ${JSON.stringify(data)}</main>`,
    `<script${nonce} type="text/late-module">import "/a.js"</script></html>`,
  ];
  return new Response(html.join(""), { headers: { "content-type": "text/html" } });
};

/** As the website says it: of these pages, home alone reads a parameter. */
const findAnonymousPage: FindAnonymousPage = ({ path, search, userAgent }) => {
  const [, rest] = /^\/(?:zh-)?..(.*)$/.exec(path) ?? [];
  if (rest === undefined || !PAGES.includes(rest)) return null;
  const isRead = rest === "" && search.startsWith("?fiat=");
  return { address: path + (isRead ? search : ""), userAgent };
};

beforeAll(async () => {
  stage = await createTestApp({
    build: { id: "b1", timestamp: TEST_NOW, prerendered: [], redirects: SITE_REDIRECTS },
    listPrerendered: () => prerender?.list() ?? [],
    web: async (app, listPaths) => {
      const parts = {
        componentSources: ["/components", "https://parts.example/site"],
        domains: { flags: "", content: "https://content.example" },
        redirects: SITE_REDIRECTS,
        publicUrl: PUBLIC_URL,
        buildId: "b1",
        getPageHandler: () => Promise.resolve(website),
        readCommandKey: createKeyReader(app, systemClock),
        queue: createRenderQueue(),
      };
      prerender = startPrerender(app, {
        ...parts,
        bus,
        listPaths: async () => (await listPaths()).filter(isTried),
      });
      const pages = startSharedPages(app, {
        ...parts,
        bus,
        clock: systemClock,
        findAnonymousPage,
        prerender,
      });
      registerPages(app, { ...parts, isDevelopment: false, pages });
      return Promise.resolve(pages);
    },
  });
});

afterAll(async () => {
  await stage.close();
});

beforeEach(async () => {
  const isFresh = odd.size === 0 && content === "first" && prerender?.list().length !== 0;
  odd.clear();
  content = "first";
  if (!isFresh) await prerender?.refresh();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  stage.app.inject({ url, headers: { "accept-encoding": "identity", ...headers } });
const listed = async () =>
  (await get("/builds/meta/b1.json")).json<{ prerendered: string[] }>().prerendered;

describe("the metadata of the build", () => {
  test("lists every prerendered page in 17 languages, and is asked for each time", async () => {
    const reply = await get("/builds/meta/b1.json");
    const all = PAGES.flatMap((path) => LOCALES.map((locale) => `/${locale}${path}`));
    expect((await listed()).toSorted()).toEqual(all.toSorted());
    expect(reply.headers["cache-control"]).toBe("no-cache");
    expect(await listed()).not.toContain("/en/help/contact");
  });

  test("names redirects, which the server follows with the query", async () => {
    const { redirects } = (await get("/builds/meta/b1.json")).json();
    expect(redirects).toMatchObject({ "/fr/account": "/fr/account/security" });
    const reply = await get("/fr/account?x=1");
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe("/fr/account/security?x=1");
  });
});

describe("a prerendered page", () => {
  test("is the same for all readers, whoever asks first", async () => {
    await prerender?.refresh();
    const withLogin = await get("/de", LOGIN);
    const other = await get("/de", { "accept-language": "fr", cookie: "locale=fr" });
    expect(withLogin.body).toBe(other.body);
    expect(withLogin.body).toContain("<main>/de no reader");
    expect(withLogin.body).not.toContain("secret");
    expect(withLogin.headers["set-cookie"]).toBeUndefined();
  });

  test("permits exactly its own inline scripts, by hashes", async () => {
    const { body, headers } = await get("/en/hkpay");
    const policy = String(headers["content-security-policy"]);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    const texts = ["theme()", 'import "/a.js"'];
    const hashes = texts.map(
      (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    const sources = ["'self'", "https://parts.example", ...hashes];
    expect(scripts.split(" ").toSorted()).toEqual(sources.toSorted());
    expect(policy).toContain("connect-src 'self' https://parts.example https://content.example");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(`${policy} ${body}`).not.toMatch(/nonce|unsafe/);
  });

  test.each(["/de?utm_source=mail", "/de/hkpay?fiat=EUR"])(
    "ignores a query that it does not read, for readers without a session: %s",
    async (url) => {
      const plain = await get(url.split("?")[0] ?? "");
      expect((await get(url)).body).toBe(plain.body);
      expect((await get(url, LOGIN)).body).toContain("secret-a");
    },
  );

  test("carries the key of sealed requests", async () => {
    const { kid } = (await get("/api/a/v1/public/command-key")).json().data;
    expect((await get("/en")).body).toContain(`data-key="${kid}"`);
    expect((await get("/en?x")).body).toContain(`data-key="${kid}"`);
  });

  test("is not sent again to a browser that has it, whose copy keeps its policy", async () => {
    const first = await get("/en");
    expect(first.headers["cache-control"]).toBe("no-cache");
    const tag = String(first.headers.etag);
    const again = await get("/en", { "if-none-match": `"other", W/${tag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    for (const name of ["content-security-policy", "etag", "cache-control"]) {
      expect(again.headers[name]).toBe(first.headers[name]);
    }
    expect((await get("/en", { "if-none-match": '"other"' })).statusCode).toBe(200);
    content = "second";
    await prerender?.refresh();
    expect((await get("/en", { "if-none-match": tag })).body).toContain("second");
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
  ])("is sent compressed to a browser that accepts %s", async (accepted, encoding, open) => {
    const plain = await get("/en");
    const reply = await get("/en", { "accept-encoding": accepted });
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(reply.headers.vary).toBe("accept-encoding");
    expect(reply.headers.etag).not.toBe(plain.headers.etag);
    expect(open(reply.rawPayload).toString()).toBe(plain.body);
  });
});

describe("a page is rendered for its request", () => {
  test.each([
    ["with a query that it reads", "/en?fiat=EUR", {}],
    ["inside the native app", "/en", { "user-agent": "Mozilla/5.0 asdxApp/3" }],
    ["where there is none in advance", "/en/p2p/buy", {}],
  ])("%s", async (_when, url, headers) => {
    const reply = await get(url, { ...LOGIN, ...headers });
    expect(reply.body).toContain(`<main>${url} auth-token=secret-a`);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers["content-security-policy"]).toContain("'nonce-");
    expect(reply.headers.etag).toBeUndefined();
  });

  test.each([
    ["fails", () => new Response("no", { status: 500 })],
    ["sets a cookie", () => new Response("page", { headers: { "set-cookie": "a=b" } })],
    [
      "reports an error",
      ({ reportError }: Parameters<PageHandler>[0]) => {
        reportError(new Error("half a page"));
        return new Response("half a page");
      },
    ],
  ])("when the one in advance %s", async (_how, answer) => {
    odd.set("/en/hkpay", (page) => {
      page.onPrerendered?.({});
      return answer(page);
    });
    await prerender?.refresh();
    expect(await listed()).not.toContain("/en/hkpay");
    expect(await listed()).toContain("/fr/hkpay");
    expect((await get("/en/hkpay/_payload.json")).statusCode).toBe(404);
    odd.set("/en/hkpay", ({ request }) => new Response(request.headers.get("cookie")));
    expect((await get("/en/hkpay", LOGIN)).body).toContain("secret-a");
  });
});

describe("the payload of a page", () => {
  test("has the data of the page, its build and a tag", async () => {
    const reply = await get("/zh-tw/_payload.json", LOGIN);
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("no-cache");
    const { buildId, data } = reply.json();
    expect(buildId).toBe("b1");
    expect((await get("/zh-tw")).body).toContain(JSON.stringify(data));
    const again = await get("/zh-tw/_payload.json", {
      "if-none-match": String(reply.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  test.each(["/_payload.json", "/en/p2p/buy/_payload.json", "/en/nowhere/_payload.json"])(
    "%s does not exist",
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});

describe("after a change", () => {
  test("of flags or content, all pages are rendered anew", async () => {
    await stage.app.listen({ host: "127.0.0.1", port: 0 });
    content = "second";
    publishSiteChange(bus);
    expect(await listed()).toEqual([]);
    await expect
      .poll(async () => (await get("/zh-tw/help/scams/_payload.json")).body, { timeout: 20_000 })
      .toContain("second");
  });

  test("without a message, a page is kept until its new one is there", async () => {
    content = "second";
    const renewed = prerender?.renew();
    expect((await get("/zh-tw/help/scams/_payload.json")).body).toContain("first");
    await renewed;
    expect((await get("/zh-tw/help/scams/_payload.json")).body).toContain("second");
  });

  test("no reader gets a page from before it, while the pages are rendered anew", async () => {
    content = "second";
    const refreshed = prerender?.refresh();
    expect((await get("/en")).body).toContain("second");
    await refreshed;
    expect((await get("/en")).body).toContain("second");
    expect((await get("/zh-tw/p2p/agreement/_payload.json")).json().data.content).toBe("second");
  });

  test("a second change while pages are rendered is in all of them", async () => {
    content = "second";
    const first = prerender?.refresh();
    await Promise.resolve();
    content = "third";
    await Promise.all([first, prerender?.refresh()]);
    const contents = new Set<string>();
    for (const path of await listed()) {
      contents.add((await get(`${path}/_payload.json`)).json().data.content);
    }
    expect([...contents]).toEqual(["third"]);
  });
});
