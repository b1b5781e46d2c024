// Writes docs/orders.md from the order table. Run it after a change of the table; a test compares
// the two.
import {
  CONFIRM_MS,
  APPEAL_AFTER_TIMEOUT_MS,
  ESCALATE_MS,
  MAX_EXTENSION_MINUTES,
} from "@parley/domain/order/decide-order";
import type { OrderStep } from "@parley/domain/order/order-step";
import { ORDER_STATES, type OrderState } from "@parley/domain/order/order";
import {
  ORDER_TABLE,
  type MoneyMove,
  type OrderPrecondition,
  type Transition,
} from "@parley/domain/order/order-table";
import { PROOF_MS, SILENCE_MS } from "@parley/domain/order/proof-of-payment";
import { RULING_EFFECT_MS } from "@parley/domain/order/standing-ruling";
import { labelOf } from "@parley/domain/order/order-view";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PAGE = fileURLToPath(new URL("../docs/orders.md", import.meta.url));

const HOUR_MS = 60 * 60_000;
const hours = (ms: number) => `${ms / HOUR_MS} hours`;
const minutes = (ms: number) => `${ms / 60_000} minutes`;

const ROWS: readonly Transition[] = ORDER_TABLE;

const STEPS: Readonly<Record<OrderStep, string>> = {
  pay: "marks the payment as made",
  cancel: "cancels",
  "time-out": "cancels",
  extend: "gives more time to pay",
  release: "confirms the receipt and releases the coins",
  settle: "moves the coins",
  "refuse-settlement": "fails the order, the coins stay in escrow",
  retry: "retries the settlement",
  appeal: "appeals, with a reason and a statement",
  "not-received": "reports a missing payment, which requests proof from the buyer",
  escalate: "calls customer service",
  "withdraw-appeal": "withdraws the appeal",
  "propose-split": "proposes how to share the coins; an earlier proposal is replaced",
  "accept-split": "accepts the proposal",
  "rule-release": "rules for the buyer",
  "rule-refund": "rules for the seller",
  "rule-split": "rules that the coins are shared",
  "accept-ruling": "accepts the ruling, which then takes effect at once; a split when both have",
  "second-look": "requests a decision of another member of staff",
  "apply-release": "applies the ruling",
  "apply-refund": "applies the ruling",
  "apply-split": "applies the ruling",
  "close-appeal": "closes the appeal",
  "set-task": "asks one side for something, until a deadline",
  "miss-task": "ends a task without an answer, which raises the case in the queue",
  "withdraw-task": "withdraws a task",
};

const PRECONDITIONS: Readonly<Record<OrderPrecondition, string>> = {
  beforeDeadline: "the payment deadline has not passed",
  deadlinePassed: "the payment deadline has passed",
  notExtended: `the first time, by at most ${MAX_EXTENSION_MINUTES} minutes`,
  securityVerification: "security verification",
  sellerVerification: "security verification where the seller does it",
  noHold: "staff holds neither side",
  hold: "staff holds one of the sides",
  escalationDue: `${hours(ESCALATE_MS)} without a release`,
  timedOutLately: `the clock canceled it, less than ${hours(APPEAL_AFTER_TIMEOUT_MS)} ago`,
  appellant: "the side that opened the appeal",
  proposalOfOther: "the other side has made a proposal",
  staffWithCase: "the member of staff has the case",
  arrivalPassed: "the usual time of arrival of the payment method has passed since the payment",
  notReceivedUnsaid: "the first time",
  appealedByClock: "the clock has called customer service, no side has",
  rulingStands: "a ruling is not due yet",
  noRulingStands: "no ruling waits",
  losingSide: "the side loses by the ruling",
  secondLookLeft: "no side has asked before",
  rulingDue: `${hours(RULING_EFFECT_MS)} after both sides were notified, or once every losing side has accepted`,
  releaseRuled: "a release is ruled",
  refundRuled: "a refund is ruled",
  splitRuled: "a split is ruled",
  taskAwaited: "a side is asked for something and has not answered",
  taskDue: "the time to answer has passed",
  noReceiverOnHold: "staff holds no side that gets coins; else the clock checks again later",
};

const MONEY: Readonly<Record<MoneyMove, string>> = {
  none: "stay",
  return: "back",
  settle: "to the buyer",
  share: "shared",
};

const MONEY_IN_FULL: readonly (readonly [MoneyMove, string])[] = [
  [
    "return",
    "out of escrow into the reserve of the sell offer, which can be taken again by as much; into the seller's spot where that offer is closed, or the offer was a buyer's",
  ],
  ["settle", "the quantity without the fee to the buyer's spot, the fee to the platform"],
  [
    "share",
    "the buyer's part to the buyer's spot, with the fee of that part alone to the platform, the rest to the seller's spot. A share of nothing is a refund, a share of all a release",
  ],
];

