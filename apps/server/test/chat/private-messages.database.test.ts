// What staff write to one side of an order alone: the other side gets it in no way.
import { writeInAppeal } from "@parley/contract/endpoints/staff/appeal-chat";
import { markChatRead } from "@parley/contract/endpoints/trade/chat";
import { queryOrderDetails, queryOrderList } from "@parley/contract/endpoints/trade/orders";
import type { QuickPhraseCode } from "@parley/domain/chat/quick-phrases";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createChatStage, type ChatStage } from "../fixtures/chat.fixture.ts";

let chat: ChatStage;
let orderId: string;

beforeAll(async () => {
  chat = await createChatStage();
});

afterAll(() => chat.stage.close());

beforeEach(async () => {
  orderId = await chat.begin();
  await chat.giveCase("agent");
});

const SECRET = "Is the account ending 77 yours?";

const unreadOf = async (who: ChatStage["buyer"]) => {
  const [list, details] = [
    await who.call(queryOrderList, { orderId }),
    await who.call(queryOrderDetails, { orderId }),
  ];
  return [list.data.list[0]?.unread, details.data.unread];
};

describe("a message of staff to one side", () => {
  test.each(["buyer", "seller"] as const)("is read by the %s and by staff alone", async (side) => {
    const [reader, other] =
      side === "buyer" ? [chat.buyer, chat.merchant] : [chat.merchant, chat.buyer];
    const [before, readerBefore] = [await unreadOf(other), await unreadOf(reader)];
    const sent = await chat.say(chat.agent, { text: SECRET, onlyFor: side });
    expect(sent.data).toMatchObject({ from: "staff", onlyFor: side, internal: false });
    const seen = await chat.read(reader);
    expect(seen.data.list.at(-1)).toMatchObject({ text: SECRET, onlyFor: side });
    expect((await chat.read(chat.agent)).data.list.at(-1)).toMatchObject({ text: SECRET });
    // The other side: no page of it from either end, no count, no mark, no event.
    const first = seen.data.list[0]?.id ?? "";
    for (const page of [{}, { after: first }, { before: "9223372036854775807" }, { limit: 1 }]) {
      const { data } = await chat.read(other, page);
      expect(JSON.stringify(data)).not.toContain("yours");
      expect(data.list.map(({ id }: { id: string }) => id)).not.toContain(sent.data.id);
    }
    expect(await unreadOf(other)).toEqual(before);
    expect(await unreadOf(reader)).toEqual(readerBefore.map((count) => Number(count) + 1));
    expect((await chat.read(chat.stranger)).error).toBe("orderUnknown");
  });

  test("is not revealed by how far the reader has read", async () => {
    const own = await chat.say(chat.merchant, { text: "Are you there?" });
    const sent = await chat.say(chat.agent, { text: SECRET, onlyFor: "buyer" });
    await chat.buyer.call(markChatRead, { orderId, upTo: sent.data.id });
    expect((await chat.read(chat.merchant)).data.readUpTo).toBe(own.data.id);
    // A guessed id marks what the other side can see, and no more.
    await chat.merchant.call(markChatRead, { orderId, upTo: sent.data.id });
    expect((await chat.read(chat.buyer)).data.readUpTo).toBe(own.data.id);
  });

  test("wakes the pages of that side and of staff alone", async () => {
    const { pool } = chat.stage.database;
    const wokenBy = async (since: string) => {
      const { rows } = await pool.query<{ id: string; target: string }>(
        `select event.id, target from event
           join contact on contact.user_id = event.user_id and channel = 'email'
         where topic = 'chat' and event.id > $1 order by event.id`,
        [since],
      );
      return rows;
    };
    const before = (await wokenBy("0")).at(-1)?.id ?? "0";
    await chat.say(chat.agent, { text: SECRET, onlyFor: "buyer" });
    const woken = (await wokenBy(before)).map(({ target }) => target);
    expect(woken.toSorted()).toEqual(["agent@parley.test", "buyer@parley.test"]);
  });

  test("is a privilege of staff with the case", async () => {
    for (const who of [chat.buyer, chat.merchant, chat.stranger]) {
      expect(await chat.say(who, { onlyFor: "buyer" })).toMatchObject({ error: "badInput" });
      const call = { orderId, kind: "text", text: "x", clientId: "1", onlyFor: "buyer" } as const;
      expect(await who.call(writeInAppeal, call)).toMatchObject({ error: "notAllowed" });
    }
    expect((await chat.say(chat.supervisor, { onlyFor: "buyer" })).error).toBe("caseNotYours");
  });

  test("is no file, and no note at the same time", async () => {
    const { data: file } = await chat.attach(chat.buyer);
    const { fileId } = file;
    expect(await chat.say(chat.agent, { kind: "file", fileId, onlyFor: "buyer" })).toMatchObject({
      error: "badInput",
    });
    expect(
      await chat.say(chat.agent, { text: "x", onlyFor: "buyer", internal: true }),
    ).toMatchObject({ error: "messageUnsendable" });
  });

  test("sent again with its key to the other side is refused", async () => {
    const clientId = "the-same-key";
    await chat.say(chat.agent, { text: SECRET, onlyFor: "buyer", clientId });
    expect((await chat.say(chat.agent, { text: SECRET, onlyFor: "buyer", clientId })).code).toBe(0);
    for (const audience of [{ onlyFor: "seller" as const }, {}]) {
      expect(await chat.say(chat.agent, { text: SECRET, clientId, ...audience })).toMatchObject({
        error: "idempotencyMismatch",
      });
    }
  });

  test("can be none of a side, of the platform or between staff, in the database", async () => {
    const { pool } = chat.stage.database;
    for (const [sender, isInternal] of [
      ["buyer", false],
      ["staff", true],
    ] as const) {
      const written = pool.query(
        `insert into order_message
           (id, order_id, sender, user_id, kind, text, is_internal, only_for, created_at)
         select 1, id, $2, taker_id, 'text', 'x', $3, 'buyer', now() from trade_order where id = $1`,
        [orderId, sender, isInternal],
      );
      await expect(written).rejects.toMatchObject({ constraint: "order_message__only_for" });
    }
  });
});

const say = (who: ChatStage["buyer"], code: QuickPhraseCode, values = {}) =>
  chat.say(who, { kind: "phrase", phrase: { code, values } });

describe("a template of staff", () => {
  test("travels as its code, to both sides or to one", async () => {
    expect((await say(chat.agent, "staff-pay-nothing")).code).toBe(0);
    const time = chat.stage.clock.now() + 3_600_000;
    const timed = await chat.say(chat.agent, {
      kind: "phrase",
      phrase: { code: "staff-answer-by", values: { time } },
      onlyFor: "seller",
    });
    expect(timed.data.phrase).toEqual({ code: "staff-answer-by", values: { time } });
    const codes = async (who: ChatStage["buyer"]) =>
      (await chat.read(who)).data.list.flatMap(
        ({ phrase }: { phrase: { code: string } | null }) => phrase?.code ?? [],
      );
    expect(await codes(chat.merchant)).toEqual(["staff-pay-nothing", "staff-answer-by"]);
    expect(await codes(chat.buyer)).toEqual(["staff-pay-nothing"]);
  });

  test("is none of the sides', nor are theirs staff's", async () => {
    expect(await say(chat.buyer, "staff-deciding")).toMatchObject({ error: "messageUnsendable" });
    expect(await say(chat.agent, "payment-sent")).toMatchObject({ error: "messageUnsendable" });
    expect(await say(chat.agent, "staff-answer-by")).toMatchObject({ error: "messageUnsendable" });
  });
});
