// What staff do about appeals. Each act needs a code of the authenticator and a reason, and its line
// in the log is written with its effect.
import { hasRight } from "@parley/domain/staff/staff-right";
import type { StaffDecision } from "@parley/domain/staff/step-up";
import { getSecondRulingFromCents } from "@parley/database/queries/trade/appeal";
import { writeAppealClaimedAt } from "@parley/database/queries/staff/case-claim";
import { countAppealStatements } from "@parley/database/queries/trade/appeal-statement";
import { findOrder } from "@parley/database/queries/trade/order";
import type { PoolClient } from "@parley/database/pool";
import { toOrderId, type UserId } from "@parley/domain/ids";
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import {
  isReasonFor,
  buyerOf,
  CONTACT_CHANNELS,
  type ContactChannel,
  type Order,
  type RulingKind,
  type RulingReason,
  type RulingTexts,
} from "@parley/domain/order/order";
import {
  precondition,
  write,
  type CommandKind,
  type Effect,
  type Precondition,
  type Write,
} from "@parley/engine/command";
import { identityOf } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import { badInput, refused, type RefusedAs } from "@parley/domain/refused";
import type { FactorCodes } from "../identity/factor/factor-codes.ts";
import { isSamePerson, noConflict, refuseConflict, sidesOf } from "../identity/role/conflict.ts";
import { isTooClose } from "../identity/role/other-person.ts";
import { recordStaffAction, type StaffActionName } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { hasStaffFactor, verifyStaff } from "../identity/role/verify-staff.ts";
import {
  approveRulingKind,
  claimAppealKind,
  proposeRulingKind,
  rulingRequest,
  type CaseRefusal,
} from "../trade/appeal/appeal-case.ts";
import { moveOrderKind, type MoveReply } from "../trade/order/move-order.ts";
import type { OrderParts } from "../trade/order/parts.ts";
import { tickOrder, worthOf } from "../trade/order/sweep-orders.ts";

export interface StaffCall {
  readonly staff: StaffMember;
  readonly orderId: string;
  readonly idempotencyKey: string | null;
}

/** A call with a code of the authenticator, and a reason for the log. */
interface CodedCall extends StaffCall {
  readonly note: string;
  /** How many statements of the sides were read before; absent where that does not matter. */
  readonly statements?: number | undefined;
  readonly codes: FactorCodes;
}

export interface Ruling extends CodedCall {
  /** Null for the current order. */
  readonly version: number | null;
  readonly ruling: RulingKind | "close";
  readonly amount: string | null;
  readonly reasonCode: RulingReason;
  /** To each side alone. */
  readonly texts: RulingTexts | null;
  /** How staff tried to reach a buyer who does not answer. */
  readonly triedChannels: readonly ContactChannel[];
}

export interface Retry extends CodedCall {
  readonly version: number;
}

export interface Approval extends Retry {
  /** When the ruling was made that is approved. */
  readonly ruledAt: number;
}

/** Takes a case on; looking at what people said and sent is a matter of the log too. */
export async function claimAppeal(
  parts: OrderParts,
  { staff, orderId, takeOver }: StaffCall & { readonly takeOver: boolean },
) {
  if (!(await hasStaffFactor(parts, staff))) return refused("staffTwoFactorNeeded");
  const order = await findOrder(parts.pool, toOrderId(orderId));
  if (order === null) return refused("orderUnknown");
  const conflict = await refuseConflict(parts.pool, staff, sidesOf(order));
  if (conflict !== null) return conflict;
  const before = order.secondLook?.staffIds ?? [];
  if (await isSamePerson(parts.pool, staff, before)) return refused("rulingNeedsOther");
  const record = logLine(parts, staff, order, "appeal.claim", "");
  return parts.engine.submit(claimAppealKind, {
    input: {
      order,
      staffId: staff.userId,
      canTakeOver: takeOver && hasRight(staff.staffRole, "takeOverCases"),
    },
    identity: null,
    effects: [
      noConflict(staff, sidesOf(order)),
      isOther(staff, before),
      write((tx) => writeAppealClaimedAt(tx, order.id, new Date(parts.clock.now()))),
      record,
    ],
  });
}

