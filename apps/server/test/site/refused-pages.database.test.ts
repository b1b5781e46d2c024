// Every page of the website's router, while what it asks is refused: none answers 500, and each refusal has
// its own page. The routes are those of the build, so that a new page is tried too.
import { ERROR_CATALOGUE, type ErrorName } from "@parley/contract/error-catalogue";
import { userInfo } from "@parley/contract/endpoints/identity/account";
import type { PageHandler, PageRequest, WebBuild } from "@parley/contract/web-build";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { systemClock } from "@parley/platform/clock";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createKeyReader } from "../../src/ssr/command-key.ts";
import { createRenderQueue } from "../../src/ssr/render-queue.ts";
import { registerPages } from "../../src/ssr/web.ts";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
}

type Build = WebBuild & { readonly routes: Readonly<Record<string, BuiltRoute>> };

const BUILD = new URL("../../../web/build/server/index.js", import.meta.url);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this checkout has this form, or the test fails at once.
const build = (await import(BUILD.href)) as Build;

const PARAMETERS: Readonly<Record<string, string>> = {
  ":lang": "en",
  ":id": "1234567890123456789",
  ":uid": "123456789",
  ":slug": "fees",
  "*": "nowhere",
};

/** Pages that an address without a query does not show. */
const WITH_QUERY = [
  "/en/p2p/order?orderId=1234567890123456789",
  "/en/p2p/buy?crypto=BTC&fiat=EUR&amount=100",
  "/en/p2p/express?amount=100",
  "/en/p2p/offers/new?from=1234567890123456789",
  "/en/help/contact?caseId=12",
  "/en/wallet/deposit?asset=USDT&network=TRX",
];

/** Of all routes that are not layouts alone. */
function listPaths(): string[] {
  const parents = new Set(Object.values(build.routes).map(({ parentId }) => parentId));
  const leaves = Object.values(build.routes).filter(({ id }) => !parents.has(id));
  return [...leaves.map(pathOf), ...WITH_QUERY];
}

function pathOf(route: BuiltRoute): string {
  const parts: string[] = [];
  for (let at: BuiltRoute | undefined = route; at; at = build.routes[at.parentId ?? ""]) {
    parts.unshift(...(at.path ?? "").split("/").filter(Boolean));
  }
  return `/${parts.map((part) => filled(part)).join("/")}`;
}

function filled(part: string): string {
  const value = PARAMETERS[part];
  if (value === undefined && /[:*]/.test(part)) throw new Error(`no example of ${part}`);
  return value ?? part;
}

const REFUSALS = {
  429: {
    error: "tooManyRequests",
    heading: "shell.error.limited",
    text: "shell.error.limitedText",
  },
  403: {
    error: "notAllowed",
    heading: "shell.error.notAllowed",
    text: "shell.error.notAllowedText",
  },
  404: { error: "notFound", heading: "shell.error.notFound", text: "shell.error.notFoundText" },
  503: { error: "unavailable", heading: "shell.error.busy", text: "shell.error.busyText" },
} as const;
const STATUSES = [429, 403, 404, 503] as const;
type Status = (typeof STATUSES)[number];

function refusal(error: ErrorName): Response {
  const { code, status } = ERROR_CATALOGUE[error];
  const envelope = { code, error, message: "No.", data: null, requestId: "r" };
  return Response.json(envelope, { status });
}

let stage: TestApp;
let person: TestBrowser;
let cookies: string;
/** Replaces the way from the page to the routes. */
let door: (fetch: PageRequest["fetch"]) => PageRequest["fetch"];
let asked: string[];

const website: PageHandler = build.entry.module.createPageHandler(build);

async function registerWebsite(app: FastifyInstance): Promise<void> {
  registerPages(app, {
    publicUrl: "http://localhost",
    buildId: "b1",
    isDevelopment: false,
    componentSources: ["/components"],
    domains: { flags: "", content: "" },
    getPageHandler: () => Promise.resolve((page) => website({ ...page, fetch: door(page.fetch) })),
    readCommandKey: createKeyReader(app, systemClock),
    queue: createRenderQueue(),
    redirects: {},
  });
  await Promise.resolve();
}

