// The market's terms and their changes, as administrators see them.
import type { Pool } from "@parley/database/pool";
import {
  countMarketChanges,
  findShownMarketChange,
  listMarketChanges,
  type ShownMarketChange,
} from "@parley/database/queries/market-terms/market-change";
import { listTermRows, type NamedTermRow } from "@parley/database/queries/market-terms/market-term";
import type { FoundProblem, MarketEdit } from "@parley/domain/market/market-change";
import type { TermKind } from "@parley/domain/market/market-terms";
import { readChange } from "./change-market.ts";
import { countEffects, type MarketEffect } from "./market-effects.ts";

const MOST_COUNTED = 10_000;

export function listTerms(pool: Pool, kind: TermKind): Promise<NamedTermRow[]> {
  return listTermRows(pool, [kind]);
}

export interface MarketPreview {
  readonly edits: readonly MarketEdit[];
  readonly problems: readonly FoundProblem[];
  readonly effects: readonly MarketEffect[];
}

/** What the edits would do now; nothing is written. */
export async function previewEdits(
  pool: Pool,
  given: readonly MarketEdit[],
  now: number,
): Promise<MarketPreview> {
  const { rows, decided } = await readChange(pool, given, now);
  const { edits, problems } = decided;
  const effects = problems.length > 0 ? [] : await countEffects(pool, edits, rows);
  return { edits, problems, effects };
}

export async function listChanges(
  pool: Pool,
  { isOpen, page, pageSize }: { isOpen: boolean; page: number; pageSize: number },
): Promise<{ readonly list: ShownMarketChange[]; readonly total: number }> {
  const range = { isOpen, limit: pageSize, offset: (page - 1) * pageSize };
  const [list, total] = await Promise.all([
    listMarketChanges(pool, range),
    countMarketChanges(pool, isOpen, MOST_COUNTED),
  ]);
  return { list, total };
}

/** With what it would do now, as long as it waits. */
export async function findChange(
  pool: Pool,
  id: bigint,
  now: number,
): Promise<{ readonly change: ShownMarketChange; readonly preview: MarketPreview | null } | null> {
  const change = await findShownMarketChange(pool, id);
  if (change === null) return null;
  const isOpen = change.state === "proposed";
  return { change, preview: isOpen ? await previewEdits(pool, change.edits, now) : null };
}
