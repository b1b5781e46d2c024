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

test("what one says, the others and itself hear", async () => {
  const here = open();
  const there = open();
  // Either may be connected first, and nobody hears before.
  for (const { onOpen } of [here, there]) {
    await eventually(() => expect(onOpen).toHaveBeenCalledTimes(1));
  }
  await here.line.send("a word");
  await eventually(() => expect(there.onText).toHaveBeenCalledWith("a word"));
  await eventually(() => expect(here.onText).toHaveBeenCalledWith("a word"));
});

test("a connection that is cut comes back by itself", async () => {
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

test("a database that is not there is told of once, however often it is tried", async () => {
  const nowhere = open("postgres://nobody@127.0.0.1:1/nothing");
  await eventually(() => expect(nowhere.onLoss).toHaveBeenCalled());
  await expect(nowhere.line.send("lost")).rejects.toThrow(/no connection|ECONNREFUSED|terminated/);
  await nowhere.line.close();
  expect(nowhere.onLoss).toHaveBeenCalledTimes(1);
});
