// Concurrent clients, each of which repeats a request with the same key until it has a reply.
import { setTimeout as delay } from "node:timers/promises";
import { createSeededRandom } from "../seeded-random.ts";
import type { Actor, Answer } from "./door.ts";
import { drawMovement, type Movement } from "./movement.ts";

/** A request and its outcome. */
export interface Settled {
  readonly actor: Actor;
  readonly movement: Movement;
  readonly key: string;
  readonly answer: Exclude<Answer, { readonly outcome: "unknown" }>;
}

export interface Load {
  /** Resolves after this many more replies; rejects when a client gave up. */
  waitForAnswers(count: number): Promise<void>;
  /** Lets every client finish its current request, and returns all of them. */
  finish(): Promise<Settled[]>;
  /** Stops every client at once, because the run has failed. */
  abandon(): void;
}

export interface LoadOptions {
  readonly actors: readonly Actor[];
  /** Clients of each actor. */
  readonly hands: number;
  readonly seed: number;
  /** Unique in a whole run. */
  readonly nextSerial: () => number;
  /** Restarts the server when a reply is missing; throws to end the load. */
  readonly checkServer: () => void;
  /** Called with the reason of a missing reply. */
  readonly onUnknown: (reason: string) => void;
}

/** Longer than any recovery takes. */
const ANSWER_WITHIN_MS = 90_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 320;

export function startLoad(options: LoadOptions): Load {
  const settled: Settled[] = [];
  const waiting = new Set<{ readonly count: number; readonly resolve: () => void }>();
  const state = { isFinishing: false, isAbandoned: false };
  const checkServer = () => {
    if (state.isAbandoned) throw new Error("the load was abandoned");
    options.checkServer();
  };

  function note(one: Settled): void {
    settled.push(one);
    for (const waiter of waiting) {
      if (settled.length < waiter.count) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  }

  async function work(actor: Actor, hand: number): Promise<void> {
    const random = createSeededRandom(options.seed + hand);
    while (!state.isFinishing) {
      const serial = options.nextSerial();
      const movement = drawMovement(random, serial);
      const key = `crash-${String(serial).padStart(6, "0")}`;
      note({
        actor,
        movement,
        key,
        answer: await insist(actor, movement, key, { ...options, checkServer }),
      });
    }
  }

  const clients = options.actors.flatMap((actor, place) =>
    Array.from({ length: options.hands }, (_, hand) => work(actor, place * options.hands + hand)),
  );
  const ended = Promise.all(clients);
  // Rejects for waiting callers; without any it must not end the process.
  ended.catch(() => {});

  return {
    async waitForAnswers(count) {
      const reached = new Promise<void>((resolve) => {
        waiting.add({ count: settled.length + count, resolve });
      });
      await Promise.race([reached, ended]);
    },
    async finish() {
      state.isFinishing = true;
      await ended;
      return settled;
    },
    abandon() {
      state.isFinishing = true;
      state.isAbandoned = true;
    },
  };
}

/** With the same key until there is a reply. */
export async function insist(
  actor: Actor,
  movement: Movement,
  key: string,
  { checkServer, onUnknown }: Pick<LoadOptions, "checkServer" | "onUnknown">,
): Promise<Settled["answer"]> {
  const deadline = performance.now() + ANSWER_WITHIN_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const answer = await actor.send(movement, key);
    if (answer.outcome !== "unknown") return answer;
    onUnknown(answer.reason);
    checkServer();
    if (performance.now() > deadline) {
      throw new Error(`${key} was not answered within ${ANSWER_WITHIN_MS} ms: ${answer.reason}`);
    }
    await delay(pauseMs);
  }
}