const BY_ITSELF: Partial<Record<OrderStep, string>> = {
  "time-out": "when the payment deadline passes, the order is canceled and the coins go back",
  settle:
    "within a second the coins are with the buyer; where staff holds one of the sides the order fails",
  escalate: `${hours(ESCALATE_MS)} after the payment, the failure or the withdrawal of an appeal, customer service is called; the coins stay in escrow`,
};

/** Cells of the same width in each column, as the formatter writes them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function transitionRow({ step, by, from, appeal, preconditions, to, money }: Transition): string[] {
  return [
    from.join(", "),
    appeal.join(", "),
    by.join(" or "),
    `\`${step}\`: ${STEPS[step]}`,
    preconditions.map((precondition) => PRECONDITIONS[precondition]).join("; "),
    to.state ?? "the same",
    to.appeal ?? "the same",
    MONEY[money],
  ];
}

const label = (state: OrderState, appeal: "none" | "open", role: "buyer" | "seller") =>
  formatPhrase(
    "en",
    `order.status.${labelOf({ state, appeal: { state: appeal, by: null, reason: null, openedAt: null } }, role)}`,
  );

function labelRows(): string[][] {
  return ORDER_STATES.map((state) => [
    state,
    label(state, "none", "buyer"),
    label(state, "none", "seller"),
  ]);
}

/** Steps of the table that need no user. */
function outlookRows(): string[][] {
  return ORDER_STATES.map((state) => {
    const row = ROWS.find(
      ({ by, from, appeal }) =>
        from.includes(state) &&
        appeal.includes("none") &&
        (by.includes("clock") || by.includes("system")),
    );
    return [state, row === undefined ? "nothing: it is over" : (BY_ITSELF[row.step] ?? "")];
  });
}

export function orderPage(): string {
  return [
    "# Orders",
    "This page is written by `node scripts/order-docs.ts` from the one table that decides every step of an order (`packages/domain/src/order/order-table.ts`). The server, the buttons of the website, its text about what happens without an action, and the tests use the same table.",
    "An order has a state and an appeal. Placing it puts the coins into escrow: out of the reserve of a sell offer, or out of the spot of a taker who sells into a buy offer. From then on exactly these steps exist; everything else is refused as _order state changed_, with the current order. Each step raises the version, with one entry in the order's history.",
    "## Steps",
    table(
      ["state", "appeal", "who", "does what", "if", "state then", "appeal then", "coins"],
      ROWS.map(transitionRow),
    ),
    `A ruling is announced to both sides and takes effect ${hours(RULING_EFFECT_MS)} later, or at once when the losing side accepts: the seller of a release, the buyer of a refund, both of a split. Until then the coins stay in escrow, and either side can request, once per order, a decision of another member of staff; the first cannot claim the case again. A release, a retry and an accepted split make it void; a proposal does not, and the appeal cannot be withdrawn meanwhile. On an order of large worth a second member of staff approves the ruling before the time begins; any step before that voids it, as it does a proposal.`,
    `_Not received_ gives the buyer ${minutes(PROOF_MS)} to add evidence. After that no coins move by themselves: the case is first in the queue of customer service. A refund for silence alone can be ruled ${hours(SILENCE_MS)} after the payment at the earliest, always needs a second approval, and never counts as a false claim. After the payment no clock moves coins except by a ruling.`,
    "A _task_ asks one side for something until a deadline. Evidence of that side is the answer; without one in time the case is first in the queue of customer service, which decides without it, and no coins move by themselves. A ruling and the end of the appeal withdraw open tasks.",
    "## Where the coins go",
    MONEY_IN_FULL.map(([move, text]) => `- _${MONEY[move]}_: ${text}.`).join("\n"),
    "## What each side reads",
    table(["state", "buyer", "seller"], labelRows()),
    `While an appeal is open both read _${label("paid", "open", "buyer")}_ with the mark _${formatPhrase("en", "order.status.appeal")}_.`,
    "## Without an action",
    table(["state", "what happens"], outlookRows()),
    `Either side can appeal as soon as the order is paid. ${minutes(CONFIRM_MS)} after the payment the website offers it to the buyer, and the seller is reminded. While an appeal is open no clock moves coins except that of a ruling: the order waits for the two sides and for customer service.`,
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

/** The page as it is and as it should be. */
export function compareOrderPage(): { readonly actual: string; readonly expected: string } {
  return { actual: readFileSync(PAGE, "utf8"), expected: orderPage() };
}

if (import.meta.main) writeFileSync(PAGE, orderPage());
