/**
 * Messages that the server has not received yet. They are sent one after the other, in the order
 * they were written; without a connection they wait. Each keeps its key, so that one whose reply
 * was lost is not sent twice.
 */
import type { ChatMessage, Content, Outgoing, OutgoingState } from "./message/chat-message.ts";

export type SendOutcome =
  | { readonly kind: "sent"; readonly message: ChatMessage }
  /** No connection: it is tried again when there is one. */
  | { readonly kind: "offline" }
  /** The author has to decide. */
  | { readonly kind: "failed"; readonly text: string };

export interface OutboxParts {
  readonly send: (outgoing: Outgoing) => Promise<SendOutcome>;
  readonly onSent: (message: ChatMessage) => void;
  /** Called for every change. */
  readonly onChange: (outgoing: readonly Outgoing[]) => void;
  readonly newClientId: () => string;
  readonly now: () => number;
  /** What an earlier visit of the page left. */
  readonly left: readonly Outgoing[];
}

export interface Outbox {
  add(content: Content): void;
  resend(clientId: string): void;
  discard(clientId: string): void;
  /** There may be a connection again. */
  wake(): void;
  /** Received from the server. */
  settle(clientIds: ReadonlySet<string | null>): void;
  stop(): void;
}

const SENDING = { kind: "sending" } as const satisfies OutgoingState;

export function createOutbox(parts: OutboxParts): Outbox {
  let outgoing: readonly Outgoing[] = parts.left;
  let isRunning = false;
  let isStopped = false;

  function set(next: readonly Outgoing[]): void {
    outgoing = next;
    if (!isStopped) parts.onChange(next);
  }

  const without = (clientId: string) => outgoing.filter((one) => one.clientId !== clientId);
  const move = (clientId: string, state: OutgoingState) =>
    set(outgoing.map((one) => (one.clientId === clientId ? { ...one, state } : one)));

  async function sendOne(next: Outgoing): Promise<void> {
    const outcome = await parts.send(next);
    if (isStopped) return;
    if (outcome.kind === "sent") {
      set(without(next.clientId));
      parts.onSent(outcome.message);
    } else if (outcome.kind === "failed") {
      move(next.clientId, outcome);
    } else {
      // Nothing after it will get through either.
      set(
        outgoing.map((one) =>
          one.state.kind === "sending" ? { ...one, state: { kind: "waiting" } } : one,
        ),
      );
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = outgoing.find(({ state }) => state.kind === "sending");
      if (next === undefined || isStopped) break;
      await sendOne(next);
    }
    isRunning = false;
  }

  return {
    add(content) {
      const { newClientId, now } = parts;
      set([...outgoing, { clientId: newClientId(), content, at: now(), state: SENDING }]);
      void run();
    },
    resend(clientId) {
      move(clientId, SENDING);
      void run();
    },
    discard: (clientId) => set(without(clientId)),
    wake() {
      if (outgoing.some(({ state }) => state.kind === "waiting")) {
        set(
          outgoing.map((one) => (one.state.kind === "waiting" ? { ...one, state: SENDING } : one)),
        );
      }
      void run();
    },
    settle(clientIds) {
      const left = outgoing.filter(({ clientId }) => !clientIds.has(clientId));
      if (left.length < outgoing.length) set(left);
    },
    stop() {
      isStopped = true;
    },
  };
}
