// Every step of an order after its creation, whoever takes it: decided by the one table, with the row
// locked, so that a double click, two tabs, two servers or the clock never do a thing twice.
import type { Circumstances } from "@parley/database/queries/trade-flag";
import { isHeld } from "@parley/domain/account/hold";
import { drawer, platformDrawer } from "@parley/domain/ledger/account";
import {
  decideOrder,
  type OrderRefusal,
  type OrderRequest,
  type OrderVerdict,
} from "@parley/domain/order/decide-order";
import { pairOf } from "@parley/domain/order/counted-trade";
import { flowLines } from "@parley/domain/order/escrow-lines";
import {
  buyerGroupOf,
  buyerOf,
  isOpen,
  receiversBy,
  sellerOf,
  type Order,
  type OrderActor,
  type RulingReason,
} from "@parley/domain/order/order";
import type { OrderCommand } from "@parley/domain/order/order-table";
import type { CommandKind } from "@parley/engine/command";
import type { Desk } from "@parley/engine/desk";
import { accountShelf } from "@parley/engine/ledger-shelves";
import { personShelf } from "../../kernel/person-shelf.ts";
import { need, type Need } from "@parley/engine/shelf";
import { offerShelf } from "../../market/offer/offer-shelf.ts";
import { buyingShelf, groupCoinsShelf, keepFresh } from "../../identity/group/fresh-shelves.ts";
import { tellBalance } from "../../messaging/events/tell-balance.ts";
import { tellRoomChanged } from "../../messaging/events/tell-trader.ts";
import { countOrder, returnToOffer } from "./end-order.ts";
import { groupOfferShelf, groupPairShelf, groupShelf } from "../../identity/group/group-shelves.ts";
import { openKeysOf } from "./open-orders.ts";
import { orderShelf, traderShelf } from "./order-shelves.ts";
import { recordStep } from "./tell-order.ts";

/** What never changes of an order, looked up before: it says which rows are locked. */
export type OrderIdentity = Pick<
  Order,
  | "id"
  | "offerId"
  | "offerSide"
  | "advertiserId"
  | "takerId"
  | "advertiserGroupId"
  | "takerGroupId"
  | "crypto"
  | "payMethod"
>;

export interface OrderMove {
  readonly order: OrderIdentity;
  /** As whoever acts saw it; null for the clock, which decides by the order as it stands. */
  readonly version: number | null;
  readonly request: OrderRequest;
  readonly by: OrderActor;
  readonly personId: bigint | null;
  readonly sessionId: bigint | null;
  readonly isVerified: boolean;
  /** Of staff whose right to it was looked at otherwise; else the case must be theirs. */
  readonly hasCase?: true;
  /** Why staff closed an appeal; a ruling brings its own. */
  readonly rulingReason: RulingReason | null;
  readonly volumeUsdCents: bigint | null;
  /** Of a step that may complete a trade; nothing is known where it is left out. */
  readonly circumstances?: Circumstances;
}

export type MoveRefusal = { readonly ok: false; readonly error: OrderRefusal | "orderUnknown" };
export type MoveReply = { readonly orderId: string; readonly version: number };

export const moveOrderKind: CommandKind<OrderMove, MoveReply, MoveRefusal> = {
  name: "move-order",
  needs: ({ order, request }) => moveNeeds(order, request.command),
  decide(move, desk) {
    const order = desk.read(orderShelf, move.order.id);
    if (order === null) return { ok: false, error: "orderUnknown" };
    if (move.version !== null && move.version !== order.version) {
      return { ok: false, error: "orderStateChanged" };
    }
    return applyMove(desk, order, move);
  },
};

/** Steps that end an order, or may. */
const ENDING: ReadonlySet<OrderCommand> = new Set([
  "cancel",
  "time-out",
  "settle",
  "accept-split",
  "apply-release",
  "apply-refund",
  "apply-split",
]);

/** A step that leaves the coins where they are needs little; one that ends the order, all of it. */
export function moveNeeds(order: OrderIdentity, command: OrderCommand): Need[] {
  const { id, offerId } = order;
  const [buyer, seller] = [buyerOf(order), sellerOf(order)];
  const people = [need(personShelf, buyer), need(personShelf, seller)];
  if (command === "refuse-settlement") return [need(orderShelf, id), ...people];
  return ENDING.has(command)
    ? [need(orderShelf, id), need(offerShelf, offerId), ...endNeeds(order)]
    : [need(orderShelf, id)];
}

/** Both sides with their masters, their counts, and every drawer that coins in escrow can go to. */
export function endNeeds(order: OrderIdentity): Need[] {
  const { crypto, offerId, takerGroupId, advertiserGroupId } = order;
  const [buyer, seller] = [buyerOf(order), sellerOf(order)];
  return [
    ...[buyer, seller, takerGroupId, advertiserGroupId].map((id) => need(personShelf, id)),
    need(groupShelf, takerGroupId),
    need(groupShelf, advertiserGroupId),
    need(groupOfferShelf, openKeysOf(takerGroupId, offerId)),
    need(groupPairShelf, pairOf(takerGroupId, advertiserGroupId)),
    need(traderShelf, buyer),
    need(traderShelf, seller),
    need(accountShelf, drawer(seller, "escrow", crypto)),
    need(accountShelf, drawer(seller, "spot", crypto)),
    need(accountShelf, drawer(buyer, "spot", crypto)),
    need(accountShelf, platformDrawer("fees", crypto)),
    ...(order.offerSide === "sell" ? [need(accountShelf, drawer(seller, "offer", crypto))] : []),
    need(groupCoinsShelf, { groupId: buyerGroupOf(order), asset: crypto }),
    need(buyingShelf, { groupId: buyerGroupOf(order), payMethod: order.payMethod }),
  ];
}

