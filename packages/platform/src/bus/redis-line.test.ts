// Against a server that implements as much of the Redis protocol as a line needs: what is published
// on a channel goes to its subscribers.
import { eventually } from "@parley/testing/eventually";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { Bus } from "./bus.ts";
import { createBus } from "./create-bus.ts";
import { redisLine } from "./redis-line.ts";

interface FakeRedis {
  readonly url: string;
  readonly subscriptions: number;
  /** Cuts every connection, as a restart does. */
  restart(): void;
  stop(): Promise<void>;
}

const buses: Bus[] = [];
const servers: FakeRedis[] = [];

afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** The words of each complete command, and the rest. */
function readCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const count = Number(/^\*(\d+)\r\n/.exec(rest)?.[1] ?? Number.NaN);
    const lines = rest.split("\r\n");
    if (!(lines.length > 1 + 2 * count)) return { commands, rest };
    commands.push(Array.from({ length: count }, (_, index) => lines[2 + 2 * index] ?? ""));
    rest = lines.slice(1 + 2 * count).join("\r\n");
  }
}

async function startFakeRedis(): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  const subscribers = new Map<Socket, string>();
  const answer = (socket: Socket, [name = "", ...words]: string[]) => {
    const [channel = "", text = ""] = words;
    switch (name.toLowerCase()) {
      case "subscribe":
        subscribers.set(socket, channel);
        return socket.write(`*3\r\n${bulk("subscribe")}${bulk(channel)}:1\r\n`);
      case "publish": {
        const heard = [...subscribers].filter(([, theirs]) => theirs === channel);
        for (const [other] of heard) {
          other.write(`*3\r\n${bulk("message")}${bulk(channel)}${bulk(text)}`);
        }
        return socket.write(`:${heard.length}\r\n`);
      }
      case "info":
        return socket.write(bulk("redis_version:7.4.0\r\nloading:0\r\n"));
      case "hello":
        return socket.write("-ERR unknown command 'HELLO'\r\n");
      default:
        return socket.write("+OK\r\n");
    }
  };
  const server: Server = createServer((socket) => {
    let pending = "";
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      subscribers.delete(socket);
    });
    socket.on("data", (bytes) => {
      const { commands, rest } = readCommands(pending + bytes.toString());
      pending = rest;
      for (const command of commands) answer(socket, command);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("it has a port");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const fake = {
    url: `redis://127.0.0.1:${address.port}/0`,
    get subscriptions() {
      return subscribers.size;
    },
    restart: cut,
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  servers.push(fake);
  return fake;
}

function join(redis: Pick<FakeRedis, "url">, channel?: string) {
  const hear = vi.fn<() => void>();
  const onFailure = vi.fn<(error: unknown) => void>();
  const options = channel === undefined ? {} : { channel };
  const bus = createBus({ openLine: redisLine({ url: redis.url, ...options }), onFailure });
  buses.push(bus);
  bus.subscribe("event", hear);
  return { bus, hear, onFailure };
}

test("a message reaches the other servers of the installation and no other installation", async () => {
  const redis = await startFakeRedis();
  const here = join(redis);
  const there = join(redis);
  const stranger = join(redis, "other");
  await eventually(() => {
    for (const { hear } of [here, there, stranger]) expect(hear).toHaveBeenCalledTimes(1);
  });
  here.bus.publish("event");
  await eventually(() => expect(there.hear).toHaveBeenCalledTimes(2));
  expect(here.hear).toHaveBeenCalledTimes(2);
  expect(stranger.hear).toHaveBeenCalledTimes(1);
});

test("a line reconnects after a restart, wakes all listeners, and reports the loss once", async () => {
  const redis = await startFakeRedis();
  const here = join(redis);
  const there = join(redis);
  await eventually(() => expect(there.hear).toHaveBeenCalledTimes(1));
  redis.restart();
  await eventually(() => expect(there.hear).toHaveBeenCalledTimes(2));
  await eventually(() => expect(redis.subscriptions).toBe(2));
  await eventually(() => {
    here.bus.publish("event");
    expect(there.hear.mock.calls.length).toBeGreaterThan(2);
  });
  expect(there.onFailure).toHaveBeenCalledTimes(1);
});

test("without a Redis server nothing throws and the failure is reported", async () => {
  // A port that the system does not assign to other programs.
  const { bus, hear, onFailure } = join({ url: "redis://127.0.0.1:1/0" });
  bus.publish("event");
  await eventually(() => expect(onFailure).toHaveBeenCalled());
  expect(hear).toHaveBeenCalledTimes(1);
});
