// Releases several orders of one seller with one code. Each order is decided for itself by the order
// table; one command of the engine locks them all, so that code and nonce are used up once.
import { isTaskRefusal, type TaskRefusal } from "@parley/domain/appeal/task";
import { toOrderId, type ApiKeyId, type SessionId, type UserId } from "@parley/domain/ids";
import { roleIn, type Order } from "@parley/domain/order/order";
import { listActions } from "@parley/domain/order/order-view";
import { MANY_ORDERS } from "@parley/domain/order/release-together";
import type { Caller } from "../../identity/account/parts.ts";
import { apiKeyOf, type Requester } from "../../identity/account/session.ts";
import { spendingLocks } from "../../identity/api-key/spend-cap.ts";
import { mayTrade } from "../chat/may-trade.ts";
import {
  verifyRequest,
  type ConsumedRequest,
} from "../../identity/sealed-request/verify-request.ts";
import type { CommandKind } from "@parley/engine/command";
import type { Workspace } from "@parley/engine/workspace";
import { identityByInput } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import { badInput, refused } from "@parley/domain/refused";
import { measureKeyRelease } from "./key-release.ts";
import { applySideMove, moveLocks, type KeyRelease, type SideRefusal } from "./move-order.ts";
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
  readonly session: Requester;
  readonly caller: Caller;
  readonly orders: readonly AskedOrder[];
  /** Absent for a program, which has no codes to give. */
  readonly command?: string | undefined;
  readonly bodyHash: string;
}

type RefusalName = Exclude<
  SideRefusal["error"],
  "verificationNeeded" | "caseNotYours" | TaskRefusal
>;

/** A type and no interface: the engine keeps it as JSON. */
export type ReleaseOutcome =
  | { readonly orderId: string; readonly ok: true }
  | { readonly orderId: string; readonly ok: false; readonly error: RefusalName };

interface Release {
  /** `order` is null where there is none that the caller is a side of. */
  readonly asked: readonly (AskedOrder & {
    readonly order: Order | null;
    readonly keyRelease?: KeyRelease | null;
  })[];
  readonly userId: UserId;
  readonly sessionId: SessionId | null;
  readonly apiKeyId?: ApiKeyId | null;
}

/** None could be released: nothing has happened, and no code is used up. */
interface NoneReleased {
  readonly ok: false;
  readonly error: "noneReleased";
  readonly list: readonly ReleaseOutcome[];
}

const noneReleased = (list: readonly ReleaseOutcome[]): NoneReleased => ({
  ok: false,
  error: "noneReleased",
  list,
});

type Reply = { readonly list: readonly ReleaseOutcome[] };

export const releaseOrdersKind: CommandKind<Release, Reply, NoneReleased | ConsumedRequest> = {
  name: "release-orders",
  locks: ({ asked }) =>
    asked.flatMap(({ order, keyRelease = null }) =>
      order === null ? [] : [...moveLocks(order, "release"), ...spendingLocks(keyRelease)],
    ),
  decide(release, workspace) {
    const list = release.asked.map((one) => decideOne(one, release, workspace));
    return list.some(({ ok }) => ok) ? { ok: true, reply: { list } } : noneReleased(list);
  },
};

/** A refused order leaves nothing in the workspace. */
function decideOne(
  { orderId, order, version, keyRelease = null }: Release["asked"][number],
  { userId, sessionId, apiKeyId = null }: Release,
  workspace: Workspace,
): ReleaseOutcome {
  const standing = order === null ? null : workspace.read(orderTable, order.id);
  const role = standing === null ? null : roleIn(standing, userId);
  if (standing === null || role === null) return { orderId, ok: false, error: "orderUnknown" };
  if (standing.version !== version) return { orderId, ok: false, error: "orderStateChanged" };
  const moved = applySideMove(workspace, standing, {
    order: standing,
    version,
    request: { step: "release" },
    by: role,
    userId,
    sessionId,
    apiKeyId,
    keyRelease,
    isVerified: true,
  });
  if (moved.ok) return { orderId, ok: true };
  const { error } = moved;
  const isElsewhere =
    error === "verificationNeeded" || error === "caseNotYours" || isTaskRefusal(error);
  return { orderId, ok: false, error: isElsewhere ? "orderStateChanged" : error };
}

export async function releaseOrders(parts: OrderParts, call: ReleaseCall) {
  const { session, caller, orders, command, bodyHash } = call;
  const person = session.sessionId === null ? null : session;
  let asked: Release["asked"] = [];
  const outcome = await runCommand(parts.engine, releaseOrdersKind, {
    // Without a key of the caller's, the same orders in the same versions are the same call.
    identity: identityByInput(session.userId, caller.idempotencyKey, orders, "many"),
    async prepare() {
      if (!mayTrade(session)) return refused("subUserForbidden");
      asked = await Promise.all(orders.map((one) => findAsked(parts, session, one)));
      const hopeless = asked.map((one) => refusalAtSight(parts, session, one));
      // As with a single order, what cannot be is said before any code is looked at.
      if (!hopeless.includes(null)) {
        return noneReleased(hopeless.filter((one) => one !== null));
      }
      if ((person === null) !== (command === undefined)) return badInput("command");
      const { userId, sessionId } = session;
      const measured = await Promise.all(asked.map((one) => measure(parts, session, one)));
      if (measured.includes(null)) return refused("ratesStale");
      const input = {
        asked: measured.filter((one) => one !== null),
        userId,
        sessionId,
        apiKeyId: apiKeyOf(session)?.id ?? null,
      };
      return { ok: true, input };
    },
    verify:
      person === null || command === undefined
        ? null
        : () =>
            verifyRequest(parts, {
              holder: person,
              purpose: "release",
              subject: MANY_ORDERS,
              sealed: { command, bodyHash },
              address: caller.address,
            }),
  });
  if (!outcome.ok) return outcome.error === "noneReleased" ? answer(outcome.list) : outcome;
  settle(parts, asked, outcome.reply.list);
  return answer(outcome.reply.list);
}

/** The coins follow at once; should this server die now, the clock sees to it. */
function settle(parts: OrderParts, asked: Release["asked"], list: readonly ReleaseOutcome[]): void {
  for (const [index, { order }] of asked.entries()) {
    if (order !== null && list[index]?.ok === true) {
      tickOrder(parts, order).catch(parts.onFailure);
    }
  }
}

async function findAsked(parts: OrderParts, session: Requester, one: AskedOrder) {
  const order = await orderReads(parts).findOrder(toOrderId(one.orderId));
  const isOwn = order !== null && roleIn(order, session.userId) !== null;
  return { ...one, order: isOwn ? order : null };
}

/** With what a release by key counts for; null where the worth is unknown. */
async function measure(parts: OrderParts, session: Requester, one: Release["asked"][number]) {
  if (one.order === null) return one;
  const measured = await measureKeyRelease(parts, session, one.order, "release");
  return measured.ok ? { ...one, keyRelease: measured.keyRelease } : null;
}

/** Null where a release may be possible. */
function refusalAtSight(
  { clock }: OrderParts,
  session: Requester,
  { orderId, order, version }: Release["asked"][number],
): ReleaseOutcome | null {
  const role = order === null ? null : roleIn(order, session.userId);
  if (order === null || role === null) return { orderId, ok: false, error: "orderUnknown" };
  const isOpen =
    order.version === version && listActions(order, role, clock.now()).includes("release");
  return isOpen ? null : { orderId, ok: false, error: "orderStateChanged" };
}

function answer(list: readonly ReleaseOutcome[]) {
  return { ok: true, list } as const;
}
