// An order: one trade on an offer, from the coins going into escrow to their leaving it.
import type { AppealTask } from "../appeal/task.ts";
import type { OfferId, OrderId, PaymentId, UserId } from "../ids.ts";
import type { OfferSide } from "../offer/offer.ts";
import type { FeeRate } from "../trade/quote.ts";

export const ORDER_STATES = [
  "pending_payment",
  "paid",
  "releasing",
  "completed",
  "canceled",
  "failed",
] as const;

export const APPEAL_STATES = ["none", "open", "withdrawn", "resolved"] as const;

export type OrderState = (typeof ORDER_STATES)[number];
export type AppealState = (typeof APPEAL_STATES)[number];

/** A user's side of an order. */
export type OrderRole = "buyer" | "seller";

/** Who moves an order on: its two sides, staff, the clock, or the platform by itself. */
export const ORDER_ACTORS = ["buyer", "seller", "staff", "clock", "system"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** Why an order was canceled. */
export const CANCEL_REASONS = ["buyer", "timeout", "appeal"] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const APPEAL_REASONS = [
  "crypto-not-received",
  "payment-not-received",
  "wrong-amount",
  "other-payer",
  "paid-after-timeout",
  "other",
] as const;
export type AppealReason = (typeof APPEAL_REASONS)[number];

/** What staff can decide. */
export const RULINGS = ["release", "refund", "split"] as const;
export type RulingKind = (typeof RULINGS)[number];

export const RULING_REASONS = [
  "payment-proved",
  "payment-not-proved",
  "wrong-amount",
  "other-payer",
  "agreement",
  "fraud",
  "no-answer",
] as const;
export type RulingReason = (typeof RULING_REASONS)[number];

/** How staff reaches a side of an order. */
export const CONTACT_CHANNELS = ["chat", "email", "phone"] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** A release and a refund have reasons of their own: none favours the other side. */
export function isReasonFor(ruling: RulingKind, reason: RulingReason): boolean {
  // Silence never speaks for the side that keeps silent.
  if (reason === "no-answer") return ruling === "refund";
  if (ruling === "release") return reason !== "payment-not-proved";
  return ruling !== "refund" || reason !== "payment-proved";
}

/** What staff say of a ruling, to each side alone. */
export interface RulingTexts {
  readonly buyer: string | null;
  readonly seller: string | null;
}
export const LONGEST_RULING_TEXT = 500;

/** What staff has decided and why. */
export interface RulingTerms {
  readonly kind: RulingKind;
  /** Net to the buyer, atoms; of a split. */
  readonly amount: bigint | null;
  readonly reason: RulingReason;
  readonly note: string;
  /** Null where staff said nothing beside the reason. */
  readonly texts: RulingTexts | null;
  readonly byId: UserId;
}

/** A ruling that has not taken effect: it waits for a second member of staff, or for its time. */
export interface PendingRuling extends RulingTerms {
  readonly at: number;
  /**
   * Null until a second member of staff has approved it; then the ruling takes effect at its time.
   */
  readonly effectAt: number | null;
  /** The second member of staff; null where it waits, or needed none. */
  readonly approvedById: UserId | null;
  readonly acceptedBy: readonly OrderRole[];
}

/** The sides that a ruling takes something from; all of them accepting it ends the wait. */
export function losersBy(kind: RulingKind): readonly OrderRole[] {
  if (kind === "split") return ["buyer", "seller"];
  return kind === "release" ? ["seller"] : ["buyer"];
}

/** The sides that a ruling gives coins to. */
export function receiversBy(kind: RulingKind): readonly OrderRole[] {
  if (kind === "split") return ["buyer", "seller"];
  return kind === "release" ? ["buyer"] : ["seller"];
}

/** The seller has said that nothing arrived, which asks the buyer for proof. */
export interface NotReceived {
  readonly at: number;
  /** When the buyer answered with evidence; null until then. */
  readonly answeredAt: number | null;
}

/** A side has asked that another member of staff decides. */
export interface SecondLook {
  readonly by: OrderRole;
  readonly at: number;
  /** Who ruled before, and who approved it: neither takes the case again. */
  readonly staffIds: readonly UserId[];
}

/** What a side says in an appeal, and proves by files, each time it speaks. */
export const MAX_STATEMENT_LENGTH = 2_000;
export const MAX_STATEMENT_FILES = 5;

export interface Appeal {
  readonly state: AppealState;
  /** Who opened the last one; null before the first. */
  readonly by: OrderRole | "system" | null;
  readonly reason: AppealReason | null;
  readonly openedAt: number | null;
}

/** Net to the buyer that one side would agree to. */
export interface SplitProposal {
  readonly by: OrderRole;
  readonly amount: bigint;
}

/** What every order has. Amounts are atoms and minor units, instants epoch milliseconds. */
interface EveryOrder {
  readonly id: OrderId;
  /** The taker's own number for it. */
  readonly externalOrderId: string | null;
  readonly rToken: string;
  readonly offerId: OfferId;
  readonly offerSide: OfferSide;
  readonly advertiserId: UserId;
  readonly takerId: UserId;
  /** The account groups of the two, each named by its master. */
  readonly advertiserGroupId: UserId;
  readonly takerGroupId: UserId;
  readonly crypto: string;
  readonly fiat: string;
  readonly cryptoScale: number;
  readonly fiatScale: number;
  readonly priceScale: number;
  readonly price: bigint;
  readonly feeRate: FeeRate;
  /** Q: what leaves the seller. */
  readonly quantity: bigint;
  readonly fee: bigint;
  /** N: what the buyer gets. */
  readonly receiveQuantity: bigint;
  readonly fiatAmount: bigint;
  /** Cents of US dollars, at the reference when it was placed. */
  readonly worthCents: bigint;
  readonly payMethod: string;
  /** The seller's account that is paid into. */
  readonly userPaymentId: PaymentId;
  readonly payWindowMinutes: number;

  readonly appeal: Appeal;
  /** Counts transitions, not chat. */
  readonly version: number;
  readonly createdAt: number;
  readonly payBy: number;
  readonly isExtended: boolean;
  readonly isReminded: boolean;
}

/** What an order has in some states only; in the others it is null. */
export interface OrderFacts {
  readonly paidAt: number;
  /** When the seller should have confirmed; after it the buyer is offered to appeal. */
  readonly confirmBy: number;
  /** By when a payment by this method has usually arrived. */
  readonly arrivesBy: number;
  /** When the clock opens an appeal; none while one is open. */
  readonly escalateAt: number;
  readonly split: SplitProposal;
  readonly ruling: PendingRuling;
  readonly notReceived: NotReceived;
  readonly secondLook: SecondLook;
  /** What staff have asked the sides for, the oldest first. */
  readonly tasks: readonly AppealTask[];
  /** The member of staff who has taken the appeal on. */
  readonly caseStaffId: UserId;
  /** When the seller confirmed the receipt; a ruling needs no confirmation. */
  readonly confirmedAt: number;
  readonly completedAt: number;
  /** What the buyer got in the end. */
  readonly settledQuantity: bigint;
  /** Whether the trade counts for reputation; none of a split. */
  readonly isCounted: boolean;
  readonly canceledAt: number;
  readonly cancelReason: CancelReason;
}

type Fact = keyof OrderFacts;

// Groups of facts that an order has together or may have each. Plain literals, so that bundlers
// leave them out of pages.
const MARKED = ["paidAt", "confirmBy", "arrivesBy"] as const;
const CONFIRMED = ["confirmedAt"] as const;
const WAITING = ["escalateAt", "split", "ruling"] as const;
const APPEALED = ["notReceived", "secondLook", "tasks", "caseStaffId"] as const;
const COMPLETED = ["completedAt", "settledQuantity"] as const;
const COUNTED = ["isCounted"] as const;
const CANCELED = ["canceledAt", "cancelReason"] as const;

type FactGroups = readonly (readonly Fact[])[];
const GROUPS: FactGroups = [MARKED, CONFIRMED, WAITING, APPEALED, COMPLETED, COUNTED, CANCELED];

/**
 * The facts of each state: those that it always has, and those that it may have. The constraint
 * `trade_order__state` of the database says the same.
 */
const FACTS_OF = {
  pending_payment: { always: [], maybe: [] },
  paid: { always: [MARKED], maybe: [WAITING, APPEALED] },
  releasing: { always: [MARKED, CONFIRMED], maybe: [APPEALED] },
  failed: { always: [MARKED, CONFIRMED], maybe: [WAITING, APPEALED] },
  completed: { always: [MARKED, COMPLETED], maybe: [CONFIRMED, COUNTED, APPEALED] },
  // By staff after the payment was marked, otherwise before.
  canceled: { always: [CANCELED], maybe: [MARKED, CONFIRMED, APPEALED] },
} as const satisfies Record<OrderState, Record<"always" | "maybe", FactGroups>>;

/** An order in one state. */
export type OrderIn<State extends OrderState> = EveryOrder & { readonly state: State } & {
  readonly [F in Fact]: F extends (typeof FACTS_OF)[State]["always"][number][number]
    ? OrderFacts[F]
    : F extends (typeof FACTS_OF)[State]["maybe"][number][number]
      ? OrderFacts[F] | null
      : null;
};

export type Order = { [State in OrderState]: OrderIn<State> }[OrderState];

/** The fields of an order whose facts have not been held against its state. */
export type OrderFields = EveryOrder & { readonly state: OrderState } & {
  readonly [F in Fact]: OrderFacts[F] | null;
};

function fitsState(fields: OrderFields): fields is Order {
  const { always, maybe }: Record<"always" | "maybe", FactGroups> = FACTS_OF[fields.state];
  return GROUPS.every(
    (group) =>
      maybe.includes(group) ||
      group.every((fact) => (fields[fact] !== null) === always.includes(group)),
  );
}

/** Throws where the facts are not those of the state. */
export function toOrder(fields: OrderFields): Order {
  if (fitsState(fields)) return fields;
  throw new Error(`the fields of order ${fields.id} do not fit its state ${fields.state}`);
}

export function buyerOf({ offerSide, advertiserId, takerId }: OrderSides): UserId {
  return offerSide === "sell" ? takerId : advertiserId;
}

export function sellerOf({ offerSide, advertiserId, takerId }: OrderSides): UserId {
  return offerSide === "sell" ? advertiserId : takerId;
}

/** The account group of the side that buys. */
export function buyerGroupOf(
  order: Pick<Order, "offerSide" | "advertiserGroupId" | "takerGroupId">,
): UserId {
  return order.offerSide === "sell" ? order.takerGroupId : order.advertiserGroupId;
}

/** Of one of its two sides. */
export function groupOf(
  order: Pick<Order, "takerId" | "advertiserGroupId" | "takerGroupId">,
  userId: UserId,
): UserId {
  return userId === order.takerId ? order.takerGroupId : order.advertiserGroupId;
}

type OrderSides = Pick<Order, "offerSide" | "advertiserId" | "takerId">;

/** Null for users on neither side. */
export function roleIn(order: OrderSides, userId: UserId): OrderRole | null {
  if (buyerOf(order) === userId) return "buyer";
  return sellerOf(order) === userId ? "seller" : null;
}

export function otherRole(role: OrderRole): OrderRole {
  return role === "buyer" ? "seller" : "buyer";
}

/** Coins are in escrow. */
export function isOpen({ state }: Pick<Order, "state">): boolean {
  return state !== "completed" && state !== "canceled";
}
