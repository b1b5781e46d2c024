// The conversation of an order through the API: who takes part, what is stored, and who is
// notified.
import { markAppealChatRead } from "@parley/contract/endpoints/staff/appeal-chat";
import { markChatRead, queryChatMsg, sendChatMsg } from "@parley/contract/endpoints/trade/chat";
import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { CHAT_AFTER_END_MS } from "@parley/domain/chat/chat-message";
import { eventually } from "@parley/testing/eventually";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createChatStage, type ChatStage, type Said } from "../fixtures/chat.fixture.ts";
import { openStream, settleEvents } from "../fixtures/live-events.fixture.ts";
import { act, readOrder } from "../fixtures/orders.fixture.ts";

let chat: ChatStage;
let orderId: string;

beforeAll(async () => {
  chat = await createChatStage();
});

afterAll(() => chat.stage.close());

beforeEach(async () => {
  orderId = await chat.begin();
});

const textsOf = ({ data }: Awaited<ReturnType<ChatStage["read"]>>): unknown[] =>
  data.list.map(
    ({ text, event, phrase }: Record<string, { readonly code: string } | null>) =>
      text ?? event?.code ?? phrase?.code,
  );

describe("a conversation", () => {
  test("begins with the platform's line and the advertiser's message", async () => {
    const { data } = await chat.read(chat.buyer);
    expect(data.list).toMatchObject([
      {
        from: "system",
        kind: "event",
        event: {
          code: "create",
          by: "buyer",
          values: { amount: "20.00000000", token: "USDT", time: expect.any(Number) },
        },
      },
      { from: "seller", kind: "text", text: "Welcome! Please pay within 10 minutes." },
    ]);
    expect(data).toMatchObject({ nextCursor: null, readUpTo: null, canSend: true });
  });

  test("continues with every step of the order and both sides' messages, the same for both", async () => {
    await chat.say(chat.buyer, { text: "one" });
    await chat.say(chat.merchant, { text: "two" });
    await act(chat.buyer, orderId, "pay");
    await chat.say(chat.merchant, { text: "three" });
    const seen = await chat.read(chat.buyer);
    expect(textsOf(seen).slice(2)).toEqual(["one", "two", "pay", "three"]);
    expect(textsOf(await chat.read(chat.merchant))).toEqual(textsOf(seen));
    const ids = seen.data.list.map(({ id }: { id: string }) => BigInt(id));
    expect(ids).toEqual(ids.toSorted((a: bigint, b: bigint) => (a < b ? -1 : 1)));
    expect(seen.data.list.slice(2).map(({ from }: { from: string }) => from)).toEqual([
      "buyer",
      "seller",
      "system",
      "seller",
    ]);
  });

  test("is read page by page, back to its beginning and on from anywhere", async () => {
    for (const text of ["a", "b", "c"]) await chat.say(chat.buyer, { text });
    const last = await chat.read(chat.merchant, { limit: 2 });
    expect(textsOf(last)).toEqual(["b", "c"]);
    const { nextCursor: before } = last.data;
    const older = await chat.read(chat.merchant, { limit: 2, before });
    expect(textsOf(older)[1]).toBe("a");
    const oldest = await chat.read(chat.merchant, { limit: 2, before: older.data.nextCursor });
    expect([textsOf(oldest), oldest.data.nextCursor]).toEqual([["create"], null]);
    const after = await chat.read(chat.merchant, { limit: 2, after: oldest.data.list[0].id });
    expect(textsOf(after)[1]).toBe("a");
    const rest = await chat.read(chat.merchant, { limit: 2, after: after.data.nextCursor });
    expect([textsOf(rest), rest.data.nextCursor]).toEqual([["b", "c"], null]);
  });

  test("keeps its order when a server's clock is behind", async () => {
    const late = await chat.say(chat.buyer, { text: "later" });
    // An id made long ago, as a clock that is behind would make it.
    await chat.stage.database.pool.query(
      `insert into order_message (id, order_id, sender, user_id, kind, text, is_internal, created_at)
       select $2::bigint + 1000000, order_id, sender, user_id, kind, 'ahead', false, created_at
       from order_message where order_id = $1 and id = $2`,
      [orderId, late.data.id],
    );
    await chat.say(chat.merchant, { text: "after it" });
    expect(textsOf(await chat.read(chat.buyer)).slice(-3)).toEqual(["later", "ahead", "after it"]);
  });

  test("stores concurrent messages, each once", async () => {
    const clientIds = Array.from({ length: 8 }, (_, place) => `${place}`);
    await Promise.all(
      [...clientIds, ...clientIds].map((clientId, place) =>
        chat.say(chat.buyer, { clientId, text: `n${place % 8}` }),
      ),
    );
    const texts = textsOf(await chat.read(chat.merchant)).slice(2);
    expect(new Set(texts)).toEqual(new Set(["n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7"]));
    expect(texts).toHaveLength(8);
  });
});

