// /api/admin/appeals: orders that wait for customer service.
import { isTaskMissed, isTaskRefusal } from "@parley/domain/appeal/task";
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  approveRuling,
  askSide,
  claimAppeal,
  discountOrder,
  getAppeal,
  getAppealBackground,
  listAppeals,
  listFlaggedTrades,
  previewRuling,
  retryOrder,
  ruleAppeal,
  withdrawTask,
} from "@parley/contract/endpoints/staff/appeals";
import type { AppealParty, QueuedAppeal } from "@parley/database/queries/trade/appeal";
import type { TraderCard } from "@parley/database/queries/market/listed-offer";
import { formatAmount } from "@parley/domain/money/amount";
import { isOpen, type Order } from "@parley/domain/order/order";
import type { ListedFlag } from "@parley/database/queries/trade/trade-flag";
import * as asking from "@parley/operations/staff/ask-side";
import * as discounts from "@parley/operations/staff/discount-order";
import { listFlags } from "@parley/operations/staff/list-flags";
import * as previews from "@parley/operations/staff/preview-ruling";
import { isProofOverdue, silenceFrom } from "@parley/domain/order/proof-of-payment";
import type { StaffMember } from "@parley/operations/identity/role/staff-member";
import type { OrderParts } from "@parley/operations/trade/order/parts";
import * as appeals from "@parley/operations/trade/appeal/read-appeals";
import { readBackground } from "@parley/operations/trade/appeal/read-background";
import * as rulings from "@parley/operations/staff/rule-appeal";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import {
  viewNotReceived,
  viewPayer,
  viewSplit,
  viewStatement,
  viewEntry,
  viewTask,
} from "../trade/order-views.ts";
import { fileAddressOf } from "../trade/chat-views.ts";
import { viewPicture } from "./view-picture.ts";
import { staffOf } from "./staff-routes.ts";

type InFull = EndpointReply<typeof getAppeal>;

/** Which ruling the step puts into effect. */
const RULING_OF = {
  "apply-release": "release",
  "apply-refund": "refund",
  "apply-split": "split",
} as const;

export function bindAppealRoutes(parts: OrderParts): Binding[] {
  return [...bindReading(parts), ...bindRulings(parts), ...bindTasks(parts)];
}

function bindReading(parts: OrderParts): Binding[] {
  return [
    bind(listAppeals, async ({ queue, page, pageSize }, { session }) => {
      const range = { page, pageSize };
      const found = await appeals.listAppealQueue(parts, staffOf(session), queue, range);
      const { total, totalCapped } = found;
      const now = parts.clock.now();
      const list = found.list.map((queued) => viewQueued(queued, now));
      return { ok: true, data: { list, total, totalCapped, page, pageSize } };
    }),

    bind(listFlaggedTrades, async ({ page, pageSize }, { session }) => {
      const range = { page, pageSize };
      const { list, ...counted } = await listFlags(parts.pool, staffOf(session), range);
      return { ok: true, data: { list: list.map(viewFlag), ...counted, page, pageSize } };
    }),

    bind(getAppeal, async ({ orderId }, { session }) => {
      const opened = await appeals.openAppeal(parts, staffOf(session), orderId);
      return opened.ok ? { ok: true, data: viewInFull(opened.inFull, parts.clock.now()) } : opened;
    }),

    bind(getAppealBackground, async ({ orderId }, { session }) => {
      const found = await readBackground(parts, staffOf(session), orderId);
      if (!found.ok) return found;
      const { buyer, seller, shared, alike } = found;
      return {
        ok: true,
        data: {
          buyer,
          seller,
          shared: [...shared],
          alike: alike.map(({ orderId: id, step, reason, openedAt, payMethod, isContested }) => ({
            orderId: id.toString(),
            openedAt,
            payMethod,
            ruling: RULING_OF[step],
            reasonCode: reason,
            isContested,
          })),
        },
      };
    }),

    bind(previewRuling, async ({ orderId, ruling, amount = null }, { session }) => {
      const call = { staff: staffOf(session), orderId, ruling, amount };
      const preview = await previews.previewRuling(parts, call);
      if (!preview.ok) return preview;
      const { crypto, cryptoScale } = preview.order;
      const postings = preview.postings.map((posting) => ({
        ...posting,
        amount: formatAmount(posting.amount, cryptoScale),
      }));
      return { ok: true, data: { crypto, postings, needsSecond: preview.needsSecond } };
    }),
  ];
}

