// Steps of an order by its two sides. A repeated call is recognised before any code or state is
// checked; codes are consumed with the effect.
import type { NewStatement } from "@parley/database/queries/trade/appeal-statement";
import { listOrderTimes } from "@parley/database/queries/trade/order-history";
import type { OrderRequest } from "@parley/domain/order/decide-order";
import { waitsUntil, mostADay } from "@parley/domain/order/most-a-day";
import { roleIn, type Order, type OrderRole } from "@parley/domain/order/order";
import { codePurposeOf, listActions, type OrderAction } from "@parley/domain/order/order-view";
import { cleanPayer, type Payer } from "@parley/domain/order/payer";
import { notReceivedFrom } from "@parley/domain/order/proof-of-payment";
import { parseAmount } from "@parley/domain/money/amount";
import type { LostCode } from "../../identity/factor/factors.ts";
import type { Caller } from "../../identity/account/parts.ts";
import type { Session } from "../../identity/account/session.ts";
import { mayTrade } from "../chat/may-trade.ts";
import { openCommand } from "../../identity/sealed-request/open-command.ts";
import type { CommandIdentity, Guard, Outcome } from "@parley/engine/command";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import {
  insertStatement,
  readAppealWords,
  readEvidence,
  type GivenEvidence,
} from "./appeal-statements.ts";
import { moveOrderKind, type MoveRefusal, type MoveReply } from "./move-order.ts";
import { orderReads } from "./order-reads.ts";
import type { OrderParts } from "./parts.ts";
import { insertPayer } from "./payer-declaration.ts";
import { tickOrder } from "./sweep-orders.ts";
import { usualArrivalMs } from "./usual-arrival.ts";

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
  readonly session: Session;
  readonly caller: Caller;
  readonly given: GivenChange;
  readonly bodyHash: string;
}

type GuardRefusal =
  | LostCode
  | { readonly ok: false; readonly error: "commandReplayed" | "unknownFile" };

export async function changeOrder(parts: OrderParts, call: ChangeCall) {
  const { session, given } = call;
  const order = await orderReads(parts).findOrder(BigInt(given.orderId));
  const role = order === null ? null : roleIn(order, session.userId);
  if (order === null || role === null) return refused("orderUnknown");
  const identity = identityOf(call);
  const earlier = await parts.engine.recall(moveOrderKind, identity);
  if (earlier !== null) return answerOf(earlier);
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
  const proof = await prove(parts, call, order, role);
  if (!proof.ok) {
    // The same call, sent twice at the same moment, may have used up the code in between.
    const repeated = await parts.engine.recall(moveOrderKind, identity);
    return repeated === null ? proof : answerOf(repeated);
  }
  const outcome = await parts.engine.submit(moveOrderKind, {
    input: {
      order,
      version: given.version,
      request: read.request,
      by: role,
      personId: session.userId,
      sessionId: session.sessionId,
      isVerified: proof.isVerified,
      rulingReason: null,
      volumeUsdCents: null,
    },
    identity,
    guards: [
      ...proof.guards,
      ...keepStatement(evidence.statement),
      ...keepPayer(parts, order, read.payer),
    ],
  });
  // The coins follow at once; should this server die now, the clock sees to it.
  if (outcome.ok && FOLLOWED.has(read.action)) tickOrder(parts, order).catch(parts.onFailure);
  return answerOf(outcome);
}

/** Steps after which the coins may be due to move. */
const FOLLOWED: ReadonlySet<OrderAction> = new Set(["release", "retry", "accept-ruling"]);

/** Says from when the seller can say that nothing arrived; null where that is no question. */
function checkArrival(
  { clock }: OrderParts,
  order: Order,
  role: OrderRole,
  { command }: OrderRequest,
) {
  const from = notReceivedFrom(order);
  if (command !== "not-received" || from === null || clock.now() >= from) return null;
  if (!listActions(order, role, from).includes(command)) return null;
  return { ok: false, error: "notReceivedTooEarly", from } as const;
}

/** Of two at the same moment one is too late for the order's version, so that none slips by. */
async function checkBrake(
  { pool, clock }: OrderParts,
  order: Order,
  actor: OrderRole,
  { command }: OrderRequest,
) {
  const most = mostADay(command);
  if (most === null) return null;
  const doneAt = await listOrderTimes(pool, order.id, { actor, command }, most);
  const now = clock.now();
  const until = waitsUntil(command, doneAt, now);
  if (until === null) return null;
  const retryAfterSeconds = Math.ceil((until - now) / 1_000);
  return { ok: false, error: "tooManyRequests", retryAfterSeconds } as const;
}

/** The statement of an appeal is stored with its opening, in one transaction. */
function keepStatement(statement: NewStatement | null): readonly Guard<GuardRefusal>[] {
  if (statement === null) return [];
  const refusal = { ok: false, error: "unknownFile" } as const;
  return [{ useUp: (tx) => insertStatement(tx, statement), refusal }];
}

