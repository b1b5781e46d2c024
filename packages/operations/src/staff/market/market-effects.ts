// What a change of the market does to what exists: said in its preview, and done when it is applied.
import type { Pool, PoolClient } from "@parley/database/pool";
import { insertEvents } from "@parley/database/queries/ledger/ledger";
import {
  countOffersBeyond,
  countOffersByMethodAlone,
  countOffersOutside,
  countOffersWithMethod,
  countOnlineOffers,
  countOpenOrders,
  countWaitingWithdrawals,
  fitOffersToLimits,
  pauseOffersByMethodAlone,
  type MarketLimits,
  type ReachedOffer,
} from "@parley/database/queries/market-terms/market-effect";
import { putTakedowns } from "@parley/database/queries/market/offer-takedown";
import type { UserId } from "@parley/domain/ids";
import type { TakedownReason } from "@parley/domain/offer/takedown";
import { withEdits, type MarketEdit } from "@parley/domain/market/market-change";
import { unitsOfValue, type TermRow } from "@parley/domain/market/market-terms";
import type { BaseParts } from "../../kernel/parts.ts";
import { OFFER_TOPIC } from "../../market/offer/tell-offer.ts";

export const MARKET_EFFECTS = [
  /** Online offers whose limits are narrowed to the market's. */
  "offersNarrowed",
  /** Online offers in whose limits no order would be possible; also those by one method alone. */
  "offersPaused",
  /** Online offers that are not shown while the market is off. */
  "offersHidden",
  /** Open orders that go on as they were agreed. */
  "ordersKept",
  /** Online offers that can be paid by other methods only. */
  "offersLoseMethod",
  /** Online offers that keep a price further from the rate than is allowed to new ones. */
  "offersKeepPrice",
  /** Withdrawals that are sent with the fee they were requested with. */
  "withdrawalsKept",
] as const;

export interface MarketEffect {
  readonly key: string;
  readonly effect: (typeof MARKET_EFFECTS)[number];
  readonly count: number;
}

type Edited = { readonly row: TermRow; readonly fields: ReadonlySet<string> };

/** The rows that the edits change, as they would be, with the fields that differ. */
function editedRows(edits: readonly MarketEdit[], rows: readonly TermRow[]): Edited[] {
  return rows.flatMap((row) => {
    const own = edits.filter(({ kind, key }) => kind === row.kind && key === row.key);
    if (own.length === 0) return [];
    return [{ row: withEdits(row, own), fields: new Set(own.map(({ field }) => field)) }];
  });
}

/** Only those that concern something. */
export async function countEffects(
  database: Pool | PoolClient,
  edits: readonly MarketEdit[],
  rows: readonly TermRow[],
): Promise<MarketEffect[]> {
  const effects: MarketEffect[] = [];
  for (const edited of editedRows(edits, rows)) {
    for (const [effect, count] of await countOf(database, edited)) {
      effects.push({ key: edited.row.key, effect, count });
    }
  }
  return effects.filter(({ count }) => count > 0);
}

type Counted = readonly (readonly [MarketEffect["effect"], number])[];

async function countOf(database: Pool | PoolClient, edited: Edited): Promise<Counted> {
  const { kind } = edited.row;
  if (kind === "market") return countOfMarket(database, edited);
  if (kind === "method") return countOfMethod(database, edited);
  if (kind !== "network") return [];
  const [asset, network] = pairOf(edited.row.key);
  return [["withdrawalsKept", await countWaitingWithdrawals(database, asset, network)]];
}

async function countOfMarket(
  database: Pool | PoolClient,
  { row, fields }: Edited,
): Promise<Counted> {
  const limits = limitsOf(row);
  const { crypto, fiat } = limits;
  const counted: [MarketEffect["effect"], number][] = [];
  if (changesLimits(fields)) {
    counted.push(["offersNarrowed", await countOffersBeyond(database, limits)]);
    counted.push(["offersPaused", await countOffersOutside(database, limits)]);
  }
  const online = await countOnlineOffers(database, crypto, fiat);
  if (fields.has("isEnabled") && row.values["isEnabled"] === "off") {
    counted.push(["offersHidden", online]);
  }
  if (fields.has("maxDistance")) counted.push(["offersKeepPrice", online]);
  counted.push(["ordersKept", await countOpenOrders(database, crypto, fiat)]);
  return counted;
}

async function countOfMethod(
  database: Pool | PoolClient,
  { row: { key, values }, fields }: Edited,
): Promise<Counted> {
  if (!fields.has("isEnabled") || values["isEnabled"] !== "off") return [];
  return [
    ["offersLoseMethod", await countOffersWithMethod(database, key)],
    ["offersPaused", await countOffersByMethodAlone(database, key)],
  ];
}

/**
 * In the transaction of the change, after its rows were written. Lists of offers follow; the
 * advertisers of paused offers read why.
 */
export async function applyEffects(
  tx: PoolClient,
  { ids, clock }: Pick<BaseParts, "ids" | "clock">,
  staffId: UserId,
  { edits, rows }: { readonly edits: readonly MarketEdit[]; readonly rows: readonly TermRow[] },
): Promise<void> {
  const now = new Date(clock.now());
  const reached: { readonly offer: ReachedOffer; readonly reason: TakedownReason }[] = [];
  for (const { row, fields } of editedRows(edits, rows)) {
    const isSwitchedOff = fields.has("isEnabled") && row.values["isEnabled"] === "off";
    if (row.kind === "market" && changesLimits(fields)) {
      const fitted = await fitOffersToLimits(tx, limitsOf(row), now);
      for (const offer of fitted) reached.push({ offer, reason: "market-limits" });
    }
    if (row.kind === "method" && isSwitchedOff) {
      const paused = await pauseOffersByMethodAlone(tx, row.key, now);
      for (const offer of paused) reached.push({ offer, reason: "method-closed" });
    }
  }
  // One that is narrowed and then paused is named once, as it is in the end.
  const latest = new Map(reached.map((one) => [one.offer.id, one]));
  const down = [...latest.values()].filter(({ offer }) => offer.state === "paused");
  await putTakedowns(
    tx,
    down.map(({ offer: { id: offerId, version }, reason }) => {
      return { offerId, reason, staffId, takenDownAt: now, version };
    }),
  );
  const events = [...latest.keys()].map((id) => ({
    id: ids.next(),
    userId: null,
    topic: OFFER_TOPIC,
    payload: { advId: String(id) },
    createdAt: clock.now(),
  }));
  if (events.length > 0) await insertEvents(tx, events);
}

function changesLimits(fields: ReadonlySet<string>): boolean {
  return fields.has("minOrder") || fields.has("maxOrder");
}

function limitsOf({ key, scale, values }: TermRow): MarketLimits {
  const [crypto, fiat] = pairOf(key);
  return {
    crypto,
    fiat,
    minOrder: unitsOfValue(values["minOrder"] ?? "0", scale),
    maxOrder: unitsOfValue(values["maxOrder"] ?? "0", scale),
  };
}

function pairOf(key: string): readonly [string, string] {
  const [first = "", second = ""] = key.split("/");
  return [first, second];
}
