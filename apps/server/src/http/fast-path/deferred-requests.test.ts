import { createRightOfWay } from "@parley/engine/right-of-way";
import { eventually } from "@parley/testing/eventually";
import fastify from "fastify";
import { expect, test, vi } from "vitest";
import { deferRequests } from "./deferred-requests.ts";

test("a deferred request is answered completely, with its body, when the engine has sent its batch", async () => {
  const way = createRightOfWay(60_000);
  const standBack = vi.fn<(work: () => void) => void>((work) => way.standBack(work));
  const app = fastify();
  app.post("/echo", (request) => ({ said: request.body }));
  await app.ready();
  deferRequests(app, { standBack });
  const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/echo`;
  const call = async (text: string) => {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify({ text }) });
    return reply.json();
  };
  try {
    expect(await call("free")).toEqual({ said: { text: "free" } });
    const giveBack = way.take();
    const answered: unknown[] = [];
    const calls = ["one", "two".repeat(30_000)].map(async (text) =>
      answered.push(await call(text)),
    );
    await eventually(() => expect(standBack).toHaveBeenCalledTimes(3));
    expect(answered).toEqual([]);
    giveBack();
    await Promise.all(calls);
    expect(answered).toHaveLength(2);
    expect(answered).toContainEqual({ said: { text: "two".repeat(30_000) } });
  } finally {
    await app.close();
  }
});
