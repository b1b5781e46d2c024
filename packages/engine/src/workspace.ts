// The workspace of a command: the rows its batch has locked, as the commands before it left them,
// and what it changes. Nothing here waits or touches the database.
import type { UserId } from "@parley/domain/ids";
import type { EventRow, PostingRow, TransferRow } from "@parley/database/queries/ledger/ledger";
import type { AccountKey } from "@parley/domain/ledger/account";
import type { Cause, Line, TransferRefusal } from "@parley/domain/ledger/transfer";
import { decideTransfer } from "@parley/domain/ledger/transfer";
import { accountTable } from "./ledger-tables.ts";
import type { Log, RowChange, Table } from "./table.ts";

/** Writes an event for users or servers, delivered after the commit. */
export interface EventDraft {
  /** Null for an event to servers only. */
  readonly userId: UserId | null;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Of equal news in a batch only the last event is written: it includes the others. */
  readonly news?: string;
}

export interface Workspace {
  /** Epoch milliseconds, the same for the whole batch. */
  readonly now: number;
  readonly nextId: () => bigint;
  readonly read: <Key, Row>(table: Table<Key, Row>, key: Key) => Row | null;
  readonly write: <Key, Row>(table: Table<Key, Row>, row: Row) => void;
  readonly append: <Row>(log: Log<Row>, row: Row) => void;
  /** Posts a transfer. On a refusal nothing was moved, and the command may still be accepted. */
  readonly post: (
    cause: Cause,
    lines: readonly Line[],
  ) => { readonly ok: true; readonly transferId: bigint } | TransferRefusal;
  readonly tell: (event: EventDraft) => void;
}

interface Slot {
  // oxlint-disable-next-line typescript/no-explicit-any -- Slots of all tables lie in one map; `read` and `write` give the types back.
  readonly table: Table<any, any>;
  /** As it was locked; null when there was none. */
  readonly before: unknown;
  after: unknown;
}

/** What every command writes alike: postings and events. */
export interface LedgerChanges {
  readonly transfers: readonly TransferRow[];
  readonly postings: readonly PostingRow[];
  readonly events: readonly EventRow[];
}

/** What one batch writes. */
export interface BatchChanges {
  readonly books: LedgerChanges;
  // oxlint-disable-next-line typescript/no-explicit-any -- Every table gets back the rows that were written to it.
  readonly tables: ReadonlyMap<Table<any, any>, readonly RowChange<any>[]>;
  // oxlint-disable-next-line typescript/no-explicit-any -- Every log gets back the rows that were appended to it.
  readonly logs: ReadonlyMap<Log<any>, readonly any[]>;
}

export interface BatchWorkspace extends Workspace {
  /** Puts a locked row, or the absence of one, into the workspace. */
  // oxlint-disable-next-line typescript/no-explicit-any -- The table has just loaded the row itself.
  lay(table: Table<any, any>, keyText: string, row: unknown): void;
  /** Keeps what was written since the last `keep` or `discard`. */
  keep(): void;
  /** Throws it away. */
  discard(): void;
  changes(): BatchChanges;
}

export function createWorkspace(now: number, nextId: () => bigint): BatchWorkspace {
  const slots = new Map<string, Slot>();
  // oxlint-disable-next-line typescript/no-explicit-any -- As in `BatchChanges`.
  const logs = new Map<Log<any>, unknown[]>();
  const transfers: TransferRow[] = [];
  const postings: PostingRow[] = [];
  /** By their news, or by their ids where each of them counts. */
  const events = new Map<bigint | string, EventRow>();
  let draftTransfers: TransferRow[] = [];
  let draftPostings: PostingRow[] = [];
  let draftEvents: { readonly news: bigint | string; readonly event: EventRow }[] = [];
  let drafts = new Map<string, unknown>();
  // oxlint-disable-next-line typescript/no-explicit-any -- As in `BatchChanges`.
  let draftRows: { readonly log: Log<any>; readonly row: unknown }[] = [];

  function slotOf(name: string): Slot {
    const slot = slots.get(name);
    if (slot === undefined) throw new Error(`a command reads ${name}, which it did not ask for`);
    return slot;
  }

  const workspace: BatchWorkspace = {
    now,
    nextId,
    read(table, key) {
      const name = slotName(table.name, table.keyText(key));
      const slot = slotOf(name);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only rows of this table lie under its name.
      return (drafts.has(name) ? drafts.get(name) : slot.after) as ReturnType<
        typeof table.lock
      > extends Promise<readonly (infer Row)[]>
        ? Row | null
        : never;
    },
    write(table, row) {
      const name = slotName(table.name, table.keyText(table.keyOf(row)));
      slotOf(name);
      drafts.set(name, row);
    },
    append(log, row) {
      draftRows.push({ log, row });
    },
    post(cause, lines) {
      const verdict = decideTransfer(findAccount, lines, nextId);
      if (!verdict.ok) return verdict;
      const transferId = nextId();
      for (const account of verdict.accounts) workspace.write(accountTable, account);
      draftTransfers.push({ id: transferId, cause, bookedAt: now });
      for (const posting of verdict.postings) {
        draftPostings.push({ ...posting, transferId, bookedAt: now });
      }
      return { ok: true, transferId };
    },
    tell({ userId, topic, payload, news }) {
      const event = { id: nextId(), userId, topic, payload, createdAt: now };
      draftEvents.push({ news: news ?? event.id, event });
    },
    lay(table, keyText, row) {
      slots.set(slotName(table.name, keyText), { table, before: row, after: row });
    },
    keep() {
      for (const [name, row] of drafts) slotOf(name).after = row;
      for (const { log, row } of draftRows) {
        const rows = logs.get(log);
        if (rows === undefined) logs.set(log, [row]);
        else rows.push(row);
      }
      transfers.push(...draftTransfers);
      postings.push(...draftPostings);
      for (const { news, event } of draftEvents) {
        // Removed from its position first, or the last would take the position of the first.
        events.delete(news);
        events.set(news, event);
      }
      workspace.discard();
    },
    discard() {
      drafts = new Map();
      draftRows = [];
      draftTransfers = [];
      draftPostings = [];
      draftEvents = [];
    },
    changes() {
      // oxlint-disable-next-line typescript/no-explicit-any -- As in `BatchChanges`.
      const tables = new Map<Table<any, any>, RowChange<unknown>[]>();
      for (const { table, before, after } of slots.values()) {
        if (after === before) continue;
        const changed = tables.get(table);
        if (changed === undefined) tables.set(table, [{ before, after }]);
        else changed.push({ before, after });
      }
      return { books: { transfers, postings, events: [...events.values()] }, tables, logs };
    },
  };
  const findAccount = (key: AccountKey) => workspace.read(accountTable, key);
  return workspace;
}

function slotName(table: string, keyText: string): string {
  return `${table} ${keyText}`;
}
