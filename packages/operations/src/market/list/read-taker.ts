// The taker's figures for offers' conditions, and the taker's remaining limit of open orders.
import { listTraderCards } from "@parley/database/queries/market/listed-offer";
import { listFullOffers } from "@parley/database/queries/trade/trade-group";
import type { Standing } from "@parley/domain/account/gate";
import { takerFigures, type TakerFigures } from "@parley/domain/offer/conditions";
import { worthLeft } from "@parley/domain/trade/open-limits";
import type { Requester } from "../../identity/account/session.ts";
import { readStanding } from "../../identity/gate/read-standing.ts";
import { readLimits } from "../../identity/group/read-group.ts";
import type { IndexTaker } from "../index/index-types.ts";
import type { MarketReadParts } from "./parts.ts";

type TakerParts = Pick<MarketReadParts, "pool" | "clock">;

export interface Taker extends IndexTaker {
  /** May open no more orders now, whichever offer it is. */
  readonly isFull: boolean;
}

export async function readTaker(
  parts: TakerParts & Pick<MarketReadParts, "tiers">,
  session: Requester,
): Promise<Taker> {
  const { standing } = await readStanding(parts.pool, parts.clock, session.userId);
  const { accountGroup } = session;
  const [figures, limits] = await Promise.all([
    readTakerWhoStands(parts, session, standing),
    readLimits(parts, session, { offerId: null }),
  ]);
  const { tier, openOrders, barredUntil } = limits;
  return {
    accountGroup,
    ...figures,
    roomCents: Number(worthLeft(tier, limits)),
    fullOffers: new Set(await listFullOffers(parts.pool, limits.groupIds, tier.maxOpenOnOffer)),
    isFull: openOrders >= tier.maxOpenOrders || barredUntil !== null,
  };
}

/** For callers that have read the account's state already. */
export async function readTakerWhoStands(
  { pool, clock }: TakerParts,
  { userId }: Requester,
  { isKycApproved }: Standing,
): Promise<TakerFigures> {
  const now = clock.now();
  const [card] = await listTraderCards(pool, [userId], new Date(now));
  if (card === undefined) throw new Error("the account of a session is gone");
  return takerFigures({ ...card, isKycApproved }, now);
}