function bindRulings(parts: OrderParts): Binding[] {
  return [
    bind(claimAppeal, async ({ orderId, takeOver = false }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const call = { staff: staffOf(session), orderId, takeOver, idempotencyKey };
      const claimed = await rulings.claimAppeal(parts, call);
      return claimed.ok ? answerNow(parts, staffOf(session), orderId) : possibleRefusal(claimed);
    }),

    bind(ruleAppeal, async (given, { session, caller }) => {
      const { amount = null, version = null, triedChannels = [] } = given;
      const { buyer = null, seller = null } = given.texts ?? {};
      const texts = buyer === null && seller === null ? null : { buyer, seller };
      const { idempotencyKey } = caller;
      const staff = staffOf(session);
      const more = { amount, version, triedChannels, texts };
      const ruling = { ...given, ...more, staff, idempotencyKey };
      const ruled = await rulings.ruleAppeal(parts, ruling);
      return ruled.ok ? answerNow(parts, staffOf(session), given.orderId) : possibleRefusal(ruled);
    }),

    bind(approveRuling, async (given, { session, caller }) => {
      const { idempotencyKey } = caller;
      const call = { ...given, staff: staffOf(session), idempotencyKey };
      const approved = await rulings.approveRuling(parts, call);
      return approved.ok
        ? answerNow(parts, staffOf(session), given.orderId)
        : possibleRefusal(approved);
    }),

    bind(retryOrder, async (given, { session, caller }) => {
      const { idempotencyKey } = caller;
      const call = { ...given, staff: staffOf(session), idempotencyKey };
      const retried = await rulings.retryAsStaff(parts, call);
      return retried.ok ? retried : possibleRefusal(retried);
    }),

    bind(discountOrder, async (given, { session, caller }) => {
      const { idempotencyKey } = caller;
      return discounts.discountOrder(parts, { ...given, staff: staffOf(session), idempotencyKey });
    }),
  ];
}

function bindTasks(parts: OrderParts): Binding[] {
  return [
    bind(askSide, async ({ text = null, ...given }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const call = { ...given, text, staff: staffOf(session), idempotencyKey };
      const asked = await asking.askSide(parts, call);
      return asked.ok
        ? answerNow(parts, staffOf(session), given.orderId)
        : possibleTaskRefusal(asked);
    }),

    bind(withdrawTask, async (given, { session, caller }) => {
      const { idempotencyKey } = caller;
      const call = { ...given, staff: staffOf(session), idempotencyKey };
      const withdrawn = await asking.withdrawTask(parts, call);
      return withdrawn.ok
        ? answerNow(parts, staffOf(session), given.orderId)
        : possibleTaskRefusal(withdrawn);
    }),
  ];
}

function viewFlag(flag: ListedFlag) {
  return {
    orderId: String(flag.orderId),
    at: flag.at,
    reason: flag.reason,
    isCounted: flag.isCounted === true,
    taker: { uid: String(flag.takerUid), username: flag.takerUsername },
    advertiser: { uid: String(flag.advertiserUid), username: flag.advertiserUsername },
  };
}

type Refusal = Exclude<
  | Awaited<ReturnType<typeof rulings.ruleAppeal>>
  | Awaited<ReturnType<typeof rulings.approveRuling>>
  | Awaited<ReturnType<typeof rulings.claimAppeal>>,
  { readonly ok: true }
>;

/** Acts of staff are verified, ignore holds and extend no time: those errors cannot occur. */
function possibleRefusal(refusal: Refusal) {
  const { error } = refusal;
  const isImpossible =
    error === "verificationNeeded" ||
    error === "accountOnHold" ||
    error === "extensionOutside" ||
    error === "notReceivedTooEarly" ||
    isTaskRefusal(error);
  if (isImpossible) throw new Error(`a ruling was refused as ${error}`);
  return { ...refusal, error };
}

type Unasked = Exclude<
  Awaited<ReturnType<typeof asking.askSide>> | Awaited<ReturnType<typeof asking.withdrawTask>>,
  { readonly ok: true }
>;

/** A task asks for no code, rules nothing and pays nothing: those errors cannot occur. */
function possibleTaskRefusal(refusal: Unasked) {
  const { error } = refusal;
  const isImpossible =
    error === "verificationNeeded" ||
    error === "accountOnHold" ||
    error === "extensionOutside" ||
    error === "notReceivedTooEarly" ||
    error === "splitOutside" ||
    error === "silenceTooEarly" ||
    error === "taskOutside";
  if (isImpossible) throw new Error(`a task was refused as ${error}`);
  return { ...refusal, error };
}

/**
 * After a ruling the ruler still sees its outcome. A call that is sent again may find the case with
 * another, or a conflict that has come up since: it shows nothing then.
 */
