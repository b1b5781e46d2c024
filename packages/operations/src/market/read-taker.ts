// What offers ask of takers, as far as it is known of this one.
import { createOfferBookQueries } from "@parley/database/queries/offer-book";
import type { Standing } from "@parley/domain/account/gate";
import { takerFigures } from "@parley/domain/offer/conditions";
import type { Session } from "../account/session.ts";
import { readStanding } from "../gate/read-standing.ts";
import type { BookTaker } from "./book-types.ts";
import type { MarketReadParts } from "./parts.ts";

type TakerParts = Pick<MarketReadParts, "pool" | "clock">;

export async function readTaker(parts: TakerParts, session: Session): Promise<BookTaker> {
  const { standing } = await readStanding(parts.pool, parts.clock, session.userId);
  return readTakerWhoStands(parts, session, standing);
}

/** For whoever has read already how the account stands. */
export async function readTakerWhoStands(
  { pool, clock }: TakerParts,
  { userId, accountGroup }: Session,
  { isKycApproved }: Standing,
): Promise<BookTaker> {
  const now = clock.now();
  const [card] = await createOfferBookQueries(pool).listTraderCards([userId], new Date(now));
  if (card === undefined) throw new Error("the account of a session is gone");
  return { accountGroup, ...takerFigures({ ...card, isKycApproved }, now) };
}
