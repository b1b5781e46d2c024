// What reads cost and who is charged. An answer from memory costs nothing. One that is computed is charged to
// the session or key, or else to the network address. There, questions that were never asked before have
// a budget of their own: readers behind one address repeat each other's questions, while a caller that
// asks ever new ones uses up that budget alone. Decision 54.
import { networkOf } from "@parley/domain/account/network";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { hash } from "node:crypto";
import { refuse } from "../replies/failure.ts";
import { createCallCounter, secondsOf, type CallCounter } from "./call-counter.ts";
import type { KnownCallers } from "./known-callers.ts";
import type { TooMany } from "./shared-limit.ts";

export interface ReadLimits {
  /** Computed answers to new questions, of an address without a session or key. */
  readonly newReadsPerMinute: number;
  /** Computed answers to questions that are asked repeatedly, of such an address. */
  readonly repeatedReadsPerMinute: number;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Charges an anonymous caller for an answer that has to be computed. Null: go on. */
    chargeRead(question: string): TooMany | null;
    /** Charges the reader for a page that has to be rendered. Null: go on. */
    chargePage(): TooMany | null;
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
}

export function provideReadCharges(app: FastifyInstance, parts: ChargeParts): void {
  const { limits, callers, readCounter } = parts;
  const recall = createQuestionMemory(MAX_QUESTIONS);
  const ofNew = createCallCounter(limits.newReadsPerMinute);
  const ofRepeated = createCallCounter(limits.repeatedReadsPerMinute);

  function chargeAddress(address: string, question: string, cost: number): TooMany | null {
    const network = networkOf(address);
    const { isKnown, remember } = recall(question);
    const counter = isKnown ? ofRepeated : ofNew;
    const retryAfterSeconds = counter.spentFor(network);
    if (retryAfterSeconds !== null) return refuse("tooManyRequests", { retryAfterSeconds });
    counter.take(network, cost);
    remember();
    return null;
  }

  app.decorateRequest("chargeRead", function chargeRead(this: FastifyRequest, question: string) {
    // The calls of a session or key were counted when they arrived.
    if (this.pageCall !== null || this.session !== null) return null;
    if (callers.nameOf(this) !== null) return null;
    return chargeAddress(this.address, question, 1);
  });
  app.decorateRequest("chargePage", function chargePage(this: FastifyRequest) {
    const name = callers.nameOf(this);
    if (name === null) return chargeAddress(this.address, `page ${this.url}`, PAGE_COST);
    const { current, ttl } = readCounter.take(name);
    if (current <= readCounter.max) return null;
    return refuse("tooManyRequests", { retryAfterSeconds: secondsOf(ttl) });
  });
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
