// Fills the offer index of this server and keeps it in step with the outbox. Orders never rely on
// it; it only decides what is displayed.
import { toOfferId, toUserId, type OfferId, type UserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { listListedOffers, listTraderFacts } from "@parley/database/queries/market/listed-offer";
import { listOffers } from "@parley/database/queries/market/offer";
import type { Offer } from "@parley/domain/offer/offer";
import type { Bus } from "@parley/platform/bus/bus";
import type { IdSource } from "@parley/platform/ids";
import { createEventReader, type ReadEvent } from "../../messaging/events/event-reader.ts";
import { OFFER_TOPIC } from "../offer/tell-offer.ts";
import type { IndexedOffer, IndexSide, OfferIndex } from "./index-types.ts";
import { TRADER_TOPIC } from "../../messaging/events/tell-trader.ts";
import { setTimeout as pause } from "node:timers/promises";

export interface IndexFeedParts {
  readonly pool: Pool;
  /** For what is looked up by its key. */
  readonly lookups: Pool;
  readonly bus: Bus;
  readonly ids: IdSource;
  readonly offerIndex: OfferIndex;
  readonly onFailure: (error: unknown) => void;
  /** Called with the sides whose list has changed, once the index is filled. */
  readonly onChange?: (sides: readonly IndexSide[]) => void;
  /** How often advertisers are read again, some at a time. */
  readonly refreshMs?: number;
}

export interface IndexFeed {
  /** Resolves when the index is filled. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PAGE = 20_000;
const REFRESH_MS = 10_000;
const REFRESH_COUNT = 1_000;
/** While the database does not answer, it is left alone for so long. */
const FAILURE_PAUSE_MS = 1_000;

export function createIndexFeed(parts: IndexFeedParts): IndexFeed {
  const { pool, lookups, offerIndex, onFailure, refreshMs = REFRESH_MS } = parts;
  /** By id, with the group of each. */
  const advertisers = new Map<UserId, number>();
  const dirtyOffers = new Set<OfferId>();
  const dirtyTraders = new Set<UserId>();
  let isFilled = false;
  let isStopped = false;
  let refreshing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let round: UserId[] = [];

  const reader = createEventReader({ ...parts, pool: lookups, onEvent });

  function tell(sides: readonly IndexSide[]): void {
    if (isFilled && sides.length > 0) parts.onChange?.(sides);
  }

  function onEvent({ topic, payload }: ReadEvent): void {
    if (topic === TRADER_TOPIC) markTraders(payload);
    else if (topic === OFFER_TOPIC) markOffer(payload);
    else return;
    if (isFilled) refresh();
  }

  function markTraders({ userId, accountGroup }: ReadEvent["payload"]): void {
    if (typeof userId === "string" && advertisers.has(toUserId(userId))) {
      dirtyTraders.add(toUserId(userId));
    }
    if (typeof accountGroup !== "number") return;
    for (const [id, group] of advertisers) if (group === accountGroup) dirtyTraders.add(id);
  }

  function markOffer({ advId, remaining }: ReadEvent["payload"]): void {
    if (typeof advId !== "string") return;
    const id = toOfferId(advId);
    // An offer whose load is pending may return with an older stock than this one.
    if (typeof remaining !== "string" || !isFilled || refreshing !== null) dirtyOffers.add(id);
    if (typeof remaining !== "string" || !isFilled) return;
    const changed = offerIndex.setRemaining(id, BigInt(remaining));
    if (changed !== null) tell([changed]);
  }

  function refresh(): void {
    if (isStopped || (dirtyOffers.size === 0 && dirtyTraders.size === 0)) return;
    refreshing ??= readDirty()
      .catch((error: unknown) => {
        onFailure(error);
        return pause(FAILURE_PAUSE_MS, undefined, { ref: false });
      })
      .finally(() => {
        refreshing = null;
        refresh();
      });
  }

  async function readDirty(): Promise<void> {
    // Concurrent loads are combined.
    await Promise.resolve();
    const offerIds = [...dirtyOffers];
    const traderIds = [...dirtyTraders];
    dirtyOffers.clear();
    dirtyTraders.clear();
    try {
      const offers = offerIds.length === 0 ? [] : await listOffers(lookups, offerIds);
      await putOffers(offers, traderIds);
      tell(offers);
    } catch (error) {
      for (const id of offerIds) dirtyOffers.add(id);
      for (const id of traderIds) dirtyTraders.add(id);
      throw error;
    }
  }

  async function putOffers(offers: readonly Offer[], alsoTraders: readonly UserId[]) {
    await putTraders([...new Set([...listUnknown(offers), ...alsoTraders])]);
    for (const offer of offers) if (!isListed(offer)) offerIndex.remove(offer.id);
    offerIndex.putAll(offers.filter(isListed));
  }

  function listUnknown(offers: readonly IndexedOffer[]): UserId[] {
    const ids = new Set(offers.map(({ advertiserId }) => advertiserId));
    return [...ids].filter((id) => !advertisers.has(id));
  }

  async function fill(): Promise<void> {
    let reading = listListedOffers(pool, null, PAGE);
    for (;;) {
      const offers = await reading;
      const last = offers.at(-1);
      if (last === undefined) return;
      // The database looks for the next ones while these are put in.
      reading = listListedOffers(pool, last.id, PAGE);
      // If inserting fails, they are no longer awaited.
      reading.catch(() => {});
      await putTraders(listUnknown(offers));
      offerIndex.putAll(offers);
    }
  }

  async function putTraders(ids: readonly UserId[]): Promise<void> {
    if (ids.length === 0) return;
    // All of them while the index is filled, and later some.
    const database = isFilled ? lookups : pool;
    for (const facts of await listTraderFacts(database, ids)) {
      advertisers.set(facts.id, facts.accountGroup);
      tell(offerIndex.putAdvertiser(facts));
    }
  }

  /** Some at a time, so that who is online is never long out of date and nothing is ever busy with it. */
  async function refreshSome(): Promise<void> {
    if (round.length === 0) round = [...advertisers.keys()];
    await putTraders(round.splice(0, REFRESH_COUNT)).catch(onFailure);
    if (!isStopped) timer = setTimeout(() => void refreshSome(), refreshMs);
  }

  return {
    async start() {
      await reader.start();
      await fill();
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

function isListed({ state, visibility }: Offer): boolean {
  return state === "online" && visibility === "public";
}
