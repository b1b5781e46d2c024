// The conversation of an order, and how far each side has read it. Messages are only added, with
// the order's row locked, so that their ids grow in the order of visibility.
import { toOrderId, toUserId, type OrderId, type UserId } from "@parley/domain/ids";
import type { ChatEvent } from "@parley/domain/chat/chat-event";
import type { MessageKind, MessageSender } from "@parley/domain/chat/chat-message";
import type { SaidPhrase } from "@parley/domain/chat/quick-phrases";
import type { OrderRole } from "@parley/domain/order/order";
import { bigint, boolean, idOf, instant, integer, json, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const messages = defineTable("order_message", {
  /** Taken where it is above all others of the order; else the next above them is. */
  id: bigint(),
  orderId: idOf(toOrderId),
  sender: text<MessageSender>(),
  /** Null for the platform. */
  userId: nullable(idOf(toUserId)),
  kind: text<MessageKind>(),
  text: nullable(text()),
  fileId: nullable(bigint()),
  phrase: nullable(json<SaidPhrase>()),
  event: nullable(json<ChatEvent>()),
  /** Between staff. */
  isInternal: boolean(),
  /** Of staff to one side alone. */
  onlyFor: nullable(text<OrderRole>()),
  clientId: nullable(text()),
  createdAt: instant(),
});

export type NewMessage = RowOf<typeof messages>;

export interface MessageFile {
  readonly id: bigint;
  readonly name: string;
  readonly mediaType: string;
  readonly byteCount: number;
}

export interface Message extends Omit<NewMessage, "fileId"> {
  readonly file: MessageFile | null;
  /** Of the reader's own: when the other side read it. Of others': when the reader did. */
  readonly readAt: number | null;
}

/** Who reads. */
export interface MessageReader {
  readonly orderId: OrderId;
  readonly userId: UserId;
  /** Null where the reader is on neither side. */
  readonly counterpartyId: UserId | null;
  /** Null for staff, who see the notes between them and what was written to one side alone. */
  readonly side: OrderRole | null;
}

/** What is said of a file is null where there is none. */
const shownRow = defineRow({
  ...messages.fields,
  readAt: nullable(instant()),
  fileName: text(),
  fileType: text(),
  fileBytes: integer(),
});

const shownMessages = shownRow.as(toMessage);

/** By the side of the reader, null for staff: the one place that decides who sees a message. */
const isVisibleTo = (side: string) =>
  `(${side}::text is null or (not message.is_internal
    and (message.only_for is null or message.only_for = ${side})))`;

/** The side of a user in the order of the message. */
const sideOf = (userId: string) =>
  `(select case when (ordered.offer_side = 'sell') = (ordered.taker_id = ${userId})
      then 'buyer' else 'seller' end
    from trade_order as ordered where ordered.id = message.order_id)`;

/** For counts of unread messages: a note and what is for the other side are not counted. */
const isCountedFor = (userId: string) =>
  `not message.is_internal
    and (message.only_for is null or message.only_for = ${sideOf(userId)})`;

const select = (condition: string) => `
  select ${messages.columnsOf("message")}, seen.read_at as "readAt",
    file.name as "fileName", file.media_type as "fileType", file.byte_count as "fileBytes"
  from order_message as message
    left join file on file.id = message.file_id
    left join lateral (
      select read_at from order_read
      where order_id = message.order_id
        and user_id = case when message.user_id = $2 then $3::bigint else $2 end
        and message_id >= message.id
      order by message_id limit 1
    ) as seen on true
  where message.order_id = $1 and ${isVisibleTo("$4")} and ${condition}`;

const readerValues = ({ orderId, userId, counterpartyId, side }: MessageReader) => [
  orderId,
  userId,
  counterpartyId,
  side,
];

const INSERT = `insert into order_message (${messages.names})
  select greatest(
      given.id,
      coalesce((select max(id) from order_message as last
        where last.order_id = given.order_id), 0)
        + row_number() over (partition by given.order_id order by given.place)
    ),
    ${messages.omit("id").names}
  from ${messages.unnest} with ordinality as given (${messages.names}, place)
  order by given.place
  returning id`;

/** The order's row must be locked. Returns their ids, in the same order. */
export async function insertOrderMessages(
  database: Queryable,
  written: readonly NewMessage[],
): Promise<bigint[]> {
  const { rows } = await database.query<{ readonly id: string }>({
    name: "insert-order-messages",
    text: INSERT,
    values: messages.toArrays(written),
  });
  return rows.map(({ id }) => BigInt(id));
}

/** Those after one, the oldest first. */
export async function listMessagesAfter(
  database: Queryable,
  reader: MessageReader,
  after: bigint,
  limit: number,
): Promise<Message[]> {
  return shownMessages.list(database, {
    name: "list-order-messages-after",
    text: `${select("message.id > $5")} order by message.id limit $6`,
    values: [...readerValues(reader), after, limit],
  });
}

/** Those before one, or the last of all; the newest first. */
export async function listMessagesBefore(
  database: Queryable,
  reader: MessageReader,
  before: bigint | null,
  limit: number,
): Promise<Message[]> {
  return shownMessages.list(database, {
    name: "list-order-messages-before",
    text: `${select("($5::bigint is null or message.id < $5)")}
           order by message.id desc limit $6`,
    values: [...readerValues(reader), before, limit],
  });
}

/** What this user sent under this key. */
export async function findMessageByClientId(
  database: Queryable,
  reader: MessageReader,
  clientId: string,
): Promise<Message | null> {
  return shownMessages.find(database, {
    name: "find-order-message-by-client-id",
    text: select("message.user_id = $2 and message.client_id = $5"),
    values: [...readerValues(reader), clientId],
  });
}

/**
 * Up to the last message that the reader can see at or before this one; false when it was
 * marked already.
 */
export async function insertReadMark(
  database: Queryable,
  reader: MessageReader,
  upTo: bigint,
  readAt: Date,
): Promise<boolean> {
  const { orderId, userId, side } = reader;
  return affectsOneRow(database, {
    name: "insert-order-read",
    text: `insert into order_read (order_id, user_id, message_id, read_at)
           select $1, $2, id, $5
           from order_message as message
           where order_id = $1 and id <= $4 and ${isVisibleTo("$3")}
             and id > coalesce((select max(message_id) from order_read
               where order_id = $1 and user_id = $2), 0)
           order by id desc limit 1
           on conflict do nothing`,
    values: [orderId, userId, side, upTo, readAt],
  });
}

/** The last message of the reader's view that the other side has read; null before the first. */
export async function findReadMark(
  database: Queryable,
  { orderId, counterpartyId, side }: MessageReader,
): Promise<bigint | null> {
  const { rows } = await database.query<{ readonly id: string | null }>({
    name: "find-order-read",
    text: `select max(id) as id from order_message as message
           where order_id = $1 and ${isVisibleTo("$3")}
             and id <= (select max(message_id) from order_read
               where order_id = $1 and user_id = $2)`,
    values: [orderId, counterpartyId, side],
  });
  const id = rows[0]?.id ?? null;
  return id === null ? null : BigInt(id);
}

/** The same for many readers, each in one order; those without any are left out. */
export async function countUnreadMessagesOf(
  database: Queryable,
  wanted: readonly { readonly userId: UserId; readonly orderId: OrderId }[],
): Promise<{ readonly userId: UserId; readonly orderId: OrderId; readonly count: number }[]> {
  const { rows } = await database.query<{ userId: string; orderId: string; count: number }>({
    name: "count-unread-order-messages-of",
    text: `select wanted.user_id as "userId", wanted.order_id as "orderId",
             count(*)::int as count
           from unnest($1::bigint[], $2::bigint[]) as wanted (user_id, order_id)
             join order_message as message on message.order_id = wanted.order_id
           where message.sender <> 'system' and message.user_id <> wanted.user_id
             and ${isCountedFor("wanted.user_id")}
             and message.id > coalesce((select max(message_id) from order_read as mark
               where mark.order_id = wanted.order_id
                 and mark.user_id = wanted.user_id), 0)
           group by wanted.user_id, wanted.order_id`,
    values: [wanted.map(({ userId }) => userId), wanted.map(({ orderId }) => orderId)],
  });
  return rows.map(({ userId, orderId, count }) => ({
    userId: toUserId(userId),
    orderId: toOrderId(orderId),
    count,
  }));
}

/**
 * Number of messages of others in each of these orders since the user last read there. Lines of
 * the platform do not count, and orders without any are left out.
 */
export async function countUnreadMessages(
  database: Queryable,
  userId: UserId,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, number>> {
  const { rows } = await database.query<{ readonly orderId: string; readonly count: number }>({
    name: "count-unread-order-messages",
    text: `select message.order_id as "orderId", count(*)::int as count
           from order_message as message
           where message.order_id = any($2::bigint[]) and message.sender <> 'system'
             and message.user_id <> $1 and ${isCountedFor("$1")}
             and message.id > coalesce((select max(message_id) from order_read
               where order_id = message.order_id and user_id = $1), 0)
           group by message.order_id`,
    values: [userId, orderIds],
  });
  return new Map(rows.map(({ orderId, count }) => [toOrderId(orderId), count]));
}

function toMessage({
  fileId,
  fileName: name,
  fileType: mediaType,
  fileBytes: byteCount,
  ...message
}: RowOf<typeof shownRow>): Message {
  return { ...message, file: fileId === null ? null : { id: fileId, name, mediaType, byteCount } };
}
