// A minimal client, so that the server dominates the measurement: plain keep-alive connections,
// each sending its next request after the complete reply to the last.
import { connect, type Socket } from "node:net";

export interface HttpLoad {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Called for each request; returns it as sent over the wire. */
  readonly nextRequest: () => string;
}

export interface HttpLoadResult {
  readonly perSecond: number;
  readonly bytesPerAnswer: number;
}

/** One address is limited to 600 requests a minute. */
const REQUESTS_OF_ADDRESS = 500;
const END_OF_HEAD = "\r\n\r\n";
const LAST_CHUNK = "\r\n0\r\n\r\n";

/** Sends one request and waits for the complete reply; throws unless the status is 200. */
function exchange(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let got = 0;
    let wanted = Number.POSITIVE_INFINITY;
    let isChunked = false;
    let tail = "";
    const onData = (chunk: Buffer) => {
      if (got === 0) {
        // A reply's head always arrives in one chunk.
        const at = chunk.indexOf(END_OF_HEAD);
        const head = chunk.toString("latin1", 0, at);
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        isChunked = /transfer-encoding: chunked/i.test(head);
        if (!head.startsWith("HTTP/1.1 200") || (length === undefined && !isChunked)) {
          reject(new Error(`the server answered:\n${head}`));
          return;
        }
        if (!isChunked) wanted = at + END_OF_HEAD.length + Number(length);
      }
      got += chunk.length;
      if (isChunked) {
        tail = (tail + chunk.toString("latin1")).slice(-LAST_CHUNK.length);
        if (tail === LAST_CHUNK) wanted = got;
      }
      if (got < wanted) return;
      socket.off("data", onData);
      socket.off("error", reject);
      resolve(got);
    };
    socket.on("data", onData);
    socket.once("error", reject);
    socket.write(request);
  });
}

/** Loopback has many addresses, so that no limit by address ends a measurement. */
let opened = 0;

async function open(port: number): Promise<Socket> {
  opened += 1;
  const localAddress = `127.1.${(opened >> 8) % 256}.${opened % 256}`;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  await new Promise((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  socket.removeAllListeners("error");
  return socket.setNoDelay(true);
}

export async function runLoad(load: HttpLoad): Promise<HttpLoadResult> {
  const { port, connections, seconds, nextRequest } = load;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  let count = 0;
  let bytes = 0;
  await Promise.all(
    sockets.map(async (first) => {
      let socket = first;
      for (let sent = 1; performance.now() < endsAt; sent += 1) {
        const got = await exchange(socket, nextRequest());
        bytes += got;
        count += 1;
        if (sent % REQUESTS_OF_ADDRESS !== 0) continue;
        socket.destroy();
        socket = await open(port);
      }
      socket.destroy();
    }),
  );
  const took = (performance.now() - startedAt) / 1_000;
  return { perSecond: count / took, bytesPerAnswer: bytes / count };
}

/** Duration of each request, one after the other over one connection. */
export async function timeRequests(port: number, requests: readonly string[]): Promise<number[]> {
  const socket = await open(port);
  const tookMs: number[] = [];
  for (const request of requests) {
    const sentAt = performance.now();
    await exchange(socket, request);
    tookMs.push(performance.now() - sentAt);
  }
  socket.destroy();
  return tookMs;
}

export function postText(path: string, body: object, headers: Readonly<Record<string, string>>) {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    host: "localhost",
    "content-type": "application/json",
    accept: "application/json",
    "accept-encoding": "gzip, deflate, br",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
    "content-length": String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`;
}

export function getText(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: */*\r\n\r\n`;
}

/** As a browser asks for a document. */
export function documentText(path: string, cookie?: string): string {
  const lines = Object.entries({
    host: "localhost",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "accept-language": "en-US,en;q=0.5",
    "accept-encoding": "gzip, deflate, br",
    ...(cookie === undefined ? {} : { cookie }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}
