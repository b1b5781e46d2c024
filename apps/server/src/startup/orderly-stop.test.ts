import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { createOrderlyStop, withoutSignalsOf } from "./orderly-stop.ts";

const silent = pino({ level: "silent" });

function setUp() {
  const closed: string[] = [];
  const exit = vi.fn<(code: number) => void>();
  const orderly = createOrderlyStop(silent, exit);
  const closing = (name: string) => () => Promise.resolve(closed.push(name));
  return { closed, exit, orderly, closing };
}

test("an orderly stop closes in reverse order of opening, then the process ends", async () => {
  const { closed, exit, orderly, closing } = setUp();
  for (const name of ["database", "pool", "http"]) orderly.add(name, closing(name));
  await orderly.stop("SIGTERM", 0);
  expect(closed).toEqual(["http", "pool", "database"]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

test("two stops close once", async () => {
  const { closed, exit, orderly, closing } = setUp();
  orderly.add("pool", closing("pool"));
  expect(orderly.isStopping).toBe(false);
  await Promise.all([orderly.stop("SIGINT", 0), orderly.stop("SIGINT", 0)]);
  expect(orderly.isStopping).toBe(true);
  expect(closed).toEqual(["pool"]);
  expect(exit).toHaveBeenCalledTimes(1);
});

test("a closing step that hangs or fails does not stop the others, but sets the exit code", async () => {
  const { closed, exit, orderly, closing } = setUp();
  orderly.add("database", closing("database"));
  orderly.add("pool", () => Promise.reject(new Error("broken")));
  orderly.add("http", () => new Promise(() => {}), 20);
  await orderly.stop("SIGTERM", 0);
  expect(closed).toEqual(["database"]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

test("a library's signal handlers are removed, ours stay", async () => {
  const ours = vi.fn<() => void>();
  process.on("SIGTERM", ours);
  const helpers = vi.fn<() => void>();
  const result = await withoutSignalsOf(() => {
    process.on("SIGTERM", helpers);
    return Promise.resolve("started");
  });
  expect(result).toBe("started");
  expect(process.listeners("SIGTERM")).toContain(ours);
  expect(process.listeners("SIGTERM")).not.toContain(helpers);
  process.off("SIGTERM", ours);
});
