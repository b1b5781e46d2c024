import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { eventually } from "@parley/testing/eventually";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { notificationLine, type NotificationLine } from "./notification-line.ts";

let database: TestDatabase;
const lines: NotificationLine[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(() => Promise.all(lines.splice(0).map((line) => line.close())));
afterAll(() => database.drop());

function open(url = database.url) {
  const events = {
    onText: vi.fn<(text: string) => void>(),
    onOpen: vi.fn<() => void>(),
    onLoss: vi.fn<(error: Error) => void>(),
  };
  const line = notificationLine(url)(events);
  lines.push(line);
  return { line, ...events };
}

test("a notification reaches the other lines and the sender", async () => {
  const here = open();
  const there = open();
  // Either may be connected first, and neither receives messages before.
  for (const { onOpen } of [here, there]) {
    await eventually(() => expect(onOpen).toHaveBeenCalledTimes(1));
  }
  await here.line.send("a word");
  await eventually(() => expect(there.onText).toHaveBeenCalledWith("a word"));
  await eventually(() => expect(here.onText).toHaveBeenCalledWith("a word"));
});

test("a cut connection reconnects by itself", async () => {
  const here = open();
  await eventually(() => expect(here.onOpen).toHaveBeenCalledTimes(1));
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'parley bus'`,
  );
  await eventually(() => expect(here.onOpen).toHaveBeenCalledTimes(2));
  expect(here.onLoss).toHaveBeenCalledTimes(1);
  await here.line.send("again");
  await eventually(() => expect(here.onText).toHaveBeenCalledWith("again"));
});

test("an unreachable database is reported once, however often it is tried", async () => {
  const nowhere = open("postgres://nobody@127.0.0.1:1/nothing");
  await eventually(() => expect(nowhere.onLoss).toHaveBeenCalled());
  await expect(nowhere.line.send("lost")).rejects.toThrow(/no connection|ECONNREFUSED|terminated/);
  await nowhere.line.close();
  expect(nowhere.onLoss).toHaveBeenCalledTimes(1);
});
