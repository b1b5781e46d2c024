// The service agreement: drafts of one administrator, approved by another, in force from their day on,
// and accepted by users anew.
import { acceptTerm, verifyUser } from "@parley/contract/endpoints/identity/gate";
import { readAgreement } from "@parley/contract/endpoints/site/agreement";
import {
  decideMarketChange,
  listMarketTerms,
  proposeMarketChange,
} from "@parley/contract/endpoints/staff/market";
import {
  listContent,
  listContentVersions,
  publishContent,
} from "@parley/contract/endpoints/staff/site";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let first: TestBrowser;
let second: TestBrowser;
let buyer: TestBrowser;

const DAY_MS = 86_400_000;
const REASON = "reviewed by counsel";
const PRODUCT = "2026-01-01";

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  first = await logInDemo(stage, "administrator");
  second = await logInDemo(stage, "administrator2");
  buyer = await logInDemo(stage, "buyer");
});

afterAll(() => stage.close());

beforeEach(() => stage.clock.advance(60_000));

const codes = () => ({ totp: demoTotp(stage) });

/** So many days after today, as a version is named. */
const dayAfter = (days: number) =>
  new Date(stage.clock.now() + days * DAY_MS).toISOString().slice(0, PRODUCT.length);

const draftOf = async (slug: string, language: string) =>
  (await first.call(listContentVersions, { kind: "agreement", slug, language })).data;

const write = (slug: string, language: string, source: string | null, version = 0) =>
  first.call(publishContent, {
    kind: "agreement",
    slug,
    language,
    source,
    version,
    reason: REASON,
    codes: codes(),
  });

/** The text in force with another title. */
async function titled(slug: string, language: string, title: string): Promise<string> {
  const { start } = await draftOf(slug, language);
  return String(start).replace(/^title: .*$/m, `title: ${title}`);
}

const propose = (key: string, after: "on" | "off" = "on") => {
  const before = after === "on" ? "off" : "on";
  const edits = [{ kind: "agreement" as const, key, field: "isEnabled", before, after }];
  return first.call(proposeMarketChange, { edits, reason: REASON, codes: codes() });
};

const approve = (changeId: string, browser = second) =>
  browser.call(decideMarketChange, {
    changeId,
    decision: "approve",
    reason: REASON,
    codes: codes(),
  });

const shown = async (language = "en") =>
  (await new TestBrowser(stage).call(readAgreement, { language })).data;

describe("a draft", () => {
  test("begins as the text in force in its language, and is not shown", async () => {
    const day = dayAfter(400);
    const { start, version } = await draftOf(day, "de");
    expect(version).toBe(0);
    expect(start).toContain("title: P2P-Servicevereinbarung");
    expect((await write(day, "en", await titled(day, "en", "A draft"))).code).toBe(0);
    expect(await shown()).toMatchObject({ version: PRODUCT, title: "P2P service agreement" });
    const { data } = await first.call(listContent, { kind: "agreement" });
    expect(data[0]).toMatchObject({ slug: day, title: "A draft" });
    const terms = (await first.call(listMarketTerms, { kind: "agreement" })).data;
    expect(terms).toContainEqual(
      expect.objectContaining({ key: day, values: { isEnabled: "off" } }),
    );
  });

  test("is refused with markup, without a clause, without English, and by another name", async () => {
    const day = dayAfter(401);
    const source = await titled(day, "en", "x");
    const clause = source.split("\n").at(-2) ?? "";
    const answers = [
      await write(day, "en", source.replace(clause, "<b>x</b>")),
      await write(day, "en", source.replace(`\n${clause}\n`, "\n")),
      await write(day, "de", source),
      await write("new-terms", "en", source),
      await first.call(publishContent, {
        kind: "article",
        slug: day,
        language: "en",
        source,
        version: 0,
        reason: REASON,
        codes: codes(),
      }),
    ];
    expect(answers.map(({ error, data }) => [error, data?.problem])).toEqual([
      ["contentInvalid", "markup"],
      ["contentInvalid", "clauses"],
      ["contentOriginalMissing", undefined],
      ["badInput", undefined],
      ["badInput", undefined],
    ]);
  });
});

