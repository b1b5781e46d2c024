// The bus over any line. Messages of one topic that are published while one is being sent are sent
// as one.
import { randomUUID } from "node:crypto";
import type { Bus, Line, OpenLine } from "./bus.ts";

export interface BusOptions {
  readonly openLine: OpenLine;
  /** Called when a line broke; the bus continues with the messages that still arrive. */
  readonly onFailure?: (error: unknown) => void;
}

export function createBus({ openLine, onFailure = () => {} }: BusOptions): Bus {
  /** Distinguishes this server's messages from others': local listeners were woken already. */
  const origin = randomUUID();
  const listeners = new Map<string, Set<() => void>>();
  const waiting = new Set<string>();
  let line: Line | null = null;
  let sending: Promise<void> | null = null;
  let isClosed = false;

  function wake(topic: string): void {
    for (const listener of listeners.get(topic) ?? []) listener();
  }

  /** The line is opened with the first publish or subscribe. */
  function getLine(): Line {
    line ??= openLine({
      onText(text) {
        const [sender, topic] = text.split(" ");
        if (sender !== origin && topic !== undefined) wake(topic);
      },
      onOpen() {
        for (const topic of listeners.keys()) wake(topic);
      },
      onLoss: onFailure,
    });
    return line;
  }

  async function sendAll(): Promise<void> {
    for (const topic of waiting) {
      waiting.delete(topic);
      // A message that cannot be sent is compensated by polling.
      await getLine().send(`${origin} ${topic}`).catch(onFailure);
    }
    sending = null;
  }

  return {
    publish(topic) {
      if (isClosed) return;
      wake(topic);
      waiting.add(topic);
      sending ??= sendAll();
    },
    subscribe(topic, listener) {
      if (isClosed) return () => {};
      getLine();
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => {
        ofTopic.delete(listener);
        if (ofTopic.size === 0) listeners.delete(topic);
      };
    },
    async close() {
      isClosed = true;
      listeners.clear();
      waiting.clear();
      await line?.close();
      await sending;
    },
  };
}
