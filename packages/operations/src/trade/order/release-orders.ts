// Releases several orders of one seller with one code. Each order is decided for itself by the order
// table; one command of the engine locks them all, so that code and nonce are used up once.
import { roleIn, type Order } from "@parley/domain/order/order";
import { listActions } from "@parley/domain/order/order-view";
import { MANY_ORDERS } from "@parley/domain/order/release-together";
import type { LostCode } from "../../identity/factor/factors.ts";
import type { Caller } from "../../identity/account/parts.ts";
import type { Session } from "../../identity/account/session.ts";
import { mayTrade } from "../chat/may-trade.ts";
import { openCommand } from "../../identity/sealed-request/open-command.ts";
import type { CommandIdentity, CommandKind, Guard, Outcome } from "@parley/engine/command";
import type { Workspace } from "@parley/engine/workspace";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import { applyMove, moveNeeds, type MoveRefusal } from "./move-order.ts";
import { orderReads } from "./order-reads.ts";
import { orderTable } from "./order-tables.ts";
import type { OrderParts } from "./parts.ts";
import { tickOrder } from "./sweep-orders.ts";

export interface AskedOrder {
  readonly orderId: string;
  /** As the seller saw it. */
  readonly version: number;
}

export interface ReleaseCall {
  readonly session: Session;
  readonly caller: Caller;
  readonly orders: readonly AskedOrder[];
  readonly command: string;
  readonly bodyHash: string;
}

type RefusalName = Exclude<MoveRefusal["error"], "verificationNeeded" | "caseNotYours">;

/** A type and no interface: the engine keeps it as JSON. */
export type ReleaseOutcome =
  | { readonly orderId: string; readonly ok: true }
  | { readonly orderId: string; readonly ok: false; readonly error: RefusalName };

interface Release {
  /** `order` is null where there is none that the caller is a side of. */
  readonly asked: readonly (AskedOrder & { readonly order: Order | null })[];
  readonly personId: bigint;
  readonly sessionId: bigint;
}

/** None could be released: nothing has happened, and no code is used up. */
interface NoneReleased {
  readonly ok: false;
  readonly error: "noneReleased";
  readonly list: readonly ReleaseOutcome[];
}

type GuardRefusal = LostCode | { readonly ok: false; readonly error: "commandReplayed" };

type Reply = { readonly list: readonly ReleaseOutcome[] };

export const releaseOrdersKind: CommandKind<Release, Reply, NoneReleased | GuardRefusal> = {
  name: "release-orders",
  needs: ({ asked }) =>
    asked.flatMap(({ order }) => (order === null ? [] : moveNeeds(order, "release"))),
  decide(release, workspace) {
    const list = release.asked.map((one) => decideOne(one, release, workspace));
    return list.some(({ ok }) => ok)
      ? { ok: true, reply: { list } }
      : { ok: false, error: "noneReleased", list };
  },
};

/** A refused order leaves nothing in the workspace. */
function decideOne(
  { orderId, order, version }: Release["asked"][number],
  { personId, sessionId }: Release,
  workspace: Workspace,
): ReleaseOutcome {
  const standing = order === null ? null : workspace.read(orderTable, order.id);
  const role = standing === null ? null : roleIn(standing, personId);
  if (standing === null || role === null) return { orderId, ok: false, error: "orderUnknown" };
  if (standing.version !== version) return { orderId, ok: false, error: "orderStateChanged" };
  const moved = applyMove(workspace, standing, {
    order: standing,
    version,
    request: { command: "release" },
    by: role,
    personId,
    sessionId,
    isVerified: true,
    rulingReason: null,
    volumeUsdCents: null,
  });
  if (moved.ok) return { orderId, ok: true };
  const { error } = moved;
  const isElsewhere = error === "verificationNeeded" || error === "caseNotYours";
  return { orderId, ok: false, error: isElsewhere ? "orderStateChanged" : error };
}

