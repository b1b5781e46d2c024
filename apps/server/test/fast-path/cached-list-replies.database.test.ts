// What only the fast path does: a cached list is answered without the framework. What clients receive is
// tested with and without it in ../market/cached-lists.database.test.ts.
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const HANDLER_STARTS = "tracing:fastify.request.handler:start";

let stage: TestApp;
let address: string;

beforeAll(async () => {
  stage = await createTestApp();
  await stage.publish();
  address = await stage.app.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(() => stage.close());

async function ask(headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const reply = await fetch(address + queryAdvList.path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ side: "sell", crypto: "USDT", fiat: "EUR", page: 1, pageSize: 10 }),
  });
  expect(reply.status).toBe(200);
  return reply.text();
}

test("a list that is cached is answered without the framework's handler, others with it", async () => {
  let handled = 0;
  const count = () => {
    handled += 1;
  };
  subscribe(HANDLER_STARTS, count);
  try {
    const first = await ask();
    expect(handled).toBe(1);
    expect(await ask()).toBe(first);
    expect(handled).toBe(1);
    await ask({ language: "de" });
    expect(handled).toBe(2);
    await ask({ cookie: "auth-token=unknown" });
    expect(handled).toBe(3);
    stage.clock.advance(1_000);
    await ask();
    expect(handled).toBe(4);
  } finally {
    unsubscribe(HANDLER_STARTS, count);
  }
});
