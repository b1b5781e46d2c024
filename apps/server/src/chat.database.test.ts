// The conversation of an order through the API: who takes part, what is kept, and who hears of it.
import {
  markChatRead,
  queryChatMsg,
  sendChatMsg,
  uploadFileByFormData,
} from "@parley/contract/endpoints/chat";
import { queryOrderList } from "@parley/contract/endpoints/orders";
import { uploadPicture } from "@parley/contract/endpoints/payment";
import type { EndpointInput } from "@parley/contract/endpoint";
import { CHAT_AFTER_END_MS } from "@parley/domain/order/chat-message";
import { DOCUMENT_PDF, PHOTO_JPEG } from "@parley/testing/upload-samples";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { TestBrowser } from "./browser.fixture.ts";
import { logInDemo } from "./demo-people.fixture.ts";
import { upload } from "./kyc.fixture.ts";
import { openStream } from "./live-events.fixture.ts";
import {
  act,
  createOrderStage,
  placeOrder,
  publishOffer,
  readOrder,
  type OrderStage,
} from "./orders.fixture.ts";
import { addPayment, OTHER_IBAN } from "./payment.fixture.ts";

let all: OrderStage;
let advId: string;
let orderId: string;
let agent: TestBrowser;
let supervisor: TestBrowser;
let stranger: TestBrowser;

beforeAll(async () => {
  all = await createOrderStage();
  agent = await logInDemo(all.stage, "agent");
  all.stage.clock.advance(30_000);
  supervisor = await logInDemo(all.stage, "supervisor");
  stranger = await logInDemo(all.stage, "newcomer");
  advId = await publishOffer(all, { autoReply: "Welcome! Please pay within 10 minutes." });
});

afterAll(() => all.stage.close());

beforeEach(async () => {
  const { pool } = all.stage.database;
  // Orders of earlier tests stand in nobody's way.
  await pool.query("update trader set unpaid_orders = 0, cancels = '{}'");
  await all.stage.publish();
  ({ orderId } = await placeOrder(all, advId, { amount: "20" }));
});

type Said = Partial<EndpointInput<typeof sendChatMsg>>;

const say = (who: TestBrowser, said: Said = {}) =>
  who.call(sendChatMsg, {
    orderId,
    kind: "text",
    clientId: randomUUID(),
    ...(said.kind === undefined ? { text: "hello" } : {}),
    ...said,
  });

const read = (who: TestBrowser, more: Partial<EndpointInput<typeof queryChatMsg>> = {}) =>
  who.call(queryChatMsg, { orderId, ...more });

const textsOf = ({ data }: Awaited<ReturnType<typeof read>>): unknown[] =>
  data.list.map(
    ({ text, event, phrase }: Record<string, { readonly code: string } | null>) =>
      text ?? event?.code ?? phrase?.code,
  );

const attach = (
  who: TestBrowser,
  bytes: Uint8Array = PHOTO_JPEG,
  name = "slip.jpg",
  of = orderId,
) =>
  upload(all.stage, who, {
    path: uploadFileByFormData.path,
    bytes,
    name,
    change: (form) => form.set("orderId", of),
  });

