// What only released streams do: the request ends when the stream opens. All else about streams is tested
// with and without the fast path in ../http/live-events.database.test.ts.
import { eventually } from "@parley/testing/eventually";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { openStream } from "../fixtures/live-events.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let address: string;
let ada: TestBrowser;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  address = await stage.app.listen({ host: "127.0.0.1", port: 0 });
  ada = await registerPerson(stage, "ada@example.org");
});

afterAll(() => stage.close());

test("the request of a stream is measured and logged when the stream opens", async () => {
  const stream = await openStream(address, ada);
  await eventually(() => expect(stream.lastEventId).not.toBe(""));
  expect(stream.response.headers).toMatchObject({
    connection: "close",
    "transfer-encoding": "chunked",
  });
  const { body } = await stage.app.inject("/metrics");
  const counted = /_count\{method="GET",route="\/api\/ctc\/events",status="200"\} (\d+)/.exec(body);
  expect(Number(counted?.[1])).toBeGreaterThan(0);
  expect(stage.logLines.some((line) => line.includes('"path":"/api/ctc/events"'))).toBe(true);
  stream.leave();
});

test("a request pipelined behind the one for a stream closes the connection without a reply", async () => {
  const cookie = `auth-token=${ada.cookie("auth-token")}`;
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write(
    `GET /api/ctc/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n` +
      "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n",
  );
  const got = await text(socket).catch(() => "");
  expect(got).toBe("");
});