/** A refund for silence requires that all of these were tried. */
function isReachTried({ reasonCode, triedChannels }: Ruling): boolean {
  return (
    reasonCode !== "no-answer" ||
    CONTACT_CHANNELS.every((channel) => triedChannels.includes(channel))
  );
}

/** At once, or proposed to a second member of staff where the order is worth much. */
export async function ruleAppeal(parts: OrderParts, call: Ruling) {
  const { staff, ruling, reasonCode, note, texts, orderId } = call;
  const order = await findOrder(parts.pool, toOrderId(orderId));
  if (order === null) return refused("orderUnknown");
  const isMeant = ruling === "close" || isReasonFor(ruling, reasonCode);
  if (!isMeant) return badInput("reasonCode");
  if (!isReachTried(call)) return badInput("triedChannels");
  const version = call.version ?? order.version;
  const read = readAmount(order, ruling, call.amount);
  if (!read.ok) return read;
  const volumeUsdCents = await worthOf(parts, order);
  const from = await getSecondRulingFromCents(parts.pool);
  // Without a price the amount may be large, and silence proves nothing, so that two have to agree.
  const isLarge = volumeUsdCents === null || volumeUsdCents >= from;
  const needsSecond = isLarge || reasonCode === "no-answer";
  const { amount } = call;
  const input = { orderId, ruling, amount, reasonCode, note, texts, version: call.version };
  const terms = { amount: read.amount, reason: reasonCode, note, texts, byId: staff.userId };
  const reason = saidOf(order, { kind: ruling, amount: read.amount, reason: reasonCode }, note);
  // One who has the case may have got it from a colleague.
  const others = order.caseStaffId === staff.userId ? (order.secondLook?.staffIds ?? []) : [];
  if (ruling !== "close" && needsSecond) {
    return submit(parts, call, order, {
      kind: proposeRulingKind,
      input: { order, version, ruling: { ...terms, kind: ruling } },
      asked: input,
      others,
      action: "appeal.propose",
      reason,
      decision: { isClaimedCase: true, needsSecond },
    });
  }
  return submit(parts, call, order, {
    kind: moveOrderKind,
    input: {
      order,
      version,
      request:
        ruling === "close" ? { step: "close-appeal" } : rulingRequest({ ...terms, kind: ruling }),
      by: "staff",
      userId: staff.userId,
      sessionId: staff.sessionId,
      isVerified: true,
      rulingReason: ruling === "close" ? reasonCode : null,
      volumeUsdCents,
    },
    asked: input,
    others,
    action: "appeal.rule",
    reason,
    decision: { isClaimedCase: true, needsSecond },
  });
}

/** By a member of staff who has not ruled it, nor by an account that is linked with the ruler's. */
export async function approveRuling(parts: OrderParts, call: Approval) {
  const { staff, orderId, version, ruledAt, note } = call;
  const order = await findOrder(parts.pool, toOrderId(orderId));
  if (order === null) return refused("orderUnknown");
  const { ruling } = order;
  const isWaiting = ruling !== null && ruling.byId !== staff.userId;
  if (isWaiting && (await isTooClose(parts.pool, parts, ruling.byId, staff.userId))) {
    return refused("approverTooClose");
  }
  const volumeUsdCents = await worthOf(parts, order);
  const others = [...(ruling === null ? [] : [ruling.byId]), ...(order.secondLook?.staffIds ?? [])];
  return submit(parts, call, order, {
    kind: approveRulingKind,
    others,
    input:
      ruling === null
        ? null
        : {
            order,
            version,
            kind: ruling.kind,
            amount: ruling.amount,
            ruledAt,
            staffId: staff.userId,
            sessionId: staff.sessionId,
            volumeUsdCents,
          },
    asked: { orderId, version, ruledAt, note },
    action: "appeal.approve",
    reason: ruling === null ? note : saidOf(order, ruling, note),
  });
}

