// Server-Sent Events over one reply that stays open, for any kind of stream. Headers tell proxies not to
// buffer; a reader that cannot keep up is disconnected and resumes with its last event id.
import type { Clock } from "@parley/platform/clock";
import type { FastifyInstance, FastifyReply } from "fastify";
import { randomInt } from "node:crypto";

declare module "fastify" {
  interface FastifyInstance {
    openEventStream: OpenEventStream;
  }
}

export interface EventStream {
  /** Takes what `eventText` and the like return. */
  send(text: string): void;
  /** Closes it in order; the reader may connect again. Nothing is sent after it. */
  end(): void;
}

export interface EventStreamOptions {
  readonly clock: Clock;
  /** Called whichever side closes. */
  readonly onClose: () => void;
  /** How much may wait to be sent. */
  readonly maxWaitingBytes?: number;
}

export type OpenEventStream = (reply: FastifyReply, options: EventStreamOptions) => EventStream;

/** More than all missed events of a reader that resumes; beyond it, memory is worth more. */
export const MAX_WAITING_BYTES = 256 * 1_024;
/** What a reader does not take within this time after the end, it gets when it resumes. */
export const LAST_WORDS_MS = 500;
/** Spreads the readers of a server that stops, so that they do not connect to others all at once. */
const RETRY_FROM_MS = 1_000;
const RETRY_TO_MS = 4_000;

const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // nginx and others would otherwise buffer the reply.
  "x-accel-buffering": "no",
  // No request follows on this connection: it closes with the stream.
  connection: "close",
} as const;

export const CLOSED: EventStream = { send: () => {}, end: () => {} };

/** Routes open their streams by `reply.server.openEventStream`. */
export function provideEventStreams(app: FastifyInstance): void {
  app.decorate("openEventStream", openEventStream);
}

const openEventStream: OpenEventStream = (reply, options) => {
  const { clock, onClose, maxWaitingBytes = MAX_WAITING_BYTES } = options;
  const headers = streamHeaders(reply, clock);
  // No hooks, no compression, no deadline from here on.
  reply.hijack();
  const { raw } = reply;
  const { socket } = raw;
  if (socket === null || socket.closed) {
    // Closed before it began; the caller has to have the stream first.
    process.nextTick(onClose);
    return CLOSED;
  }
  raw.on("close", onClose);
  for (const [name, value] of Object.entries(headers)) raw.setHeader(name, value ?? []);
  raw.writeHead(200);
  raw.write(retryText());
  return {
    send(text) {
      if (raw.writableEnded || raw.destroyed) return;
      if (raw.writableLength > maxWaitingBytes) raw.destroy();
      else raw.write(text);
    },
    end() {
      if (raw.writableEnded) return;
      raw.end();
      setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
    },
  };
};

export type StreamHeaders = Readonly<Record<string, number | string | string[] | undefined>>;

export function streamHeaders(reply: FastifyReply, clock: Clock): StreamHeaders {
  const date = new Date(clock.now()).toUTCString();
  return { ...reply.getHeaders(), ...STREAM_HEADERS, date };
}

/** Sent first: when to connect again. */
export function retryText(): string {
  return `retry: ${randomInt(RETRY_FROM_MS, RETRY_TO_MS)}\n\n`;
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
