// Orders as their two sides read them: the list, the file, and one with everything around it.
import { toOrderId, type OrderId, type PaymentId, type UserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { listAppealStatements } from "@parley/database/queries/trade/appeal-statement";
import type { TraderCard } from "@parley/database/queries/market/listed-offer";
import { findFeedbackOf } from "@parley/database/queries/trade/feedback";
import type { NamePlace } from "@parley/database/queries/identity/kyc-case";
import {
  findOrderByExternalId,
  listOrders,
  countOrders,
  countOpenOrders,
  findOrder,
  type OrderFilter,
} from "@parley/database/queries/trade/order";
import { readStaffName } from "@parley/database/queries/staff/staff-member";
import { countUnreadMessages } from "@parley/database/queries/trade/order-message";
import type { HistoryEntry } from "@parley/database/queries/trade/order-history";
import type { Counterparty } from "@parley/database/queries/trade/placing";
import { isOpen, roleIn, type Order, type OrderRole } from "@parley/domain/order/order";
import { listActions } from "@parley/domain/order/order-view";
import { refused } from "@parley/domain/refused";
import type { Vault } from "@parley/platform/vault";
import { openVerifiedName } from "../../identity/kyc/sealed-application.ts";
import { readCards } from "../../market/list/read-cards.ts";
import { describePayment, type UserPayment } from "../../market/payment/read-user-payments.ts";
import { orderReads } from "./order-reads.ts";
import { readFormerNames } from "../../identity/account/rename.ts";
import { describePayer, type DeclaredPayer } from "./payer-declaration.ts";
import { countCapped, rangeOf, type Page } from "../../kernel/page.ts";
import { readBar, type GroupName } from "../../identity/group/read-group.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface ReadParts extends Omit<BaseParts, "ids"> {
  /** For what is looked up by its key. */
  readonly lookups: Pool;
}

export interface SeenOrder {
  readonly order: Order;
  readonly role: OrderRole;
  readonly other: Counterparty;
  /** The registered name; in lists null but where the reader can release. */
  readonly otherName: string | null;
  readonly unread: number;
}

export interface SeenOrderInFull extends SeenOrder {
  readonly ownName: string;
  readonly otherName: string;
  /** What the other side was called lately, the latest first. */
  readonly formerNames: readonly string[];
  readonly history: readonly HistoryEntry[];
  /** Null once it does not matter any more. */
  readonly payment: UserPayment | null;
  /** Null where the buyer declared none, or has not paid yet. */
  readonly payer: DeclaredPayer | null;
  /** Until when the coins that the reader bought stay in the account group; null where they are free. */
  readonly freshUntil: number | null;
  /** What the two have said of each other. */
  readonly feedback: { readonly given: boolean; readonly received: boolean };
}

/** Visible to its two sides. All others get not found. */
export async function findSeenOrder(
  parts: ReadParts,
  readerId: UserId,
  asked: { readonly orderId?: string | undefined; readonly externalOrderId?: string | undefined },
): Promise<SeenOrderInFull | null> {
  const { orderId, externalOrderId } = asked;
  const order =
    orderId === undefined
      ? externalOrderId === undefined
        ? null
        : await findOrderByExternalId(parts.pool, readerId, externalOrderId)
      : await orderReads(parts).findOrder(toOrderId(orderId));
  const role = order === null ? null : roleIn(order, readerId);
  if (order === null || role === null) return null;
  return describe(parts, readerId, order, role);
}

export async function getSeenOrder(
  parts: ReadParts,
  readerId: UserId,
  orderId: string,
): Promise<SeenOrderInFull> {
  const seen = await findSeenOrder(parts, readerId, { orderId });
  if (seen === null) throw new Error("an order that was just written is gone");
  return seen;
}

async function describe(
  parts: ReadParts,
  readerId: UserId,
  order: Order,
  role: OrderRole,
): Promise<SeenOrderInFull> {
  const otherId = otherSideOf(order, readerId);
  const userPaymentId = isPaymentShown(order) ? order.userPaymentId : null;
  const isBought = order.state === "completed" && role === "buyer";
  const [around, declared, said, fresh] = await Promise.all([
    readAround(parts, readerId, order.id, { otherId, userPaymentId }),
    order.paidAt === null ? null : orderReads(parts).findPayer(order.id),
    order.state === "completed" ? findFeedbackOf(parts.pool, order.id) : [],
    isBought ? orderReads(parts).findFresh(order.id) : null,
  ]);
  const feedback = {
    given: said.some(({ byUserId }) => byUserId === readerId),
    received: said.some(({ aboutUserId }) => aboutUserId === readerId),
  };
  const buyerName = role === "buyer" ? around.ownName : around.otherName;
  const payer = describePayer(parts.vault, declared, buyerName);
  return { ...around, order, role, feedback, payer, freshUntil: fresh?.until ?? null };
}

