// Public names of users: none may be confused with another's.
import { setUsername, userInfo } from "@parley/contract/endpoints/identity/account";
import { queryAdvertiser } from "@parley/contract/endpoints/market/advertisers";
import { fillNameSkeletons } from "@parley/operations/identity/account/fill-name-skeletons";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const DAY = 24 * 60 * 60_000;

let stage: TestApp;
let ada: TestBrowser;
let eve: TestBrowser;
let count = 0;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(60_000);
  ada = await registerPerson(stage, `ada${count}@example.org`);
  eve = await registerPerson(stage, `eve${count}@example.org`);
});

const rename = (browser: TestBrowser, username: string) => browser.call(setUsername, { username });
const uidOf = (browser: TestBrowser) => browser.cookie("UID") ?? "";

/** A session ends after 30 days without use, so that both are used on the way. */
async function pass(days: number): Promise<void> {
  for (let left = days; left > 0; left -= 20) {
    stage.clock.advance(Math.min(20, left) * DAY);
    for (const browser of [ada, eve]) await browser.call(userInfo, {});
  }
}

describe("a nickname", () => {
  test.each([
    ["Parley_Support", "nicknameReserved"],
    ["Admin", "nicknameReserved"],
    ["客服中心", "nicknameReserved"],
    ["pаypal", "nicknameScripts"],
    ["parley.com", "nicknameContact"],
    ["ada\u200Bb", "nicknameCharacters"],
    ["\u3164\u3164\u3164", "nicknameCharacters"],
    ["  \u2003 ", "badInput"],
  ])("%j is refused as %s", async (name, error) => {
    expect(await rename(ada, name)).toMatchObject({ error });
  });

  test("is stored in one form and cannot be taken in another that looks like it", async () => {
    expect((await rename(ada, "Ｍarlin0")).data).toMatchObject({ username: "Marlin0" });
    for (const alike of ["marlin0", "MARLINO", "Mar1in0", "Rnarlin0"]) {
      expect(await rename(eve, alike)).toMatchObject({ status: 409, error: "usernameTaken" });
    }
    expect((await rename(eve, "Merlin9")).code).toBe(0);
  });

  test("goes to one of two concurrent users", async () => {
    const answers = await Promise.all([rename(ada, "Twin-One"), rename(eve, "Tw1n-0ne")]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

describe("a rename", () => {
  test("is possible every 30 days, and the user sees from when", async () => {
    expect((await ada.call(userInfo, {})).data.renameFrom).toBeNull();
    const from = stage.clock.now() + 30 * DAY;
    const done = await rename(ada, `Otter-${count}`);
    expect(done.data).toEqual({ username: `Otter-${count}`, renameFrom: from });
    expect((await ada.call(userInfo, {})).data.renameFrom).toBe(from);
    const soon = await rename(ada, `Heron-${count}`);
    expect(soon).toMatchObject({ status: 422, error: "renameTooSoon", data: { from } });
    expect((await rename(ada, `Otter-${count}`)).code).toBe(0);
    await pass(30);
    expect((await rename(ada, `Heron-${count}`)).code).toBe(0);
  });

  test("shows the former name for 90 days and reserves it", async () => {
    await rename(ada, "Kingfisher");
    await pass(31);
    await rename(ada, "Woodpecker");
    const seen = async () =>
      (await eve.call(queryAdvertiser, { uid: uidOf(ada) })).data.formerNames;
    expect((await seen())[0]).toBe("Kingfisher");
    expect(await rename(eve, "KingFisher")).toMatchObject({ error: "usernameTaken" });
    await pass(91);
    expect(await seen()).toEqual([]);
    expect((await rename(eve, "KingFisher")).code).toBe(0);
  });

  test("may return to the initial name and to no other such number", async () => {
    await rename(ada, `Puffin-${count}`);
    await pass(31);
    expect(await rename(ada, "user-123456789")).toMatchObject({ error: "nicknameContact" });
    expect((await rename(ada, `user-${uidOf(ada)}`)).code).toBe(0);
  });
});

test("existing names get their skeletons, and look-alikes keep both names", async () => {
  const { pool } = stage.database;
  const older = await insertTestUser(pool);
  const newer = await insertTestUser(pool);
  await pool.query("update app_user set username = 'Sparrow' where id = $1", [older.id]);
  await pool.query("update app_user set username = 'Sparr0w' where id = $1", [newer.id]);
  await fillNameSkeletons(pool);
  const { rows } = await pool.query<{ skeleton: string }>(
    "select username_skeleton as skeleton from app_user where id = any($1) order by id",
    [[older.id, newer.id]],
  );
  expect(rows[1]?.skeleton).toBe(`${rows[0]?.skeleton} ${newer.uid}`);
  expect(await rename(eve, "sparrow")).toMatchObject({ error: "usernameTaken" });
});
