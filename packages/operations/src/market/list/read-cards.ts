// What everybody may see of traders, with their trades of the last thirty days.
import { listTraderCards, type TraderCard } from "@parley/database/queries/market/listed-offer";
import type { UserId } from "@parley/domain/ids";
import type { Clock } from "@parley/platform/clock";
import type { BaseParts } from "../../kernel/parts.ts";

const DAYS_30_MS = 30 * 24 * 60 * 60_000;

export function cardsSince(clock: Clock): Date {
  return new Date(clock.now() - DAYS_30_MS);
}

export async function readCards(
  { pool, clock }: Pick<BaseParts, "pool" | "clock">,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, TraderCard>> {
  if (ids.length === 0) return new Map();
  const cards = await listTraderCards(pool, [...new Set(ids)], cardsSince(clock));
  return new Map(cards.map((card) => [card.id, card]));
}
