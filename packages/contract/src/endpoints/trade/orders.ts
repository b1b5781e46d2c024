// /api/ctc: orders as their two sides read them.
import { TASK_KINDS, TASK_OUTCOMES } from "@parley/domain/appeal/task";
import {
  APPEAL_REASONS,
  APPEAL_STATES,
  CANCEL_REASONS,
  ORDER_STATES,
  RULING_REASONS,
  RULINGS,
} from "@parley/domain/order/order";
import { ORDER_STEPS, ORDER_ACTIONS } from "@parley/domain/order/order-step";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  assetCode,
  decimalText,
  epochMillis,
  idText,
  pageFields,
  pageOf,
  queryMillis,
  uidText,
} from "../../fields.ts";

/** As the caller counts orders, in whatever form. */
export const externalOrderId = () => z.string().check(z.regex(/^\P{C}{1,64}$/u));
export const role = z.enum(["buyer", "seller"]);

/** The other side. */
const otherSide = z.object({
  uid: uidText(),
  nickname: z.string(),
  avatar: z.string(),
  totalTrades: z.int(),
  /** Between 0 and 1; null before the first trade. */
  completionRate: z.nullable(decimalText()),
  kycVerified: z.boolean(),
  online: z.boolean(),
  merchant: z.boolean(),
});

const outlook = z.object({
  /** Null where it waits for a user, or is due at once. */
  at: z.nullable(epochMillis()),
  /**
   * `proof`: proof is requested from the buyer until then, and staff decides. `task`: staff has asked
   * a side for something until then, and decides without it. `ruling`: the ruling of staff takes
   * effect then.
   */
  outcome: z.enum(["canceled", "completed", "appeal", "staff", "proof", "task", "ruling"]),
  /** A phrase `order.next.…` for the reader's side, and its values. */
  textKey: z.string(),
  values: z.record(z.string(), z.string()),
});

/** What a list shows of an order. */
export const orderSummary = z.object({
  orderId: idText(),
  externalOrderId: z.nullable(z.string()),
  advId: idText(),
  /** For the reader: B for the buyer. */
  type: z.enum(["B", "S"]),
  role,
  state: z.enum(ORDER_STATES),
  appeal: z.enum(APPEAL_STATES),
  /** The status in the language of the request. */
  label: z.string(),
  version: z.int(),
  crypto: z.string(),
  fiat: z.string(),
  price: decimalText(),
  /** What leaves the seller. */
  quantity: decimalText(),
  fee: decimalText(),
  /** What the buyer gets. */
  receiveQuantity: decimalText(),
  fiatAmount: decimalText(),
  payMethod: z.object({ code: z.string(), name: z.string() }),
  createdAt: epochMillis(),
  payBy: epochMillis(),
  /** Whether the reader took the offer or published it. */
  isTaker: z.boolean(),
  payWindow: z.int(),
  paidAt: z.nullable(epochMillis()),
  /** When the seller should have confirmed; after it the buyer is offered to appeal. */
  confirmBy: z.nullable(epochMillis()),
  confirmedAt: z.nullable(epochMillis()),
  completedAt: z.nullable(epochMillis()),
  canceledAt: z.nullable(epochMillis()),
  cancelReason: z.nullable(z.enum(CANCEL_REASONS)),
  /** What the buyer got in the end: of a split not `receiveQuantity`. Null until then, or canceled. */
  settledQuantity: z.nullable(decimalText()),
  /** What the platform took in the end: of a split not `fee`, and nothing where canceled. Null until then. */
  settledFee: z.nullable(decimalText()),
  counterparty: z.extend(otherSide, {
    /** The registered name, where the reader can release and compares it with the payer's; else null. */
    realName: z.nullable(z.string()),
  }),
  /** What the reader may do now. */
  actions: z.array(z.enum(ORDER_ACTIONS)),
  nextIfNobodyActs: z.nullable(outlook),
  /** Messages of the chat that the reader has not read. */
  unread: z.int(),
  serverTime: epochMillis(),
});

/** The account to pay into, in the order of its form. */
const payInfo = z.object({
  receiverName: z.string(),
  details: z.array(z.object({ name: z.string(), label: z.string(), text: z.string() })),
  picture: z.nullable(z.object({ fileId: idText(), url: z.string() })),
});

/** As the buyer declared it with *I've Paid*. */
export const declaredPayer = z.object({
  name: z.string(),
  accountEnd: z.string(),
  /** The name is not the buyer's registered one. */
  nameDiffers: z.boolean(),
});

/** The seller has said that nothing arrived. */
export const notReceived = z.object({
  at: epochMillis(),
  /** Until when proof is requested from the buyer. */
  proofBy: epochMillis(),
  /** When the buyer answered with evidence. */
  answeredAt: z.nullable(epochMillis()),
});

/** What staff ask a side for in an appeal. `add-evidence` is the answer. */
export const appealTask = z.object({
  taskId: idText(),
  kind: z.enum(TASK_KINDS),
  /** In the words of staff. */
  text: z.nullable(z.string()),
  at: epochMillis(),
  /** The deadline; then staff decides without the answer. */
  until: epochMillis(),
  /** Null while it is open. */
  outcome: z.nullable(z.enum(TASK_OUTCOMES)),
  endedAt: z.nullable(epochMillis()),
  /** When the side answered, in time or later. */
  answeredAt: z.nullable(epochMillis()),
});

