/**
 * The rows of a statement. What a withdrawal moves is one row: its coins leave the balance when it is
 * requested, and what happens between that and the network is its state, not the reader's money.
 */
import { sumOf } from "@parley/domain/money/decimal-sums";
import { causePhrase } from "./cause-phrase.ts";
import type { Entry } from "./load-statement.ts";

export interface StatementRow {
  /** Its time, wallet and balance are those of the row. */
  readonly shown: Entry;
  /** All that it stands for, latest first. */
  readonly entries: readonly Entry[];
  /** What they change together. */
  readonly amount: string;
}

export function rowsOf(entries: readonly Entry[]): StatementRow[] {
  const groups = Map.groupBy(entries, groupOf);
  const rowOf = new Map([...groups.values()].map(joined).map((row) => [row.shown, row]));
  return entries.flatMap((entry) => rowOf.get(entry) ?? []);
}

function groupOf({ kind, causeId, entryId }: Entry): string {
  return kind === "withdrawal" ? `withdrawal ${causeId}` : entryId;
}

/** Where the reader's own wallets are not among them, what is on its way is all that can be said. */
function joined(entries: readonly Entry[]): StatementRow {
  const ofReader = entries.filter(({ wallet }) => wallet !== "withdrawal");
  const counted = ofReader.length > 0 ? ofReader : entries;
  const [shown] = counted;
  if (shown === undefined) throw new Error("a group begins with an entry");
  return { shown, entries, amount: sumOf(counted.map(({ amount }) => amount)) };
}

const RETURNS: ReadonlySet<string> = new Set(["canceled", "rejected", "blocked", "failed"]);

/** What became of it, where it is known; a single movement is named by its step. */
export function rowPhrase({ shown, entries }: StatementRow): ReturnType<typeof causePhrase> {
  const { kind, step, withdrawal } = shown;
  if (withdrawal === null) return causePhrase(kind, step);
  if (withdrawal.state === "sent") return causePhrase(kind, "sent");
  const end = entries.find((entry) => RETURNS.has(entry.step));
  return causePhrase(kind, end?.step ?? step);
}