export function applyMove(
  desk: Desk,
  order: Order,
  move: OrderMove,
): { readonly ok: true; readonly reply: MoveReply } | MoveRefusal {
  const { request, by, personId } = move;
  const verdict = decideOrder(order, request, {
    by,
    now: desk.now,
    isVerified: move.isVerified,
    isOnHold: isHoldAsked(request.command, desk, order),
    hasCase: move.hasCase ?? (personId !== null && order.caseStaffId === personId),
  });
  if (!verdict.ok) return verdict;
  applyVerdict(desk, order, verdict, move);
  return { ok: true, reply: { orderId: String(order.id), version: verdict.order.version } };
}

/** Of a ruling that takes effect only the sides that get coins matter: a loser's hold protects nobody. */
function isHoldAsked(command: OrderCommand, desk: Desk, order: Order): boolean {
  if (isApplied(command)) return isReceiverOnHold(desk, order);
  const isAsked =
    command === "settle" || command === "refuse-settlement" || command === "accept-split";
  return isAsked && isOnHold(desk, order);
}

/** Staff holds one of the two sides. */
export function isOnHold(desk: Desk, order: Order): boolean {
  return [buyerOf(order), sellerOf(order)].some((id) => isPersonHeld(desk, id));
}

/** Staff holds a side that the ruling gives coins to. */
export function isReceiverOnHold(desk: Desk, order: Order): boolean {
  if (order.ruling === null) return false;
  return receiversBy(order.ruling.kind).some((role) =>
    isPersonHeld(desk, role === "buyer" ? buyerOf(order) : sellerOf(order)),
  );
}

function isPersonHeld(desk: Desk, id: bigint): boolean {
  const person = desk.read(personShelf, id);
  return person !== null && isHeld(person, desk.now);
}

/** A statement says that staff ruled, whether the time or the loser made it effective. */
function causeOf(id: bigint, command: OrderCommand) {
  return { kind: "order", id, step: command.replace(/^apply-/, "rule-") };
}

const UNKNOWN: Circumstances = { isInstantMethod: false, shared: [] };

function applyVerdict(
  desk: Desk,
  before: Order,
  { order: after, flow }: Extract<OrderVerdict, { readonly ok: true }>,
  move: OrderMove,
): void {
  const { request, by, personId, sessionId } = move;
  const counted = countOrder(desk, {
    before,
    after,
    command: request.command,
    reason: before.ruling?.reason ?? null,
    volumeUsdCents: move.volumeUsdCents,
    circumstances: move.circumstances ?? UNKNOWN,
  });
  desk.write(orderShelf, counted);
  if (isOpen(before) && !isOpen(after)) {
    const offer = desk.read(offerShelf, before.offerId);
    if (offer === null) throw new Error("the offer of an order is gone");
    const lines = flowLines(before, flow, offer.state === "closed");
    const cause = causeOf(before.id, request.command);
    if (!desk.book(cause, lines).ok) throw new Error("the escrow of an order is not there");
    returnToOffer(desk, offer, before, flow);
    tellBalance(desk, sellerOf(before), before.crypto);
    if (flow.kind === "pay") {
      keepFresh(desk, purchaseOf(before, flow.toBuyer));
      tellBalance(desk, buyerOf(before), before.crypto);
    }
    if (offer.side === "buy") tellRoomChanged(desk, offer.accountGroup);
  }
  const details = detailsOf(before, after, request, move);
  recordStep(desk, after, { command: request.command, actor: by, personId, sessionId, details });
}

function purchaseOf(order: Order, atoms: bigint) {
  const { id, crypto, payMethod } = order;
  return { orderId: id, groupId: buyerGroupOf(order), asset: crypto, payMethod, atoms };
}

/** What the timeline says beside who and when. */
function detailsOf(
  { ruling }: Order,
  after: Order,
  request: OrderRequest,
  { rulingReason }: OrderMove,
) {
  if (request.command === "extend") return { minutes: request.minutes };
  if (request.command === "appeal") return { reason: request.reason };
  if (request.command === "propose-split") return { amount: String(request.amount) };
  if (request.command === "accept-split") return { amount: String(after.settledQuantity ?? 0n) };
  if ("ruling" in request) return { reason: request.ruling.reason };
  if (isApplied(request.command) && ruling !== null) return { reason: ruling.reason };
  return rulingReason === null ? null : { reason: rulingReason };
}

/** The clock makes a ruling effective. */
function isApplied(command: OrderCommand): boolean {
  return command === "apply-release" || command === "apply-refund" || command === "apply-split";
}
