// Cached lists as clients receive them over HTTP: a cached reply equals a computed one, with and without the
// fast path that answers it before the framework.
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { createAdv, setAdvState } from "@parley/contract/endpoints/market/own-offers";
import { eventually } from "@parley/testing/eventually";
import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { DEFAULT_LIMITS } from "../../src/http/binding/api.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

/** Computed lists of an address: more than each test needs. */
const READS_PER_MINUTE = 200;
const MARKET = { crypto: "USDT", fiat: "EUR" } as const;
const ASKED = { side: "sell", ...MARKET, page: 1, pageSize: 50 };

/** Cached replies are sent on persistent connections, as browsers use. */
const agent = new Agent({ keepAlive: true });

let stage: TestApp;
let address: string;
let merchant: TestBrowser;
let callers = 0;

beforeAll(async () => {
  stage = await createTestApp({
    env: { PARLEY_CAPTCHA: "off", PARLEY_TRUST_PROXY: "loopback" },
    limits: {
      ...DEFAULT_LIMITS,
      newReadsPerMinute: READS_PER_MINUTE,
      repeatedReadsPerMinute: READS_PER_MINUTE,
      writesPerMinute: 1_000,
    },
  });
  address = await stage.app.listen({ host: "127.0.0.1", port: 0 });
  await stage.publish();
  await addDemoPeople(stage);
  merchant = await logInDemo(stage, "merchant");
  await publish();
  await eventually(async () => {
    if ((await askAsAnother()).list.length === 0)
      throw new Error("the offer is not in the list yet");
  });
});

afterAll(async () => {
  agent.destroy();
  await stage.close();
});

// Another caller, at another time, for each of them.
beforeEach(() => {
  callers += 1;
  stage.clock.advance(2_000);
});

async function publish(): Promise<{ advId: string; version: number }> {
  const made = await merchant.call(createAdv, {
    side: "buy",
    ...MARKET,
    priceType: "fixed",
    price: "0.85",
    quantity: "400",
    minLimit: "20",
    maxLimit: "300",
    payMethods: ["sepa"],
  });
  expect(made.code).toBe(0);
  return made.data;
}

interface Told {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

async function send(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Told> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(`${address}${queryAdvList.path}`, {
      method: "POST",
      agent,
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "x-forwarded-for": `198.51.100.${callers}`,
        ...headers,
      },
    });
    asked.once("response", resolve).once("error", reject).end(body);
  });
  const encoded = response.headers["content-encoding"] === "br";
  if (!encoded) return { ...facts(response), body: await text(response) };
  const chunks: Buffer[] = await response.toArray();
  return { ...facts(response), body: brotliDecompressSync(Buffer.concat(chunks)).toString() };
}

const facts = ({ statusCode = 0, headers }: IncomingMessage) => ({ status: statusCode, headers });

async function ask(more: object = {}, headers: Readonly<Record<string, string>> = {}) {
  const told = await send(JSON.stringify({ ...ASKED, ...more }), headers);
  expect(told.status).toBe(200);
  return { ...JSON.parse(told.body).data, requestId: JSON.parse(told.body).requestId };
}

let others = 0;

/** For polling beyond the limit of calls. */
function askAsAnother() {
  others += 1;
  return ask({}, { "x-forwarded-for": `203.0.${others >> 8}.${others & 255}` });
}

/** Both of its ends. */
async function openConnection(): Promise<{ socket: Socket; accepted: Socket }> {
  const accepting = once(stage.app.server, "connection");
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  const [accepted] = await accepting;
  return { socket, accepted };
}

/** The line of the log, without what differs from call to call. */
const lastLine = () => {
  const line = stage.logLines.findLast((one) => one.includes('"msg":"request"')) ?? "{}";
  const { requestId, time: _time, milliseconds: _ms, reqId: _id, ...rest } = JSON.parse(line);
  return { ...rest, hasRequestId: typeof requestId === "string" };
};

test("a cached reply equals a fresh one, except for its time", async () => {
  const body = JSON.stringify(ASKED);
  const headers = { "accept-encoding": "br", language: "de" };
  const fresh = await send(body, headers);
  const freshLine = lastLine();
  const ready = await send(body, headers);
  expect(JSON.parse(ready.body)).toEqual(JSON.parse(fresh.body));
  expect(ready.headers).toEqual(fresh.headers);
  expect(ready.headers.connection).toBe("keep-alive");
  expect(lastLine()).toEqual(freshLine);
});

test.each(["HTTP/1.1", "HTTP/1.0"])(
  "pipelined requests over one connection are answered in order, in %s",
  async (version) => {
    await ask();
    const { port } = new URL(address);
    const socket = connect(Number(port), "127.0.0.1");
    const questions = [{}, { page: 2 }, {}].map((more) => JSON.stringify({ ...ASKED, ...more }));
    for (const [place, body] of questions.entries()) {
      const isLast = place === questions.length - 1;
      socket.write(
        `POST ${queryAdvList.path} ${version}\r\nhost: localhost\r\n` +
          `connection: ${isLast ? "close" : "keep-alive"}\r\n` +
          `content-type: application/json\r\ncontent-length: ${body.length}\r\n` +
          `x-forwarded-for: 198.51.100.${callers}\r\n\r\n${body}`,
      );
    }
    const answers = (await text(socket)).split("HTTP/1.1 200 OK").slice(1);
    const pages = answers.map((answer) => JSON.parse(answer.split("\r\n\r\n")[1] ?? "").data.page);
    expect(pages).toEqual([1, 2, 1]);
  },
);