describe("a version that two administrators approve", () => {
  test("is in force from its day on, in the languages it is written in, and accepted anew", async () => {
    const day = dayAfter(2);
    await write(day, "en", await titled(day, "en", "New terms"));
    await write(day, "de", await titled(day, "de", "Neue Bedingungen"));
    const { data } = await propose(day);
    expect((await approve(data.changeId, first)).error).toBe("marketChangeNeedsOther");
    expect((await approve(data.changeId)).data.state).toBe("applied");
    expect((await shown()).version).toBe(PRODUCT);
    expect((await buyer.call(verifyUser, {})).data.acceptTerm).toBe(true);

    stage.clock.advance(2 * DAY_MS);
    expect(await shown()).toMatchObject({
      version: day,
      language: "en",
      title: "New terms",
      effectiveAt: Date.parse(`${day}T00:00:00Z`),
    });
    expect(await shown("de")).toMatchObject({ language: "de", title: "Neue Bedingungen" });
    // A language without a text gets the English one, and says so.
    expect(await shown("fr")).toMatchObject({ language: "en", title: "New terms" });

    buyer = await logInDemo(stage, "buyer");
    const gate = (await buyer.call(verifyUser, {})).data;
    expect([gate.acceptTerm, gate.canTrade, gate.missing]).toEqual([false, false, ["agreement"]]);
    const old = await buyer.call(acceptTerm, { acceptTerm: true, version: PRODUCT });
    expect(old.error).toBe("agreementChanged");
    expect((await buyer.call(acceptTerm, { acceptTerm: true, version: day })).code).toBe(0);
    expect((await buyer.call(verifyUser, {})).data.canTrade).toBe(true);
    first = await logInDemo(stage, "administrator");
    second = await logInDemo(stage, "administrator2");
  });

  test("keeps its texts from the proposal on, in the database too", async () => {
    const day = dayAfter(30);
    await write(day, "en", await titled(day, "en", "As proposed"));
    const { data } = await propose(day);
    const other = await titled(day, "en", "Something else");
    expect((await write(day, "en", other, 1)).error).toBe("agreementFixed");
    expect((await write(day, "fr", other)).error).toBe("agreementFixed");
    await approve(data.changeId);
    expect((await write(day, "en", other, 1)).error).toBe("agreementFixed");
    expect((await write(day, "en", null, 1)).error).toBe("agreementFixed");
    const insert = stage.database.pool.query(
      `insert into content_version (id, kind, slug, language, version, source, published_by, published_at)
       select 1, kind, slug, language, 2, 'x', published_by, published_at
       from content_version where kind = 'agreement' and slug = $1`,
      [day],
    );
    await expect(insert).rejects.toThrow(/is approved/);
  });

  test("can be taken back before its day, and be written on after that", async () => {
    const day = dayAfter(40);
    await write(day, "en", await titled(day, "en", "Too soon"));
    await approve((await propose(day)).data.changeId);
    expect((await approve((await propose(day, "off")).data.changeId)).data.state).toBe("applied");
    const text = await titled(day, "en", "Better");
    expect((await write(day, "en", text, 1)).code).toBe(0);
  });

  test("is refused when its day has begun before the approval", async () => {
    const day = dayAfter(1);
    await write(day, "en", await titled(day, "en", "Late"));
    const { data } = await propose(day);
    stage.clock.advance(DAY_MS);
    first = await logInDemo(stage, "administrator");
    second = await logInDemo(stage, "administrator2");
    expect((await approve(data.changeId)).error).toBe("marketChangeInvalid");
    expect((await propose(day)).error).toBe("marketChangeInvalid");
    expect((await shown()).title).not.toBe("Late");
  });
});
