// Releases the request of an open event stream: its headers, its reply and its place in the framework.
// Thousands of streams stay open for hours, and each needs only its connection. Writes the head of the
// reply to the socket, removes Node's listener for further requests and emits `finish`, so that the
// request is logged and measured when the stream opens. Decision 25.
//
// Gains nothing of an order or a list, but 65 % of the memory of a stream: 5.3 instead of 15.2 kB of
// objects, 10.5 instead of 19 kB in all, of which bench:orders permits 15 (2026-11-17, bench/NOTES.md).
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Socket } from "node:net";
import {
  CLOSED,
  LAST_WORDS_MS,
  MAX_WAITING_BYTES,
  retryText,
  streamHeaders,
  type EventStream,
  type OpenEventStream,
  type StreamHeaders,
} from "../streams/event-stream.ts";

const CHUNKED = { "transfer-encoding": "chunked" } as const;
const LAST_CHUNK = "0\r\n\r\n";

export function releaseStreams(app: FastifyInstance): void {
  app.openEventStream = openReleasedStream;
}

const openReleasedStream: OpenEventStream = (reply, options) => {
  const { clock, onClose, maxWaitingBytes = MAX_WAITING_BYTES } = options;
  reply.hijack();
  const { socket } = reply.raw;
  if (socket === null || socket.closed) {
    process.nextTick(onClose);
    return CLOSED;
  }
  // To a proxy that speaks HTTP/1.0 the end of the connection is the end of the reply.
  const isChunked = reply.request.raw.httpVersion === "1.1";
  const head = headText({ ...streamHeaders(reply, clock), ...(isChunked ? CHUNKED : {}) });
  const retry = retryText();
  socket.cork();
  socket.write(head + (isChunked ? chunkText(retry) : retry));
  takeOver(socket, reply);
  socket.on("close", onClose);
  return streamOver(socket, isChunked, maxWaitingBytes);
};

/** Node and the framework take the reply for sent and release it; the connection stays open. */
function takeOver(socket: Socket, { raw }: FastifyReply): void {
  // No further request is read, as `connection: close` announces.
  for (const listener of socket.listeners("data").filter(isListener)) socket.off("data", listener);
  socket.on("data", ignore);
  raw.emit("finish");
  // Node closes a connection without a request after some seconds.
  socket.setTimeout(0);
  // The client has pipelined a request: its reply would be written into the stream.
  if (Reflect.get(socket, "_httpMessage")) socket.destroy();
  else socket.uncork();
}

function ignore(): void {}

function isListener(listener: unknown): listener is () => void {
  return typeof listener === "function";
}

/** A function of its own: a closure over the reply would keep it as long as the stream. */
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

function headText(headers: StreamHeaders): string {
  const lines = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one) => `${name}: ${one}\r\n`),
  );
  return `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`;
}

function chunkText(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}
