// Changes of the market that administrators have proposed, and what became of them.
import type { MarketChangeState, MarketEdit } from "@parley/domain/market/market-change";
import { toUserId } from "@parley/domain/ids";
import { bigint, dateTime, idOf, integer, json, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const changes = defineTable("market_change", {
  id: bigint(),
  edits: json<readonly MarketEdit[]>(),
  reason: text(),
  state: text<MarketChangeState>(),
  proposedBy: idOf(toUserId),
  proposedAt: dateTime(),
  decidedBy: nullable(idOf(toUserId)),
  decidedAt: nullable(dateTime()),
  decisionReason: nullable(text()),
});

const proposals = changes.omit("decidedBy", "decidedAt", "decisionReason");

export type StoredMarketChange = RowOf<typeof changes>;

/** With the names of both. */
const shown = defineRow({
  ...changes.fields,
  proposerUid: integer(),
  proposerName: text(),
  deciderUid: nullable(integer()),
  deciderName: nullable(text()),
});

export type ShownMarketChange = RowOf<typeof shown>;

/** Changes of the market are rare: one transaction at a time, so that each sees the one before it. */
export async function lockMarketTerms(database: Queryable): Promise<void> {
  await database.query({
    name: "lock-market-terms",
    text: `select pg_advisory_xact_lock(hashtext('market_change'))`,
  });
}

export async function insertMarketChange(
  database: Queryable,
  row: RowOf<typeof proposals>,
): Promise<void> {
  await proposals.insertRows(database, "insert-market-change", [row]);
}

export async function findMarketChange(
  database: Queryable,
  id: bigint,
): Promise<StoredMarketChange | null> {
  return changes.find(database, {
    name: "find-market-change",
    text: `select ${changes.columns} from market_change where id = $1`,
    values: [id],
  });
}

export interface MarketDecisionRow {
  readonly id: bigint;
  readonly state: MarketChangeState;
  readonly decidedBy: bigint;
  readonly decidedAt: Date;
  readonly decisionReason: string;
}

/** False where it was decided already. */
export async function decideMarketChange(
  database: Queryable,
  { id, state, decidedBy, decidedAt, decisionReason }: MarketDecisionRow,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "decide-market-change",
    text: `update market_change
           set state = $2, decided_by = $3, decided_at = $4, decision_reason = $5
           where id = $1 and state = 'proposed'`,
    values: [id, state, decidedBy, decidedAt, decisionReason],
  });
}

const FROM = `from market_change
  join app_user as proposer on proposer.id = market_change.proposed_by
  left join app_user as decider on decider.id = market_change.decided_by`;

const SHOWN = `select ${changes.columns}, proposer.uid as "proposerUid",
    proposer.username as "proposerName", decider.uid as "deciderUid",
    decider.username as "deciderName" ${FROM}`;

export interface ChangeFilter {
  /** Those that wait for a decision, or those that have one. */
  readonly isOpen: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
export async function listMarketChanges(
  database: Queryable,
  { isOpen, limit, offset }: ChangeFilter,
): Promise<ShownMarketChange[]> {
  return shown.list(database, {
    name: "list-market-changes",
    text: `${SHOWN} where (market_change.state = 'proposed') = $1
           order by market_change.id desc limit $2 offset $3`,
    values: [isOpen, limit, offset],
  });
}

/** Counts no further than `most`. */
export async function countMarketChanges(
  database: Queryable,
  isOpen: boolean,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-market-changes",
    text: `select count(*)::int as count from (
             select from market_change where (state = 'proposed') = $1 limit $2
           ) as counted`,
    values: [isOpen, most],
  });
}

export async function findShownMarketChange(
  database: Queryable,
  id: bigint,
): Promise<ShownMarketChange | null> {
  return shown.find(database, {
    name: "find-shown-market-change",
    text: `${SHOWN} where market_change.id = $1`,
    values: [id],
  });
}