/** The clause of the service agreement that a ruling rests on, in the language of the request. */
const rulingClause = z.object({
  /** As people quote it, such as 8.2; the section is the part before the point. */
  number: z.string(),
  text: z.string(),
});

/** What staff has ruled, which takes effect at its time unless a side asks for a second look. */
const standingRuling = z.object({
  ruling: z.enum(RULINGS),
  /** Net to the buyer. */
  amount: decimalText(),
  reasonCode: z.enum(RULING_REASONS),
  clause: rulingClause,
  /** What staff wrote to the reader alone. */
  text: z.nullable(z.string()),
  at: epochMillis(),
  effectAt: epochMillis(),
  acceptedBy: z.array(role),
  /** It was ruled after a second look, which is possible once. */
  isSecondLook: z.boolean(),
});

/** The ruling that ended the order. */
const appliedRuling = z.object({
  ruling: z.enum(RULINGS),
  reasonCode: z.enum(RULING_REASONS),
  clause: rulingClause,
  text: z.nullable(z.string()),
  /** Since when it is in effect. */
  at: epochMillis(),
});

/** Who opened the appeal of an order, why and when. */
export const appealOpening = {
  by: z.enum(["buyer", "seller", "system"]),
  reason: z.nullable(z.enum(APPEAL_REASONS)),
  openedAt: epochMillis(),
};

/** Every step of an order, the oldest first. */
export const orderHistory = z.array(
  z.object({
    at: epochMillis(),
    by: z.enum(["buyer", "seller", "staff", "clock", "system"]),
    command: z.enum(["create", ...ORDER_STEPS]),
    state: z.enum(ORDER_STATES),
    appeal: z.enum(APPEAL_STATES),
    /** Of steps about a task: the side it is for. */
    side: z.nullable(role),
  }),
);

export const orderDetails = z.extend(orderSummary, {
  /** Of the quantity, as it was agreed on: the market's may have changed since. */
  feeRate: decimalText(),
  /** Null once it does not matter any more. */
  payInfo: z.nullable(payInfo),
  /** The registered name is known to both once the order exists. */
  counterparty: z.extend(otherSide, {
    realName: z.string(),
    /** Names given up within 90 days, the latest first. */
    formerNames: z.array(z.string()),
  }),
  /** The reader's own registered name, under which the payment must be made. */
  ownName: z.string(),
  appealDetails: z.nullable(z.object(appealOpening)),
  /** Net to the buyer that a side would agree to. */
  splitProposal: z.nullable(z.object({ by: role, amount: decimalText() })),
  /** Null before the payment, and where the buyer declared none. */
  payer: z.nullable(declaredPayer),
  /** From when the seller can say that nothing arrived; null where that is no question. */
  notReceivedFrom: z.nullable(epochMillis()),
  notReceived: z.nullable(notReceived),
  standingRuling: z.nullable(standingRuling),
  appliedRuling: z.nullable(appliedRuling),
  /** What staff ask the reader for, the oldest first; the other side's are not shown. */
  tasks: z.array(appealTask),
  /** Which side requested a second look that is under way. */
  secondLookBy: z.nullable(role),
  history: orderHistory,
  /**
   * Until when the coins that the reader bought can neither be withdrawn nor sold; null for a seller,
   * before the end, and where they are free.
   */
  freshUntil: z.nullable(epochMillis()),
  /** What the two have said of each other, once it is completed. */
  feedback: z.object({ given: z.boolean(), received: z.boolean() }),
});

export const ORDER_STATUS_FILTERS = [
  "all",
  "pending",
  "completed",
  "canceled",
  "appeal",
  "failed",
] as const;

const orderFilter = {
  /** The whole number or its beginning. */
  orderId: z.optional(z.string().check(z.regex(/^\d{1,19}$/))),
  /** Orders of this offer. */
  advId: z.optional(idText()),
  type: z.optional(z.enum(["buy", "sell"])),
  status: z.prefault(z.enum(ORDER_STATUS_FILTERS), "all"),
  crypto: z.optional(assetCode()),
  fiat: z.optional(assetCode()),
  from: z.optional(queryMillis()),
  to: z.optional(queryMillis()),
};

export const queryOrderList = defineEndpoint({
  name: "queryOrderList",
  summary:
    "The reader's orders, the newest first: by page, or by `cursor`, which is the `nextCursor` of the page before and takes the place of `page`. Each is as in the details, but for what only its own page needs.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-order-list",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object({ ...orderFilter, ...pageFields(), cursor: z.optional(idText()) }) },
  reply: z.extend(pageOf(orderSummary), {
    /** Null where nothing follows. */
    nextCursor: z.nullable(idText()),
    /** Orders that are not over, whatever the filter. */
    openOrders: z.int(),
    /** Until when new orders are barred after too many cancels. */
    barredUntil: z.nullable(epochMillis()),
  }),
  errors: [],
});

export const orderListCsv = defineEndpoint({
  name: "orderListCsv",
  summary: "The same as a file, at most 10,000 orders.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-order-list.csv",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object(orderFilter) },
  reply: z.null(),
  isFile: true,
  errors: [],
});

export const queryOrderDetails = defineEndpoint({
  name: "queryOrderDetails",
  summary: "One order as the reader may see it, by its id or the reader's own external id.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-order-details",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      orderId: z.optional(idText()),
      externalOrderId: z.optional(externalOrderId()),
    }),
  },
  reply: orderDetails,
  errors: ["orderUnknown"],
});
