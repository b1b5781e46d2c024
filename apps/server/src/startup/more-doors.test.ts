import { fastify, type FastifyInstance } from "fastify";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { addDoors, SHARED_PORT } from "./more-doors.ts";

const HOST = "127.0.0.1";
const CROWD = 100;

let app: FastifyInstance;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function listen(count: number, answer: () => Promise<string> = async () => "yes") {
  app = fastify();
  app.get("/", answer);
  const doors = addDoors(app, count);
  const first = { host: HOST, port: 0, ...SHARED_PORT };
  const { port } = new URL(await app.listen(first));
  await doors.open({ host: HOST, port: Number(port) });
  return Number(port);
}

/** The most connections that the server takes in one turn of the loop, while a crowd arrives. */
async function countMostInOneTurn(port: number): Promise<number> {
  const taken = { all: 0, ofTurn: 0, most: 0 };
  app.server.on("connection", () => {
    taken.all += 1;
    taken.ofTurn += 1;
    taken.most = Math.max(taken.most, taken.ofTurn);
  });
  for (let one = 0; one < CROWD; one += 1) sockets.push(connect(port, HOST));
  while (taken.all < CROWD) {
    await nextTurn();
    taken.ofTurn = 0;
  }
  return taken.most;
}

test.runIf(SHARED_PORT.reusePort)(
  "many connections are taken in one turn of the loop",
  async () => {
    expect(await countMostInOneTurn(await listen(16))).toBeGreaterThan(2);
  },
);

test("through one socket, one connection is taken in a turn: otherwise this file can go", async () => {
  expect(await countMostInOneTurn(await listen(1))).toBe(1);
});

test("every connection is answered", async () => {
  const port = await listen(16);
  const answers = Array.from({ length: CROWD }, () => fetch(`http://${HOST}:${port}/`));
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(new Set(texts)).toEqual(new Set(["yes"]));
});

test("every connection sends small packets at once, through whichever socket it came", async () => {
  const port = await listen(16);
  const sentAtOnce: unknown[] = [];
  app.server.on("connection", (socket: Socket) => sentAtOnce.push(isSentAtOnce(socket)));
  for (let one = 0; one < CROWD; one += 1) sockets.push(connect(port, HOST));
  while (sentAtOnce.length < CROWD) await nextTurn();
  expect(new Set(sentAtOnce)).toEqual(new Set([true]));
});

/** Node has no call that tells it; it keeps it under a symbol. */
function isSentAtOnce(socket: Socket): unknown {
  const kept = Object.getOwnPropertySymbols(socket).find(
    ({ description }) => description === "kSetNoDelay",
  );
  return kept === undefined ? "unknown" : Reflect.get(socket, kept);
}

test("closing lets requests under way end, and takes no new connection", async () => {
  const gate = Promise.withResolvers<string>();
  const begun = { count: 0 };
  const port = await listen(16, () => {
    begun.count += 1;
    return gate.promise;
  });
  // With connections of their own, so that most come through other sockets than the first.
  const asked = Array.from({ length: 30 }, () => ask(port));
  while (begun.count < 30) await nextTurn();
  const closed = app.close();
  gate.resolve("done");
  const replies = await Promise.all(asked);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
  await closed;
  const late = connect(port, HOST);
  const [error]: NodeJS.ErrnoException[] = await once(late, "error");
  expect(error?.code).toBe("ECONNREFUSED");
});

function ask(port: number): Promise<IncomingMessage> {
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    get({ host: HOST, port, agent }, (reply) => {
      reply.resume();
      reply.on("end", () => {
        agent.destroy();
        resolve(reply);
      });
    }).on("error", reject);
  });
}
