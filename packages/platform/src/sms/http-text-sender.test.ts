import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { DeliveryError } from "../delivery.ts";
import { createHttpTextSender } from "./http-text-sender.ts";
import { createOutboxTextSender } from "./outbox-text-sender.ts";
import type { TextMessage, TextSender } from "./text-sender.ts";

const MESSAGE: TextMessage = {
  to: "+4915112345678",
  text: "271828 — код",
  label: { purpose: "login", code: "271828" },
};

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function startProvider(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return `http://127.0.0.1:${address.port}/messages`;
}

const failureOf = async (sender: TextSender, message: TextMessage = MESSAGE) => {
  const error = await sender.send(message).then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof DeliveryError)) throw new Error(`no delivery error: ${String(error)}`);
  return error;
};

test("the provider gets number and text, and our token", async () => {
  const requests: unknown[] = [];
  const url = await startProvider((request, response) => {
    const { method, headers } = request;
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      requests.push({
        method,
        type: headers["content-type"],
        authorization: headers.authorization,
        body: JSON.parse(body),
      });
      response.writeHead(202).end("{}");
    });
  });
  await createHttpTextSender({ url, token: "a token" }).send(MESSAGE);
  expect(requests).toEqual([
    {
      method: "POST",
      type: "application/json",
      authorization: "Bearer a token",
      body: { to: "+4915112345678", text: "271828 — код" },
    },
  ]);
});

describe("a refused text message", () => {
  test.for([
    [400, true],
    [422, true],
    [401, false],
    [404, false],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ] as const)("with status %d is permanent: %s", async ([status, isPermanent]) => {
    const url = await startProvider((_request, response) => {
      response.writeHead(status).end("+4915112345678 is not known");
    });
    const error = await failureOf(createHttpTextSender({ url, token: null }));
    expect(error).toMatchObject({
      isPermanent,
      message: `the provider answered with status ${status}`,
    });
  });

  test("by silence times out and may be retried", async () => {
    const url = await startProvider(() => {});
    const error = await failureOf(createHttpTextSender({ url, token: null, timeoutMs: 100 }));
    expect(error).toMatchObject({
      isPermanent: false,
      message: "the provider did not answer in time",
    });
  });

  test("because no server listens may be retried", async () => {
    const error = await failureOf(createHttpTextSender({ url: "http://127.0.0.1:1", token: null }));
    expect(error.isPermanent).toBe(false);
  });
});

test("a redirect is not followed, so that no other host receives the code", async () => {
  let isReached = false;
  const elsewhere = await startProvider((_request, response) => {
    isReached = true;
    response.end();
  });
  const url = await startProvider((_request, response) => {
    response.writeHead(307, { location: elsewhere }).end();
  });
  expect((await failureOf(createHttpTextSender({ url, token: "a token" }))).isPermanent).toBe(
    false,
  );
  expect(isReached).toBe(false);
});

test("a number that is not E.164 is refused, also by the outbox", async () => {
  const kept: unknown[] = [];
  const outbox = createOutboxTextSender((message) => {
    kept.push(message);
    return Promise.resolve();
  });
  const provider = createHttpTextSender({ url: "http://127.0.0.1:1", token: null });
  for (const to of ["", "015112345678", "+49 151 12345678", "+0123456789", "+49151\n2345678"]) {
    for (const sender of [outbox, provider]) {
      expect((await failureOf(sender, { ...MESSAGE, to })).isPermanent).toBe(true);
    }
  }
  await outbox.send(MESSAGE);
  expect(kept).toEqual([
    {
      channel: "phone",
      to: "+4915112345678",
      subject: null,
      text: "271828 — код",
      purpose: "login",
      code: "271828",
    },
  ]);
});
