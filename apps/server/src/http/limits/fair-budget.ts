// What the callers behind one network address may use together in a minute, and how they share it. A caller
// goes on while it has used little compared with what is left, so that those who have asked little go
// first and no single caller uses up the budget of all. Callers that were never seen before this minute
// count as one caller together: new names cost nothing to invent. Decision 59.
import { LRUCache } from "lru-cache";
import type { CountExchange } from "./minute-counts.ts";

export interface FairBudget {
  /** False: refused, and nothing is counted. */
  take(asker: Asker, cost: number): boolean;
}

export interface Asker {
  readonly network: string;
  /** Tells callers behind the network apart; nothing proves it. */
  readonly caller: string;
}

export interface BudgetOptions {
  /** Names the budget; no other one has it. */
  readonly kind: string;
  /** Of the network. */
  readonly perMinute: number;
  /** A caller may use up to this part of what is then left for the network. */
  readonly callerShare: number;
  /** The same for all newcomers together; none: they are not told apart. */
  readonly newcomers?: { readonly share: number; readonly isNew: (caller: string) => boolean };
}

/** From this part of what can be used on, other servers are told. */
const TOLD_PART = 0.05;

export function createFairBudget(exchange: CountExchange, options: BudgetOptions): FairBudget {
  const { kind, perMinute, callerShare, newcomers } = options;
  const tellFrom = Math.ceil(perMinute * TOLD_PART);
  const ofNetworks = exchange.open({ kind: `${kind} address`, tellFrom });
  const ofCallers = exchange.open({ kind: `${kind} caller`, tellFrom });
  const ofNewcomers = exchange.open({ kind: `${kind} newcomers`, tellFrom });
  return {
    take({ network, caller }, cost) {
      const left = perMinute - ofNetworks.usedBy(network);
      const isBeyond = (used: number, share: number) => used > 0 && used + cost > left * share;
      const isNew = newcomers?.isNew(caller) === true;
      if (left <= 0 || isBeyond(ofCallers.usedBy(caller), callerShare)) return false;
      if (isNew && isBeyond(ofNewcomers.usedBy(network), newcomers.share)) return false;
      ofNetworks.add(network, cost);
      ofCallers.add(caller, cost);
      if (isNew) ofNewcomers.add(network, cost);
      return true;
    },
  };
}

export interface SeenCallers {
  /** Whether no request of an earlier minute was seen. */
  isNew(caller: string): boolean;
  see(caller: string): void;
}

/** Of each kind. */
const MAX_SEEN = 20_000;

/** Those seen in one minute alone are kept apart, so that invented ones push out none that come again. */
export function createSeenCallers(exchange: Pick<CountExchange, "minute">): SeenCallers {
  const thisMinute = new LRUCache<string, number>({ max: MAX_SEEN });
  const again = new LRUCache<string, true>({ max: MAX_SEEN });
  const isOfEarlier = (caller: string) => {
    const minute = thisMinute.get(caller);
    return minute !== undefined && minute !== exchange.minute();
  };
  return {
    isNew: (caller) => again.get(caller) === undefined && !isOfEarlier(caller),
    see(caller) {
      if (again.has(caller)) return;
      if (isOfEarlier(caller)) {
        thisMinute.delete(caller);
        again.set(caller, true);
      } else if (!thisMinute.has(caller)) thisMinute.set(caller, exchange.minute());
    },
  };
}
