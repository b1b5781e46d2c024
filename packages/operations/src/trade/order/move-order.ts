// Every step of an order after its creation: decided by the one table, with the row locked, so that
// a double click, two tabs, two servers or the clock never do a thing twice.
import { isTaskRequest, taskOfStep, type TaskRequest } from "@parley/domain/appeal/task";
import type { ApiKeyId, OrderId, SessionId, UserId } from "@parley/domain/ids";
import type { OrderStep } from "@parley/domain/order/order-step";
import type { Circumstances } from "@parley/database/queries/trade/trade-flag";
import { isHeld } from "@parley/domain/account/hold";
import { userAccount, platformAccount } from "@parley/domain/ledger/account";
import {
  decideOrder,
  type OrderRefusal,
  type OrderRequest,
  type OrderVerdict,
} from "@parley/domain/order/decide-order";
import { pairOf } from "@parley/domain/trade/counted-trade";
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
import { refused, type RefusedAs } from "@parley/domain/refused";
import { holdsAskedBy, movesCoins } from "@parley/domain/order/order-table";
import type { CommandKind } from "@parley/engine/command";
import type { Workspace } from "@parley/engine/workspace";
import { accountTable } from "@parley/engine/ledger-tables";
import { userTable } from "../../kernel/user-table.ts";
import { lockRow, type LockedRow } from "@parley/engine/table";
import { offerTable } from "../../market/offer/offer-table.ts";
import { buyingTable, groupCoinsTable, keepFresh } from "../../identity/group/fresh-coins.ts";
import {
  decideSpending,
  spend,
  spendingLocks,
  type KeySpending,
  type SpendingRefusal,
} from "../../identity/api-key/spend-cap.ts";
import { tellBalance } from "../../messaging/events/tell-balance.ts";
import { tellRoomChanged } from "../../messaging/events/tell-trader.ts";
import { countOrder, returnToOffer } from "./end-order.ts";
import { groupOfferTable, groupPairTable, groupTable } from "../../identity/group/group-tables.ts";
import { orderTable, traderTable } from "./order-tables.ts";
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
  /** The version that the actor saw; null for the clock, which decides by the current order. */
  readonly version: number | null;
  readonly request: OrderRequest;
  readonly by: OrderActor;
  readonly userId: UserId | null;
  readonly sessionId: SessionId | null;
  /** The key of a program that takes the step; absent for everything else. */
  readonly apiKeyId?: ApiKeyId | null;
  /** Of a release by a key instead of codes: its worth counts towards the cap of the key. */
  readonly keyRelease?: KeyRelease | null;
  readonly isVerified: boolean;
  /** For staff whose permission was checked otherwise; else the case must be theirs. */
  readonly hasCase?: true;
  /** Why staff closed an appeal; a ruling brings its own. */
  readonly rulingReason?: RulingReason | null;
  /** The worth of the coins, for the charts; unknown where it is left out. */
  readonly volumeUsdCents?: bigint | null;
  /** Of a step that may complete a trade; nothing is known where it is left out. */
  readonly circumstances?: Circumstances;
}

export interface KeyRelease extends KeySpending {
  /** Of the coins at the present price, in cents of US dollars. */
  readonly worthCents: bigint;
}

export type MoveRefusal = RefusedAs<OrderRefusal | "orderUnknown">;
/** Of a step by one of the two sides, in person or by a program. */
export type SideRefusal = MoveRefusal | SpendingRefusal<"apiReleaseCap">;
export type MoveReply = { readonly orderId: string; readonly version: number };

export const moveOrderKind: CommandKind<OrderMove, MoveReply, MoveRefusal> = {
  name: "move-order",
  locks: ({ order, request }) => moveLocks(order, request.step),
  decide(move, workspace) {
    const order = workspace.read(orderTable, move.order.id);
    if (order === null) return { ok: false, error: "orderUnknown" };
    if (move.version !== null && move.version !== order.version) {
      return { ok: false, error: "orderStateChanged" };
    }
    return applyMove(workspace, order, move);
  },
};

