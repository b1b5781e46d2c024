import { createPacing } from "@parley/engine/pacing";
import { eventually } from "@parley/testing/eventually";
import fastify from "fastify";
import { expect, test, vi } from "vitest";
import { deferRequests } from "./deferred-requests.ts";

test("a deferred call is answered whole when its turn comes, also with a body", async () => {
  const pacing = createPacing({ maxDeferMs: 60_000 });
  const defer = vi.fn<(work: () => void) => void>((work) => pacing.defer(work));
  const app = fastify();
  app.post("/echo", (request) => ({ said: request.body }));
  await app.ready();
  deferRequests(app, { defer });
  const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/echo`;
  const call = async (text: string) => {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify({ text }) });
    return reply.json();
  };
  try {
    expect(await call("free")).toEqual({ said: { text: "free" } });
    const assembled = pacing.assemble(64);
    const answered: unknown[] = [];
    const calls = ["one", "two".repeat(30_000)].map(async (text) =>
      answered.push(await call(text)),
    );
    await eventually(() => expect(defer).toHaveBeenCalledTimes(3));
    expect(answered).toEqual([]);
    assembled();
    await Promise.all(calls);
    expect(answered).toHaveLength(2);
    expect(answered).toContainEqual({ said: { text: "two".repeat(30_000) } });
  } finally {
    await app.close();
  }
});
