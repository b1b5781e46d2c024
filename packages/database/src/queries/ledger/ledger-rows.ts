// What a batch of the engine writes of its own, in one statement: however many commands there are, it
// costs one parse, one plan and one answer.
import { arrayText } from "../kernel/array-text.ts";
import type { Receipt } from "./command-receipt.ts";
import type { EventRow, PostingRow, TransferRow } from "./ledger.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface LedgerRows {
  /** Epoch milliseconds, of all the rows. */
  readonly at: number;
  readonly transfers: readonly TransferRow[];
  readonly postings: readonly PostingRow[];
  readonly events: readonly EventRow[];
  readonly receipts: readonly Receipt[];
}

/** The accounts exist by then; their balances move with the postings. */
const WRITE = `
  with booked as (
    insert into transfer (id, cause_kind, cause_id, cause_step, booked_at)
    select id, kind, cause_id, step, $1::timestamptz
    from unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[])
      as given (id, kind, cause_id, step)
  ),
  posted as (
    insert into posting (transfer_id, account_id, sequence, amount, balance_after, booked_at)
    select transfer_id, account_id, sequence, amount, balance_after, $1
    from unnest($6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])
      as given (transfer_id, account_id, sequence, amount, balance_after)
  ),
  told as (
    insert into event (id, user_id, topic, payload, created_at)
    select id, user_id, topic, payload, $1
    from rows from (
      unnest($11::bigint[]), unnest($12::bigint[]), unnest($13::text[]),
      jsonb_array_elements($14::jsonb)
    ) as given (id, user_id, topic, payload)
  )
  insert into command_receipt (owner_id, kind, key, input_hash, reply, created_at)
  select owner_id, kind, key, decode(input_hash, 'hex'), reply, $1
  from rows from (
    unnest($15::bigint[]), unnest($16::text[]), unnest($17::text[]), unnest($18::text[]),
    jsonb_array_elements($19::jsonb)
  ) as given (owner_id, kind, key, input_hash, reply)`;

/**
 * Breaks `transfer__cause` or `command_receipt__owner_id_kind_key` when one was there before.
 * Throws at once, with nothing sent, for a payload or reply that cannot be written as JSON.
 */
export function writeLedger(
  database: Queryable,
  { at, transfers, postings, events, receipts }: LedgerRows,
): Promise<unknown> {
  return database.query({
    name: "write-books",
    text: WRITE,
    values: [
      new Date(at),
      arrayText(transfers.map(({ id }) => id)),
      arrayText(transfers.map(({ cause }) => cause.kind)),
      arrayText(transfers.map(({ cause }) => cause.id)),
      arrayText(transfers.map(({ cause }) => cause.step)),
      arrayText(postings.map(({ transferId }) => transferId)),
      arrayText(postings.map(({ accountId }) => accountId)),
      arrayText(postings.map(({ sequence }) => sequence)),
      arrayText(postings.map(({ amount }) => amount)),
      arrayText(postings.map(({ balanceAfter }) => balanceAfter)),
      arrayText(events.map(({ id }) => id)),
      arrayText(events.map(({ userId }) => userId)),
      arrayText(events.map(({ topic }) => topic)),
      JSON.stringify(events.map(({ payload }) => payload)),
      arrayText(receipts.map(({ ownerId }) => ownerId)),
      arrayText(receipts.map(({ kind }) => kind)),
      arrayText(receipts.map(({ key }) => key)),
      arrayText(receipts.map(({ inputHash }) => inputHash.toString("hex"))),
      JSON.stringify(receipts.map(({ reply }) => reply)),
    ],
  });
}
