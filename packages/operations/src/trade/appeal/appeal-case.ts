// An appeal as a case of staff: taken on by one, ruled by that one, and above a certain worth approved
// by a second; after a second look was asked for, by others than before. All of it through the engine, so
// that no ruling meets a release on its way.
import { allWithdrawn } from "@parley/domain/appeal/task";
import type { SessionId, UserId } from "@parley/domain/ids";
import { refused, type RefusedAs } from "@parley/domain/refused";
import type { OrderRequest } from "@parley/domain/order/decide-order";
import { toOrder, type Order, type RulingKind, type RulingTerms } from "@parley/domain/order/order";
import { findTransition } from "@parley/domain/order/order-table";
import { checkRuling, hasRuledBefore } from "@parley/domain/order/standing-ruling";
import type { LostCode } from "../../identity/factor/factors.ts";
import type { CommandKind } from "@parley/engine/command";
import { lockRow } from "@parley/engine/table";
import type { ConflictRefusal } from "../../identity/role/conflict.ts";
import {
  applyMove,
  moveLocks,
  type MoveRefusal,
  type MoveReply,
  type OrderIdentity,
} from "../order/move-order.ts";
import { orderTable } from "../order/order-tables.ts";
import { tellOrder } from "../order/tell-order.ts";

export type CaseRefusal =
  | MoveRefusal
  | ConflictRefusal
  | LostCode
  | RefusedAs<"appealUnknown" | "caseTaken" | "rulingNeedsOther" | "noRulingPending">;

export interface Claim {
  readonly order: Pick<Order, "id">;
  readonly staffId: UserId;
  /** A supervisor may take a case over. */
  readonly canTakeOver: boolean;
}

export const claimAppealKind: CommandKind<
  Claim,
  MoveReply,
  ConflictRefusal | RefusedAs<"appealUnknown" | "caseTaken" | "rulingNeedsOther">
> = {
  name: "claim-appeal",
  locks: ({ order }) => [lockRow(orderTable, order.id)],
  decide({ order: { id }, staffId, canTakeOver }, workspace) {
    const order = workspace.read(orderTable, id);
    if (order?.appeal.state !== "open") return refused("appealUnknown");
    if (hasRuledBefore(order, staffId)) return refused("rulingNeedsOther");
    const isTaken = order.caseStaffId !== null && order.caseStaffId !== staffId;
    if (isTaken && !canTakeOver) return refused("caseTaken");
    const claimed = toOrder({ ...order, caseStaffId: staffId });
    workspace.write(orderTable, claimed);
    tellOrder(workspace, claimed);
    return done(claimed);
  },
};

export interface Assignment {
  readonly order: Pick<Order, "id">;
  /** Who has the case, as it was seen. */
  readonly heldBy: UserId;
  /** Null for the queue. */
  readonly to: UserId | null;
}

/** A case changes hands, or returns to the queue. */
export const assignAppealKind: CommandKind<
  Assignment,
  MoveReply,
  ConflictRefusal | RefusedAs<"appealUnknown" | "caseNotYours" | "rulingNeedsOther">
> = {
  name: "assign-appeal",
  locks: ({ order }) => [lockRow(orderTable, order.id)],
  decide({ order: { id }, heldBy, to }, workspace) {
    const order = workspace.read(orderTable, id);
    if (order?.appeal.state !== "open") return refused("appealUnknown");
    if (order.caseStaffId !== heldBy) return refused("caseNotYours");
    if (to !== null && hasRuledBefore(order, to)) return refused("rulingNeedsOther");
    const assigned = toOrder({ ...order, caseStaffId: to });
    workspace.write(orderTable, assigned);
    tellOrder(workspace, assigned);
    return done(assigned);
  },
};

export interface RulingProposal {
  readonly order: Pick<Order, "id">;
  readonly version: number;
  readonly ruling: RulingTerms;
}

/** What waits for a second; any step of the order does away with it. */
export const proposeRulingKind: CommandKind<RulingProposal, MoveReply, CaseRefusal> = {
  name: "propose-ruling",
  locks: ({ order }) => [lockRow(orderTable, order.id)],
  decide({ order: { id }, version, ruling }, workspace) {
    const order = workspace.read(orderTable, id);
    if (order?.appeal.state !== "open") return refused("appealUnknown");
    if (order.caseStaffId !== ruling.byId) return refused("caseNotYours");
    const { state, appeal } = order;
    const isOpenTo = findTransition(`rule-${ruling.kind}`, "staff", state, appeal.state) !== null;
    if (order.version !== version || !isOpenTo || isStanding(order)) {
      return refused("orderStateChanged");
    }
    const wrong = checkRuling(order, ruling, workspace.now);
    if (wrong !== null) return refused(wrong);
    const pending = { at: workspace.now, effectAt: null, approvedById: null, acceptedBy: [] };
    const waiting = { ...ruling, ...pending };
    // Staff have decided: no answer is awaited any more, and no task voids the ruling when it is due.
    const tasks = allWithdrawn(order.tasks, workspace.now);
    const proposed = toOrder({ ...order, ruling: waiting, tasks });
    workspace.write(orderTable, proposed);
    if (tasks !== order.tasks) tellOrder(workspace, proposed);
    return done(proposed);
  },
};

export interface Approval {
  readonly order: OrderIdentity;
  readonly version: number;
  /** As it is about to take effect. */
  readonly kind: RulingKind;
  readonly amount: bigint | null;
  /** Of the ruling that the second member of staff saw: another may have taken its place. */
  readonly ruledAt: number;
  readonly staffId: UserId;
  readonly sessionId: SessionId;
  readonly volumeUsdCents: bigint | null;
}

export const approveRulingKind: CommandKind<Approval, MoveReply, CaseRefusal> = {
  name: "approve-ruling",
  locks: ({ order, kind }) => moveLocks(order, `rule-${kind}`),
  decide(approval, workspace) {
    const { kind, amount, ruledAt, staffId, sessionId } = approval;
    const order = workspace.read(orderTable, approval.order.id);
    if (order === null || order.ruling === null || isStanding(order)) {
      return refused("noRulingPending");
    }
    const { ruling } = order;
    if (ruling.byId === staffId || hasRuledBefore(order, staffId)) {
      return refused("rulingNeedsOther");
    }
    const isSame = ruling.at === ruledAt && ruling.kind === kind && ruling.amount === amount;
    if (!isSame || order.version !== approval.version) return refused("orderStateChanged");
    return applyMove(workspace, order, {
      order,
      version: order.version,
      request: rulingRequest(ruling, staffId),
      by: "staff",
      userId: staffId,
      sessionId,
      isVerified: true,
      hasCase: true,
      volumeUsdCents: approval.volumeUsdCents,
    });
  },
};

/** As it begins to stand, with the second member of staff where there is one. */
export function rulingRequest(
  { kind, amount, reason, note, texts, byId }: RulingTerms,
  approvedById?: UserId,
): OrderRequest {
  const terms = { amount, reason, note, texts, byId };
  const ruling = approvedById === undefined ? terms : { ...terms, approvedById };
  return { step: `rule-${kind}`, ruling };
}

function isStanding({ ruling }: Order): boolean {
  return ruling !== null && ruling.effectAt !== null;
}

function done({ id, version }: Order) {
  return { ok: true, reply: { orderId: String(id), version } } as const;
}
