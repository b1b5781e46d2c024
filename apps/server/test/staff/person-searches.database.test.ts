// Searches for people: each is in the log without what was typed, and an hour has a number of them.
import { findPeople } from "@parley/contract/endpoints/staff/people";
import { getServiceFigures } from "@parley/contract/endpoints/staff/figures";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { runAudit } from "@parley/operations/audit/run-audit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const HOUR = 60 * 60_000;
const PER_HOUR = 3;

let stage: TestApp;
let ada: TestBrowser;
let agent: TestBrowser;
let officer: TestBrowser;
let administrator: TestBrowser;
let count = 0;

beforeAll(async () => {
  const env = { PARLEY_CAPTCHA: "off", PARLEY_STAFF_SEARCHES_PER_HOUR: String(PER_HOUR) };
  stage = await createTestApp({ env, limits: MANY_CALLS });
  await addDemoPeople(stage);
  agent = await logInDemo(stage, "agent");
  officer = await logInDemo(stage, "compliance");
  administrator = await logInDemo(stage, "administrator");
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(HOUR);
  ada = await registerPerson(stage, `ada${count}@example.org`);
});

const uidOf = (browser: TestBrowser) => browser.cookie("UID") ?? "";
const search = (text: string, by = officer) => by.call(findPeople, { text });
const searchesOf = async (query: object) =>
  (await administrator.call(listStaffActions, { action: "people", pageSize: 50, ...query })).data
    .list;

/** What the figures say of the officer. */
const figures = async () => {
  const { workload } = (await administrator.call(getServiceFigures, {})).data;
  return workload.find(({ uid }: { readonly uid: string }) => uid === uidOf(officer));
};

describe("a search for a person", () => {
  test("is in the log with whom it found and who searched, and without what was typed", async () => {
    const contact = `ada${count}@example.org`;
    await search(` Ada${count}@Example.org `);
    await search(uidOf(ada), agent);
    const found = await searchesOf({ uid: uidOf(ada) });
    expect(found).toMatchObject([
      {
        action: "people.search",
        by: { uid: uidOf(agent) },
        subject: expect.stringMatching(/^number:/),
      },
      {
        action: "people.search",
        by: { uid: uidOf(officer) },
        subject: expect.stringMatching(/^contact:/),
      },
    ]);
    const { rows } = await stage.database.pool.query(
      "select string_agg(staff_action::text, '') as log from staff_action",
    );
    expect(rows[0].log).not.toContain(contact);
  });

  test("has the same fingerprint however the text was written, and another for another text", async () => {
    await search(`ada${count}@example.org`);
    await search(`ADA${count}@EXAMPLE.org`);
    await search(`ben${count}@example.org`);
    const subjects = (await searchesOf({ by: uidOf(officer) })).map(
      ({ subject }: { readonly subject: string }) => subject,
    );
    const [last, second, first] = subjects;
    expect(second).toBe(first);
    expect(last).not.toBe(first);
  });

  test("that finds two people has a line for each, and one that finds none a line too", async () => {
    const { pool } = stage.database;
    const id = 990_000 + count;
    const ben = await registerPerson(stage, `ben${count}@example.org`);
    for (const [place, one] of [ada, ben].entries()) {
      await pool.query(
        `insert into deposit_address (network, address, user_id, created_at)
         select $3, $2, id, now() from app_user where uid = $1`,
        [uidOf(one), `shared-${id}`, ["ETH", "TRX"][place]],
      );
    }
    expect((await search(`shared-${id}`, agent)).data.list).toHaveLength(2);
    for (const one of [ada, ben]) expect(await searchesOf({ uid: uidOf(one) })).toHaveLength(1);
    const before = (await searchesOf({ by: uidOf(agent) })).length;
    expect((await search("no such thing", agent)).data.list).toEqual([]);
    const after = await searchesOf({ by: uidOf(agent) });
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({ action: "people.search", uid: null });
  });

  test("by a contact is for supervisors and compliance, and a refused one is in the log", async () => {
    for (const one of [agent, administrator]) {
      const refused = await search(`ada${count}@example.org`, one);
      expect([refused.status, refused.error]).toEqual([403, "notAllowed"]);
      expect(refused.data?.list).toBeUndefined();
      const [line] = await searchesOf({ by: uidOf(one) });
      expect(line).toMatchObject({
        action: "people.searchRefused",
        uid: null,
        subject: expect.stringMatching(/^contact:/),
        reason: "notAllowed",
      });
    }
    const supervisor = await logInDemo(stage, "supervisor");
    expect((await search(`ada${count}@example.org`, supervisor)).data.list).toHaveLength(1);
  });
});

describe("an hour", () => {
  test("has as many searches as the setting says, then one more at its end, to the millisecond", async () => {
    for (let made = 0; made < PER_HOUR; made += 1) expect((await search("1")).code).toBe(0);
    const refused = await search(uidOf(ada));
    expect([refused.status, refused.error]).toEqual([429, "personSearchLimit"]);
    expect(await searchesOf({ uid: uidOf(ada) })).toEqual([]);
    expect((await searchesOf({ by: uidOf(officer) }))[0]).toMatchObject({
      action: "people.searchRefused",
      reason: "personSearchLimit",
    });
    // A colleague has an hour of her own.
    expect((await search("1", agent)).code).toBe(0);
    stage.clock.advance(HOUR - 1);
    expect((await search("1")).error).toBe("personSearchLimit");
    stage.clock.advance(1);
    expect((await search("1")).code).toBe(0);
  });

  test("has no more by searches at the same moment", async () => {
    // The staff session of before is over after an hour; the first call opens a new one.
    await officer.call(listStaffActions, {});
    const answers = await Promise.all(Array.from({ length: PER_HOUR * 3 }, () => search("1")));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(PER_HOUR);
  });

  test("of searches is counted in the figures, and the log is whole", async () => {
    const before = await figures();
    for (let made = 0; made < PER_HOUR + 2; made += 1) await search("1");
    expect(await figures()).toMatchObject({
      searches: before.searches + PER_HOUR,
      refusedSearches: before.refusedSearches + 2,
    });
    expect((await runAudit(stage.database.pool)).findings).toEqual([]);
  });
});
