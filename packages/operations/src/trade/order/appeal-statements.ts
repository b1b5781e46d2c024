// What the two sides say in an appeal, with files that they put into the order's chat before.
import { answeredBy, type TaskAnswer } from "@parley/domain/appeal/task";
import { toOrderId } from "@parley/domain/ids";
import { refused, type RefusedAs } from "@parley/domain/refused";
import type { PoolClient } from "@parley/database/pool";
import {
  countOrderFiles,
  insertAppealStatement,
  findLastAppealStatementAt,
  type NewStatement,
} from "@parley/database/queries/trade/appeal-statement";
import { takeFilesIntoUse } from "@parley/database/queries/kernel/file";
import {
  findOrder,
  lockOrders,
  markOrderAnswered,
  updateOrders,
} from "@parley/database/queries/trade/order";
import { evidenceNoticeOf } from "@parley/domain/notification/order-notices";
import {
  APPEAL_REASONS,
  MAX_STATEMENT_LENGTH,
  roleIn,
  toOrder,
  type AppealReason,
  type Order,
  type OrderRole,
} from "@parley/domain/order/order";
import { tellAll } from "../chat/conversation.ts";
import type { Requester } from "../../identity/account/session.ts";
import { mayTrade } from "../chat/may-trade.ts";
import { notifySide } from "../../messaging/notification/notify-account.ts";
import { once } from "@parley/engine/idempotency/once";
import type { OrderParts } from "./parts.ts";

export interface GivenEvidence {
  readonly statement: string;
  readonly files: readonly string[];
}

/**
 * A caller may give a reason in its own words, as a program may: it is put before the statement, or
 * is it. Null when nothing was said, or too much.
 */
export function readAppealWords(
  given: string | undefined,
  statement: string | undefined,
): { readonly reason: AppealReason; readonly statement: string } | null {
  const known = APPEAL_REASONS.find((reason) => reason === given);
  const own = known === undefined ? given : undefined;
  const said = [own, statement].filter((words) => words !== undefined).join("\n");
  if (said === "" || said.length > MAX_STATEMENT_LENGTH) return null;
  return { reason: known ?? "other", statement: said };
}

type EvidenceParts = Pick<OrderParts, "pool" | "clock" | "ids" | "vault">;

/** Only files that the user put into this order's chat count. */
export async function readEvidence(
  { pool, clock, ids }: EvidenceParts,
  { userId }: Requester,
  order: Order,
  given: GivenEvidence | null,
) {
  if (given === null) return { ok: true, statement: null } as const;
  const role = roleIn(order, userId);
  const fileIds = [...new Set(given.files)].map(BigInt);
  const owned = await countOrderFiles(pool, order.id, userId, fileIds);
  if (role === null || owned < fileIds.length) {
    return { ok: false, error: "unknownFile", field: "files" } as const;
  }
  const statement: NewStatement = {
    id: ids.next(),
    orderId: order.id,
    userId,
    role,
    statement: given.statement,
    fileIds,
    createdAt: new Date(clock.now()),
  };
  return { ok: true, statement } as const;
}

/** Its files stay from now on. False when one of them has gone meanwhile. */
export async function insertStatement(
  tx: PoolClient,
  statement: NewStatement | null,
): Promise<boolean> {
  if (statement === null) return true;
  const { fileIds } = statement;
  if ((await takeFilesIntoUse(tx, fileIds)) < fileIds.length) return false;
  await insertAppealStatement(tx, statement);
  return true;
}

/** Adds to an appeal that is open. */
export async function addEvidence(
  parts: EvidenceParts,
  session: Requester,
  { orderId, ...given }: GivenEvidence & { readonly orderId: string },
  idempotencyKey: string | null,
) {
  const request = {
    scope: `user:${session.userId}`,
    endpoint: "addEvidence",
    key: idempotencyKey,
    input: { orderId, ...given },
  };
  type Refusal = RefusedAs<
    "orderUnknown" | "subUserForbidden" | "appealUnknown" | "unknownFile" | "idempotencyMismatch"
  >;
  return once<true, Refusal>(parts, request, async (commit) => {
    const order = await findOrder(parts.pool, toOrderId(orderId));
    const role = order === null ? null : roleIn(order, session.userId);
    if (order === null || role === null) return refused("orderUnknown");
    if (!mayTrade(session)) return refused("subUserForbidden");
    const evidence = await readEvidence(parts, session, order, given);
    if (!evidence.ok) return refused("unknownFile");
    return commit(async (tx, refuse) => {
      const [locked] = await lockOrders(tx, [order.id]);
      if (locked?.appeal.state !== "open") return refuse(refused("appealUnknown"));
      await notifyOtherSide(tx, parts, locked, role);
      if (!(await insertStatement(tx, evidence.statement))) refuse(refused("unknownFile"));
      const hasFiles = given.files.length > 0;
      await answerTasks(tx, locked, { side: role, hasFiles }, parts.clock.now());
      if (role === "buyer") {
        await markOrderAnswered(tx, order.id, new Date(parts.clock.now()));
      }
      // The other side and staff with the case see it without asking again.
      const sides = [order.advertiserId, order.takerId];
      await tellAll(tx, parts, { order: locked, sides, topic: "order" });
      return true;
    });
  });
}

/** What a side adds is its answer to what staff have asked. With the row locked. */
async function answerTasks(
  tx: PoolClient,
  order: Order,
  answer: TaskAnswer,
  now: number,
): Promise<void> {
  const tasks = answeredBy(order.tasks, answer, now);
  if (tasks !== order.tasks) await updateOrders(tx, [toOrder({ ...order, tasks })]);
}

/** Before the statement is stored: the last one of this side decides. */
async function notifyOtherSide(
  tx: PoolClient,
  { clock, ids }: EvidenceParts,
  order: Order,
  by: OrderRole,
): Promise<void> {
  const now = clock.now();
  const last = await findLastAppealStatementAt(tx, order.id, by);
  const notice = evidenceNoticeOf(order, { by, lastAt: last?.getTime() ?? null, now });
  if (notice !== null) await notifySide(tx, { clock, ids }, notice);
}
