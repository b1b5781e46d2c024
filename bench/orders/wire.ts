// A minimal client, so that the server dominates the measurement: plain keep-alive connections,
// each sending its next request after the complete reply to the last.
import { connect, type Socket } from "node:net";
import { addressOf, tokensOf } from "./people.ts";

const END_OF_HEAD = "\r\n\r\n";

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Wire {
  send(request: string): Promise<Answer>;
  close(): void;
}

function ignore(_error: Error): void {}

export async function openWire(port: number): Promise<Wire> {
  const socket = await openSocket(port);
  let parts: Buffer[] = [];
  let got = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let bodyAt = 0;
  let waiting: ((answer: Answer) => void) | null = null;
  let broken = ignore;
  socket.on("data", (chunk) => {
    parts.push(chunk);
    got += chunk.length;
    if (wanted === Number.POSITIVE_INFINITY) {
      // A reply's head always arrives in one chunk.
      const head = chunk.toString("latin1", 0, Math.max(0, chunk.indexOf(END_OF_HEAD)));
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) return broken(new Error(`the server answered:\n${head}`));
      bodyAt = head.length + END_OF_HEAD.length;
      wanted = bodyAt + Number(length);
    }
    if (got < wanted) return;
    const whole = parts.length === 1 ? chunk : Buffer.concat(parts);
    const settle = waiting;
    parts = [];
    got = 0;
    wanted = Number.POSITIVE_INFINITY;
    waiting = null;
    settle?.({
      status: Number(whole.toString("latin1", 9, 12)),
      text: whole.toString("utf8", bodyAt),
    });
  });
  socket.on("error", (error) => broken(error));
  socket.on("close", () => broken(new Error("the server hung up")));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = resolve;
        broken = reject;
        socket.write(request);
      }),
    close() {
      broken = ignore;
      socket.destroy();
    },
  };
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" });
  await new Promise((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  socket.removeAllListeners("error");
  return socket.setNoDelay(true);
}

/** A write as the site's client sends it. */
export function postText(path: string, userId: number, body: object, key: string): string {
  const text = JSON.stringify(body);
  return (
    `POST ${path} HTTP/1.1\r\n${headOf(userId)}content-type: application/json\r\n` +
    `idempotency-key: ${key}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  );
}

export function getText(path: string, userId: number): string {
  return `GET ${path} HTTP/1.1\r\n${headOf(userId)}\r\n`;
}

/** A page as a browser without a session requests it. */
export function pageText(path: string): string {
  return (
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\naccept-encoding: br\r\n` +
    `user-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\n\r\n`
  );
}

function headOf(userId: number): string {
  const { auth, authorization } = tokensOf(userId);
  return (
    `host: localhost\r\naccept: application/json\r\nplatform: website\r\nlanguage: en\r\n` +
    `user-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\n` +
    `cookie: auth-token=${auth}; authorization=${authorization}\r\n` +
    `authorization: ${authorization}\r\nx-forwarded-for: ${addressOf(userId)}\r\n`
  );
}
