// What readers get of pages that are kept in memory; with and without the fast path.
import { publishSiteChange } from "@parley/operations/kernel/site-topic";
import { createHash } from "node:crypto";
import { request as sendRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import { createSharedWebsite, type SharedWebsite } from "../fixtures/shared-website.fixture.ts";

const LIST = "/en/p2p/buy";

let site: SharedWebsite;

beforeAll(async () => {
  site = await createSharedWebsite();
});

afterAll(() => site.stage.close());

beforeEach(() => {
  site.stage.clock.advance(1_000);
  site.rendered.length = 0;
  site.odd.clear();
});

type Sent = Readonly<Record<string, string>>;

async function get(url: string, headers: Sent = {}) {
  const reply = await fetch(site.address + url, { headers, redirect: "manual" });
  return { status: reply.status, headers: reply.headers, body: await reply.text() };
}

/** Three times: rendered, through the framework, and in the fast way where there is one. */
async function getThrice(url: string, headers: Sent = {}) {
  const [first, second] = [await get(url, headers), await get(url, headers)];
  const last = await get(url, headers);
  return { replies: [first, second, last], last };
}

/** Sends a text over one connection and returns everything that comes until the server ends it. */
async function exchange(text: string): Promise<string> {
  const { hostname, port } = new URL(site.address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(text);
  let got = "";
  for await (const chunk of socket) got += String(chunk);
  return got;
}

/** Apart from those in which they differ. */
const namesOf = (headers: Headers) =>
  [...headers.keys()]
    .filter((name) => !/^(etag|vary|set-cookie|content-encoding)$/.test(name))
    .toSorted();

const directivesOf = (text: string) =>
  text.split(";").map((one) => one.replaceAll(/ '(nonce|sha256)-[^']*'/g, ""));

describe("a page for readers without a session", () => {
  test("is rendered once in a second, and the same for all", async () => {
    const { replies } = await getThrice(LIST);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(site.rendered).toEqual([LIST]);
    site.stage.clock.advance(999);
    await get(LIST);
    expect(site.rendered).toHaveLength(1);
    site.stage.clock.advance(1);
    await get(LIST);
    expect(site.rendered).toHaveLength(2);
  });

  test("has the same headers in memory as when it was rendered, and never a cookie", async () => {
    const { replies } = await getThrice(LIST, { "accept-encoding": "br" });
    const [first, , last] = replies.map(({ headers }) => Object.fromEntries(headers));
    expect(last).toEqual(first);
    expect(first).not.toHaveProperty("set-cookie");
    expect(first).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "accept-encoding, cookie",
      "content-encoding": "br",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    const ownPage = await get(LIST, { "accept-encoding": "br", cookie: "auth-token=unknown" });
    expect(namesOf(ownPage.headers)).toEqual(namesOf(new Headers(first)));
  });

  test("permits its inline scripts by hashes, as strictly as with a nonce", async () => {
    const { last } = await getThrice(LIST);
    const own = await get(LIST, { cookie: "auth-token=unknown" });
    const hash = createHash("sha256").update("theme()").digest("base64");
    const policy = last.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy + last.body).not.toMatch(/nonce|unsafe/);
    const withNonce = own.headers.get("content-security-policy") ?? "";
    expect(directivesOf(policy).toSorted()).toEqual(directivesOf(withNonce).toSorted());
  });

  test.each(["br", "gzip", "identity"])(
    "is not sent again to a browser that has it: %s",
    async (encoding) => {
      const { last } = await getThrice(LIST, { "accept-encoding": encoding });
      const tag = last.headers.get("etag") ?? "";
      const again = await get(LIST, { "accept-encoding": encoding, "if-none-match": tag });
      expect([again.status, again.body]).toEqual([304, ""]);
      expect(again.headers.get("content-security-policy")).toBe(
        last.headers.get("content-security-policy"),
      );
      const other = encoding === "br" ? "gzip" : "br";
      const changed = await get(LIST, { "accept-encoding": other, "if-none-match": tag });
      expect(changed.status).toBe(200);
    },
  );

  test("is sent whole to a connection that asks for several in a row", async () => {
    const { last } = await getThrice(LIST, { "accept-encoding": "identity" });
    const line = `GET ${LIST} HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n`;
    const text = await exchange(`${line}\r\n`.repeat(3) + `${line}connection: close\r\n\r\n`);
    expect(text.split("HTTP/1.1 200 OK")).toHaveLength(5);
    expect(text.split(last.body)).toHaveLength(5);
  });

  test("with another order of parameters, defaults or unknown ones is the same page", async () => {
    const urls = [
      "?crypto=BTC&fiat=EUR",
      "?fiat=EUR&crypto=BTC",
      "?utm_x=1&crypto=BTC&fiat=EUR&n=7",
    ];
    const bodies: string[] = [];
    for (const query of urls) bodies.push((await get(LIST + query)).body);
    expect(new Set(bodies).size).toBe(1);
    expect(site.rendered).toEqual([`${LIST}?crypto=BTC&fiat=EUR`]);
  });

  test("is rendered anew after flags or content have changed", async () => {
    await getThrice(LIST);
    publishSiteChange(site.bus);
    await get(LIST);
    expect(site.rendered).toHaveLength(2);
  });

  test("inside the native app is another page", async () => {
    const [web, app] = [await get(LIST), await get(LIST, { "user-agent": "x asdxApp/3 Ada" })];
    expect(app.body).toContain('["user-agent","asdxApp"]');
    expect(app.body).not.toContain("Ada");
    expect(web.body).not.toContain("asdxApp");
  });
});

/** Everything by which a request can be told from another. */
const PERSONAL: readonly Sent[] = [
  { cookie: "auth-token=secret-a; authorization=secret-b; userId=secret-c" },
  { cookie: "auth-token=secret-a" },
  { cookie: "authorization=secret-b" },
  { cookie: "userId=secret-c" },
  { cookie: "x=1; AUTH-TOKEN=secret-d; username=secret-e; account-group=secret-f" },
  { cookie: "theme=secret-g; locale=secret-h; UID=secret-i; last-market=secret-j" },
  { authorization: "Bearer secret-k" },
  { "x-forwarded-for": "203.0.113.66", forwarded: "for=203.0.113.67" },
  { "x-forwarded-host": "secret-l.example", "x-forwarded-proto": "secret-m" },
  { "accept-language": "secret-n", language: "secret-o" },
  { "user-agent": "secret-p", referer: "https://secret-q.example/", origin: "https://secret-r" },
  { "account-group": "secret-s", "idempotency-key": "secret-t", device: "secret-u" },
];
const TRACES = /secret|203\.0\.113/;

describe("nothing of a reader is in a page for others", () => {
  test.each(PERSONAL.map((headers) => [JSON.stringify(headers), headers] as const))(
    "%s",
    async (_name, headers) => {
      // The reader is the one for whom the page is rendered, and whose request is sent with it.
      const urls = [LIST, `${LIST}?name=secret-z&crypto=BTC`, `${LIST}.data`];
      for (const url of urls) await get(url, headers);
      for (const url of [LIST, `${LIST}?crypto=BTC`, `${LIST}.data`]) {
        for (const { body, headers: got } of (await getThrice(url)).replies) {
          expect(body).not.toMatch(TRACES);
          expect(JSON.stringify([...got])).not.toMatch(TRACES);
          expect(got.get("set-cookie")).toBeNull();
        }
      }
    },
  );
});

describe("a reader with a session", () => {
  test("gets a page of its own and never the shared one, nor gives it to others", async () => {
    const person = await registerPerson(site.stage, "ada@example.com");
    const cookie = [...person.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const anonymous = (await getThrice(LIST)).last;
    for (let round = 0; round < 3; round += 1) {
      const own = await get(LIST, { cookie, "if-none-match": anonymous.headers.get("etag") ?? "" });
      expect(own.status).toBe(200);
      expect(own.body).toContain("a***@example.com");
      expect(own.headers.get("cache-control")).toBe("no-store");
      expect(own.headers.get("etag")).toBeNull();
      expect(own.headers.get("content-security-policy")).toContain("'nonce-");
    }
    expect((await getThrice(LIST)).last.body).not.toContain("a***@");
  });

  test.each([
    ["half a session", "auth-token=unknown"],
    ["the other half", "authorization=unknown"],
    ["a name without a token", "userId=7"],
    ["a session that has ended", "auth-token=gone; authorization=gone; userId=7"],
  ])("%s is rendered for its request", async (_which, cookie) => {
    const shared = (await getThrice(LIST)).last;
    for (let round = 0; round < 3; round += 1) {
      const own = await get(LIST, { cookie });
      expect(own.body).not.toBe(shared.body);
      expect(own.body).toContain(cookie);
      expect(own.headers.get("cache-control")).toBe("no-store");
    }
    expect(site.rendered).toHaveLength(4);
  });
});

describe("a page that cannot be rendered", () => {
  test("as it should be goes to those who wait and is not kept", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    site.odd.set("/en/p2p/sell", async ({ onCallFailed }) => {
      await gate;
      onCallFailed?.();
      return new Response("<p>without prices</p>", { headers: { "content-type": "text/html" } });
    });
    const waiting = [get("/en/p2p/sell"), get("/en/p2p/sell")];
    await expect.poll(() => site.rendered.length).toBe(1);
    go();
    for (const { status, headers, body } of await Promise.all(waiting)) {
      expect([status, body, headers.get("etag")]).toEqual([200, "<p>without prices</p>", null]);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    site.odd.clear();
    expect((await get("/en/p2p/sell")).body).toContain("<main>");
  });

  test.each([404, 429, 500, 503])(
    "because of %s has its status and is not kept",
    async (status) => {
      const path = "/en/p2p/advertiser/7";
      site.odd.set(path, async ({ request }) => {
        await Promise.resolve();
        return new Response(`<p>${request.url}</p>`, { status });
      });
      const reply = await get(path);
      expect(reply.status).toBe(status);
      expect(reply.headers.get("etag")).toBeNull();
      expect(reply.headers.get("cache-control")).toBe("no-store");
      // An error page shows the address of its reader.
      expect((await get(`${path}?utm=1`)).body).toContain("?utm=1");
      site.odd.clear();
      expect((await get(path)).status).toBe(200);
    },
  );

  test("at all is rendered for each request, and a cookie is never shared", async () => {
    site.odd.set(LIST, async () => {
      await Promise.resolve();
      return new Response("<p>page</p>", { headers: { "set-cookie": "theme=dark" } });
    });
    await getThrice(LIST);
    site.odd.clear();
    const { last } = await getThrice(LIST);
    expect(last.headers.get("set-cookie")).toBeNull();
    expect(last.body).toContain("<main>");
  });
});

test("a reader that disconnects does not end the rendering for others", async () => {
  const { promise: gate, resolve: go } = Promise.withResolvers<void>();
  site.odd.set("/fr/p2p/buy", async ({ request }) => {
    await gate;
    return new Response(`<p>${request.signal.aborted ? "aborted" : "whole"}</p>`);
  });
  const first = sendRequest(`${site.address}/fr/p2p/buy`);
  first.on("error", () => undefined);
  first.end();
  await expect.poll(() => site.rendered).toEqual(["/fr/p2p/buy"]);
  const second = get("/fr/p2p/buy");
  first.destroy();
  go();
  expect((await second).body).toBe("<p>whole</p>");
  expect(site.rendered).toHaveLength(1);
});
