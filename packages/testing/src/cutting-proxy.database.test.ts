import { createPool } from "@parley/database/pool";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCuttingProxy, watchCommits, watchWrites } from "./cutting-proxy.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("create table kept (id integer)");
});

afterAll(() => database.drop());

/** A pool whose connections go through a proxy that cuts while enabled. */
async function openThroughProxy() {
  const { hostname: host, port } = new URL(database.url);
  const state = { isCutting: false };
  const proxy = await startCuttingProxy({
    target: () => ({ host, port: Number(port) }),
    watch: watchCommits,
    cut: () => state.isCutting,
  });
  const pool = createPool(Object.assign(new URL(database.url), { port: proxy.port }).href);
  const stop = async () => {
    await pool.end();
    await proxy.stop();
  };
  return { state, proxy, pool, stop };
}

test("the proxy cuts between a commit and its reply; the next connection works", async () => {
  const { state, proxy, pool, stop } = await openThroughProxy();
  const client = await pool.connect();
  await client.query("begin");
  await client.query("insert into kept values (1)");
  state.isCutting = true;
  await expect(client.query("commit")).rejects.toThrow(/terminated/);
  client.release(true);
  state.isCutting = false;
  expect(proxy.cuts).toBe(1);
  expect((await pool.query("select id from kept")).rows).toEqual([{ id: 1 }]);
  await stop();
});

test("the proxy passes everything but commits, of any size and in any pieces", async () => {
  const { state, proxy, pool, stop } = await openThroughProxy();
  state.isCutting = true;
  const client = await pool.connect();
  const { rows } = await client.query("select repeat('COMMIT', 500000) as text");
  expect(rows).toEqual([{ text: "COMMIT".repeat(500_000) }]);
  await client.query("begin");
  await expect(client.query("select 1 / 0")).rejects.toThrow(/division/);
  expect(await client.query("commit")).toMatchObject({ command: "ROLLBACK" });
  client.release();
  expect(proxy.cuts).toBe(0);
  await stop();
});

test("the proxy recognises a commit that arrives byte by byte", () => {
  const watch = watchCommits(() => true);
  const message = Buffer.from("430000000b434f4d4d495400", "hex");
  const places = Array.from(message, (byte) => watch.onAnswered(Buffer.of(byte)));
  expect(places).toEqual([...Array.from(message.subarray(1), () => null), 0]);
});

test("the proxy drops the reply to a write and passes those to reads", async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      seen.push(request.method ?? "");
      response.end("done");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const proxy = await startCuttingProxy({
    target: () => ({ host: "127.0.0.1", port }),
    watch: watchWrites,
    cut: () => true,
  });
  const url = `http://127.0.0.1:${proxy.port}/`;
  expect(await (await fetch(url)).text()).toBe("done");
  await expect(fetch(url, { method: "POST", body: "{}" })).rejects.toThrow(/fetch failed/);
  expect(await (await fetch(url)).text()).toBe("done");
  expect(seen).toEqual(["GET", "POST", "GET"]);
  expect(proxy.cuts).toBe(1);
  await proxy.stop();
  server.closeAllConnections();
  server.close();
});

test("the proxy closes connections while its target is down", async () => {
  const proxy = await startCuttingProxy({
    // A port that the system does not assign to other programs.
    target: () => ({ host: "127.0.0.1", port: 1 }),
    watch: watchWrites,
    cut: () => false,
  });
  await expect(fetch(`http://127.0.0.1:${proxy.port}/`)).rejects.toThrow(/fetch failed/);
  await proxy.stop();
});
