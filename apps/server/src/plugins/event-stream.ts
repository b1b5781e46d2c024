// Server-Sent Events over one answer that stays open, for any kind of stream. Proxies are told to pass
// everything on as it comes; a reader that cannot keep up is cut off and comes back where it was.
import type { Clock } from "@parley/platform/clock";
import type { FastifyReply } from "fastify";
import { randomInt } from "node:crypto";

export interface EventStream {
  /** What `eventText` and the like have written. */
  send(text: string): void;
  /** Ends it in good order; the reader may come back. Nothing is sent after it. */
  end(): void;
}

export interface EventStreamOptions {
  readonly clock: Clock;
  /** Whichever side ended it. */
  readonly onClose: () => void;
  /** How much may wait to be sent. */
  readonly maxWaitingBytes?: number;
}

/** More than all that is told at once to somebody who comes back; beyond it, memory is worth more. */
const MAX_WAITING_BYTES = 256 * 1_024;
/** What a reader does not take within this time after the end, it gets when it comes back. */
const LAST_WORDS_MS = 500;
/** When a server ends, not all of its readers shall come back to the others at the same moment. */
const RETRY_FROM_MS = 1_000;
const RETRY_TO_MS = 4_000;

const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // nginx and its like would collect the answer before they pass it on.
  "x-accel-buffering": "no",
  // Nothing comes after it on this connection, so that it closes with the stream.
  connection: "close",
} as const;

export function openEventStream(reply: FastifyReply, options: EventStreamOptions): EventStream {
  const { clock, onClose, maxWaitingBytes = MAX_WAITING_BYTES } = options;
  // From here on the answer is ours: no hooks, no compression, no time limit.
  reply.hijack();
  const { raw } = reply;
  raw.on("close", onClose);
  // A reader that goes away in the middle of a write is nothing unusual.
  raw.on("error", () => {});
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, { ...STREAM_HEADERS, date: new Date(clock.now()).toUTCString() });
  raw.write(`retry: ${randomInt(RETRY_FROM_MS, RETRY_TO_MS)}\n\n`);
  return {
    send(text) {
      if (raw.writableEnded || raw.destroyed) return;
      if (raw.writableLength > maxWaitingBytes) raw.destroy();
      else raw.write(text);
    },
    end() {
      if (raw.writableEnded) return;
      raw.end();
      setTimeout(() => raw.destroy(), LAST_WORDS_MS).unref();
    },
  };
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
