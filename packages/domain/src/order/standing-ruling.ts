// A ruling of staff between its announcement to both sides and its effect. Until then the coins
// stay in escrow, and either side may ask once for another member of staff.
import type { UserId } from "../ids.ts";
import {
  losersBy,
  type Order,
  type OrderFields,
  type OrderRole,
  type PendingRuling,
  type RulingKind,
  type RulingTerms,
} from "./order.ts";
import type { OrderPrecondition, PreconditionCheck } from "./order-table.ts";
import { silenceFrom } from "./proof-of-payment.ts";

/** A ruling takes effect this long after its announcement. */
export const RULING_EFFECT_MS = 2 * 60 * 60_000;
/** While staff holds a side that would get coins, the clock checks again after this time. */
export const RULING_POSTPONED_MS = 10 * 60_000;

export type RulingRefusal = "splitOutside" | "silenceTooEarly";

/** What is wrong with a ruling whatever becomes of it; null where nothing is. */
export function checkRuling(
  order: Order,
  { amount, reason }: Omit<RulingTerms, "kind">,
  now: number,
): RulingRefusal | null {
  if (amount !== null && (amount < 0n || amount > order.receiveQuantity)) return "splitOutside";
  if (reason !== "no-answer") return null;
  const from = silenceFrom(order);
  return from !== null && now >= from ? null : "silenceTooEarly";
}

const effectOf = ({ ruling }: Order) => ruling?.effectAt ?? null;

/** False where there is no such time. */
export const isPast = (at: number | null, now: number) => at !== null && now >= at;

/** Whether preconditions about a ruling are met. */
export const RULING_PRECONDITIONS = {
  rulingStands: (order, _by, now) => effectOf(order) !== null && !isPast(effectOf(order), now),
  noRulingStands: (order) => effectOf(order) === null,
  losingSide: ({ ruling }, by) =>
    ruling !== null &&
    losersBy(ruling.kind).some((loser) => loser === by && !ruling.acceptedBy.includes(loser)),
  secondLookLeft: ({ secondLook }) => secondLook === null,
  rulingDue: (order, _by, now) => isPast(effectOf(order), now),
  releaseRuled: ({ ruling }) => ruling?.kind === "release",
  refundRuled: ({ ruling }) => ruling?.kind === "refund",
  splitRuled: ({ ruling }) => ruling?.kind === "split",
} as const satisfies Partial<Record<OrderPrecondition, PreconditionCheck>>;

export interface StandingTerms extends Omit<RulingTerms, "kind"> {
  /** Absent where it needed no second member of staff. */
  readonly approvedById?: UserId | null;
}

/** Both sides are notified in the transaction of the step, so that the time begins with it. */
export function standing(
  kind: RulingKind,
  { approvedById = null, ...terms }: StandingTerms,
  now: number,
): PendingRuling {
  const effectAt = now + RULING_EFFECT_MS;
  return { ...terms, kind, at: now, effectAt, approvedById, acceptedBy: [] };
}

/** A proposal does not delay a ruling: the losing side could do it without end. */
export function keptBy({ ruling }: Order): PendingRuling | null {
  return ruling !== null && ruling.effectAt !== null ? ruling : null;
}

/** Once every losing side has accepted, the ruling is due. */
export function accepted({ ruling }: Order, side: OrderRole, now: number): PendingRuling | null {
  if (ruling === null) return null;
  const acceptedBy = [...ruling.acceptedBy, side];
  const isDue = losersBy(ruling.kind).every((loser) => acceptedBy.includes(loser));
  return { ...ruling, acceptedBy, effectAt: isDue ? now : ruling.effectAt };
}

/** The case returns to the queue, for another member of staff. */
export function lookedAtAgain({ ruling }: Order, by: OrderRole, now: number): Partial<OrderFields> {
  if (ruling === null) return {};
  const { byId, approvedById } = ruling;
  const staffIds = approvedById === null ? [byId] : [byId, approvedById];
  return { caseStaffId: null, secondLook: { by, at: now, staffIds } };
}

/** A second look is another's: neither who ruled before nor who approved it takes part. */
export function hasRuledBefore({ secondLook }: Order, staffId: UserId): boolean {
  return secondLook !== null && secondLook.staffIds.includes(staffId);
}
