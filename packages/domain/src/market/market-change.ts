// A change of the market: edits that one administrator proposes and another approves. Decides whether
// the market with these edits would be one that can be run, and what became of what was proposed.
import type { UserId } from "../ids.ts";
import {
  compareValues,
  formOf,
  readValue,
  type TermKind,
  type TermRow,
  type ValueProblem,
} from "./market-terms.ts";

export const MOST_EDITS = 50;

/** One field of one row, as its writer saw it and as it shall be. */
export interface MarketEdit {
  readonly kind: TermKind;
  readonly key: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export const EDIT_PROBLEMS = [
  "unknownRow",
  "unknownField",
  "malformed",
  "tooManyDecimals",
  "tooSmall",
  "tooLarge",
  /** The value is so already. */
  "unchanged",
  /** Two edits of one field. */
  "twice",
  /** The value has changed since the edit was written. */
  "outdated",
  /** The smallest amount would be above the largest. */
  "limitsCrossed",
  /** The fee would be more than the smallest withdrawal. */
  "feeAboveMinimum",
  /** Newcomers and merchants have no record to show. */
  "tierMustStartAtZero",
  /** The day of the agreement has begun: users may have accepted what is in force. */
  "tooLate",
  /** A higher tier would ask for less, or allow less, than the one below it. */
  "tierOrder",
] as const;

export type EditProblem = (typeof EDIT_PROBLEMS)[number];

export interface FoundProblem {
  /** Of the edit among those given. */
  readonly index: number;
  readonly problem: EditProblem;
}

export interface DecidedChange {
  /** With values in their one form; those that cannot be read are as given. */
  readonly edits: readonly MarketEdit[];
  readonly problems: readonly FoundProblem[];
}

type NamedRow = Pick<TermRow, "kind" | "key">;

const nameOf = ({ kind, key }: NamedRow) => `${kind} ${key}`;

/** `rows` are all rows of the kinds that the edits name. No problem: the change can be applied. */
export function decideChange(
  given: readonly MarketEdit[],
  rows: readonly TermRow[],
  now: number,
): DecidedChange {
  const byName = new Map(rows.map((row) => [nameOf(row), row]));
  const seen = new Set<string>();
  const problems: FoundProblem[] = [];
  const edits = given.map((edit, index) => {
    const row = byName.get(nameOf(edit)) ?? null;
    const read = readEdit(edit, row);
    const name = `${nameOf(edit)} ${edit.field}`;
    const problem = read.problem ?? (seen.has(name) ? "twice" : lateness(edit, now));
    seen.add(name);
    if (problem !== null) problems.push({ index, problem });
    return read.edit;
  });
  if (problems.length > 0) return { edits, problems };
  return { edits, problems: findBrokenRules(edits, rows) };
}

/** A day begins at midnight in UTC. */
function lateness({ kind, key }: MarketEdit, now: number): EditProblem | null {
  const isLate = kind === "agreement" && !(Date.parse(`${key}T00:00:00Z`) > now);
  return isLate ? "tooLate" : null;
}

function readEdit(
  edit: MarketEdit,
  row: TermRow | null,
): { readonly edit: MarketEdit; readonly problem: EditProblem | null } {
  if (row === null) return { edit, problem: "unknownRow" };
  const form = formOf(edit.kind, edit.field);
  const present = row.values[edit.field];
  if (form === null || present === undefined) return { edit, problem: "unknownField" };
  const read = readValue(form, edit.after, row.scale);
  if (!read.ok) return { edit, problem: read.problem satisfies ValueProblem };
  const kept = { ...edit, after: read.value };
  if (edit.before !== present) return { edit: kept, problem: "outdated" };
  return { edit: kept, problem: read.value === present ? "unchanged" : null };
}

/** Of the rows as they would be. A problem is named at the first edit of its row. */
function findBrokenRules(
  edits: readonly MarketEdit[],
  rows: readonly TermRow[],
): readonly FoundProblem[] {
  const after = rows.map((row) => withEdits(row, edits));
  const tiers = brokenTiers(after);
  return after.flatMap((row): FoundProblem[] => {
    const index = edits.findIndex((edit) => nameOf(edit) === nameOf(row));
    if (index < 0) return [];
    const problem = row.kind === "tier" ? tiers : brokenRule(row);
    return problem === null ? [] : [{ index, problem }];
  });
}

export function withEdits(row: TermRow, edits: readonly MarketEdit[]): TermRow {
  const own = edits.filter((edit) => nameOf(edit) === nameOf(row));
  const changed = Object.fromEntries(own.map(({ field, after }) => [field, after]));
  return { ...row, values: { ...row.values, ...changed } };
}

function brokenRule({ kind, values }: TermRow): EditProblem | null {
  const isAbove = (one: string, other: string) =>
    compareValues(values[one] ?? "0", values[other] ?? "0") > 0;
  if (kind === "market") return isAbove("minOrder", "maxOrder") ? "limitsCrossed" : null;
  if (kind === "withdrawals")
    return isAbove("staffFrom", "supervisorFrom") ? "limitsCrossed" : null;
  if (kind !== "network") return null;
  if (isAbove("minWithdraw", "maxWithdraw")) return "limitsCrossed";
  return isAbove("withdrawFee", "minWithdraw") ? "feeAboveMinimum" : null;
}

/** From the lowest to the highest. Merchants have a tier by the mark of staff. */
const LADDER = ["newcomer", "known", "regular"] as const;
const WITHOUT_RECORD: ReadonlySet<string> = new Set(["newcomer", "merchant"]);
const ASKED = ["minTrades", "minCounterparties"] as const;
const RISING = [...ASKED, "maxOpenOrders", "maxOpenWorth", "maxOpenOnOffer"] as const;

function brokenTiers(rows: readonly TermRow[]): EditProblem | null {
  const tiers = rows.filter(({ kind }) => kind === "tier");
  const beginsLater = tiers
    .filter(({ key }) => WITHOUT_RECORD.has(key))
    .some(({ values }) => ASKED.some((field) => values[field] !== "0"));
  if (beginsLater) return "tierMustStartAtZero";
  const ladder = LADDER.flatMap((key) => tiers.filter((tier) => tier.key === key));
  const falls = ladder.some((tier, place) => {
    const below = ladder[place - 1];
    if (below === undefined) return false;
    return RISING.some(
      (field) => compareValues(tier.values[field] ?? "0", below.values[field] ?? "0") < 0,
    );
  });
  return falls ? "tierOrder" : null;
}

export const MARKET_CHANGE_STATES = ["proposed", "applied", "refused", "withdrawn"] as const;
export type MarketChangeState = (typeof MARKET_CHANGE_STATES)[number];

export const MARKET_DECISIONS = ["approve", "refuse", "withdraw"] as const;
export type MarketDecision = (typeof MARKET_DECISIONS)[number];

export interface ProposedChange {
  readonly state: MarketChangeState;
  readonly proposedBy: UserId;
}

/**
 * Four eyes: approving and refusing is for another person than the one who proposed it, and
 * withdrawing for that one alone.
 */
export function decideMarketDecision(
  { state, proposedBy }: ProposedChange,
  decision: MarketDecision,
  by: UserId,
): "marketChangeDecided" | "marketChangeNeedsOther" | "notAllowed" | null {
  if (state !== "proposed") return "marketChangeDecided";
  const isOwn = proposedBy === by;
  if (decision === "withdraw") return isOwn ? null : "notAllowed";
  return isOwn ? "marketChangeNeedsOther" : null;
}

export function stateAfter(decision: MarketDecision): MarketChangeState {
  return ({ approve: "applied", refuse: "refused", withdraw: "withdrawn" } as const)[decision];
}