describe("permissions of a conversation", () => {
  test("strangers and logins of staff get not found, also of staff with the case", async () => {
    await chat.giveCase("supervisor");
    const said = { orderId, kind: "text", text: "Please release", clientId: "1" } as const;
    for (const other of [chat.stranger, chat.agent, chat.supervisor]) {
      for (const refused of [
        await other.call(queryChatMsg, { orderId }),
        await other.call(sendChatMsg, said),
        await chat.attach(other),
        await other.call(markChatRead, { orderId, upTo: "1" }),
      ]) {
        expect(refused).toMatchObject({ status: 404, error: "orderUnknown" });
      }
    }
    expect(await chat.say(chat.buyer, { orderId: "1" })).toMatchObject({ error: "orderUnknown" });
  });

  test("staff without the case neither reads nor writes in a staff session", async () => {
    await chat.giveCase("supervisor");
    const mark = { orderId, upTo: "1" };
    expect((await chat.read(chat.agent)).error).toBe("caseNotYours");
    expect((await chat.say(chat.agent)).error).toBe("caseNotYours");
    expect((await chat.agent.call(markAppealChatRead, mark)).error).toBe("caseNotYours");
    expect((await chat.supervisor.call(markAppealChatRead, mark)).code).toBe(0);
  });

  test("what staff reads and writes is in the log", async () => {
    await chat.giveCase("agent");
    // A page that reads the case again by itself is no second look within ten minutes.
    await chat.read(chat.agent);
    await chat.read(chat.agent, { before: "1" });
    chat.stage.clock.advance(10 * 60_000 - 1);
    await chat.read(chat.agent);
    chat.stage.clock.advance(1);
    await chat.read(chat.agent);
    await chat.say(chat.agent, { text: "hello" });
    await chat.say(chat.agent, { text: "hello", internal: true });
    const clientId = randomUUID();
    await chat.say(chat.agent, { text: "hello", onlyFor: "seller", clientId });
    await chat.say(chat.agent, { text: "hello", onlyFor: "seller", clientId });
    const { rows } = await chat.stage.database.pool.query(
      "select action, reason, user_id = taker_id as is_buyer from staff_action " +
        "join trade_order as o on o.id::text = subject where subject = $1 order by staff_action.id",
      [orderId],
    );
    expect(rows).toEqual([
      { action: "appeal.readChat", reason: "", is_buyer: true },
      { action: "appeal.readChat", reason: "", is_buyer: true },
      { action: "appeal.write", reason: "to both sides", is_buyer: true },
      { action: "appeal.write", reason: "to staff", is_buyer: true },
      { action: "appeal.write", reason: "to seller", is_buyer: false },
    ]);
  });

  test("staff with the case takes part, and its notes stay between staff", async () => {
    await chat.giveCase("agent");
    expect(await chat.say(chat.buyer, { internal: true })).toMatchObject({ error: "badInput" });
    await chat.say(chat.agent, { text: "Good day to you both" });
    const note = await chat.say(chat.agent, { text: "looks like fraud", internal: true });
    expect(note.data).toMatchObject({ from: "staff", internal: true });
    for (const side of [chat.buyer, chat.merchant]) {
      const seen = await chat.read(side);
      expect(textsOf(seen)).toContain("Good day to you both");
      expect(JSON.stringify(seen.data)).not.toContain("fraud");
      expect(seen.data.list.at(-1)).toMatchObject({ from: "staff", clientId: null });
    }
    expect(textsOf(await chat.read(chat.agent))).toContain("looks like fraud");
    const { data } = await chat.buyer.call(queryOrderList, { orderId });
    // The advertiser's greeting and the messages of staff.
    expect(data.list[0].unread).toBe(2);
    expect(await chat.read(chat.supervisor)).toMatchObject({ error: "caseNotYours" });
  });

  test("the two sides write until a day after the end, and longer in an appeal", async () => {
    const clientId = randomUUID();
    await chat.say(chat.buyer, { text: "before", clientId });
    await act(chat.buyer, orderId, "cancel");
    chat.stage.clock.advance(CHAT_AFTER_END_MS - 1_000);
    expect(await chat.say(chat.merchant)).toMatchObject({ code: 0 });
    chat.stage.clock.advance(1_000);
    for (const side of [chat.buyer, chat.merchant]) {
      expect(await chat.say(side)).toMatchObject({ status: 409, error: "chatClosed" });
      expect(await chat.attach(side)).toMatchObject({ status: 409, error: "chatClosed" });
      expect((await chat.read(side)).data.canSend).toBe(false);
    }
    // What was said then is still answered.
    expect(await chat.say(chat.buyer, { text: "before", clientId })).toMatchObject({ code: 0 });
  });

  test("a sub-user needs the master's permission to trade", async () => {
    const { pool } = chat.stage.database;
    const change = (master: string | null, permissions: string) =>
      pool.query(
        `update app_user set permissions = $3, account_group = coalesce(master.uid, app_user.uid),
           master_id = master.id
         from contact left join
           (select uid, id, target from app_user join contact on contact.user_id = app_user.id)
           as master on master.target = $2
         where contact.target = $1 and contact.user_id = app_user.id`,
        ["buyer@parley.test", master, permissions],
      );
    await change("newcomer@parley.test", "{payment}");
    expect(await chat.say(chat.buyer)).toMatchObject({ status: 403, error: "subUserForbidden" });
    expect(await chat.attach(chat.buyer)).toMatchObject({ status: 403, error: "subUserForbidden" });
    expect((await chat.read(chat.buyer)).data.canSend).toBe(false);
    await change("newcomer@parley.test", "{trade}");
    expect(await chat.say(chat.buyer)).toMatchObject({ code: 0 });
    await change(null, "{}");
  });
});

