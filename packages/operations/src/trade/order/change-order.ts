// Steps of an order by its two sides. A repeated call is recognised before any code or state is
// checked; codes are consumed with the effect.
import { toOrderId } from "@parley/domain/ids";
import type { OrderAction } from "@parley/domain/order/order-step";
import type { NewStatement } from "@parley/database/queries/trade/appeal-statement";
import { findMethodSettlement } from "@parley/database/queries/market/payment-method";
import { listOrderTimes } from "@parley/database/queries/trade/order-history";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import type { OrderRequest } from "@parley/domain/order/decide-order";
import { waitsUntil, mostADay } from "@parley/domain/order/most-a-day";
import { badInput, refused } from "@parley/domain/refused";
import { roleIn, type Order, type OrderRole } from "@parley/domain/order/order";
import { startsSettlement } from "@parley/domain/order/order-table";
import { codePurposeOf, listActions } from "@parley/domain/order/order-view";
import { cleanPayer, type Payer } from "@parley/domain/payment/payer";
import { parseAmount } from "@parley/domain/money/amount";
import type { Caller } from "../../identity/account/parts.ts";
import { apiKeyOf, type Requester, type Session } from "../../identity/account/session.ts";
import { mayTrade } from "../chat/may-trade.ts";
import {
  verifyRequest,
  type ConsumedRequest,
} from "../../identity/sealed-request/verify-request.ts";
import { consume, write, type Effect } from "@parley/engine/command";
import { identityByInput } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import {
  insertStatement,
  readAppealWords,
  readEvidence,
  type GivenEvidence,
} from "./appeal-statements.ts";
import { measureKeyRelease, refuseKeyStep } from "./key-release.ts";
import { moveBySideKind } from "./move-order.ts";
import { orderReads } from "./order-reads.ts";
import type { OrderParts } from "./parts.ts";
import { insertPayer } from "./payer-declaration.ts";
import { tickOrder } from "./sweep-orders.ts";

export interface GivenChange {
  readonly orderId: string;
  readonly action: OrderAction;
  readonly version: number;
  readonly command?: string | undefined;
  readonly reason?: string | undefined;
  readonly statement?: string | undefined;
  readonly files?: readonly string[] | undefined;
  readonly amount?: string | undefined;
  readonly minutes?: number | undefined;
  readonly payer?: Payer | undefined;
}

export interface ChangeCall {
  readonly session: Requester;
  readonly caller: Caller;
  readonly given: GivenChange;
  readonly bodyHash: string;
}

type EffectRefusal = ConsumedRequest | { readonly ok: false; readonly error: "unknownFile" };

export async function changeOrder(parts: OrderParts, call: ChangeCall) {
  const { session, given } = call;
  const order = await orderReads(parts).findOrder(toOrderId(given.orderId));
  const role = order === null ? null : roleIn(order, session.userId);
  if (order === null || role === null) return refused("orderUnknown");
  const { command: _sealed, ...asked } = given;
  const purpose = codePurposeOf(given.action, role, order.state, order.appeal.state);
  const forbidden = refuseKeyStep(session, given.action, purpose !== null);
  if (forbidden !== null) return forbidden;
  const person = session.sessionId === null ? null : session;
  const outcome = await runCommand(parts.engine, moveBySideKind, {
    // Without a key of the caller's, the same step from the same version is the same call.
    identity: identityByInput(session.userId, call.caller.idempotencyKey, asked, given.orderId),
    async prepare() {
      if (!mayTrade(session)) return refused("subUserForbidden");
      const read = await readRequest(parts, given, order, role);
      if (!read.ok) return read;
      if (order.version !== given.version) return refused("orderStateChanged");
      const early = checkArrival(parts, order, role, read.request);
      if (early !== null) return early;
      if (!isOpenTo(parts, order, role, read.action)) return refused("orderStateChanged");
      const tooMany = await checkBrake(parts, order, role, read.request);
      if (tooMany !== null) return tooMany;
      const evidence = await readEvidence(parts, session, order, read.evidence);
      if (!evidence.ok) return evidence;
      // A user needs codes where the table asks for them; a program has none to give.
      const hasCodes = given.command !== undefined;
      if (person === null ? hasCodes : purpose !== null && !hasCodes) return badInput("command");
      const measured = await measureKeyRelease(parts, session, order, read.action);
      if (!measured.ok) return measured;
      const input = {
        order,
        version: given.version,
        request: read.request,
        by: role,
        userId: session.userId,
        sessionId: session.sessionId,
        apiKeyId: apiKeyOf(session)?.id ?? null,
        keyRelease: measured.keyRelease,
        isVerified: purpose !== null,
      };
      const effects = [
        ...keepStatement(evidence.statement),
        ...keepPayer(parts, order, read.payer),
      ];
      return { ok: true, input, effects };
    },
    verify:
      purpose === null || person === null ? null : () => verifyStep(parts, person, call, purpose),
  });
  // The coins follow at once; should this server die now, the clock sees to it.
  if (outcome.ok && !outcome.isRepeated && isFollowed(given.action)) {
    tickOrder(parts, order).catch(parts.onFailure);
  }
  if (outcome.ok) return outcome;
  // What the table asks for here was looked at before: where it asks for more, it has moved on.
  const hasMovedOn =
    outcome.error === "verificationNeeded" ||
    outcome.error === "caseNotYours" ||
    outcome.error === "silenceTooEarly" ||
    outcome.error === "taskOpen" ||
    outcome.error === "taskLimit" ||
    outcome.error === "taskOutside" ||
    outcome.error === "taskUnknown" ||
    (outcome.error === "notReceivedTooEarly" && !("from" in outcome));
  return hasMovedOn ? refused("orderStateChanged") : outcome;
}

