// Server-Sent Events over one open reply, for any kind of stream. Proxies are asked not to buffer;
// a reader that cannot keep up is disconnected and resumes where it was.
//
// For the framework the call is over once the stream is open: it is counted and logged then, and
// its objects (headers, reply, logger) are released. There may be thousands of streams, each for
// hours, and a stream needs nothing but its connection.
import type { Clock } from "@parley/platform/clock";
import type { FastifyReply } from "fastify";
import { randomInt } from "node:crypto";
import type { Socket } from "node:net";

export interface EventStream {
  /** What `eventText` and the like have written. */
  send(text: string): void;
  /** Ends it in order; the reader may reconnect. Nothing is sent after it. */
  end(): void;
}

export interface EventStreamOptions {
  readonly clock: Clock;
  /** Whichever side ended it. */
  readonly onClose: () => void;
  /** How much may wait to be sent. */
  readonly maxWaitingBytes?: number;
}

/** More than a reconnecting reader receives at once; beyond it, memory is worth more. */
const MAX_WAITING_BYTES = 256 * 1_024;
/** What a reader does not receive within this time after the end, it gets when it reconnects. */
const LAST_WORDS_MS = 500;
/** When a server stops, its readers shall not reconnect to the others at the same moment. */
const RETRY_FROM_MS = 1_000;
const RETRY_TO_MS = 4_000;

const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // nginx and its like would collect the answer before they pass it on.
  "x-accel-buffering": "no",
  // The connection closes with the stream.
  connection: "close",
} as const;
const CHUNKED = { "transfer-encoding": "chunked" } as const;
const LAST_CHUNK = "0\r\n\r\n";
const CLOSED: EventStream = { send: () => {}, end: () => {} };

export function openEventStream(reply: FastifyReply, options: EventStreamOptions): EventStream {
  const { clock, onClose, maxWaitingBytes = MAX_WAITING_BYTES } = options;
  // From here on the answer is ours: no hooks, no compression, no time limit.
  reply.hijack();
  const { socket } = reply.raw;
  if (socket === null || socket.closed) {
    // Closed before it began. The caller is notified once it has the stream.
    process.nextTick(onClose);
    return CLOSED;
  }
  // Proxies that speak HTTP/1.0 know no chunks: to them the end of the connection is the end.
  const isChunked = reply.request.raw.httpVersion === "1.1";
  const head = headText({
    ...reply.getHeaders(),
    ...STREAM_HEADERS,
    ...(isChunked ? CHUNKED : {}),
    date: new Date(clock.now()).toUTCString(),
  });
  const retry = `retry: ${randomInt(RETRY_FROM_MS, RETRY_TO_MS)}\n\n`;
  socket.cork();
  socket.write(head + (isChunked ? chunkText(retry) : retry));
  takeOver(socket, reply);
  socket.on("close", onClose);
  return streamOver(socket, isChunked, maxWaitingBytes);
}

/** Node and the framework consider the reply sent and release it; the connection stays. */
function takeOver(socket: Socket, { raw }: FastifyReply): void {
  // Where the end of the connection was announced, no further request is read.
  for (const listener of socket.listeners("data").filter(isListener)) socket.off("data", listener);
  socket.on("data", ignore);
  raw.emit("finish");
  // Node would close an idle connection after some seconds.
  socket.setTimeout(0);
  // The client has pipelined a request: its reply would be mixed into the stream.
  if (Reflect.get(socket, "_httpMessage")) socket.destroy();
  else socket.uncork();
}

function ignore(): void {}

function isListener(listener: unknown): listener is () => void {
  return typeof listener === "function";
}

/** Apart from the answer, whose variables would otherwise live as long as these functions. */
function streamOver(socket: Socket, isChunked: boolean, maxWaitingBytes: number): EventStream {
  return {
    send(text) {
      if (socket.writableEnded || socket.destroyed) return;
      if (socket.writableLength > maxWaitingBytes) socket.destroy();
      else socket.write(isChunked ? chunkText(text) : text);
    },
    end() {
      if (socket.writableEnded) return;
      socket.end(isChunked ? LAST_CHUNK : "");
      setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
    },
  };
}

type HeaderValue = number | string | readonly string[] | undefined;

function headText(headers: Readonly<Record<string, HeaderValue>>): string {
  const lines = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one) => `${name}: ${one}\r\n`),
  );
  return `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`;
}

function chunkText(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}

export interface EventToWrite {
  /** Left out, the reader's last id stays as it is. */
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
}

/** JSON has no line breaks, so the data is one line. */
export function eventText({ id, event, data }: EventToWrite): string {
  const place = id === undefined ? "" : `id: ${id}\n`;
  return `${place}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** By a comment both sides and all proxies between know that the stream lives. */
export const COMMENT_TEXT = ":\n\n";
