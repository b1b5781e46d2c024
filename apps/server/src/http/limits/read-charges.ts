// What reads cost and who is charged. An answer from memory costs nothing. One that is computed is charged to
// the session or key, or else to the network address. There, questions that were never asked before have
// a budget of their own: readers behind one address repeat each other's questions, while a caller that
// asks ever new ones uses up its part of that budget. Decisions 54 and 59.
import { networkOf } from "@parley/domain/account/network";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { hash } from "node:crypto";
import { isSigned } from "../access/signed-request.ts";
import { refuse } from "../replies/failure.ts";
import { secondsOf, type CallCounter } from "./call-counter.ts";
import { createFairBudget, createSeenCallers } from "./fair-budget.ts";
import type { KnownCallers } from "./known-callers.ts";
import type { CountExchange } from "./minute-counts.ts";
import type { TooMany } from "./shared-limit.ts";
import { askerOf } from "./tell-apart.ts";

export interface ReadLimits {
  /** Computed answers to new questions, of an address without a session or key. */
  readonly newReadsPerMinute: number;
  /** Computed answers to questions that are asked repeatedly, of such an address. */
  readonly repeatedReadsPerMinute: number;
  /** How much one caller there may use of what is left, where callers can be told apart. */
  readonly callerShares: { readonly ofNew: number; readonly ofRepeated: number };
  /** The same for new questions of all callers together that were not seen before this minute. */
  readonly newcomersShare: number;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Charges an anonymous caller for an answer that has to be computed. Null: go on. */
    chargeRead(question: string): TooMany | null;
    /** Charges the reader for a page that has to be rendered, by its address. Null: go on. */
    chargePage(address: string): TooMany | null;
    /** Under what the reader of a page is counted: the session, else the network. */
    readerName(): string;
  }
}

/** Of an address, in computed answers of the API. A session pays for a page as for any other read. */
const PAGE_COST = 10;
/** Of each kind; some hundred bytes each. */
const MAX_QUESTIONS = 20_000;

interface ChargeParts {
  readonly limits: ReadLimits;
  readonly callers: KnownCallers;
  /** The reads of sessions and keys. */
  readonly readCounter: CallCounter;
  readonly exchange: CountExchange;
}

export interface ReadCharges {
  /** Pages that readers and crawlers are led to: they are no new question, from the first reader on. */
  expectPages(addresses: readonly string[]): void;
}

export function provideReadCharges(app: FastifyInstance, parts: ChargeParts): ReadCharges {
  const { limits, callers, readCounter, exchange } = parts;
  const recall = createQuestionMemory(MAX_QUESTIONS);
  const seen = createSeenCallers(exchange);
  const ofNew = createFairBudget(exchange, {
    kind: "new reads",
    perMinute: limits.newReadsPerMinute,
    callerShare: limits.callerShares.ofNew,
    newcomers: { share: limits.newcomersShare, isNew: (caller) => seen.isNew(caller) },
  });
  const ofRepeated = createFairBudget(exchange, {
    kind: "repeated reads",
    perMinute: limits.repeatedReadsPerMinute,
    callerShare: limits.callerShares.ofRepeated,
  });

  function chargeAddress(request: FastifyRequest, question: string, cost: number): TooMany | null {
    const asker = askerOf(request);
    const { isKnown, remember } = recall(question);
    if (!(isKnown ? ofRepeated : ofNew).take(asker, cost)) {
      const retryAfterSeconds = secondsOf(exchange.msUntilNextMinute());
      return refuse("tooManyRequests", { retryAfterSeconds });
    }
    seen.see(asker.caller);
    remember();
    return null;
  }

  /** A page verifies no signature: a key that a request names there is a mere claim. */
  function readerOf(request: FastifyRequest): string | null {
    return isSigned(request.headers) ? null : callers.nameOf(request);
  }

  app.decorateRequest("chargeRead", function chargeRead(this: FastifyRequest, question: string) {
    // The calls of a session or key were counted when they arrived.
    if (this.pageCall !== null || this.session !== null) return null;
    if (callers.nameOf(this) !== null) return null;
    return chargeAddress(this, question, 1);
  });
  app.decorateRequest("chargePage", function chargePage(this: FastifyRequest, address: string) {
    const name = readerOf(this);
    if (name === null) return chargeAddress(this, pageQuestion(address), PAGE_COST);
    const { current, ttl } = readCounter.take(name);
    if (current <= readCounter.max) return null;
    return refuse("tooManyRequests", { retryAfterSeconds: secondsOf(ttl) });
  });
  app.decorateRequest("readerName", function readerName(this: FastifyRequest) {
    return readerOf(this) ?? networkOf(this.address);
  });
  return {
    expectPages(addresses) {
      for (const address of addresses) recall(pageQuestion(address)).remember();
    },
  };
}

function pageQuestion(address: string): string {
  return `page ${address}`;
}

/**
 * Which questions were asked before, of all callers. Those asked once are kept apart: a caller that asks
 * ever new questions pushes out none that are asked repeatedly.
 */
export function createQuestionMemory(max: number) {
  const once = new LRUCache<string, true>({ max });
  const repeatedly = new LRUCache<string, true>({ max });
  return (question: string) => {
    const key = hash("sha1", question, "base64url");
    const isKnown = repeatedly.get(key) === true || once.has(key);
    return { isKnown, remember: () => (isKnown ? repeatedly : once).set(key, true) };
  };
}
