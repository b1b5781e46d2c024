import { eventually } from "@parley/testing/eventually";
import { expect, test, vi } from "vitest";
import type { Line, LineEvents } from "./bus.ts";
import { createBus } from "./create-bus.ts";

/** Carries messages between buses of one process; each send ends when the test resolves it. */
function createExchange() {
  const ends: LineEvents[] = [];
  const sent: string[] = [];
  let release: (() => void)[] = [];
  return {
    sent,
    ends,
    openLine(events: LineEvents): Line {
      ends.push(events);
      return {
        async send(text) {
          sent.push(text);
          await new Promise<void>((resolve) => release.push(resolve));
          for (const end of ends) end.onText(text);
        },
        close: () => Promise.resolve(),
      };
    },
    async letThrough() {
      const now = release;
      release = [];
      for (const resolve of now) resolve();
      await eventually(() => expect(release).toHaveLength(0));
    },
  };
}

test("a message wakes this server at once and the others when it arrives", async () => {
  const exchange = createExchange();
  const here = createBus(exchange);
  const there = createBus(exchange);
  const hearHere = vi.fn<() => void>();
  const hearThere = vi.fn<() => void>();
  here.subscribe("event", hearHere);
  there.subscribe("event", hearThere);
  here.publish("event");
  expect(hearHere).toHaveBeenCalledTimes(1);
  expect(hearThere).not.toHaveBeenCalled();
  await exchange.letThrough();
  expect(hearThere).toHaveBeenCalledTimes(1);
  // A bus receives its own message over the line and ignores it.
  expect(hearHere).toHaveBeenCalledTimes(1);
});

test("messages published while one is being sent are sent as one", async () => {
  const exchange = createExchange();
  const bus = createBus(exchange);
  for (let word = 0; word < 100; word += 1) bus.publish("event");
  expect(exchange.sent).toHaveLength(1);
  await exchange.letThrough();
  await eventually(() => expect(exchange.sent).toHaveLength(2));
  await exchange.letThrough();
  bus.publish("event");
  await eventually(() => expect(exchange.sent).toHaveLength(3));
});

test("only listeners of the topic are woken, and only while subscribed", () => {
  const bus = createBus(createExchange());
  const hear = vi.fn<() => void>();
  const stop = bus.subscribe("event", hear);
  bus.publish("price");
  expect(hear).not.toHaveBeenCalled();
  bus.publish("event");
  stop();
  bus.publish("event");
  expect(hear).toHaveBeenCalledTimes(1);
});

test("a reconnected line wakes all listeners, as messages may have been missed", () => {
  const exchange = createExchange();
  const bus = createBus(exchange);
  const hear = vi.fn<() => void>();
  bus.subscribe("event", hear);
  exchange.ends[0]?.onOpen();
  expect(hear).toHaveBeenCalledTimes(1);
});

test("a failing line is reported and does not throw", async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const bus = createBus({
    openLine: () => ({
      send: () => Promise.reject(new Error("gone")),
      close: () => Promise.resolve(),
    }),
    onFailure,
  });
  const hear = vi.fn<() => void>();
  bus.subscribe("event", hear);
  bus.publish("event");
  await eventually(() => expect(onFailure).toHaveBeenCalledTimes(1));
  bus.publish("event");
  await eventually(() => expect(onFailure).toHaveBeenCalledTimes(2));
  expect(hear).toHaveBeenCalledTimes(2);
});

test("no message is sent or delivered after closing", async () => {
  const exchange = createExchange();
  const bus = createBus(exchange);
  const hear = vi.fn<() => void>();
  bus.subscribe("event", hear);
  await bus.close();
  bus.publish("event");
  exchange.ends[0]?.onText("somebody event");
  expect(hear).not.toHaveBeenCalled();
  expect(exchange.sent).toEqual([]);
});
