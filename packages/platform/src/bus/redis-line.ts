// A line over Redis or Valkey: one connection that subscribes, which may then send nothing else,
// and one that publishes.
import { Redis } from "ioredis";
import type { OpenLine } from "./bus.ts";

export interface RedisLineOptions {
  /** redis:// or rediss://, with user, password and number of the database. */
  readonly url: string;
  /** Distinguishes installations that share a Redis. */
  readonly channel?: string;
  readonly timeoutMs?: number;
}

const CHANNEL = "parley";
const TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export function redisLine(options: RedisLineOptions): OpenLine {
  const { url, channel = CHANNEL, timeoutMs = TIMEOUT_MS } = options;
  const connect = () =>
    new Redis(url, {
      connectTimeout: timeoutMs,
      commandTimeout: timeoutMs,
      retryStrategy: (tries) => Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS),
      // Messages are not queued while disconnected: every server polls.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      // Subscribed below, so that the moment from which no message is missed is known.
      autoResubscribe: false,
    });
  return ({ onText, onOpen, onLoss }) => {
    let isClosed = false;
    let isLost = false;
    const lose = (error: Error) => {
      if (!isLost && !isClosed) onLoss(error);
      isLost = true;
    };
    const ear = connect();
    const mouth = connect();
    ear.on("error", lose);
    mouth.on("error", lose);
    ear.on("close", () => lose(new Error("the connection to Redis ended")));
    ear.on("message", (_channel, text) => onText(text));
    const listen = async () => {
      try {
        await ear.subscribe(channel);
        isLost = false;
        onOpen();
      } catch (error) {
        lose(error instanceof Error ? error : new Error(String(error)));
      }
    };
    ear.on("ready", () => void listen());
    return {
      async send(text) {
        await mouth.publish(channel, text);
      },
      async close() {
        isClosed = true;
        ear.disconnect();
        mouth.disconnect();
      },
    };
  };
}