/** The same for the two sides, whose programs release within the caps of their keys. */
export const moveBySideKind: CommandKind<OrderMove, MoveReply, SideRefusal> = {
  name: moveOrderKind.name,
  locks: ({ order, request, keyRelease = null }) => [
    ...moveLocks(order, request.step),
    ...spendingLocks(keyRelease),
  ],
  decide(move, workspace) {
    const order = workspace.read(orderTable, move.order.id);
    if (order === null || move.version !== order.version) {
      return moveOrderKind.decide(move, workspace);
    }
    return applySideMove(workspace, order, move);
  },
};

/** A step that leaves the coins where they are needs little; one that ends the order, all of it. */
export function moveLocks(order: OrderIdentity, step: OrderStep): LockedRow[] {
  const { id, offerId } = order;
  const [buyer, seller] = [buyerOf(order), sellerOf(order)];
  const people = [lockRow(userTable, buyer), lockRow(userTable, seller)];
  if (movesCoins(step)) {
    return [lockRow(orderTable, id), lockRow(offerTable, offerId), ...endLocks(order)];
  }
  return [lockRow(orderTable, id), ...(holdsAskedBy(step) === "none" ? [] : people)];
}

/**
 * Both sides with their masters, their counts, and every ledger account that coins in escrow can go
 * to.
 */
export function endLocks(order: OrderIdentity): LockedRow[] {
  const { crypto, offerId, takerGroupId, advertiserGroupId } = order;
  const [buyer, seller] = [buyerOf(order), sellerOf(order)];
  return [
    ...[buyer, seller, takerGroupId, advertiserGroupId].map((id) => lockRow(userTable, id)),
    lockRow(groupTable, takerGroupId),
    lockRow(groupTable, advertiserGroupId),
    lockRow(groupOfferTable, { groupId: takerGroupId, offerId }),
    lockRow(groupPairTable, pairOf(takerGroupId, advertiserGroupId)),
    lockRow(traderTable, buyer),
    lockRow(traderTable, seller),
    lockRow(accountTable, userAccount(seller, "escrow", crypto)),
    lockRow(accountTable, userAccount(seller, "spot", crypto)),
    lockRow(accountTable, userAccount(buyer, "spot", crypto)),
    lockRow(accountTable, platformAccount("fees", crypto)),
    ...(order.offerSide === "sell"
      ? [lockRow(accountTable, userAccount(seller, "offer", crypto))]
      : []),
    lockRow(groupCoinsTable, { groupId: buyerGroupOf(order), asset: crypto }),
    lockRow(buyingTable, { groupId: buyerGroupOf(order), payMethod: order.payMethod }),
  ];
}

/** A refused step leaves nothing in the workspace. */
export function applySideMove(
  workspace: Workspace,
  order: Order,
  move: OrderMove,
): { readonly ok: true; readonly reply: MoveReply } | SideRefusal {
  const { keyRelease = null } = move;
  if (keyRelease === null) return applyMove(workspace, order, move);
  // What the order was worth when it was made counts as well: a price that fell frees no cap.
  const { worthCents: now } = keyRelease;
  const worth = now > order.worthCents ? now : order.worthCents;
  const beyond = decideSpending(workspace, keyRelease, worth, refused("apiReleaseCap"));
  if (beyond !== null) return beyond;
  const moved = applyMove(workspace, order, move);
  if (moved.ok) spend(workspace, keyRelease, order.id, worth);
  return moved;
}

export function applyMove(
  workspace: Workspace,
  order: Order,
  move: OrderMove,
): { readonly ok: true; readonly reply: MoveReply } | MoveRefusal {
  const { request, by, userId } = move;
  const verdict = decideOrder(order, request, {
    by,
    now: workspace.now,
    isVerified: move.isVerified,
    isOnHold: isHoldInTheWay(request.step, workspace, order),
    hasCase: move.hasCase ?? (userId !== null && order.caseStaffId === userId),
  });
  if (!verdict.ok) return verdict;
  applyVerdict(workspace, order, verdict, move);
  return { ok: true, reply: { orderId: String(order.id), version: verdict.order.version } };
}

