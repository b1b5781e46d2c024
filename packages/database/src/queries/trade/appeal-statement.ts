// What the two sides say in an appeal.
import { toOrderId, toUserId, type OrderId, type UserId } from "@parley/domain/ids";
import type { OrderRole } from "@parley/domain/order/order";
import { array, bigint, dateTime, idOf, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const statements = defineTable("appeal_statement", {
  id: bigint(),
  orderId: idOf(toOrderId),
  userId: idOf(toUserId),
  role: text<OrderRole>(),
  statement: text(),
  fileIds: array(bigint()),
  createdAt: dateTime(),
});

export type NewStatement = RowOf<typeof statements>;

export interface StatementFile {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export interface AppealStatement extends Pick<NewStatement, "role" | "statement" | "createdAt"> {
  readonly files: readonly StatementFile[];
}

export async function insertAppealStatement(
  database: Queryable,
  statement: NewStatement,
): Promise<void> {
  await statements.insertRows(database, "insert-appeal-statement", [statement]);
}

/** When this side last said something; null when it has not. */
export async function findLastAppealStatementAt(
  database: Queryable,
  orderId: OrderId,
  role: OrderRole,
): Promise<Date | null> {
  const { rows } = await database.query<{ at: Date }>({
    name: "find-last-appeal-statement",
    text: `select created_at as at from appeal_statement
           where order_id = $1 and role = $2 order by id desc limit 1`,
    values: [orderId, role],
  });
  return rows[0]?.at ?? null;
}

export async function countAppealStatements(
  database: Queryable,
  orderId: OrderId,
): Promise<number> {
  return readCount(database, {
    name: "count-appeal-statements",
    text: "select count(*)::integer as count from appeal_statement where order_id = $1",
    values: [orderId],
  });
}

/** The oldest first. */
export async function listAppealStatements(
  database: Queryable,
  orderId: OrderId,
): Promise<AppealStatement[]> {
  const { rows } = await database.query<AppealStatement>({
    name: "list-appeal-statements",
    text: `select said.role, said.statement, said.created_at as "createdAt",
             coalesce(
               (
                 select jsonb_agg(
                   jsonb_build_object(
                     'fileId', file.id::text, 'name', file.name,
                     'size', file.byte_count, 'type', file.media_type
                   ) order by file.id
                 )
                 from file where file.id = any(said.file_ids)
               ),
               '[]'::jsonb
             ) as files
           from appeal_statement as said where said.order_id = $1 order by said.id`,
    values: [orderId],
  });
  return rows;
}

/** How many of these files this user put into the chat of this order. */
export async function countOrderFiles(
  database: Queryable,
  orderId: OrderId,
  userId: UserId,
  fileIds: readonly bigint[],
): Promise<number> {
  if (fileIds.length === 0) return 0;
  return readCount(database, {
    name: "count-order-files",
    text: `select count(*)::integer as count from file
           where id = any($3::bigint[]) and owner_id = $2 and purpose = 'chat'
             and subject = $1::bigint::text`,
    values: [orderId, userId, fileIds],
  });
}