describe("a chat message", () => {
  test("sent twice is stored once", async () => {
    const clientId = randomUUID();
    const first = await chat.say(chat.buyer, { clientId, text: " once " });
    expect(first.data).toMatchObject({ from: "buyer", text: "once", clientId, readAt: null });
    expect((await chat.say(chat.buyer, { clientId, text: "once" })).data).toEqual(first.data);
    expect(await chat.say(chat.buyer, { clientId, text: "other" })).toMatchObject({
      status: 409,
      error: "idempotencyMismatch",
    });
    // Another's key is another's.
    expect(await chat.say(chat.merchant, { clientId, text: "mine" })).toMatchObject({ code: 0 });
    expect(textsOf(await chat.read(chat.buyer)).slice(2)).toEqual(["once", "mine"]);
  });

  test.each<Said>([
    { text: " \n " },
    { text: "x".repeat(1_001) },
    { kind: "image" },
    { kind: "phrase" },
    { kind: "phrase", phrase: { code: "name-mismatch", values: {} } },
    { kind: "phrase", phrase: { code: "payment-reference", values: {} } },
    { kind: "text", text: "x", phrase: { code: "thanks", values: {} } },
  ])("cannot be %o", async (said) => {
    expect(await chat.say(chat.buyer, said)).toMatchObject({
      status: 422,
      error: "messageUnsendable",
      message: "Failed to send the message.",
    });
  });

  test("that is a quick phrase travels as its code and values", async () => {
    const phrase = { code: "payment-reference", values: { text: "INV 17" } } as const;
    expect(await chat.say(chat.buyer, { kind: "phrase", phrase })).toMatchObject({ code: 0 });
    const { data } = await chat.read(chat.merchant);
    expect(data.list.at(-1)).toMatchObject({ kind: "phrase", text: null, phrase });
  });
});

describe("reading a conversation", () => {
  test("is counted, marked, and seen by the other side", async () => {
    await chat.say(chat.merchant, { text: "first" });
    const own = await chat.say(chat.buyer, { text: "second" });
    const last = await chat.say(chat.merchant, { text: "third" });
    expect((await readOrder(chat.buyer, orderId)).unread).toBe(3);
    expect((await readOrder(chat.merchant, orderId)).unread).toBe(1);
    chat.stage.clock.advance(5_000);
    const readAt = chat.stage.clock.now();
    const marked = await chat.merchant.call(markChatRead, { orderId, upTo: own.data.id });
    expect(marked.data).toEqual({ unread: 0 });
    chat.stage.clock.advance(5_000);
    // Later messages are not marked, and marking again changes nothing.
    await chat.merchant.call(markChatRead, { orderId, upTo: own.data.id });
    await chat.say(chat.buyer, { text: "fourth" });
    const seen = await chat.read(chat.buyer);
    expect(seen.data.readUpTo).toBe(own.data.id);
    const times = new Map(
      seen.data.list.map(({ text, readAt: at }: { text: string; readAt: number }) => [text, at]),
    );
    expect([times.get("second"), times.get("third"), times.get("fourth")]).toEqual([
      readAt,
      null,
      null,
    ]);
    const marks = await chat.buyer.call(markChatRead, { orderId, upTo: last.data.id });
    expect(marks.data).toEqual({ unread: 0 });
    const { data } = await chat.buyer.call(queryOrderList, { orderId });
    expect(data.list[0].unread).toBe(0);
  });
});

describe("events of a conversation", () => {
  let address: string;

  beforeAll(async () => {
    address = await chat.stage.app.listen({ port: 0, host: "127.0.0.1" });
  });

  test("reach all participants, and no others", async () => {
    await chat.giveCase("agent");
    await settleEvents(chat.stage.database.pool);
    const [buyer, merchant, staff, other] = await Promise.all(
      [chat.buyer, chat.merchant, chat.agent, chat.supervisor].map((who) =>
        openStream(address, who),
      ),
    );
    const heard = (stream: typeof buyer) =>
      stream?.events.filter(({ event }) => event === "chat").length;
    const { data } = await chat.say(chat.buyer);
    await eventually(() => expect([buyer, merchant, staff].map(heard)).toEqual([1, 1, 1]));
    expect(merchant?.events.at(-1)).toMatchObject({ event: "chat", data: { orderId } });
    await chat.merchant.call(markChatRead, { orderId, upTo: data.id });
    await eventually(() => expect([buyer, merchant].map(heard)).toEqual([2, 2]));
    await chat.say(chat.agent, { internal: true });
    await eventually(() => expect(heard(staff)).toBe(3));
    expect([buyer, merchant, other].map(heard)).toEqual([2, 2, 0]);
    for (const stream of [buyer, merchant, staff, other]) stream?.leave();
  });
});
