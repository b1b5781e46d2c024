// What is public about a trader, and what a user may do about one.
import { toOfferId } from "@parley/domain/ids";
import { findUserIdByUid } from "@parley/database/queries/market/listed-offer";
import { listMarketsOfOffers, findOffer } from "@parley/database/queries/market/offer";
import { listTraderDays } from "@parley/database/queries/market/trader";
import {
  findTraderRelations,
  insertTraderRelation,
  deleteTraderRelation,
} from "@parley/database/queries/market/trader-relation";
import { insertTraderReport } from "@parley/database/queries/trade/trader-report";
import { refused } from "@parley/domain/refused";
import type { ReportReason } from "@parley/domain/staff/report-reason";
import { readFormerNames } from "../../identity/account/rename.ts";
import type { Requester } from "../../identity/account/session.ts";
import { readCards } from "./read-cards.ts";
import type { MarketReadParts } from "./parts.ts";
import type { BaseParts } from "../../kernel/parts.ts";

const CHART_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
const UNKNOWN = refused("traderUnknown");
const ONESELF = refused("notWithOneself");

export async function readAdvertiser(
  parts: Pick<MarketReadParts, "pool" | "clock">,
  session: Requester | null,
  uid: string,
) {
  const id = await findUserIdByUid(parts.pool, Number(uid));
  const card = id === null ? undefined : (await readCards(parts, [id])).get(id);
  if (card === undefined) return UNKNOWN;
  const since = new Date(parts.clock.now() - CHART_DAYS * DAY_MS);
  const [days, markets, formerNames] = await Promise.all([
    listTraderDays(parts.pool, card.id, since),
    listMarketsOfOffers(parts.pool, card.id),
    readFormerNames(parts, card.id),
  ]);
  const relations =
    session === null
      ? { isFollowed: false, isBlocked: false }
      : await findTraderRelations(parts.pool, session.userId, card.id);
  const isOwn = session?.userId === card.id;
  return { ok: true, card, days, markets, formerNames, ...relations, isOwn } as const;
}

export async function setRelation(
  { pool, clock }: Pick<MarketReadParts, "pool" | "clock">,
  session: Requester,
  { uid, kind, isSet }: { uid: string; kind: "follow" | "block"; isSet: boolean },
) {
  const otherId = await findUserIdByUid(pool, Number(uid));
  if (otherId === null) return UNKNOWN;
  if (otherId === session.userId) return ONESELF;
  if (isSet) await insertTraderRelation(pool, session.userId, otherId, kind, new Date(clock.now()));
  else await deleteTraderRelation(pool, session.userId, otherId, kind);
  return { ok: true } as const;
}

export interface GivenReport {
  readonly uid: string;
  readonly advId?: string | undefined;
  readonly reason: ReportReason;
  readonly statement: string;
}

export async function reportTrader(
  { pool, clock, ids }: Omit<BaseParts, "vault">,
  session: Requester,
  { uid, advId, reason, statement }: GivenReport,
) {
  const reportedId = await findUserIdByUid(pool, Number(uid));
  if (reportedId === null) return UNKNOWN;
  if (reportedId === session.userId) return ONESELF;
  const offerId = advId === undefined ? null : toOfferId(advId);
  const offer = offerId === null ? null : await findOffer(pool, offerId);
  if (offerId !== null && offer?.advertiserId !== reportedId) return refused("offerUnknown");
  await insertTraderReport(pool, {
    id: ids.next(),
    reporterId: session.userId,
    reportedId,
    offerId,
    reason,
    statement,
    at: new Date(clock.now()),
  });
  return { ok: true } as const;
}
