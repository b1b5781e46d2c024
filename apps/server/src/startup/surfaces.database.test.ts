import { listOutboxMessages } from "@parley/database/queries/messaging/outbox-message";
import { createMovableClock } from "@parley/platform/clock";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "./settings.ts";
import { openSurfaces, type Surfaces } from "./surfaces.ts";

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const clock = createMovableClock({ now: () => NOW });
const MAIL = {
  to: "ada@example.org",
  subject: "Your code",
  text: "271828",
  html: "<p>271828</p>",
  label: { purpose: "login", code: "271828" },
};

const remember = () => Promise.resolve(true);

let database: TestDatabase;
let dataDir: string;

const open = (env: Readonly<Record<string, string>> = {}): Promise<Surfaces> =>
  openSurfaces(readSettings({ PARLEY_DATA_DIR: dataDir, ...env }), database.pool, clock);

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "parley-surfaces-"));
});

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

test("without settings messages stay in the outbox, with the time of the server's clock", async () => {
  const { mailer, textSender } = await open();
  await mailer.send(MAIL);
  await textSender.send({ to: "+4915112345678", text: "314159", label: MAIL.label });
  const messages = await listOutboxMessages(database.pool, { limit: 10 });
  expect(messages.map(({ channel, createdAt }) => [channel, createdAt])).toEqual([
    ["phone", new Date(NOW)],
    ["email", new Date(NOW)],
  ]);
});

test("configured services are used, and nothing is stored locally", async () => {
  const { mailer, textSender } = await open({
    SMTP_URL: "smtp://127.0.0.1:1",
    SMS_URL: "http://127.0.0.1:1",
  });
  await expect(mailer.send({ ...MAIL, to: "bob@example.org" })).rejects.toThrow("ESOCKET");
  const text = textSender.send({ to: "+4915112345679", text: "1", label: MAIL.label });
  await expect(text).rejects.toThrow("could not be reached");
  await mailer.close();
  expect(await listOutboxMessages(database.pool, { to: "bob@example.org", limit: 10 })).toEqual([]);
});

test("the same secret opens after a restart, another one does not", async () => {
  const first = await open();
  const sealed = first.vault.seal("test", Buffer.from("kept"));
  await first.files.put(1n, Buffer.from("a file"));
  const second = await open();
  expect(Buffer.from(second.vault.open("test", sealed)).toString()).toBe("kept");
  expect(Buffer.from(await second.files.get(1n)).toString()).toBe("a file");
  expect((await readdir(dataDir)).toSorted()).toEqual(["files", "secret"]);
  const stranger = await open({ PARLEY_SECRET: "another-secret-of-enough-characters" });
  expect(() => stranger.vault.open("test", sealed)).toThrow("not known here");
});

test("a replaced secret still opens what it sealed", async () => {
  const old = "the-secret-of-the-year-that-has-ended";
  const before = await open({ PARLEY_SECRET: old });
  const sealed = before.vault.seal("test", Buffer.from("kept"));
  const after = await open({
    PARLEY_SECRET: "the-secret-of-the-year-that-begins-now",
    PARLEY_OLD_SECRETS: old,
  });
  expect(Buffer.from(after.vault.open("test", sealed)).toString()).toBe("kept");
});

test("the captcha can be switched off", async () => {
  expect(await (await open()).captcha.verify("", remember)).toBe("malformed");
  expect(await (await open({ PARLEY_CAPTCHA: "off" })).captcha.verify("", remember)).toBe("passed");
});

test("ids carry the server's number", async () => {
  const { ids } = await open({ PARLEY_NODE: "513" });
  expect(Number((ids.next() >> 12n) & 1_023n)).toBe(513);
});
