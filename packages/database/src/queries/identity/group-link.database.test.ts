import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser, type TestUser } from "@parley/testing/test-user";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  noteGroupMark,
  listLinksOf,
  markGroupLinkCleared,
  listSharedKinds,
  listGroupsCountedAsOne,
  listGroupsLinked,
  type GroupLinkKind,
} from "./group-link.ts";

const AT = new Date("2026-05-01T10:00:00Z");

let database: TestDatabase;
let people: TestUser[];
let things = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  people = [];
  for (let count = 0; count < 4; count += 1) people.push(await insertTestUser(database.pool));
});

const newThing = () => {
  things += 1;
  return createHash("sha256").update(`thing ${things}`).digest();
};

const groupAt = (place: number) => people[place]?.accountGroup ?? 0;

const show = (place: number, kind: GroupLinkKind, fingerprint: Buffer) =>
  noteGroupMark(database.pool, { kind, fingerprint, accountGroup: groupAt(place), at: AT });

const clear = async (place: number) => {
  const [link] = await listLinksOf(database.pool, groupAt(place));
  if (link === undefined) throw new Error("no link");
  const staff = await insertTestUser(database.pool, { staffRole: "supervisor" });
  await markGroupLinkCleared(database.pool, link.id, staff.id, "a couple with one account", AT);
};

describe("groups that use the same payment account, document, browser or contact", () => {
  test("are linked once, in any order and however often they use it", async () => {
    const account = newThing();
    await show(1, "payment_account", account);
    await show(0, "payment_account", account);
    await show(1, "payment_account", account);
    expect(await listLinksOf(database.pool, groupAt(0))).toMatchObject([
      { kind: "payment_account", groupA: groupAt(0), groupB: groupAt(1), clearedAt: null },
    ]);
    expect(await listSharedKinds(database.pool, groupAt(1), groupAt(0))).toEqual([
      "payment_account",
    ]);
    expect(await listSharedKinds(database.pool, groupAt(1), groupAt(0), ["device"])).toEqual([]);
    expect(await listSharedKinds(database.pool, groupAt(0), groupAt(0))).toEqual([]);
  });

  test("are linked when they use it at the same moment", async () => {
    const account = newThing();
    await Promise.all(people.map((_one, place) => show(place, "payment_account", account)));
    for (const place of people.keys()) {
      expect(await listLinksOf(database.pool, groupAt(place))).toHaveLength(3);
    }
  });

  test("count as one also through a third group, by payment accounts alone", async () => {
    const [first, second, device] = [newThing(), newThing(), newThing()];
    await show(0, "payment_account", first);
    await show(1, "payment_account", first);
    await show(1, "payment_account", second);
    await show(2, "payment_account", second);
    await show(0, "device", device);
    await show(3, "device", device);
    const counted = [groupAt(0), groupAt(1), groupAt(2)];
    expect(await listGroupsCountedAsOne(database.pool, groupAt(2))).toEqual(counted);
    expect(await listGroupsLinked(database.pool, groupAt(0))).toEqual(counted);
    expect(await listGroupsCountedAsOne(database.pool, groupAt(3))).toEqual([groupAt(3)]);
  });

  test("add the counts of the earlier to the later one, never the reverse", async () => {
    const account = newThing();
    await show(0, "payment_account", account);
    await show(1, "payment_account", account);
    expect(await listGroupsCountedAsOne(database.pool, groupAt(0))).toEqual([groupAt(0)]);
    expect(await listGroupsCountedAsOne(database.pool, groupAt(1))).toEqual([
      groupAt(0),
      groupAt(1),
    ]);
  });

  test("are separate once staff have cleared the link, until they share something else", async () => {
    const account = newThing();
    await show(0, "payment_account", account);
    await show(1, "payment_account", account);
    await clear(0);
    await show(0, "payment_account", account);
    expect(await listGroupsCountedAsOne(database.pool, groupAt(1))).toEqual([groupAt(1)]);
    expect(await listSharedKinds(database.pool, groupAt(0), groupAt(1))).toEqual([]);
    expect(await listLinksOf(database.pool, groupAt(0))).toMatchObject([
      { clearReason: "a couple with one account" },
    ]);
    const other = newThing();
    await show(1, "payment_account", other);
    await show(0, "payment_account", other);
    expect(await listGroupsCountedAsOne(database.pool, groupAt(0))).toEqual([
      groupAt(0),
      groupAt(1),
    ]);
  });
});