/**
 * When a ruling takes effect only holds on the sides that get coins matter: a hold on the loser
 * protects nothing.
 */
function isHoldInTheWay(step: OrderStep, workspace: Workspace, order: Order): boolean {
  const asked = holdsAskedBy(step);
  if (asked === "none") return false;
  return asked === "receivers" ? isReceiverOnHold(workspace, order) : isOnHold(workspace, order);
}

/** Staff holds one of the two sides. */
export function isOnHold(workspace: Workspace, order: Order): boolean {
  return [buyerOf(order), sellerOf(order)].some((id) => isUserHeld(workspace, id));
}

/** Staff holds a side that the ruling gives coins to. */
export function isReceiverOnHold(workspace: Workspace, order: Order): boolean {
  if (order.ruling === null) return false;
  return receiversBy(order.ruling.kind).some((role) =>
    isUserHeld(workspace, role === "buyer" ? buyerOf(order) : sellerOf(order)),
  );
}

function isUserHeld(workspace: Workspace, id: UserId): boolean {
  const person = workspace.read(userTable, id);
  return person !== null && isHeld(person, workspace.now);
}

/** A statement says that staff ruled, whether the time or the loser made it effective. */
function causeOf(id: OrderId, step: OrderStep) {
  return { kind: "order", id, step: step.replace(/^apply-/, "rule-") };
}

const UNKNOWN: Circumstances = { isInstantMethod: false, shared: [] };

function applyVerdict(
  workspace: Workspace,
  before: Order,
  { order: after, flow }: Extract<OrderVerdict, { readonly ok: true }>,
  move: OrderMove,
): void {
  const { request, by, userId, sessionId, apiKeyId = null } = move;
  const counted = countOrder(workspace, {
    before,
    after,
    step: request.step,
    reason: before.ruling?.reason ?? null,
    volumeUsdCents: move.volumeUsdCents ?? null,
    circumstances: move.circumstances ?? UNKNOWN,
  });
  workspace.write(orderTable, counted);
  if (isOpen(before) && !isOpen(after)) {
    const offer = workspace.read(offerTable, before.offerId);
    if (offer === null) throw new Error("the offer of an order is gone");
    const lines = flowLines(before, flow, offer.state === "closed");
    const cause = causeOf(before.id, request.step);
    if (!workspace.post(cause, lines).ok) throw new Error("the escrow of an order is not there");
    returnToOffer(workspace, offer, before, flow);
    tellBalance(workspace, sellerOf(before), before.crypto);
    if (flow.kind === "pay") {
      keepFresh(workspace, purchaseOf(before, flow.toBuyer));
      tellBalance(workspace, buyerOf(before), before.crypto);
    }
    if (offer.side === "buy") tellRoomChanged(workspace, offer.accountGroup);
  }
  const details = detailsOf(before, after, request, move);
  recordStep(workspace, after, {
    step: request.step,
    actor: by,
    userId,
    sessionId,
    apiKeyId,
    details,
  });
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
  { rulingReason = null }: OrderMove,
) {
  if (request.step === "extend") return { minutes: request.minutes };
  if (request.step === "appeal") return { reason: request.reason };
  if (request.step === "propose-split") return { amount: String(request.amount) };
  if (request.step === "accept-split") return { amount: String(after.settledQuantity ?? 0n) };
  if ("ruling" in request) {
    const { reason, texts, amount } = request.ruling;
    return amount === null ? { reason, texts } : { reason, texts, amount: String(amount) };
  }
  if (isTaskRequest(request)) return taskDetails(after, request.step);
  if (isApplied(request.step) && ruling !== null) return { reason: ruling.reason };
  return rulingReason === null ? null : { reason: rulingReason };
}

/** What was asked stays with the order; the text of staff is for the asked side alone. */
function taskDetails({ tasks }: Order, step: TaskRequest["step"]) {
  const task = taskOfStep(tasks, step);
  return task === null ? null : { taskId: task.id, side: task.side, kind: task.kind };
}

/** The clock makes a ruling effective. */
function isApplied(step: OrderStep): boolean {
  return step === "apply-release" || step === "apply-refund" || step === "apply-split";
}