async function readAround(
  parts: ReadParts,
  readerId: UserId,
  orderId: OrderId,
  {
    otherId,
    userPaymentId,
  }: { readonly otherId: UserId; readonly userPaymentId: PaymentId | null },
): Promise<Omit<SeenOrderInFull, "order" | "role" | "feedback" | "payer" | "freshUntil">> {
  const reads = orderReads(parts);
  const [card, ownName, otherName, formerNames, history, payment, unread] = await Promise.all([
    reads.findCard(otherId),
    readName(parts, readerId),
    readName(parts, otherId),
    readFormerNames(parts, otherId),
    reads.findHistory(orderId),
    userPaymentId === null ? null : reads.findPayment(userPaymentId),
    reads.findUnread({ userId: readerId, orderId }),
  ]);
  if (card === null) throw new Error("a side of an order is gone");
  return {
    other: card,
    unread: unread ?? 0,
    ownName,
    otherName,
    formerNames,
    history: history ?? [],
    payment: payment === null ? null : describePayment(parts.vault, payment, "full"),
  };
}

function otherSideOf({ takerId, advertiserId }: Order, readerId: UserId): UserId {
  return takerId === readerId ? advertiserId : takerId;
}

/** Hidden after the end, except for an appeal against a time-out. */
function isPaymentShown(order: Order): boolean {
  return isOpen(order) || order.appeal.state === "open";
}

/** Both know each other's registered name once the order exists. */
export async function readName(parts: ReadParts, userId: UserId): Promise<string> {
  const place = await orderReads(parts).findName(userId);
  if (place === null) throw new Error("a side of an order is gone");
  return nameAt(parts.vault, place);
}

export function nameAt(vault: Vault, { latest, username }: NamePlace): string {
  return latest?.status === "approved" ? openVerifiedName(vault, latest) : username;
}

function getCard(cards: ReadonlyMap<UserId, TraderCard>, id: UserId): TraderCard {
  const card = cards.get(id);
  if (card === undefined) throw new Error("a side of an order is gone");
  return card;
}

/** A page by its number, or what follows the order `before`. */
export interface OrderPage extends Page {
  readonly before: bigint | null;
}

export async function listSeenOrders(
  parts: ReadParts,
  filter: OrderFilter,
  group: GroupName,
  page: OrderPage,
) {
  const { pool } = parts;
  const [orders, counted, openOrders, bar] = await Promise.all([
    listOrders(pool, filter, {
      ...rangeOf(page.before === null ? page : { ...page, page: 1 }),
      before: page.before,
    }),
    countCapped((most) => countOrders(pool, filter, most)),
    countOpenOrders(pool, filter.userId),
    readBar(parts, group),
  ]);
  return {
    orders: await seeAll(parts, filter.userId, orders),
    next: orders.length < page.pageSize ? null : (orders.at(-1)?.id ?? null),
    ...counted,
    openOrders,
    barredUntil: bar,
  };
}

/** For more, the user chooses a shorter time. */
const MOST_IN_A_FILE = 10_000;

export async function listOrdersForFile(parts: ReadParts, filter: OrderFilter) {
  const range = { offset: 0, limit: MOST_IN_A_FILE, before: null };
  const orders = await listOrders(parts.pool, filter, range);
  return seeAll(parts, filter.userId, orders);
}

async function seeAll(
  parts: ReadParts,
  readerId: UserId,
  orders: readonly Order[],
): Promise<SeenOrder[]> {
  const others = orders.map((order) => otherSideOf(order, readerId));
  const ids = orders.map(({ id }) => id);
  const [cards, unread, names] = await Promise.all([
    readCards(parts, others),
    countUnreadMessages(parts.pool, readerId, ids),
    Promise.all(orders.map((order) => readPayerName(parts, readerId, order))),
  ]);
  return orders.flatMap((order, index) => {
    const role = roleIn(order, readerId);
    if (role === null) return [];
    const other = getCard(cards, otherSideOf(order, readerId));
    const otherName = names[index] ?? null;
    return [{ order, role, other, otherName, unread: unread.get(order.id) ?? 0 }];
  });
}

/** Null but for a seller who can release: the name on the payment has to be this one. */
async function readPayerName(
  parts: ReadParts,
  readerId: UserId,
  order: Order,
): Promise<string | null> {
  if (roleIn(order, readerId) !== "seller") return null;
  const isReleasable = listActions(order, "seller", parts.clock.now()).includes("release");
  return isReleasable ? readName(parts, otherSideOf(order, readerId)) : null;
}

/** Null for a stranger, or while there was none. */
export async function findSeenAppeal(parts: ReadParts, readerId: UserId, orderId: string) {
  const order = await findOrder(parts.pool, toOrderId(orderId));
  if (order === null || roleIn(order, readerId) === null) return refused("orderUnknown");
  if (order.appeal.state === "none") return refused("appealUnknown");
  const { caseStaffId } = order;
  const [statements, staffName] = await Promise.all([
    listAppealStatements(parts.pool, order.id),
    caseStaffId === null ? null : readStaffName(parts.pool, caseStaffId),
  ]);
  return { ok: true, order, statements, staffName } as const;
}