export async function releaseOrders(parts: OrderParts, call: ReleaseCall) {
  const { session, orders } = call;
  const identity = identityOf(call);
  const earlier = await parts.engine.recall(releaseOrdersKind, identity);
  if (earlier !== null) return answerOf(earlier);
  if (!mayTrade(session)) return { ok: false, error: "subUserForbidden" } as const;
  const asked = await Promise.all(orders.map((one) => findAsked(parts, session, one)));
  const hopeless = asked.map((one) => refusalAtSight(parts, session, one));
  // As with a single order, obstacles are reported before any code is verified.
  if (!hopeless.includes(null)) return answer(hopeless.filter((one) => one !== null));
  const proof = await prove(parts, call);
  if (!proof.ok) {
    // The same call, sent twice at the same moment, may have used up the code in between.
    const repeated = await parts.engine.recall(releaseOrdersKind, identity);
    return repeated === null ? proof : answerOf(repeated);
  }
  const outcome = await parts.engine.submit(releaseOrdersKind, {
    input: { asked, personId: session.userId, sessionId: session.sessionId },
    identity,
    guards: proof.guards,
  });
  if (outcome.ok) settle(parts, asked, outcome.reply.list);
  return answerOf(outcome);
}

/** The coins follow at once; should this server die now, the clock sees to it. */
function settle(parts: OrderParts, asked: Release["asked"], list: readonly ReleaseOutcome[]): void {
  for (const [index, { order }] of asked.entries()) {
    if (order !== null && list[index]?.ok === true) {
      tickOrder(parts, order).catch(parts.onFailure);
    }
  }
}

async function findAsked(parts: OrderParts, session: Session, one: AskedOrder) {
  const order = await orderReads(parts).findOrder(BigInt(one.orderId));
  const isOwn = order !== null && roleIn(order, session.userId) !== null;
  return { ...one, order: isOwn ? order : null };
}

/** Null where a release may be possible. */
function refusalAtSight(
  { clock }: OrderParts,
  session: Session,
  { orderId, order, version }: Release["asked"][number],
): ReleaseOutcome | null {
  const role = order === null ? null : roleIn(order, session.userId);
  if (order === null || role === null) return { orderId, ok: false, error: "orderUnknown" };
  const isOpen =
    order.version === version && listActions(order, role, clock.now()).includes("release");
  return isOpen ? null : { orderId, ok: false, error: "orderStateChanged" };
}

/** Without a key of the caller's, the same orders in the same versions are the same call. */
function identityOf({ session, caller, orders }: ReleaseCall): CommandIdentity {
  const inputHash = hashInput(orders);
  const key = caller.idempotencyKey ?? `many:${inputHash.toString("base64url")}`;
  return { ownerId: session.userId, key, inputHash };
}

async function prove(parts: OrderParts, { session, caller, command, bodyHash }: ReleaseCall) {
  const purpose = "release";
  const subject = MANY_ORDERS;
  const sealed = { command, bodyHash, action: purpose, subject, userId: session.userId } as const;
  const opened = await openCommand(parts, sealed);
  if (!opened.ok) return opened;
  const { codes, useUp } = opened.opened;
  const checked = await parts.factors.check({
    holder: session,
    purpose,
    subject,
    codes,
    address: caller.address,
  });
  if (!checked.ok) return checked;
  const guards: readonly Guard<GuardRefusal>[] = [
    { useUp, refusal: { ok: false, error: "commandReplayed" } },
    ...checked.uses,
  ];
  return { ok: true, guards } as const;
}

function answerOf(outcome: Outcome<Reply, NoneReleased | GuardRefusal>) {
  if (outcome.ok) return answer(outcome.reply.list);
  return outcome.error === "noneReleased" ? answer(outcome.list) : outcome;
}

function answer(list: readonly ReleaseOutcome[]) {
  return { ok: true, list } as const;
}
