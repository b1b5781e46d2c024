// The gate: what is missing before trading, and the agreement that has to be accepted again.
import { acceptTerm, checkBroker, verifyUser } from "@parley/contract/endpoints/identity/gate";
import { readAgreement } from "@parley/contract/endpoints/site/agreement";
import { LOCALES } from "@parley/phrases/locales";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const FIRST = "2026-01-01";

let stage: TestApp;
let newcomer: TestBrowser;
let buyer: TestBrowser;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  newcomer = await logInDemo(stage, "newcomer");
  buyer = await logInDemo(stage, "buyer");
});

afterAll(() => stage.close());

beforeEach(async () => {
  await stage.database.pool.query("delete from agreement_acceptance where version <> $1", [FIRST]);
  await stage.database.pool.query("delete from agreement_version where version <> $1", [FIRST]);
});

const publish = (version: string, at: number) =>
  stage.database.pool.query("insert into agreement_version values ($1, $2)", [
    version,
    new Date(at),
  ]);
const stateOf = async (browser: TestBrowser) => (await browser.call(verifyUser, {})).data;
const accept = (browser: TestBrowser, version?: string) =>
  browser.call(acceptTerm, { acceptTerm: true, ...(version === undefined ? {} : { version }) });

describe("verify-user", () => {
  test("lists a newcomer's missing items, in order", async () => {
    await stage.database.pool.query("delete from agreement_acceptance where user_id = $1", [
      newcomer.cookie("userId"),
    ]);
    expect(await stateOf(newcomer)).toEqual({
      acceptTerm: false,
      phoneVerified: false,
      emailVerified: true,
      kycApproved: false,
      twoFactorReady: false,
      newAccount: true,
      canTrade: false,
      missing: ["phone", "kyc", "agreement", "twoFactor"],
    });
  });

  test("opens when everything is done", async () => {
    expect(await stateOf(buyer)).toEqual({
      acceptTerm: true,
      phoneVerified: true,
      emailVerified: true,
      kycApproved: true,
      twoFactorReady: true,
      newAccount: false,
      canTrade: true,
      missing: [],
    });
  });

  test("never opens to staff", async () => {
    const agent = await logInDemo(stage, "agent");
    const { canTrade, missing } = await stateOf(agent);
    expect(canTrade).toBe(false);
    expect(missing[0]).toBe("permission");
  });
});

describe("the agreement", () => {
  test("is accepted in its present version, also repeatedly", async () => {
    expect((await accept(newcomer)).data).toEqual({ acceptTerm: true, version: FIRST });
    expect((await accept(newcomer, FIRST)).data).toEqual({ acceptTerm: true, version: FIRST });
    expect(await stateOf(newcomer)).toMatchObject({ acceptTerm: true });
  });

  test("has to be accepted again when a new version is in force, and not before", async () => {
    await publish("2026-09-01", stage.clock.now() + 60_000);
    expect((await stateOf(buyer)).canTrade).toBe(true);
    stage.clock.advance(60_000);
    expect(await stateOf(buyer)).toMatchObject({
      acceptTerm: false,
      canTrade: false,
      missing: ["agreement"],
    });
    const old = await accept(buyer, FIRST);
    expect([old.status, old.error]).toEqual([409, "agreementChanged"]);
    expect((await accept(buyer, "2026-09-01")).data.version).toBe("2026-09-01");
    expect((await stateOf(buyer)).canTrade).toBe(true);
  });

  test.each([{}, { acceptTerm: false }, { acceptTerm: "true" }, { acceptTerm: true, by: "me" }])(
    "is not accepted by %j",
    async (body) => {
      const answer = await newcomer.send({
        method: "POST",
        path: "/api/ctc/accept-term",
        body,
      });
      expect([answer.status, answer.error]).toEqual([400, "badInput"]);
    },
  );

  test("is public, with its version", async () => {
    const { data, response } = await new TestBrowser(stage).call(readAgreement, { language: "en" });
    expect(data).toMatchObject({
      version: FIRST,
      effectiveAt: Date.parse("2026-01-01T00:00:00Z"),
      language: "en",
      title: "P2P service agreement",
    });
    expect(data.sections.length).toBeGreaterThan(5);
    expect(data.sections[0].paragraphs.length).toBeGreaterThan(0);
    expect(response.headers["cache-control"]).toBe("public, max-age=60");
  });

  test("is not cached when the request names no language", async () => {
    const { response } = await new TestBrowser(stage).call(readAgreement, {});
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("exists in every language of the site", async () => {
    const headings = new Set<string>();
    for (const language of LOCALES) {
      const { data } = await new TestBrowser(stage).call(readAgreement, { language });
      expect(data.language).toBe(language);
      headings.add(data.sections[0].heading);
    }
    expect(headings.size).toBe(LOCALES.length);
  });
});

test("the gate, the agreement and the broker's mark need a session", async () => {
  const nobody = new TestBrowser(stage);
  const answers = [
    await nobody.call(verifyUser, {}),
    await accept(nobody),
    await nobody.call(checkBroker, {}),
    await buyer.call(acceptTerm, { acceptTerm: true }, { authorization: null }),
  ];
  expect(answers.map(({ status, error }) => [status, error])).toEqual(
    answers.map(() => [401, "notLoggedIn"]),
  );
});
