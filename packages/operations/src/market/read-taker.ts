// What offers ask of takers, as far as it is known of this one.
import { createBookQueries } from "@parley/database/queries/book";
import { takerFigures } from "@parley/domain/offer/conditions";
import type { Session } from "../account/session.ts";
import { readStanding } from "../gate/read-standing.ts";
import type { BookTaker } from "./book-types.ts";
import type { MarketReadParts } from "./parts.ts";

export async function readTaker(
  { pool, clock }: Pick<MarketReadParts, "pool" | "clock">,
  { userId, accountGroup }: Session,
): Promise<BookTaker> {
  const now = clock.now();
  const [card] = await createBookQueries(pool).listTraderCards([userId], new Date(now));
  if (card === undefined) throw new Error("the account of a session is gone");
  const { standing } = await readStanding(pool, clock, userId);
  const { isKycApproved } = standing;
  return { accountGroup, ...takerFigures({ ...card, isKycApproved }, now) };
}