async function answerNow(parts: OrderParts, staff: StaffMember, orderId: string) {
  const found = await appeals.findReadableAppeal(parts, staff, orderId);
  if (!found.ok) {
    const { error } = found;
    if (error === "appealUnknown") throw new Error("an appeal is never removed");
    return { ...found, error };
  }
  const data = viewInFull(await appeals.readAppealInFull(parts, found.order), parts.clock.now());
  return { ok: true, data } as const;
}

interface Queued {
  readonly order: Order;
  readonly appeal: QueuedAppeal;
  readonly isConflict: boolean;
}

function viewQueued(
  { order, appeal: { taker, advertiser, staff }, isConflict }: Queued,
  now: number,
) {
  const isTakerBuyer = order.offerSide === "sell";
  return {
    ...viewSummary(order, now),
    buyer: viewParty(isTakerBuyer ? taker : advertiser),
    seller: viewParty(isTakerBuyer ? advertiser : taker),
    staff: staff === null ? null : viewParty(staff),
    isConflict,
  };
}

function viewSummary(order: Order, now: number) {
  const { by, reason, openedAt, state } = order.appeal;
  if (by === null || openedAt === null) throw new Error("an appeal without a beginning");
  return {
    orderId: String(order.id),
    state: order.state,
    appeal: state,
    by,
    reason,
    openedAt,
    crypto: order.crypto,
    quantity: formatAmount(order.quantity, order.cryptoScale),
    fiat: order.fiat,
    fiatAmount: formatAmount(order.fiatAmount, order.fiatScale),
    payMethod: order.payMethod,
    hasPendingRuling: order.ruling !== null && order.ruling.effectAt === null,
    hasStandingRuling: order.ruling !== null && order.ruling.effectAt !== null,
    isProofOverdue: isProofOverdue(order, now),
    isTaskMissed: isTaskMissed(order.tasks),
    isSecondLook: order.secondLook !== null && order.ruling === null && state === "open",
  };
}

function viewParty({ uid, username }: AppealParty) {
  return { uid: String(uid), username };
}

interface Side {
  readonly card: TraderCard;
  readonly realName: string;
  readonly appeals: number;
}

function viewSide({ card, realName, appeals: count }: Side): InFull["buyer"] {
  return {
    ...viewParty(card),
    realName,
    totalTrades: card.completedTrades,
    failedTrades: card.failedTrades,
    appeals: count,
    registeredAt: card.registeredAt,
  };
}

type ReadInFull = Awaited<ReturnType<typeof appeals.readAppealInFull>>;

function viewInFull(
  { order, buyer, seller, staff, between, statements, history, payer, pictures }: ReadInFull,
  now: number,
): InFull {
  const { cryptoScale, secondLook } = order;
  return {
    ...viewSummary(order, now),
    version: order.version,
    price: formatAmount(order.price, order.priceScale),
    fee: formatAmount(order.fee, cryptoScale),
    receiveQuantity: formatAmount(order.receiveQuantity, cryptoScale),
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    buyer: viewSide(buyer),
    seller: viewSide(seller),
    staff: staff === null ? null : viewParty(staff),
    between,
    statements: statements.map((one) => viewStatement(one, fileAddressOf(order.id))),
    pictures: pictures.map(viewPicture),
    history: history.map(viewEntry),
    previews: isOpen(order) ? viewPreviews(order) : [],
    splitProposal: viewSplit(order),
    pendingRuling: viewRuling(order),
    payer: payer === null ? null : viewPayer(payer),
    notReceived: viewNotReceived(order),
    silenceFrom: silenceFrom(order),
    secondLook: secondLook === null ? null : { by: secondLook.by, at: secondLook.at },
    tasks: (order.tasks ?? []).map((task) => Object.assign(viewTask(task), { side: task.side })),
  };
}

function viewRuling({ ruling, cryptoScale }: Order): InFull["pendingRuling"] {
  if (ruling === null) return null;
  const { kind, amount, reason, note, texts, at, effectAt, acceptedBy } = ruling;
  return {
    ruling: kind,
    amount: amount === null ? null : formatAmount(amount, cryptoScale),
    reasonCode: reason,
    note,
    texts,
    at,
    effectAt,
    acceptedBy: [...acceptedBy],
  };
}

function viewPreviews({ quantity, fee, receiveQuantity, cryptoScale }: Order): InFull["previews"] {
  const text = (atoms: bigint) => formatAmount(atoms, cryptoScale);
  return [
    { ruling: "release", toBuyer: text(receiveQuantity), toSeller: text(0n), fee: text(fee) },
    { ruling: "refund", toBuyer: text(0n), toSeller: text(quantity), fee: text(0n) },
  ];
}
