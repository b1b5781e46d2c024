// The content service: what comes with the product, what staff publish, and what readers get of both.
import {
  listAnnouncements,
  listArticles,
  readAnnouncement,
  readArticle,
} from "@parley/contract/endpoints/site/content";
import { listContentVersions, publishContent } from "@parley/contract/endpoints/staff/site";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { updateFeatureFlag } from "@parley/database/queries/site/feature-flag";
import { FEATURE_FLAGS } from "@parley/domain/site/feature-flag";
import { publishSiteChange } from "@parley/operations/kernel/site-topic";
import { readSeed } from "@parley/phrases/content/seed";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let agent: TestBrowser;
let administrator: TestBrowser;
let buyer: TestBrowser;

const REASON = "reviewed by the product team";
const seed = readSeed();

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  agent = await logInDemo(stage, "agent");
  administrator = await logInDemo(stage, "administrator");
  buyer = await logInDemo(stage, "buyer");
});

afterAll(() => stage.close());

beforeEach(() => stage.clock.advance(60_000));

const stranger = () => new TestBrowser(stage);
const read = (slug: string, language = "en") => stranger().call(readArticle, { slug, language });

const textOf = async (slug: string, language: string) =>
  JSON.stringify((await read(slug, language)).data);

const ids = async () =>
  (await read("two-factor")).data.sections.map(({ id }: { id: string }) => id);

/** Not the staff's way to do it, which flags.database.test.ts has. */
async function turn(isEnabled: boolean): Promise<void> {
  await updateFeatureFlag(stage.database.pool, "passkeys", isEnabled);
  publishSiteChange(stage.surfaces.bus);
}

const inject = (method: "GET" | "OPTIONS", url: string, origin?: string) =>
  stage.app.inject({
    method,
    url,
    headers: origin === undefined ? {} : { origin, "access-control-request-method": "GET" },
  });

const SITE = "http://localhost:3000";

function articleSource(title: string, line = "All of it."): string {
  return `---\ntitle: ${title}\nlead: In one sentence.\ntopic: costs\nplace: 9\n---\n\n## First {#first}\n\n${line}\n`;
}

function newsSource(title: string, date: string): string {
  return `---\ntitle: ${title}\nlead: In one sentence.\ndate: ${date}\n---\n\n## News {#news}\n\nThat is it.\n`;
}

interface Change {
  readonly kind?: "article" | "announcement";
  readonly slug: string;
  readonly language?: string;
  readonly source: string | null;
  readonly version?: number;
}

const publish = (
  { kind = "article", slug, language = "en", source, version = 0 }: Change,
  browser = administrator,
  codes: Record<string, string> = { totp: demoTotp(stage) },
) => browser.call(publishContent, { kind, slug, language, source, version, reason: REASON, codes });

describe("articles that come with the product", () => {
  test("are listed by topic and place, with title and lead", async () => {
    const { data, response } = await stranger().call(listArticles, { language: "en" });
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual([
      "first-trade",
      "pay-safely",
      "release-safely",
      "appeals",
      "merchants",
      "protection",
      "scams",
      "verification",
      "two-factor",
      "privacy",
      "fees",
      "limits",
    ]);
    expect(data[0]).toMatchObject({ title: "Your first trade", topic: "trading", language: "en" });
    expect(response.headers["cache-control"]).toBe("public, max-age=30");
  });

  test.each(seed.filter(({ kind }) => kind === "article"))(
    "$slug in $language is served whole, with every figure filled in",
    async ({ slug, language, content }) => {
      const { data } = await read(slug, language);
      expect(data).toMatchObject({ slug, language, version: 0, isOutdated: false });
      expect(data.sections).toHaveLength(content.sections.length);
      expect(JSON.stringify(data.sections)).not.toMatch(/\{\w+\}/);
    },
  );

  test("name only flags that exist", () => {
    const names = seed.flatMap(({ content }) => content.sections.map(({ flag }) => flag ?? ""));
    const flags = new Set<string>(["", ...FEATURE_FLAGS]);
    expect(names.filter((name) => !flags.has(name))).toEqual([]);
  });

  test("take figures from the rules, written as the language writes them", async () => {
    expect(await textOf("limits", "en")).toContain("open purchases worth 500 USD");
    expect(await textOf("fees", "en")).toContain("a fee of 0.1% of the coins");
    expect(await textOf("protection", "de")).toContain("24 Stunden");
    await stage.database.pool.query(
      "update trade_rule set max_open_worth_cents = 123456700 where name = 'newcomer'",
    );
    await stage.database.pool.query("update market set taker_fee_rate = 0.0025");
    stage.clock.advance(120_000);
    expect(await textOf("limits", "en")).toContain("open purchases worth 1,234,567 USD");
    stage.clock.advance(120_000);
    expect(await textOf("fees", "en")).toContain("a fee of 0.25% of the coins");
    expect(await textOf("fees", "en")).toContain("The fee is 0.25 USDT, and 99.75 USDT arrive");
    await stage.database.pool.query(
      "update trade_rule set max_open_worth_cents = 50000 where name = 'newcomer'",
    );
    await stage.database.pool.query("update market set taker_fee_rate = 0.001");
  });

  test("an unknown article, and a language that is none", async () => {
    expect((await read("nothing")).error).toBe("notFound");
    expect((await read("../etc")).error).toBe("badInput");
    expect((await read("Fees")).error).toBe("badInput");
    expect((await read("fees", "xx")).data.language).toBe("en");
    expect((await stranger().call(readArticle, { slug: "fees" })).data.language).toBe("en");
  });

  test("leave out the section of a feature that is turned off", async () => {
    expect(await ids()).toContain("passkeys");
    await turn(false);
    expect(await ids()).not.toContain("passkeys");
    await turn(true);
    expect(await ids()).toContain("passkeys");
  });
});

