// Figures of customer service: how much waits, how long answers and rulings took, why people appeal,
// which rulings did not last, and who did how much.
import { readQueueCounts } from "@parley/database/queries/staff/case-queue";
import {
  getAppealFigures,
  getKindFigures,
  getRulingFigures,
  listAppealDays,
  listAppealShares,
  listWorkload,
  type DayRange,
} from "@parley/database/queries/staff/service-figures";
import { CASE_KINDS } from "@parley/domain/staff/queue";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { BaseParts } from "../../kernel/parts.ts";
import { writeCsv } from "../../kernel/write-csv.ts";

type ReadParts = Pick<BaseParts, "pool" | "clock">;

/** Days of UTC, as in 2026-11-15, both included. */
export interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const DAY_MS = 24 * 60 * 60_000;
const USUAL_DAYS = 30;
const MAX_DAYS = 366;

/** Null where the last day is before the first, or more than a year after it. */
export function readDays({ from, to }: AskedDays, now: number): DayRange | null {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const last = to === undefined ? today : Date.parse(to);
  const first = from === undefined ? last - (USUAL_DAYS - 1) * DAY_MS : Date.parse(from);
  const isRange = first <= last && last - first < MAX_DAYS * DAY_MS;
  return isRange ? { from: new Date(first), to: new Date(last + DAY_MS) } : null;
}

export type ServiceFigures = Awaited<ReturnType<typeof readServiceFigures>>;

export async function readServiceFigures(
  { pool, clock }: ReadParts,
  { accountGroup: staffGroup, userId }: StaffMember,
  range: DayRange,
) {
  const now = clock.now();
  const [appeals, days, reasons, methods, rulings, workload] = await Promise.all([
    getAppealFigures(pool, range),
    listAppealDays(pool, range),
    listAppealShares(pool, range, "reason"),
    listAppealShares(pool, range, "method"),
    getRulingFigures(pool, range),
    listWorkload(pool, range),
  ]);
  const kinds = await Promise.all(
    CASE_KINDS.map(async (kind) => {
      const { open } = await readQueueCounts(pool, { kind, now, staffGroup }, userId);
      const { decided, decisionMs } = await getKindFigures(pool, kind, range);
      return { kind, open, decided, decisionMs };
    }),
  );
  return {
    from: dayOf(range.from.getTime()),
    to: dayOf(range.to.getTime() - DAY_MS),
    kinds,
    appeals,
    days: fillDays(range, days),
    reasons,
    methods,
    rulings,
    workload: workload.map((one) => ({
      uid: one.uid.toString(),
      username: one.username,
      claims: one.claims,
      decisions: one.decisions,
      searches: one.searches,
      refusedSearches: one.refusedSearches,
    })),
  };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

type Days = Awaited<ReturnType<typeof listAppealDays>>;

/** Every day of the range, so that a chart has no gaps. */
function fillDays({ from, to }: DayRange, known: Days): Days {
  const byDay = new Map(known.map((one) => [one.day, one]));
  const count = (to.getTime() - from.getTime()) / DAY_MS;
  return Array.from({ length: count }, (_, place) => {
    const day = dayOf(from.getTime() + place * DAY_MS);
    const none = { day, opened: 0, answered: 0, ruled: 0, answerMs: null, rulingMs: null };
    return byDay.get(day) ?? none;
  });
}

function numbers(about: string, values: Readonly<Record<string, number | null>>): string[][] {
  return Object.entries(values).map(([name, value]) => [about, name, value?.toString() ?? ""]);
}

/** One line for each figure: what it is about, its name, its value. */
export function writeFiguresCsv(figures: ServiceFigures): string {
  const { kinds, appeals, days, reasons, methods, rulings, workload } = figures;
  return writeCsv([
    ["about", "figure", "value"],
    ...numbers("appeals", appeals),
    ...numbers("rulings", rulings),
    ...kinds.flatMap(({ kind, ...values }) => numbers(`queue ${kind}`, values)),
    ...reasons.map(({ name, count }) => ["appeals by reason", name, count.toString()]),
    ...methods.map(({ name, count }) => ["appeals by payment method", name, count.toString()]),
    ...workload.flatMap(({ uid, username, ...values }) => numbers(`${username} (${uid})`, values)),
    ...days.flatMap(({ day, ...values }) => numbers(day, values)),
  ]);
}