/** Steps after which coins may be due to move: by the settlement, or by an accepted ruling. */
const isFollowed = (action: OrderAction) => startsSettlement(action) || action === "accept-ruling";

/** Verifies the codes where the table asks for them. */
function verifyStep(parts: OrderParts, session: Session, call: ChangeCall, purpose: CodePurpose) {
  const { caller, given, bodyHash } = call;
  const { command, orderId } = given;
  return verifyRequest(parts, {
    holder: session,
    purpose,
    subject: orderId,
    sealed: command === undefined ? null : { command, bodyHash },
    address: caller.address,
  });
}

/** Says from when the seller can say that nothing arrived; null where that is no question. */
function checkArrival(
  { clock }: OrderParts,
  order: Order,
  role: OrderRole,
  { step }: OrderRequest,
) {
  const from = order.arrivesBy;
  if (step !== "not-received" || from === null || clock.now() >= from) return null;
  if (!listActions(order, role, from).includes(step)) return null;
  return { ok: false, error: "notReceivedTooEarly", from } as const;
}

/** Of two at the same moment one is too late for the order's version, so that none slips by. */
async function checkBrake(
  { pool, clock }: OrderParts,
  order: Order,
  actor: OrderRole,
  { step }: OrderRequest,
) {
  const most = mostADay(step);
  if (most === null) return null;
  const doneAt = await listOrderTimes(pool, order.id, { actor, step }, most);
  const now = clock.now();
  const until = waitsUntil(step, doneAt, now);
  if (until === null) return null;
  const retryAfterSeconds = Math.ceil((until - now) / 1_000);
  return { ok: false, error: "tooManyRequests", retryAfterSeconds } as const;
}

/** What is said in an appeal is kept with its opening, or it is not opened. */
function keepStatement(statement: NewStatement | null): readonly Effect<EffectRefusal>[] {
  if (statement === null) return [];
  return [consume((tx) => insertStatement(tx, statement), refused("unknownFile"))];
}

/** What the buyer says about the payer is kept with the step. */
function keepPayer(
  { vault, clock }: OrderParts,
  { id: orderId }: Order,
  payer: Payer | null,
): readonly Effect<EffectRefusal>[] {
  if (payer === null) return [];
  return [write((tx) => insertPayer(tx, vault, { orderId, payer, at: clock.now() }))];
}

/** A step that the table does not allow here is refused as such, whatever fields it has. */
function isOpenTo(
  { clock }: OrderParts,
  order: Order,
  role: OrderRole,
  action: OrderAction,
): boolean {
  return listActions(order, role, clock.now()).includes(action);
}

/** What says how much or who, and is wrong with any other action. Unasked texts are ignored. */
const FIELDS = ["amount", "minutes", "payer"] as const;
const FIELDS_OF: Partial<Record<OrderAction, readonly (typeof FIELDS)[number][]>> = {
  pay: ["payer"],
  extend: ["minutes"],
  "propose-split": ["amount"],
  "accept-split": ["amount"],
};

/** What belongs to the action must be there. */
async function readRequest(parts: OrderParts, given: GivenChange, order: Order, role: OrderRole) {
  const { action, amount, minutes } = given;
  const foreign = FIELDS.find(
    (field) => given[field] !== undefined && FIELDS_OF[action]?.includes(field) !== true,
  );
  if (foreign !== undefined) return badInput(foreign);
  if (action === "appeal" || action === "not-received") return readWords(given, order, role);
  if (action === "pay") return readPayment(parts, given, order);
  if (action === "extend") {
    return minutes === undefined ? badInput("minutes") : good({ step: action, minutes });
  }
  const atoms = amount === undefined ? null : parseAmount(amount, order.cryptoScale);
  if (action === "propose-split") {
    return atoms === null ? badInput("amount") : good({ step: action, amount: atoms });
  }
  if (amount !== undefined && atoms === null) return badInput("amount");
  // Another split than the one that stands is none.
  const isMeant = atoms === null || atoms === order.split?.amount;
  return isMeant ? good({ step: action }) : refused("orderStateChanged");
}

async function readPayment(
  { lookups }: OrderParts,
  { payer: given }: GivenChange,
  { payMethod }: Order,
) {
  const payer = given === undefined ? null : cleanPayer(given);
  if (given !== undefined && payer === null) return badInput("payer");
  const { arrivalMinutes } = await findMethodSettlement(lookups, payMethod);
  // Before a payment usually arrives it cannot be reported as missing.
  return good({ step: "pay", arrivalMs: arrivalMinutes * 60_000 }, { payer });
}

/** A seller who appeals because nothing arrived says what *not received* says. */
function readWords(given: GivenChange, { state }: Order, role: OrderRole) {
  const { action, reason, statement, files = [] } = given;
  if (action === "not-received") {
    const evidence = statement === undefined ? null : { statement, files };
    return good({ step: action }, { evidence });
  }
  if (reason === undefined) return badInput("reason");
  const words = readAppealWords(reason, statement);
  if (words === null) return badInput("statement");
  const evidence = { statement: words.statement, files };
  const isNotReceived =
    role === "seller" && words.reason === "payment-not-received" && state !== "canceled";
  return isNotReceived
    ? good({ step: "not-received" }, { evidence })
    : good({ step: "appeal", reason: words.reason }, { evidence });
}

function good(
  request: OrderRequest & { readonly step: OrderAction },
  {
    evidence = null,
    payer = null,
  }: { readonly evidence?: GivenEvidence | null; readonly payer?: Payer | null } = {},
) {
  return { ok: true, request, action: request.step, evidence, payer } as const;
}
