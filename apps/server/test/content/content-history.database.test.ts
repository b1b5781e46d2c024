// What administrators see of help articles and announcements: languages, versions and figures; and
// how a text that was published reaches the other servers.
import {
  listContent,
  listContentVersions,
  publishContent,
} from "@parley/contract/endpoints/staff/site";
import { notificationLine } from "@parley/database/notification-line";
import { readSeed } from "@parley/phrases/content/seed";
import { createTiers } from "@parley/operations/identity/group/read-group";
import { readTradables } from "@parley/operations/market/catalogue/read-tradables";
import { LOCALES } from "@parley/phrases/locales";
import { createBus } from "@parley/platform/bus/create-bus";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createContentLibrary } from "../../src/routes/content/content-library.ts";
import { readFigures } from "../../src/routes/content/read-figures.ts";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let administrator: TestBrowser;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  administrator = await logInDemo(stage, "administrator");
});

afterAll(() => stage.close());

beforeEach(() => stage.clock.advance(60_000));

const source = (title: string, date = "2031-01-02") =>
  `---\ntitle: ${title}\nlead: In one sentence.\ndate: ${date}\n---\n\n## News {#news}\n\nThat is it.\n`;

const publish = (slug: string, language: string, text: string | null, version = 0) =>
  administrator.call(publishContent, {
    kind: "announcement",
    slug,
    language,
    source: text,
    version,
    reason: `because of ${slug}`,
    codes: { totp: demoTotp(stage) },
  });

const texts = async (kind: "article" | "announcement") =>
  (await administrator.call(listContent, { kind })).data;

const languagesOf = async (slug: string) => {
  const found = (await texts("announcement")).find((one: { slug: string }) => one.slug === slug);
  const states: [string, string][] = found.languages.map(
    ({ language, state }: { language: string; state: string }) => [language, state],
  );
  return Object.fromEntries(states);
};

const versionsOf = async (slug: string, language: string) =>
  (await administrator.call(listContentVersions, { kind: "announcement", slug, language })).data;

describe("the list of texts", () => {
  test("has what comes with the product, in all languages, in the order of the help index", async () => {
    const list = await texts("article");
    const slugs = list.map(({ slug }: { slug: string }) => slug);
    expect(slugs.slice(0, 3)).toEqual(["first-trade", "pay-safely", "release-safely"]);
    expect(list[0]).toMatchObject({ title: "Your first trade", topic: "trading", date: null });
    const states = list.flatMap((one: { languages: { state: string; version: number }[] }) =>
      one.languages.map(({ state, version }) => `${state} ${version}`),
    );
    expect(new Set(states)).toEqual(new Set(["shown 0"]));
    expect(states).toHaveLength(list.length * LOCALES.length);
  });

  test("names what a language lacks, what is older than English, and what is withdrawn", async () => {
    await publish("coverage", "en", source("First"));
    await publish("coverage", "de", source("Erste"));
    await publish("coverage", "fr", source("Première"));
    await publish("coverage", "fr", null, 1);
    expect(await languagesOf("coverage")).toMatchObject({
      en: "shown",
      de: "shown",
      fr: "withdrawn",
      ja: "missing",
    });
    stage.clock.advance(1_000);
    await publish("coverage", "en", source("Second"), 1);
    expect(await languagesOf("coverage")).toMatchObject({ en: "shown", de: "outdated" });
  });

  test("marks the translations that come with the product once the English text is newer", async () => {
    const first = (await texts("announcement")).find(
      ({ languages }: { languages: { version: number }[] }) => languages[0]?.version === 0,
    );
    await publish(first.slug, "en", source("Newer than the files"));
    const states = await languagesOf(first.slug);
    expect([states["en"], states["de"]]).toEqual(["shown", "outdated"]);
  });

  test("has newer announcements first and withdrawn ones last, which can be restored", async () => {
    await publish("later", "en", source("Later", "2039-01-01"));
    await publish("gone", "en", source("Gone", "2039-02-01"));
    await publish("gone", "en", null, 1);
    const list = await texts("announcement");
    expect(list[0]).toMatchObject({ slug: "later", title: "Later", isWithdrawn: false });
    expect(list.at(-1)).toMatchObject({ slug: "gone", isWithdrawn: true });
    const { source: shown, version, versions } = await versionsOf("gone", "en");
    expect([shown, version]).toEqual([null, 2]);
    expect((await publish("gone", "en", versions[1].source, version)).code).toBe(0);
    expect((await texts("announcement"))[0]).toMatchObject({ slug: "gone", isWithdrawn: false });
  });
});

describe("the versions of a text", () => {
  test("have who, when and why, the text of each, and the one that comes with the product", async () => {
    const seed = readSeed().find(
      ({ kind, language }) => kind === "announcement" && language === "fr",
    );
    if (seed === undefined) throw new Error("no announcement comes with the product");
    const before = await versionsOf(seed.slug, "fr");
    expect(before).toMatchObject({ version: 0, source: seed.source, seed: seed.source });
    await publish(seed.slug, "fr", source("Autre"));
    const after = await versionsOf(seed.slug, "fr");
    expect(after).toMatchObject({ version: 1, source: source("Autre").trim(), seed: seed.source });
    expect(after.versions).toEqual([
      {
        version: 1,
        source: after.source,
        publishedAt: expect.any(Number),
        by: { uid: expect.any(String), username: "demo-administrator" },
        reason: `because of ${seed.slug}`,
      },
    ]);
  });

  test("come with the English text that is shown instead, and with nothing where it is withdrawn", async () => {
    await publish("original", "en", source("English"));
    const missing = await versionsOf("original", "it");
    expect(missing).toMatchObject({ version: 0, source: null, seed: null });
    expect(missing.original).toContain("title: English");
    await publish("original", "en", null, 1);
    expect((await versionsOf("original", "it")).original).toBeNull();
  });

  test("come with the figures as the language writes them", async () => {
    const { figures } = await versionsOf("original", "de");
    expect(figures).toMatchObject({ takerFee: "0,1\u00A0%", confirmTime: "15" });
  });

  test("of a language that the site does not have are refused", async () => {
    const name = { kind: "announcement", slug: "original", language: "nl" } as const;
    expect((await administrator.call(listContentVersions, name)).error).toBe("badInput");
  });
});

test("another server shows a published text without waiting for the age of what it keeps", async () => {
  const { pool, url } = stage.database;
  const { clock } = stage;
  const bus = createBus({ openLine: notificationLine(url) });
  const tradables = { read: () => readTradables(pool) };
  const other = createContentLibrary({
    pool,
    bus,
    clock,
    seed: [],
    readFigures: () => readFigures({ pool, tradables, tiers: createTiers({ pool, clock }) }),
    readFlags: () => Promise.resolve({ express: true, charts: true, passkeys: true }),
    onFailure: () => null,
  });
  const title = async () => (await other.find("announcement", "elsewhere", "en"))?.content.title;
  expect(await title()).toBeUndefined();
  await publish("elsewhere", "en", source("Everywhere"));
  await eventually(async () => expect(await title()).toBe("Everywhere"));
  other.stop();
  await bus.close();
});
