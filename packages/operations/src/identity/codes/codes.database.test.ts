import { inTransaction } from "@parley/database/transaction";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createIdSource, type IdSource } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSealedPart } from "../../messaging/jobs/enqueue-message.ts";
import { messageJobSchema } from "../../messaging/jobs/message.ts";
import { checkCode, useUpCode, type CodeBinding } from "../factor/check-code.ts";
import { issueCode } from "../factor/send-code.ts";

const START = Date.UTC(2026, 2, 1);
const vault = createVault("a secret for the tests of codes, long enough");

let database: TestDatabase;
let clock: MovableClock;
let ids: IdSource;
let binding: CodeBinding;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  clock = createMovableClock({ now: () => START });
  ids = createIdSource({ clock, node: 1 });
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  count += 1;
  clock.advance(3_600_000);
  const target = `ada${count}@example.org`;
  const { id } = await insertTestUser(database.pool, { email: target });
  binding = { userId: id, purpose: "release", channel: "email", target, subject: "order 7" };
});

/** Sends a code and reads it out of the queue. */
async function send(to: CodeBinding = binding): Promise<string> {
  const letter = { content: "code", locale: "en", antiPhishingCode: null } as const;
  const sent = await inTransaction(database.pool, (tx) =>
    issueCode(tx, { clock, ids, vault }, to, letter),
  );
  expect(sent.ok).toBe(true);
  const { rows } = await database.pool.query<{ payload: unknown }>(
    "select payload from graphile_worker._private_jobs order by id desc limit 1",
  );
  const { sealed } = messageJobSchema.parse(rows[0]?.payload);
  const { message } = openSealedPart(vault, sealed);
  if (message.template !== "code") throw new Error("no code was sent");
  return message.code;
}

const check = (code: string, to: CodeBinding = binding) =>
  checkCode({ pool: database.pool, clock, vault }, to, code);
const use = (codeId: bigint) => inTransaction(database.pool, (tx) => useUpCode(tx, clock, codeId));

describe("a code is bound to", () => {
  test.each([
    ["its purpose", { purpose: "withdraw" }],
    ["its subject", { subject: "order 8" }],
    ["its target", { target: "other@example.org" }],
    ["its channel", { channel: "phone" }],
    ["its person", { userId: null }],
  ] as const)("%s", async (_name, difference) => {
    const code = await send();
    expect(await check(code, { ...binding, ...difference })).toEqual({
      ok: false,
      error: "codeExpired",
    });
    expect(await check(code)).toMatchObject({ ok: true });
  });

  test("another user's equal code is not accepted", async () => {
    const mine = await send();
    const { id } = await insertTestUser(database.pool, { email: `eve${count}@example.org` });
    const others = { ...binding, userId: id };
    expect((await check(mine, others)).ok).toBe(false);
  });
});

describe("a code is consumed", () => {
  test("in the transaction of its effect, once", async () => {
    const checked = await check(await send());
    if (!checked.ok) throw new Error("it was right");
    expect(await use(checked.codeId)).toBe(true);
    expect(await use(checked.codeId)).toBe(false);
  });

  test("not by an effect that was rolled back", async () => {
    const code = await send();
    const checked = await check(code);
    if (!checked.ok) throw new Error("it was right");
    const failing = inTransaction(database.pool, async (tx) => {
      expect(await useUpCode(tx, clock, checked.codeId)).toBe(true);
      throw new Error("the effect failed");
    });
    await expect(failing).rejects.toThrow("the effect failed");
    expect(await check(code)).toMatchObject({ ok: true });
  });

  test("by one of two concurrent effects", async () => {
    const code = await send();
    const [one, two] = [await check(code), await check(code)];
    if (!one.ok || !two.ok) throw new Error("both were right");
    const used = await Promise.all([use(one.codeId), use(two.codeId)]);
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  test("not when it expired between verification and effect", async () => {
    const checked = await check(await send());
    if (!checked.ok) throw new Error("it was right");
    clock.advance(300_000);
    expect(await use(checked.codeId)).toBe(false);
  });
});

describe("a second code", () => {
  test("replaces the first", async () => {
    const first = await send();
    clock.advance(60_000);
    const second = await send();
    const firstNow = await check(first);
    expect(firstNow.ok).toBe(first === second);
    const checked = await check(second);
    if (!checked.ok) throw new Error("it was right");
    // Nor is the first good again once the second is gone.
    expect(await use(checked.codeId)).toBe(true);
    expect(await check(first)).toEqual({ ok: false, error: "codeExpired" });
  });

  test("for another subject keeps the first valid", async () => {
    const first = await send();
    await send({ ...binding, purpose: "withdraw" });
    expect(await check(first)).toMatchObject({ ok: true });
  });

  test("requested at the same moment is refused", async () => {
    const letter = { content: "code", locale: "en", antiPhishingCode: null } as const;
    const sendOne = () =>
      inTransaction(database.pool, (tx) => issueCode(tx, { clock, ids, vault }, binding, letter));
    const sent = await Promise.all([sendOne(), sendOne(), sendOne()]);
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