test.each([
  ["between its head and its body", 0],
  ["in the middle of its body", 20],
  ["before its last byte", JSON.stringify(ASKED).length - 1],
])("a request in two chunks, cut %s, is answered alike", async (_where, cut) => {
  const { requestId } = await ask();
  const body = JSON.stringify(ASKED);
  const head =
    `POST ${queryAdvList.path} HTTP/1.1\r\nhost: localhost\r\nconnection: keep-alive\r\n` +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n` +
    `x-forwarded-for: 198.51.100.${callers}\r\n\r\n`;
  const { socket, accepted } = await openConnection();
  const requestIds: string[] = [];
  // Twice over the same connection, so that what is left of the first would spoil the second.
  for (let count = 0; count < 2; count += 1) {
    const before = accepted.bytesRead;
    socket.write(head + body.slice(0, cut));
    const arrived = before + head.length + cut;
    await eventually(() => expect(accepted.bytesRead).toBe(arrived));
    socket.write(body.slice(cut));
    const [answer] = await once(socket, "data");
    requestIds.push(JSON.parse(String(answer).split("\r\n\r\n")[1] ?? "{}").requestId);
  }
  expect(requestIds).toEqual([requestId, requestId]);
  socket.destroy();
});

test("a client that disconnects within a request delays no other", async () => {
  const { requestId } = await ask();
  const { socket, accepted } = await openConnection();
  const head = `POST ${queryAdvList.path} HTTP/1.1\r\nhost: localhost\r\n`;
  socket.write(`${head}content-type: application/json\r\ncontent-length: 90\r\n\r\n{"side"`);
  await eventually(() => expect(accepted.bytesRead).toBeGreaterThan(head.length));
  socket.destroy();
  expect((await ask()).requestId).toBe(requestId);
});

test("within a second replies are cached, and then computed anew", async () => {
  const { requestId } = await ask();
  expect((await ask()).requestId).toBe(requestId);
  stage.clock.advance(999);
  expect((await ask()).requestId).toBe(requestId);
  stage.clock.advance(1);
  expect((await ask()).requestId).not.toBe(requestId);
});

test("a change of the market is seen at once", async () => {
  const { advId, version } = await publish();
  const isListed = async () =>
    (await askAsAnother()).list.some((offer: { advId: string }) => offer.advId === advId);
  await eventually(async () => expect(await isListed()).toBe(true));
  await merchant.call(setAdvState, { advId, version, state: "closed" });
  await eventually(async () => expect(await isListed()).toBe(false));
});

test("languages, encodings and requests are cached separately", async () => {
  const ids = [
    await ask(),
    await ask({}, { language: "fr" }),
    await ask({}, { cookie: "theme=dark; locale=fr" }),
    await ask({}, { "accept-language": "fr" }),
    await ask({}, { "accept-encoding": "br" }),
    await ask({ pageSize: 49 }),
    await ask({ side: "buy" }),
  ].map(({ requestId }) => String(requestId));
  expect(new Set(ids).size).toBe(ids.length);
});

test("a request with a session is not cached", async () => {
  const { requestId } = await ask();
  const cookie = `auth-token=${merchant.cookie("auth-token")}`;
  expect((await ask({}, { cookie })).requestId).not.toBe(requestId);
  expect((await ask({}, { authorization: "x" })).requestId).toBe(requestId);
});

test("uncommon bodies take the usual way", async () => {
  await ask();
  const spaced = JSON.stringify(ASKED, null, 2);
  expect((await send(spaced)).status).toBe(200);
  expect((await send("{}")).status).toBe(400);
  expect((await send("{")).status).toBe(400);
  expect((await send(JSON.stringify({ ...ASKED, fiat: "XXX" }))).status).toBe(400);
  const long = JSON.stringify({ ...ASKED, note: "x".repeat(1_000) });
  expect((await send(long)).status).toBe(200);
  expect((await send("a=1", { "content-type": "text/plain" })).status).toBe(415);
});

test("a cached reply costs nothing, also where the address may have nothing computed", async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 2 * READS_PER_MINUTE; count += 1) {
    statuses.add((await send(JSON.stringify(ASKED))).status);
  }
  expect([...statuses]).toEqual([200]);
  const newQuestions: number[] = [];
  for (let amount = 1; amount <= READS_PER_MINUTE + 1; amount += 1) {
    const question = JSON.stringify({ ...ASKED, amount: String(amount) });
    newQuestions.push((await send(question)).status);
  }
  expect(newQuestions.indexOf(429)).toBeGreaterThan(0);
  expect((await send(JSON.stringify(ASKED))).status).toBe(200);
});

test("concurrent equal requests share one reply", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
  expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(1);
});