describe("publishing", () => {
  test("is for administrators with a code of their authenticator alone", async () => {
    const change = { slug: "fees", source: articleSource("Stolen") };
    const refusals = [
      await publish(change, stranger()),
      await publish(change, buyer),
      await publish(change, agent),
      await publish(change, administrator, {}),
    ];
    expect(refusals.map(({ error }) => error)).toEqual([
      "notLoggedIn",
      "notAllowed",
      "notAllowed",
      "codesMissing",
    ]);
    expect((await read("fees")).data.title).toBe("Fees");
    const name = { kind: "article", slug: "fees", language: "en" } as const;
    expect((await buyer.call(listContentVersions, name)).error).toBe("notAllowed");
  });

  test("shows the new version at once, keeps the history and leaves a line in the log", async () => {
    const name = { kind: "article", slug: "limits", language: "en" } as const;
    const before = (await administrator.call(listContentVersions, name)).data;
    expect(before).toMatchObject({ version: 0, versions: [] });
    expect(before.source).toContain("title: Limits");
    const done = await publish({ ...name, source: articleSource("New limits") });
    expect(done.data).toEqual({ ...name, version: 1, isWithdrawn: false });
    expect((await read("limits")).data).toMatchObject({ title: "New limits", version: 1 });
    await publish({ ...name, source: articleSource("Newer limits"), version: 1 });
    expect((await read("limits")).data).toMatchObject({ title: "Newer limits", version: 2 });
    const { versions, version } = (await administrator.call(listContentVersions, name)).data;
    expect(version).toBe(2);
    expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    expect(versions[1].source).toContain("New limits");
    expect(versions[1].by.username).toBe("demo-administrator");
    const [line] = (await administrator.call(listStaffActions, {})).data.list;
    expect(line).toMatchObject({
      action: "content.publish",
      subject: "article/limits/en 2",
      reason: REASON,
    });
  });

  test("cannot be edited afterwards, not even in the database", async () => {
    const change = stage.database.pool.query("update content_version set source = 'x'");
    await expect(change).rejects.toThrow(/never changed/);
    const removal = stage.database.pool.query("delete from content_version");
    await expect(removal).rejects.toThrow(/never changed/);
    await expect(stage.database.pool.query("truncate content_version")).rejects.toThrow(
      /never changed/,
    );
  });

  test("refuses a writer who has not seen the latest version", async () => {
    const first = await publish({ slug: "scams", source: articleSource("One") });
    expect(first.code).toBe(0);
    const second = await publish({ slug: "scams", source: articleSource("Two") });
    expect([second.status, second.error]).toEqual([409, "contentChanged"]);
  });

  test("of two at the same moment takes one", async () => {
    const other = await logInDemo(stage, "administrator");
    const answers = await Promise.all([
      publish({ slug: "merchants", source: articleSource("A") }),
      publish({ slug: "merchants", source: articleSource("B") }, other),
    ]);
    expect(answers.map(({ error }) => error ?? "ok").toSorted()).toEqual(["contentChanged", "ok"]);
  });

  test("repeats its answer for the same key, and publishes once", async () => {
    const input = {
      kind: "article",
      slug: "verification",
      language: "en",
      source: articleSource("Again"),
      version: 0,
      reason: REASON,
      codes: { totp: demoTotp(stage) },
    } as const;
    const extras = { idempotencyKey: "publish-it-once-please" };
    const first = await administrator.call(publishContent, input, extras);
    const again = await administrator.call(publishContent, input, extras);
    expect(again.data).toEqual(first.data);
    const { versions } = (
      await administrator.call(listContentVersions, {
        kind: "article",
        slug: "verification",
        language: "en",
      })
    ).data;
    expect(versions).toHaveLength(1);
  });

  test.each([
    ["markup", "<img src=x onerror=alert(1)>", "markup", 10],
    ["a link elsewhere", "[here](https://evil.example)", "link", 10],
    ["a script as a link", "[here](javascript:alert)", "link", 10],
    ["an unknown figure", "{nothing}", "figure", 0],
  ])("refuses %s and says where", async (_name, line, problem, number) => {
    const source = articleSource("Bad", line).replace("place: 9", "place: 8");
    const answer = await publish({ slug: "appeals", source });
    expect([answer.status, answer.error]).toEqual([422, "contentInvalid"]);
    expect(answer.data).toEqual({ problem, line: number });
  });

  test("refuses a section about a feature that does not exist", async () => {
    const source = articleSource("Bad").replace(/ \{#([a-z-]+)\}/, " {#$1 flag:nothing}");
    expect(source).toContain("flag:nothing");
    const answer = await publish({ slug: "appeals", source });
    expect(answer.error).toBe("contentInvalid");
    expect(answer.data).toEqual({ problem: "section", line: 0 });
  });

  test("refuses an article at the address of the contact form", async () => {
    const answer = await publish({ slug: "contact", source: articleSource("x") });
    expect([answer.error, answer.data.fields[0].path]).toEqual(["badInput", "slug"]);
  });

  test("refuses a language that the site does not have", async () => {
    const answer = await publish({ slug: "fees", language: "nl", source: articleSource("x") });
    expect(answer.error).toBe("badInput");
  });

  test("cleans invisible characters out of a text", async () => {
    const source = articleSource("Turned", "one \u202Etwo");
    expect((await publish({ slug: "clean-text", source })).code).toBe(0);
    expect(JSON.stringify((await read("clean-text")).data)).not.toContain("\u202E");
  });
});

describe("languages", () => {
  test("what is missing in a language is English and says so, until it is translated", async () => {
    await publish({ slug: "new-rule", source: articleSource("New rule") });
    expect((await read("new-rule", "de")).data).toMatchObject({
      language: "en",
      title: "New rule",
    });
    await publish({ slug: "new-rule", language: "de", source: articleSource("Neue Regel") });
    const german = (await read("new-rule", "de")).data;
    expect(german).toMatchObject({ language: "de", title: "Neue Regel", isOutdated: false });
    const list = (await stranger().call(listArticles, { language: "de" })).data;
    expect(list).toContainEqual(expect.objectContaining({ slug: "new-rule", language: "de" }));
  });

  test("a translation older than the English text is marked", async () => {
    await publish({ slug: "protection", source: articleSource("Changed") });
    expect((await read("protection", "fr")).data).toMatchObject({
      language: "fr",
      isOutdated: true,
    });
    expect((await read("protection", "en")).data.isOutdated).toBe(false);
  });

  test("a translation needs an English text", async () => {
    const change = { slug: "only-german", language: "de", source: articleSource("Nur Deutsch") };
    expect((await publish(change)).error).toBe("contentOriginalMissing");
  });

  test("a text that is withdrawn in English is gone, in another language falls back", async () => {
    await publish({ slug: "two-versions", source: articleSource("English") });
    await publish({ slug: "two-versions", language: "es", source: articleSource("Español") });
    await publish({ slug: "two-versions", language: "es", source: null, version: 1 });
    expect((await read("two-versions", "es")).data.language).toBe("en");
    await publish({ slug: "two-versions", source: null, version: 1 });
    expect((await read("two-versions", "es")).error).toBe("notFound");
    const again = await publish({ slug: "two-versions", source: null, version: 2 });
    expect(again.error).toBe("notFound");
    expect((await publish({ slug: "never-there", source: null })).error).toBe("notFound");
  });
});

describe("announcements", () => {
  test("are listed newest first and have a text of their own", async () => {
    const news = { kind: "announcement" } as const;
    await publish({ ...news, slug: "old-news", source: newsSource("Old", "2026-01-01") });
    await publish({ ...news, slug: "future-news", source: newsSource("New", "2030-01-01") });
    const { data } = await stranger().call(listAnnouncements, { language: "en" });
    const slugs = data.map(({ slug }: { slug: string }) => slug);
    expect(slugs[0]).toBe("future-news");
    expect(slugs.at(-1)).toBe("old-news");
    const one = await stranger().call(readAnnouncement, { slug: "old-news", language: "ja" });
    expect(one.data).toMatchObject({ title: "Old", date: "2026-01-01", language: "en" });
    expect((await read("old-news")).error).toBe("notFound");
  });
});

describe("another origin", () => {
  test.each(["/fapi/v1/flags", "/knowledge/v1/articles?language=en", "/knowledge/v1/agreement"])(
    "%s may be read by pages of the public URL and of no other",
    async (url) => {
      const own = await inject("GET", url, SITE);
      expect(own.headers["access-control-allow-origin"]).toBe(SITE);
      expect(own.headers["access-control-allow-credentials"]).toBeUndefined();
      expect(own.headers["vary"]).toMatch(/origin/i);
      const asked = await inject("OPTIONS", url, SITE);
      expect(asked.statusCode).toBe(204);
      expect(asked.headers["access-control-allow-headers"]).toContain("onpage");
      expect(asked.headers["access-control-allow-headers"]).not.toContain("authorization");
      for (const method of ["GET", "OPTIONS"] as const) {
        const other = await inject(method, url, "https://evil.example");
        expect(other.headers["access-control-allow-origin"]).toBeUndefined();
      }
    },
  );

  test("the API itself allows no other origin", async () => {
    const answer = await inject("GET", "/api/t/v2/assets", SITE);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });
});