/** The declared payer is stored with the step, in one transaction. */
function keepPayer(
  { vault, clock }: OrderParts,
  { id: orderId }: Order,
  payer: Payer | null,
): readonly Guard<GuardRefusal>[] {
  if (payer === null) return [];
  const refusal = { ok: false, error: "codeExpired" } as const;
  return [{ useUp: (tx) => insertPayer(tx, vault, { orderId, payer, at: clock.now() }), refusal }];
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

type Answer = Outcome<MoveReply, MoveRefusal | GuardRefusal>;

/** The table's requirements were checked before: where it requires more, the order has moved on. */
function answerOf(outcome: Answer) {
  if (outcome.ok || outcome.error === "unavailable" || outcome.error === "codeUsed") return outcome;
  const { error } = outcome;
  const isPast =
    error === "verificationNeeded" ||
    error === "caseNotYours" ||
    error === "notReceivedTooEarly" ||
    error === "silenceTooEarly";
  return isPast ? refused("orderStateChanged") : refused(error);
}

/** Without a key of the caller's, the same step from the same version is the same call. */
function identityOf({ session, caller, given }: ChangeCall): CommandIdentity {
  const { command: _sealed, ...asked } = given;
  const inputHash = hashInput(asked);
  const key = caller.idempotencyKey ?? `${given.orderId}:${inputHash.toString("base64url")}`;
  return { ownerId: session.userId, key, inputHash };
}

/**
 * Fields of amounts and users, which are wrong with any other action. Unneeded texts are ignored.
 */
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
  if (foreign !== undefined) return bad(foreign);
  if (action === "appeal" || action === "not-received") return readWords(given, order, role);
  if (action === "pay") return readPayment(parts, given, order);
  if (action === "extend") {
    return minutes === undefined ? bad("minutes") : good({ command: action, minutes });
  }
  const atoms = amount === undefined ? null : parseAmount(amount, order.cryptoScale);
  if (action === "propose-split") {
    return atoms === null ? bad("amount") : good({ command: action, amount: atoms });
  }
  if (amount !== undefined && atoms === null) return bad("amount");
  // A split other than the proposed one is refused.
  const isMeant = atoms === null || atoms === order.split?.amount;
  return isMeant ? good({ command: action }) : refused("orderStateChanged");
}

async function readPayment(
  { lookups }: OrderParts,
  { payer: given }: GivenChange,
  { payMethod }: Order,
) {
  const payer = given === undefined ? null : cleanPayer(given);
  if (given !== undefined && payer === null) return bad("payer");
  const arrivalMs = await usualArrivalMs(lookups, payMethod);
  return good({ command: "pay", arrivalMs }, { payer });
}

/** A seller who appeals because nothing arrived says what *not received* says. */
function readWords(given: GivenChange, { state }: Order, role: OrderRole) {
  const { action, reason, statement, files = [] } = given;
  if (action === "not-received") {
    const evidence = statement === undefined ? null : { statement, files };
    return good({ command: action }, { evidence });
  }
  if (reason === undefined) return bad("reason");
  const words = readAppealWords(reason, statement);
  if (words === null) return bad("statement");
  const evidence = { statement: words.statement, files };
  const isNotReceived =
    role === "seller" && words.reason === "payment-not-received" && state !== "canceled";
  return isNotReceived
    ? good({ command: "not-received" }, { evidence })
    : good({ command: "appeal", reason: words.reason }, { evidence });
}

function good(
  request: OrderRequest & { readonly command: OrderAction },
  {
    evidence = null,
    payer = null,
  }: { readonly evidence?: GivenEvidence | null; readonly payer?: Payer | null } = {},
) {
  return { ok: true, request, action: request.command, evidence, payer } as const;
}

function bad(field: string) {
  return { ok: false, error: "badInput", field } as const;
}

/** Verifies the sealed request and its codes where the table requires them. */
async function prove(parts: OrderParts, call: ChangeCall, order: Order, role: OrderRole) {
  const { session, caller, given, bodyHash } = call;
  const none: readonly Guard<MoveRefusal | GuardRefusal>[] = [];
  const purpose = codePurposeOf(given.action, role, order.state, order.appeal.state);
  if (purpose === null) {
    return { ok: true, isVerified: false, guards: none } as const;
  }
  if (given.command === undefined) return bad("command");
  const subject = given.orderId;
  const opened = await openCommand(parts, {
    command: given.command,
    bodyHash,
    action: purpose,
    subject,
    userId: session.userId,
  });
  if (!opened.ok) return opened;
  const answer = await parts.factors.check({
    holder: session,
    purpose,
    subject,
    codes: opened.opened.codes,
    address: caller.address,
  });
  if (!answer.ok) return answer;
  const guards: readonly Guard<MoveRefusal | GuardRefusal>[] = [
    { useUp: opened.opened.useUp, refusal: { ok: false, error: "commandReplayed" } },
    ...answer.uses,
  ];
  return { ok: true, isVerified: true, guards } as const;
}

function refused<Name extends string>(error: Name) {
  return { ok: false, error } as const;
}
