// Fills the book on this server and keeps it in step with the outbox. Nothing in it is believed when
// an order is made; it only decides what people see.
import type { Pool } from "@parley/database/pool";
import { createBookQueries } from "@parley/database/queries/book";
import { createOfferQueries } from "@parley/database/queries/offer";
import type { Offer } from "@parley/domain/offer/offer";
import type { Bus } from "@parley/platform/bus/bus";
import type { IdSource } from "@parley/platform/ids";
import { createEventReader, type ReadEvent } from "../events/event-reader.ts";
import { OFFER_TOPIC } from "../offer/tell-offer.ts";
import type { OfferBook } from "./book-types.ts";

/** Somebody's counts, freezes or verification have changed. */
export const TRADER_TOPIC = "trader";

export interface BookFeedParts {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly ids: IdSource;
  readonly book: OfferBook;
  readonly onFailure: (error: unknown) => void;
  /** Hears which offers have changed in the book. */
  readonly onChange?: (offers: readonly Pick<Offer, "crypto" | "fiat">[]) => void;
  /** How often advertisers are read again, some at a time. */
  readonly refreshMs?: number;
}

export interface BookFeed {
  /** Resolves when the book is full. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PAGE = 5_000;
const REFRESH_MS = 10_000;
const REFRESH_COUNT = 1_000;

export function createBookFeed(parts: BookFeedParts): BookFeed {
  const { pool, book, onFailure, onChange = () => {}, refreshMs = REFRESH_MS } = parts;
  const queries = createBookQueries(pool);
  const advertisers = new Set<bigint>();
  const dirtyOffers = new Set<bigint>();
  const dirtyTraders = new Set<bigint>();
  let isFilled = false;
  let isStopped = false;
  let refreshing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let round: bigint[] = [];

  const reader = createEventReader({ ...parts, onEvent });

  function onEvent({ topic, payload, personId }: ReadEvent): void {
    if (topic === TRADER_TOPIC) {
      if (personId !== null && advertisers.has(personId)) dirtyTraders.add(personId);
    } else if (topic === OFFER_TOPIC) {
      const { advId, remaining } = payload;
      if (typeof advId !== "string") return;
      // Until the book is full, a stock might be set that an older page then overwrites.
      if (typeof remaining === "string" && isFilled)
        book.setRemaining(BigInt(advId), BigInt(remaining));
      else dirtyOffers.add(BigInt(advId));
    } else return;
    if (isFilled) refresh();
  }

  function refresh(): void {
    refreshing ??= readDirty()
      .catch(onFailure)
      .finally(() => {
        refreshing = null;
        if (!isStopped && dirtyOffers.size > 0) refresh();
      });
  }

  async function readDirty(): Promise<void> {
    // What comes in the same moment is read together.
    await Promise.resolve();
    const offerIds = [...dirtyOffers];
    const traderIds = [...dirtyTraders];
    dirtyOffers.clear();
    dirtyTraders.clear();
    try {
      const offers =
        offerIds.length === 0 ? [] : await createOfferQueries(pool).listOffers(offerIds);
      await putOffers(offers, traderIds);
      onChange(offers);
    } catch (error) {
      for (const id of offerIds) dirtyOffers.add(id);
      for (const id of traderIds) dirtyTraders.add(id);
      throw error;
    }
  }

  async function putOffers(offers: readonly Offer[], alsoTraders: readonly bigint[] = []) {
    const unknown = offers
      .map(({ advertiserId }) => advertiserId)
      .filter((id) => !advertisers.has(id));
    await putTraders([...new Set([...unknown, ...alsoTraders])]);
    for (const offer of offers) {
      const isListed = offer.state === "online" && offer.visibility === "public";
      if (isListed) book.put(offer);
      else book.remove(offer.id);
    }
  }

  async function putTraders(ids: readonly bigint[]): Promise<void> {
    if (ids.length === 0) return;
    for (const facts of await queries.listTraderFacts(ids)) {
      advertisers.add(facts.id);
      book.putAdvertiser(facts);
    }
  }

  /** Some at a time, so that who is online is never long out of date and nothing is ever busy with it. */
  async function refreshSome(): Promise<void> {
    if (round.length === 0) round = [...advertisers];
    await putTraders(round.splice(0, REFRESH_COUNT)).catch(onFailure);
    if (!isStopped) timer = setTimeout(() => void refreshSome(), refreshMs);
  }

  return {
    async start() {
      await reader.start();
      for (let after = 0n; ;) {
        const offers = await queries.listListedOffers(after, PAGE);
        const last = offers.at(-1);
        if (last === undefined) break;
        await putOffers(offers);
        after = last.id;
      }
      isFilled = true;
      refresh();
      timer = setTimeout(() => void refreshSome(), refreshMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await reader.stop();
      await refreshing;
    },
  };
}
