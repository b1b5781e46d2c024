import { eventually } from "@parley/testing/eventually";
import { expect, test, vi } from "vitest";
import type { Line, LineEvents } from "./bus.ts";
import { createBus } from "./create-bus.ts";

/** Carries words between buses of one process; each send ends when the test lets it. */
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

test("a word wakes this server at once and the others when it arrives", async () => {
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
  // Its own word comes back to it over the line, and is no news.
  expect(hearHere).toHaveBeenCalledTimes(1);
});

test("words that come while one is being sent go out as one", async () => {
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

test("only those who wait for the topic are woken, and only as long as they do", () => {
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

test("a line that comes back wakes everybody, as words may have been missed", () => {
  const exchange = createExchange();
  const bus = createBus(exchange);
  const hear = vi.fn<() => void>();
  bus.subscribe("event", hear);
  exchange.ends[0]?.onOpen();
  expect(hear).toHaveBeenCalledTimes(1);
});

test("a line that fails is told of and throws at nobody", async () => {
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

test("nothing is said or heard after the end", async () => {
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
