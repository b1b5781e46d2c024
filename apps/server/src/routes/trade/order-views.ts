// Orders as the contract writes them for one of their two sides.
import { nextTask, type Tasks } from "@parley/domain/appeal/task";
import type { UserId } from "@parley/domain/ids";
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryAppeal } from "@parley/contract/endpoints/trade/appeals";
import type { queryOrderDetails, queryOrderList } from "@parley/contract/endpoints/trade/orders";
import type { AppealStatement } from "@parley/database/queries/trade/appeal-statement";
import type { HistoryEntry } from "@parley/database/queries/trade/order-history";
import { formatAmount } from "@parley/domain/money/amount";
import type { Order, OrderRole } from "@parley/domain/order/order";
import { labelOf, listActions, outlookOf } from "@parley/domain/order/order-view";
import { proofBy } from "@parley/domain/order/proof-of-payment";
import { settledFeeOf } from "@parley/domain/order/settled-fee";
import { dueAtOf } from "@parley/domain/staff/queue";
import { feeRateText } from "@parley/domain/trade/quote";
import type { DeclaredPayer } from "@parley/operations/trade/order/payer-declaration";
import type { SeenOrder, SeenOrderInFull } from "@parley/operations/trade/order/read-orders";
import { formatPhrase } from "@parley/phrases/server-phrases";
import {
  methodName,
  viewCounterparty,
  viewQuote,
  type ViewContext,
} from "../market/offer-views.ts";
import { describeDetails, describePicture } from "../market/payment-views.ts";
import type { PresentAgreement } from "../agreement/agreement-reader.ts";
import { viewAppliedRuling, viewStandingRuling } from "./ruling-views.ts";
import { forUsers, type FileAddress } from "./chat-views.ts";

type Summary = EndpointReply<typeof queryOrderList>["list"][number];
type Details = EndpointReply<typeof queryOrderDetails>;
type Task = NonNullable<Tasks>[number];

export function viewOrder(
  { order, role, other, otherName, unread }: SeenOrder,
  readerId: UserId,
  context: ViewContext,
): Summary {
  const { priceScale, payMethod } = order;
  const isTaker = order.takerId === readerId;
  return {
    orderId: String(order.id),
    // The other's number of the order is the other's business.
    externalOrderId: isTaker ? order.externalOrderId : null,
    advId: String(order.offerId),
    type: role === "buyer" ? "B" : "S",
    role,
    state: order.state,
    appeal: order.appeal.state,
    label: formatPhrase(context.locale, `order.status.${labelOf(order, role)}`),
    version: order.version,
    crypto: order.crypto,
    fiat: order.fiat,
    price: formatAmount(order.price, priceScale),
    ...viewQuote(order, order),
    payMethod: { code: payMethod, name: methodName(payMethod, context) },
    createdAt: order.createdAt,
    payBy: order.payBy,
    isTaker,
    payWindow: order.payWindowMinutes,
    paidAt: order.paidAt,
    confirmBy: order.confirmBy,
    confirmedAt: order.confirmedAt,
    completedAt: order.completedAt,
    canceledAt: order.canceledAt,
    cancelReason: order.cancelReason,
    ...viewSettled(order),
    counterparty: { ...viewCounterparty(other, context.now), realName: otherName },
    actions: listActions(order, role, context.now),
    nextIfNobodyActs: viewOutlook(order, role, context.now),
    unread,
    serverTime: context.now,
  };
}

export function viewOrderInFull(
  seen: SeenOrderInFull,
  readerId: UserId,
  context: ViewContext,
  agreement: PresentAgreement,
): Details {
  const { order, other } = seen;
  const standingRuling = viewStandingRuling(order, seen.role, context.locale, agreement);
  return {
    ...viewOrder(seen, readerId, context),
    feeRate: feeRateText(order.feeRate),
    payInfo: viewPayInfo(seen, context),
    counterparty: {
      ...viewCounterparty(other, context.now),
      realName: seen.otherName,
      formerNames: [...seen.formerNames],
    },
    ownName: seen.ownName,
    appealDetails: viewAppealDetails(order),
    splitProposal: viewSplit(order),
    payer: seen.payer === null ? null : viewPayer(seen.payer),
    notReceivedFrom: viewNotReceivedFrom(order),
    notReceived: viewNotReceived(order),
    standingRuling,
    appliedRuling: viewAppliedRuling(seen.history, seen.role, context.locale, agreement),
    tasks: (order.tasks ?? []).filter(({ side }) => side === seen.role).map(viewTask),
    // A ruling that waits for its approval is not revealed by this either.
    secondLookBy:
      standingRuling === null && order.appeal.state === "open"
        ? (order.secondLook?.by ?? null)
        : null,
    history: seen.history.map(viewEntry),
    freshUntil: seen.freshUntil,
    feedback: seen.feedback,
  };
}

