// What offers ask of takers, as far as it is known of this one.
import { createBookQueries } from "@parley/database/queries/book";
import type { Session } from "../account/session.ts";
import { readStanding } from "../gate/read-standing.ts";
import type { BookTaker } from "./book-types.ts";
import type { MarketReadParts } from "./parts.ts";

const DAY_MS = 24 * 60 * 60_000;

export async function readTaker(
  { pool, clock }: Pick<MarketReadParts, "pool" | "clock">,
  { userId, accountGroup }: Session,
): Promise<BookTaker> {
  const now = clock.now();
  const [card] = await createBookQueries(pool).listTraderCards([userId], new Date(now));
  if (card === undefined) throw new Error("the account of a session is gone");
  const { standing } = await readStanding(pool, clock, userId);
  const ended = card.completedTrades + card.failedTrades;
  return {
    accountGroup,
    isKycApproved: standing.isKycApproved,
    completedTrades: card.completedTrades,
    completionPercent: ended === 0 ? 100 : (card.completedTrades / ended) * 100,
    registeredDays: Math.floor((now - card.registeredAt) / DAY_MS),
  };
}
