import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { DeliveryError } from "../delivery.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const MAIL: Mail = {
  to: "ada@example.org",
  subject: "Ваш код — 確認コード ✔",
  text: "Code: 271828\n.\nEnd",
  html: "<p>Code: <b>271828</b></p>",
  label: { purpose: "login", code: "271828" },
};

interface Received {
  readonly recipients: readonly string[];
  readonly sender: string | false;
  readonly source: Buffer;
}

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server of its own, and a mailer that speaks to it. */
async function connect(
  options: SMTPServerOptions = {},
  { login = "", query = "", timeoutMs = 5_000 } = {},
) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    // The client has no resolvable name, and a reverse lookup may be slow.
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          recipients: rcptTo.map(({ address }) => address),
          sender: mailFrom === false ? false : mailFrom.address,
          source: Buffer.concat(chunks),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const mailer = createSmtpMailer({
    url: `smtp://${login}127.0.0.1:${address.port}${query}`,
    from: "Parley <no-reply@parley.example>",
    timeoutMs,
  });
  closing.push(async () => {
    await mailer.close();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  });
  return { mailer, received };
}

const failureOf = async (mailer: Mailer, mail: Mail = MAIL) => {
  const error = await mailer.send(mail).then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof DeliveryError)) throw new Error(`no delivery error: ${String(error)}`);
  return error;
};

/** What makes the server reply with this code. */
const refuse = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

describe("a mail sent by SMTP", () => {
  test("arrives with both parts, whatever the letters", async () => {
    const { mailer, received } = await connect();
    await mailer.send({ ...MAIL, headers: { "X-Purpose": "login" } });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      recipients: ["ada@example.org"],
      sender: "no-reply@parley.example",
    });
    const email = await PostalMime.parse(received[0]?.source ?? "");
    expect(email.from).toMatchObject({ name: "Parley", address: "no-reply@parley.example" });
    expect(email.to).toEqual([{ name: "", address: "ada@example.org" }]);
    expect(email.subject).toBe(MAIL.subject);
    expect(email.text?.trimEnd()).toBe(MAIL.text);
    expect(email.html?.trimEnd()).toBe(MAIL.html);
    const headers = new Map(email.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("x-purpose")).toBe("login");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    // Metadata is not sent.
    expect(JSON.stringify([...headers])).not.toContain("271828");
  });

  test("uses one connection for many", async () => {
    let connections = 0;
    const { mailer, received } = await connect({
      onConnect(_session, done) {
        connections += 1;
        done();
      },
    });
    for (const code of ["1", "2", "3"]) await mailer.send({ ...MAIL, subject: code });
    const emails = await Promise.all(received.map(({ source }) => PostalMime.parse(source)));
    expect(emails.map(({ subject }) => subject)).toEqual(["1", "2", "3"]);
    expect(connections).toBe(1);
  });
});

describe("mails that could reach other people or add headers are refused, also by the outbox", () => {
  test.for([
    ["a line break in the address", { to: "ada@example.org\r\nBcc: eve@example.org" }],
    ["two addresses", { to: "ada@example.org, eve@example.org" }],
    ["an address with a name", { to: "Ada <ada@example.org>" }],
    ["a group", { to: "all:ada@example.org,eve@example.org;" }],
    ["no address", { to: "ada" }],
    ["a line break in the subject", { subject: "Code\r\nBcc: eve@example.org" }],
    ["a bare line feed in the subject", { subject: "Code\nBcc: eve@example.org" }],
    ["a line break in a header", { headers: { "X-Purpose": "login\r\nBcc: eve@example.org" } }],
    ["a line break in a header's name", { headers: { "X-Purpose: login\r\nBcc": "eve" } }],
  ] as const)("%s", async ([, change]) => {
    const { mailer, received } = await connect();
    const kept: unknown[] = [];
    const outbox = createOutboxMailer((message) => {
      kept.push(message);
      return Promise.resolve();
    });
    for (const each of [mailer, outbox]) {
      expect(await failureOf(each, { ...MAIL, ...change })).toMatchObject({ isPermanent: true });
    }
    expect(received).toEqual([]);
    expect(kept).toEqual([]);
  });
});

describe("a refused mail", () => {
  test("with a permanent error is not retried, and the reason quotes no address", async () => {
    const { mailer } = await connect({
      onRcptTo: ({ address }, _session, done) => done(refuse(550, `no ${address} here`)),
    });
    const error = await failureOf(mailer);
    expect(error.isPermanent).toBe(true);
    expect(error.message).toContain("550");
    expect(error.message).not.toContain("ada");
    expect(error.stack).not.toContain("ada@");
    expect(error.cause).toBeUndefined();
  });

  test("with a temporary error may be retried", async () => {
    const { mailer } = await connect({
      onRcptTo: (_address, _session, done) => done(refuse(451, "try later")),
    });
    expect((await failureOf(mailer)).isPermanent).toBe(false);
  });

  test("because our password is wrong may be retried", async () => {
    const { mailer } = await connect(
      {
        disabledCommands: ["STARTTLS"],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(refuse(535, "wrong")),
      },
      { login: "user:wrong@" },
    );
    const error = await failureOf(mailer);
    expect(error.isPermanent).toBe(false);
    expect(error.message).toContain("EAUTH");
  });

  test("because the server is silent times out", async () => {
    const { mailer } = await connect({ onConnect: () => {} }, { timeoutMs: 200 });
    expect((await failureOf(mailer)).isPermanent).toBe(false);
  });

  test("because TLS is required and not offered is not sent in clear", async () => {
    const { mailer, received } = await connect({}, { query: "/?requireTLS=true" });
    expect((await failureOf(mailer)).isPermanent).toBe(false);
    expect(received).toEqual([]);
  });

  test("because no server listens may be retried", async () => {
    const mailer = createSmtpMailer({ url: "smtp://127.0.0.1:1", from: "a@example.org" });
    expect((await failureOf(mailer)).isPermanent).toBe(false);
    await mailer.close();
  });
});

test("the outbox stores what a developer looks for", async () => {
  const kept: unknown[] = [];
  const outbox = createOutboxMailer((message) => {
    kept.push(message);
    return Promise.resolve();
  });
  await outbox.send(MAIL);
  expect(kept).toEqual([
    {
      channel: "email",
      to: "ada@example.org",
      subject: MAIL.subject,
      text: MAIL.text,
      purpose: "login",
      code: "271828",
    },
  ]);
});