const fetchFile = (who: TestBrowser, url: string) =>
  all.stage.app.inject({
    method: "GET",
    url,
    headers: { cookie: [...who.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ") },
  });

/** What taking an appeal on will do. */
async function giveCase(who: "agent" | "supervisor" | null): Promise<void> {
  await all.stage.database.pool.query(
    `update trade_order set case_staff_id =
       (select person_id from contact where target = $2) where id = $1`,
    [orderId, `${who}@parley.test`],
  );
}

describe("a conversation", () => {
  test("begins with the platform's line and the advertiser's words", async () => {
    const { data } = await read(all.buyer);
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

  test("goes on with every step of the order and what the two say, the same for both", async () => {
    await say(all.buyer, { text: "one" });
    await say(all.merchant, { text: "two" });
    await act(all.buyer, orderId, "pay");
    await say(all.merchant, { text: "three" });
    const seen = await read(all.buyer);
    expect(textsOf(seen).slice(2)).toEqual(["one", "two", "pay", "three"]);
    expect(textsOf(await read(all.merchant))).toEqual(textsOf(seen));
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
    for (const text of ["a", "b", "c"]) await say(all.buyer, { text });
    const last = await read(all.merchant, { limit: 2 });
    expect(textsOf(last)).toEqual(["b", "c"]);
    const { nextCursor: before } = last.data;
    const older = await read(all.merchant, { limit: 2, before });
    expect(textsOf(older)[1]).toBe("a");
    const oldest = await read(all.merchant, { limit: 2, before: older.data.nextCursor });
    expect([textsOf(oldest), oldest.data.nextCursor]).toEqual([["create"], null]);
    const after = await read(all.merchant, { limit: 2, after: oldest.data.list[0].id });
    expect(textsOf(after)[1]).toBe("a");
    const rest = await read(all.merchant, { limit: 2, after: after.data.nextCursor });
    expect([textsOf(rest), rest.data.nextCursor]).toEqual([["b", "c"], null]);
  });

  test("keeps its order when a server's clock is behind", async () => {
    const late = await say(all.buyer, { text: "later" });
    // An id that was made long ago, as a clock that stands back would make it.
    await all.stage.database.pool.query(
      `insert into order_message (id, order_id, sender, person_id, kind, text, is_internal, created_at)
       select $2::bigint + 1000000, order_id, sender, person_id, kind, 'ahead', false, created_at
       from order_message where order_id = $1 and id = $2`,
      [orderId, late.data.id],
    );
    await say(all.merchant, { text: "after it" });
    expect(textsOf(await read(all.buyer)).slice(-3)).toEqual(["later", "ahead", "after it"]);
  });

  test("holds messages of many at once, each once", async () => {
    const clientIds = Array.from({ length: 8 }, () => randomUUID());
    await Promise.all(
      [...clientIds, ...clientIds].map((clientId, place) =>
        say(all.buyer, { clientId, text: `n${place % 8}` }),
      ),
    );
    const texts = textsOf(await read(all.merchant)).slice(2);
    expect(new Set(texts)).toEqual(new Set(["n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7"]));
    expect(texts).toHaveLength(8);
  });
});

describe("who may", () => {
  test("strangers and staff without the case are told that there is no such order", async () => {
    await giveCase("supervisor");
    for (const other of [stranger, agent]) {
      expect(await read(other)).toMatchObject({ status: 404, error: "orderUnknown" });
      expect(await say(other)).toMatchObject({ status: 404, error: "orderUnknown" });
      expect(await attach(other)).toMatchObject({ status: 404, error: "orderUnknown" });
      const marked = await other.call(markChatRead, { orderId, upTo: "1" });
      expect(marked).toMatchObject({ status: 404, error: "orderUnknown" });
    }
    expect(await say(all.buyer, { orderId: "1" })).toMatchObject({ error: "orderUnknown" });
  });

  test("staff with the case takes part, and its own notes stay its own", async () => {
    await giveCase("agent");
    expect(await say(all.buyer, { internal: true })).toMatchObject({ status: 403 });
    await say(agent, { text: "Good day to you both" });
    const note = await say(agent, { text: "looks like fraud", internal: true });
    expect(note.data).toMatchObject({ from: "staff", internal: true });
    for (const side of [all.buyer, all.merchant]) {
      const seen = await read(side);
      expect(textsOf(seen)).toContain("Good day to you both");
      expect(JSON.stringify(seen.data)).not.toContain("fraud");
      expect(seen.data.list.at(-1)).toMatchObject({ from: "staff", clientId: null });
    }
    expect(textsOf(await read(agent))).toContain("looks like fraud");
    const { data } = await all.buyer.call(queryOrderList, { orderId });
    // The advertiser's greeting and the words of staff.
    expect(data.list[0].unread).toBe(2);
    expect(await read(supervisor)).toMatchObject({ error: "orderUnknown" });
  });

  test("the two sides write until a day after the end, and longer in an appeal", async () => {
    const clientId = randomUUID();
    await say(all.buyer, { text: "before", clientId });
    await act(all.buyer, orderId, "cancel");
    all.stage.clock.advance(CHAT_AFTER_END_MS - 1_000);
    expect(await say(all.merchant)).toMatchObject({ code: 0 });
    all.stage.clock.advance(1_000);
    for (const side of [all.buyer, all.merchant]) {
      expect(await say(side)).toMatchObject({ status: 409, error: "chatClosed" });
      expect(await attach(side)).toMatchObject({ status: 409, error: "chatClosed" });
      expect((await read(side)).data.canSend).toBe(false);
    }
    // What was said then is still answered.
    expect(await say(all.buyer, { text: "before", clientId })).toMatchObject({ code: 0 });
  });

  test("a sub-user needs the master's permission to trade", async () => {
    const { pool } = all.stage.database;
    const change = (master: string | null, permissions: string) =>
      pool.query(
        `update person set permissions = $3, account_group = coalesce(master.uid, person.uid),
           master_id = master.id
         from contact left join
           (select uid, id, target from person join contact on contact.person_id = person.id)
           as master on master.target = $2
         where contact.target = $1 and contact.person_id = person.id`,
        ["buyer@parley.test", master, permissions],
      );
    await change("newcomer@parley.test", "{payment}");
    expect(await say(all.buyer)).toMatchObject({ status: 403, error: "subUserForbidden" });
    expect(await attach(all.buyer)).toMatchObject({ status: 403, error: "subUserForbidden" });
    expect((await read(all.buyer)).data.canSend).toBe(false);
    await change("newcomer@parley.test", "{trade}");
    expect(await say(all.buyer)).toMatchObject({ code: 0 });
    await change(null, "{}");
  });
});

describe("a message", () => {
  test("that is sent twice is said once", async () => {
    const clientId = randomUUID();
    const first = await say(all.buyer, { clientId, text: " once " });
    expect(first.data).toMatchObject({ from: "buyer", text: "once", clientId, readAt: null });
    expect((await say(all.buyer, { clientId, text: "once" })).data).toEqual(first.data);
    expect(await say(all.buyer, { clientId, text: "other" })).toMatchObject({
      status: 409,
      error: "idempotencyMismatch",
    });
    // Another's key is another's.
    expect(await say(all.merchant, { clientId, text: "mine" })).toMatchObject({ code: 0 });
    expect(textsOf(await read(all.buyer)).slice(2)).toEqual(["once", "mine"]);
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
    expect(await say(all.buyer, said)).toMatchObject({
      status: 422,
      error: "messageUnsendable",
      message: "Failed to send the message.",
    });
  });

  test("of everybody's phrases travels as its code and values", async () => {
    const phrase = { code: "payment-reference", values: { text: "INV 17" } } as const;
    expect(await say(all.buyer, { kind: "phrase", phrase })).toMatchObject({ code: 0 });
    const { data } = await read(all.merchant);
    expect(data.list.at(-1)).toMatchObject({ kind: "phrase", text: null, phrase });
  });
});

describe("reading", () => {
  test("is counted, marked, and seen by the other side", async () => {
    await say(all.merchant, { text: "first" });
    const own = await say(all.buyer, { text: "second" });
    const last = await say(all.merchant, { text: "third" });
    expect((await readOrder(all.buyer, orderId)).unread).toBe(3);
    expect((await readOrder(all.merchant, orderId)).unread).toBe(1);
    all.stage.clock.advance(5_000);
    const readAt = all.stage.clock.now();
    const marked = await all.merchant.call(markChatRead, { orderId, upTo: own.data.id });
    expect(marked.data).toEqual({ unread: 0 });
    all.stage.clock.advance(5_000);
    // What comes later was not read with it, and reading again changes nothing.
    await all.merchant.call(markChatRead, { orderId, upTo: own.data.id });
    await say(all.buyer, { text: "fourth" });
    const seen = await read(all.buyer);
    expect(seen.data.readUpTo).toBe(own.data.id);
    const times = new Map(
      seen.data.list.map(({ text, readAt: at }: { text: string; readAt: number }) => [text, at]),
    );
    expect([times.get("second"), times.get("third"), times.get("fourth")]).toEqual([
      readAt,
      null,
      null,
    ]);
    const marks = await all.buyer.call(markChatRead, { orderId, upTo: last.data.id });
    expect(marks.data).toEqual({ unread: 0 });
    const { data } = await all.buyer.call(queryOrderList, { orderId });
    expect(data.list[0].unread).toBe(0);
  });
});

describe("a file", () => {
  test("is sent, and seen by the two sides and staff with the case alone", async () => {
    const polyglot = Buffer.concat([PHOTO_JPEG, Buffer.from("<script>alert(1)</script>")]);
    const { data: file } = await attach(all.buyer, polyglot, "slip.html");
    expect(file).toEqual({
      fileId: expect.stringMatching(/^\d{19}$/),
      name: "slip.jpg",
      size: expect.any(Number),
      type: "image/jpeg",
      url: `/api/ctc/file/${file.fileId}`,
    });
    // Until it is sent it is its uploader's.
    expect((await fetchFile(all.buyer, file.url)).statusCode).toBe(200);
    expect((await fetchFile(all.merchant, file.url)).statusCode).toBe(404);
    const sent = await say(all.buyer, { kind: "image", fileId: file.fileId });
    expect(sent.data).toMatchObject({ kind: "image", file });
    const seen = await fetchFile(all.merchant, file.url);
    expect(seen.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": "inline; filename*=UTF-8''slip.jpg",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(seen.rawPayload.includes("<script>")).toBe(false);
    for (const other of [stranger, agent]) {
      expect((await fetchFile(other, file.url)).statusCode).toBe(404);
    }
    await giveCase("agent");
    expect((await fetchFile(agent, file.url)).statusCode).toBe(200);
  });

  test("of a note between staff is not the sides'", async () => {
    await giveCase("agent");
    const { data: file } = await attach(agent);
    await say(agent, { kind: "image", fileId: file.fileId, internal: true });
    for (const side of [all.buyer, all.merchant]) {
      expect((await fetchFile(side, file.url)).statusCode).toBe(404);
    }
  });

  test("that is no image is only ever downloaded", async () => {
    const { data: file } = await attach(all.merchant, DOCUMENT_PDF, "invoice.pdf");
    expect(await say(all.merchant, { kind: "image", fileId: file.fileId })).toMatchObject({
      error: "messageUnsendable",
    });
    expect(await say(all.merchant, { kind: "file", fileId: file.fileId })).toMatchObject({
      code: 0,
    });
    const { headers } = await fetchFile(all.buyer, file.url);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''invoice.pdf",
    });
    const mp4 = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypisom"),
      Buffer.from([0, 0, 2, 0]),
      Buffer.from("isommp42"),
    ]);
    expect(await attach(all.buyer, mp4, "bank.mov")).toMatchObject({
      data: { type: "video/mp4", name: "bank.mp4" },
    });
  });

  test("is refused by what it is, and by its size", async () => {
    expect(await attach(all.buyer, Buffer.from("<html>hi</html>"), "a.pdf")).toMatchObject({
      status: 415,
      error: "attachmentTypeRefused",
    });
    const large = Buffer.concat([DOCUMENT_PDF, Buffer.alloc(10 * 1_024 * 1_024)]);
    expect(await attach(all.buyer, large, "a.pdf")).toMatchObject({
      status: 413,
      error: "attachmentTooLarge",
    });
  });

  test("belongs to its uploader and to this order", async () => {
    const { data: foreign } = await attach(all.merchant);
    const { data: elsewhere } = await attach(all.buyer);
    ({ orderId } = await placeOrder(all, advId, { amount: "20" }));
    for (const { fileId } of [foreign, elsewhere, { fileId: "1" }]) {
      expect(await say(all.buyer, { kind: "image", fileId })).toMatchObject({
        status: 422,
        error: "unknownFile",
      });
    }
  });
});

test("the picture of an account is seen by whoever pays into it, while he does", async () => {
  const { stage, merchant, buyer } = all;
  const { data: picture } = await upload(stage, merchant, { path: uploadPicture.path });
  const added = await addPayment(stage, merchant, {
    fields: { iban: OTHER_IBAN, bankName: "NatWest" },
    receiverName: "Matteo Ferri",
    pictureFileId: picture.fileId,
  });
  const own = await publishOffer(all, { payMethods: [added.data.id] });
  expect((await fetchFile(buyer, picture.url)).statusCode).toBe(404);
  const order = await placeOrder(all, own, { amount: "20" });
  expect(order.payInfo?.picture).toEqual(picture);
  expect((await fetchFile(buyer, picture.url)).statusCode).toBe(200);
  for (const other of [stranger, agent]) {
    expect((await fetchFile(other, picture.url)).statusCode).toBe(404);
  }
  await act(buyer, order.orderId, "cancel");
  expect((await fetchFile(buyer, picture.url)).statusCode).toBe(404);
});

describe("news", () => {
  let address: string;

  beforeAll(async () => {
    address = await all.stage.app.listen({ port: 0, host: "127.0.0.1" });
  });

  test("of a message and of its being read reaches everybody in it, and nobody else", async () => {
    await giveCase("agent");
    const [buyer, merchant, staff, other] = await Promise.all(
      [all.buyer, all.merchant, agent, supervisor].map((who) => openStream(address, who)),
    );
    const heard = (stream: typeof buyer) =>
      stream?.events.filter(({ event }) => event === "chat").length;
    const begun = performance.now();
    const { data } = await say(all.buyer);
    await vi.waitFor(() => expect([buyer, merchant, staff].map(heard)).toEqual([1, 1, 1]));
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(merchant?.events.at(-1)).toMatchObject({ event: "chat", data: { orderId } });
    await all.merchant.call(markChatRead, { orderId, upTo: data.id });
    await vi.waitFor(() => expect([buyer, merchant].map(heard)).toEqual([2, 2]));
    await say(agent, { internal: true });
    await vi.waitFor(() => expect(heard(staff)).toBe(3));
    expect([buyer, merchant, other].map(heard)).toEqual([2, 2, 0]);
    for (const stream of [buyer, merchant, staff, other]) stream?.leave();
  });
});
