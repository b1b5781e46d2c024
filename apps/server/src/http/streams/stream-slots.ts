// How many streams each holder, a user or a network address, has open on this server.
import { refuse, type Failure } from "../replies/failure.ts";

export interface StreamSlots<Holder> {
  /** Null when the slot was taken. */
  take(holder: Holder): Failure<"tooManyRequests"> | null;
  release(holder: Holder): void;
}

/** A holder of too many streams is not helped by trying again at once. */
const RETRY_AFTER_SECONDS = 30;

export function createStreamSlots<Holder>(max: number): StreamSlots<Holder> {
  const countOf = new Map<Holder, number>();
  return {
    take(holder) {
      const count = countOf.get(holder) ?? 0;
      if (count >= max)
        return refuse("tooManyRequests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      countOf.set(holder, count + 1);
      return null;
    },
    release(holder) {
      const left = (countOf.get(holder) ?? 0) - 1;
      if (left > 0) countOf.set(holder, left);
      else countOf.delete(holder);
    },
  };
}