/** Lets an order that failed try again, once the hold is over. */
export async function retryAsStaff(parts: OrderParts, call: Retry) {
  const { staff, orderId, version, note } = call;
  const order = await findOrder(parts.pool, toOrderId(orderId));
  if (order === null) return refused("orderUnknown");
  const outcome = await submit(parts, call, order, {
    kind: moveOrderKind,
    input: {
      order,
      version,
      request: { step: "retry" },
      by: "staff",
      userId: staff.userId,
      sessionId: staff.sessionId,
      isVerified: true,
    },
    asked: { orderId, version, note },
    action: "order.retry",
    reason: note,
  });
  if (outcome.ok) tickOrder(parts, order).catch(parts.onFailure);
  return outcome;
}

interface Act<Input> {
  readonly kind: CommandKind<Input, MoveReply, CaseRefusal>;
  /** Null where no ruling waits for an approval. */
  readonly input: Input | null;
  /** All that was asked. */
  readonly asked: unknown;
  readonly action: StaffActionName;
  /** For the log. */
  readonly reason: string;
  /** Whether an earlier code may count for it; absent: none does. */
  readonly decision?: StaffDecision;
  /** Colleagues who have decided before, where it has to be another. */
  readonly others?: readonly UserId[];
}

function isOther(
  staff: StaffMember,
  others: readonly UserId[],
): Precondition<RefusedAs<"rulingNeedsOther">> {
  const check = async (tx: PoolClient) => !(await isSamePerson(tx, staff, others));
  return precondition(check, refused("rulingNeedsOther"));
}

/** What a side adds while staff decide has to be read first. */
function hasReadAll(
  { id }: Order,
  statements: number | undefined,
): Precondition<RefusedAs<"orderStateChanged">> {
  const check = async (tx: PoolClient) =>
    statements === undefined || (await countAppealStatements(tx, id)) === statements;
  return precondition(check, refused("orderStateChanged"));
}

async function submit<Input>(parts: OrderParts, call: CodedCall, order: Order, act: Act<Input>) {
  const { staff, orderId: subject, idempotencyKey, codes, statements } = call;
  const { kind, input, asked, action, reason, decision, others = [] } = act;
  const concerned = sidesOf(order);
  return runCommand(parts.engine, kind, {
    identity: identityOf(staff.userId, idempotencyKey, asked),
    async prepare() {
      const conflict = await refuseConflict(parts.pool, staff, concerned);
      if (conflict !== null) return conflict;
      if (input === null) return refused("noRulingPending");
      if (await isSamePerson(parts.pool, staff, others)) return refused("rulingNeedsOther");
      const effects: readonly Effect<CaseRefusal>[] = [
        isOther(staff, others),
        hasReadAll(order, statements),
        logLine(parts, staff, order, action, reason),
      ];
      return { ok: true, input, effects };
    },
    verify: () => verifyStaff(parts, { staff, concerned, subject, codes, decision }),
  });
}

interface Said {
  readonly kind: Ruling["ruling"];
  readonly amount: bigint | null;
  readonly reason: RulingReason;
}

/** What the log says of a ruling: a proposal that another replaced is kept nowhere else. */
function saidOf({ crypto, cryptoScale }: Order, { kind, amount, reason }: Said, note: string) {
  const what = amount === null ? kind : `${kind} ${formatAmount(amount, cryptoScale)} ${crypto}`;
  return `${what}, ${reason}: ${note}`;
}

function logLine(
  parts: OrderParts,
  staff: StaffMember,
  order: Order,
  action: StaffActionName,
  reason: string,
): Write {
  return write((tx) =>
    recordStaffAction(tx, parts, {
      staffId: staff.userId,
      action,
      userId: buyerOf(order),
      subject: String(order.id),
      reason,
    }),
  );
}

function readAmount(order: Order, ruling: Ruling["ruling"], given: string | null) {
  if ((ruling === "split") !== (given !== null)) return badInput("amount");
  if (given === null) return { ok: true, amount: null } as const;
  const amount = parseAmount(given, order.cryptoScale);
  return amount === null ? badInput("amount") : ({ ok: true, amount } as const);
}