beforeAll(async () => {
  stage = await createTestApp({
    env: { PARLEY_CAPTCHA: "off" },
    limits: MANY_CALLS,
    web: registerWebsite,
  });
  await stage.publish();
  person = await registerPerson(stage, "ada@example.org");
  cookies = ["auth-token", "authorization", "userId"]
    .map((name) => `${name}=${person.cookie(name)}`)
    .join("; ");
}, 60_000);

afterAll(() => stage.close());

beforeEach(() => {
  asked = [];
  door = (fetch) => (url, init) => {
    asked.push(pathIn(url));
    return fetch(url, init);
  };
});

const pathIn = (url: string) => url.split("?")[0] ?? "";

/** Refuses calls to these paths, and passes on all others. */
function refuseCalls(error: ErrorName, isRefused: (path: string) => boolean): void {
  door = (fetch) => async (url, init) =>
    isRefused(pathIn(url)) ? refusal(error) : await fetch(url, init);
}

interface Opened {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: unknown;
  readonly body: string;
}

async function openAll(cookie: string, paths = listPaths()): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const path of paths) {
    const reply = await stage.app.inject({ url: path, headers: cookie === "" ? {} : { cookie } });
    const { statusCode: status, headers, body } = reply;
    opened.push({ path, status, retryAfter: headers["retry-after"], body });
  }
  return opened;
}

/** Null: the page is shown without what was refused, redirects, or is the page of the refusal. */
function problemOf({ path, status, body, retryAfter }: Opened, refused: Status): string | null {
  // An address that leads nowhere does so whatever is refused.
  if (status < 400 || path.includes("nowhere")) return null;
  if (status !== refused) return status === 404 ? null : `${path} answers ${status}`;
  if (!body.includes(formatPhrase("en", REFUSALS[refused].text))) {
    return `${path} answers ${status} with another text`;
  }
  const hasTime = Number(retryAfter) > 0;
  const needsTime = status === 429 || status === 503;
  return hasTime === needsTime
    ? null
    : `${path} answers ${status}, retry after ${String(retryAfter)}`;
}

const problemsOf = (opened: readonly Opened[], refused: Status) =>
  opened.flatMap((page) => problemOf(page, refused) ?? []);

const READERS = [
  ["without a login", () => "", () => true],
  ["with a login", () => cookies, (path: string) => path !== userInfo.path],
  ["whose login cannot be verified", () => cookies, () => true],
] as const;

describe.each(READERS)("pages of a reader %s", (_who, cookieOf, isRefused) => {
  test.each(STATUSES)(
    "have no error 500 when their calls are refused with %i",
    async (status) => {
      refuseCalls(REFUSALS[status].error, isRefused);
      const opened = await openAll(cookieOf());
      expect(opened.length).toBeGreaterThan(40);
      expect(problemsOf(opened, status)).toEqual([]);
    },
    60_000,
  );
});

test.each(STATUSES)(
  "the list of offers is a page with the status of its refusal: %i",
  async (status) => {
    refuseCalls(REFUSALS[status].error, () => true);
    const paths = ["/en/p2p/buy", "/de/p2p/sell", "/ja"];
    expect((await openAll("", paths)).map((page) => page.status)).toEqual([status, status, status]);
    expect((await openAll("", ["/de/p2p/sell"]))[0]?.body).toContain(
      formatPhrase("de", REFUSALS[status].heading),
    );
  },
);

test("no page answers 500 when any one of its calls is refused", async () => {
  const problems: string[] = [];
  for (const path of listPaths()) {
    asked = [];
    door = (fetch) => (url, init) => {
      asked.push(pathIn(url));
      return fetch(url, init);
    };
    await openAll(cookies, [path]);
    for (const call of new Set(asked)) {
      refuseCalls("tooManyRequests", (one) => one === call);
      problems.push(...problemsOf(await openAll(cookies, [path]), 429));
    }
  }
  expect(problems).toEqual([]);
}, 120_000);

test("the data of a page says that it was refused, to the website's own code", async () => {
  for (const status of STATUSES) {
    refuseCalls(REFUSALS[status].error, () => true);
    const [reply] = await openAll("", ["/en/p2p/buy.data"]);
    expect(reply?.status).toBe(status);
  }
});

test("a bug is still an error 500", async () => {
  refuseCalls("internal", () => true);
  const statuses = (await openAll("", ["/en", "/en/p2p/buy"])).map(({ status }) => status);
  expect(statuses).toEqual([500, 500]);
});