export function viewSplit({ split, cryptoScale }: Order): Details["splitProposal"] {
  return split === null ? null : { by: split.by, amount: formatAmount(split.amount, cryptoScale) };
}

export function viewEntry({ at, actor, step, state, appeal, details }: HistoryEntry) {
  const side = details?.["side"];
  const asked = side === "buyer" || side === "seller" ? side : null;
  return { at, by: actor, command: step, state, appeal, side: asked } as const;
}

/** Without the side, which is the reader's own; staff add it. */
export function viewTask({ id, kind, text, at, until, outcome, endedAt, answeredAt }: Task) {
  return { taskId: id, kind, text, at, until, outcome, endedAt, answeredAt };
}

/** The outcome, which differs from what was agreed where it was split or canceled. */
export function viewSettled(order: Order): Pick<Details, "settledQuantity" | "settledFee"> {
  const coins = (atoms: bigint | null) =>
    atoms === null ? null : formatAmount(atoms, order.cryptoScale);
  return {
    settledQuantity: coins(order.settledQuantity),
    settledFee: coins(settledFeeOf(order)),
  };
}

function viewPayInfo({ payment }: SeenOrderInFull, { locale }: ViewContext): Details["payInfo"] {
  if (payment === null) return null;
  const { receiverName, pictureFileId } = payment;
  return {
    receiverName,
    details: describeDetails(payment, locale),
    picture: pictureFileId === null ? null : describePicture(pictureFileId),
  };
}

function viewOutlook(order: Order, role: OrderRole, now: number): Details["nextIfNobodyActs"] {
  const outlook = outlookOf(order, now);
  if (outlook === null) return null;
  const { at, outcome } = outlook;
  const values: Record<string, string> = at === null ? {} : { time: new Date(at).toISOString() };
  const part =
    outcome === "ruling" && order.ruling !== null ? `${outcome}.${order.ruling.kind}` : outcome;
  const reader =
    outcome === "task" ? (nextTask(order.tasks)?.side === role ? "own" : "other") : role;
  return { at, outcome, textKey: `order.next.${part}.${reader}`, values };
}

export function viewPayer({ name, accountEnd, isNameOther }: DeclaredPayer): Details["payer"] {
  return { name, accountEnd, nameDiffers: isNameOther };
}

export function viewNotReceived(order: Order): Details["notReceived"] {
  const [until, said] = [proofBy(order), order.notReceived];
  return until === null || said === null ? null : { ...said, proofBy: until };
}

/** While the seller has not said it, and could. */
function viewNotReceivedFrom(order: Order): number | null {
  const from = order.arrivesBy;
  if (from === null) return null;
  return listActions(order, "seller", from).includes("not-received") ? from : null;
}

function viewAppealDetails({ appeal }: Order): Details["appealDetails"] {
  const { by, reason, openedAt } = appeal;
  return by === null || openedAt === null ? null : { by, reason, openedAt };
}

export function viewAppeal(
  order: Order,
  statements: readonly AppealStatement[],
  staffName: string | null,
): EndpointReply<typeof queryAppeal> {
  const details = viewAppealDetails(order);
  if (details === null) throw new Error("an appeal without a beginning");
  return {
    orderId: String(order.id),
    appeal: order.appeal.state,
    ...details,
    isInHand: order.caseStaffId !== null,
    staffName,
    ...plannedTimes(order, details.openedAt),
    statements: statements.map((statement) => viewStatement(statement)),
  };
}

/** The target times of customer service, by which its own queue is ordered. */
function plannedTimes({ appeal, caseStaffId }: Order, openedAt: number) {
  if (appeal.state !== "open") return { dueAt: null, decisionDueAt: null };
  const isClaimed = caseStaffId !== null;
  const age = { kind: "appeals", openedAt, isClaimed } as const;
  return { dueAt: dueAtOf(age), decisionDueAt: dueAtOf({ ...age, isClaimed: true }) };
}

export function viewStatement(
  { role, statement, createdAt, files }: AppealStatement,
  addressOf: FileAddress = forUsers,
) {
  return {
    at: createdAt.getTime(),
    by: role,
    statement,
    files: files.map(({ fileId, name, size, type }) => ({
      fileId,
      name,
      size,
      type,
      url: addressOf(fileId),
    })),
  };
}
