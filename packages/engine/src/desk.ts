// Where a command is decided: the rows its batch has locked, as the commands before it left them, and
// a place for what it changes. Nothing here waits or touches the database.
import type { EventRow, PostingRow, TransferRow } from "@parley/database/queries/ledger";
import type { AccountKey } from "@parley/domain/ledger/account";
import type { Cause, Line, TransferRefusal } from "@parley/domain/ledger/transfer";
import { decideTransfer } from "@parley/domain/ledger/transfer";
import { accountShelf } from "./ledger-shelves.ts";
import type { Log, RowChange, Shelf } from "./shelf.ts";

/** Tells people or servers, after the commit. */
export interface EventDraft {
  /** Null when only servers hear of it. */
  readonly personId: bigint | null;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Of those in a batch that bring the same news only the last is told: it says what all of them say. */
  readonly news?: string;
}

export interface Desk {
  /** Epoch milliseconds, the same for the whole batch. */
  readonly now: number;
  readonly nextId: () => bigint;
  readonly read: <Key, Row>(shelf: Shelf<Key, Row>, key: Key) => Row | null;
  readonly write: <Key, Row>(shelf: Shelf<Key, Row>, row: Row) => void;
  readonly append: <Row>(log: Log<Row>, row: Row) => void;
  /** Moves money. On a refusal nothing was moved, and the command may still be accepted. */
  readonly book: (
    cause: Cause,
    lines: readonly Line[],
  ) => { readonly ok: true; readonly transferId: bigint } | TransferRefusal;
  readonly tell: (event: EventDraft) => void;
}

interface Slot {
  // oxlint-disable-next-line typescript/no-explicit-any -- Slots of all shelves lie in one map; `read` and `write` give the types back.
  readonly shelf: Shelf<any, any>;
  /** As it was locked; null when there was none. */
  readonly before: unknown;
  after: unknown;
}

/** What every command writes alike: money moved, and what is told of it. */
export interface Books {
  readonly transfers: readonly TransferRow[];
  readonly postings: readonly PostingRow[];
  readonly events: readonly EventRow[];
}

/** What one batch writes. */
export interface BatchChanges {
  readonly books: Books;
  // oxlint-disable-next-line typescript/no-explicit-any -- Every shelf gets back the rows that were written to it.
  readonly shelves: ReadonlyMap<Shelf<any, any>, readonly RowChange<any>[]>;
  // oxlint-disable-next-line typescript/no-explicit-any -- Every log gets back the rows that were appended to it.
  readonly logs: ReadonlyMap<Log<any>, readonly any[]>;
}

export interface BatchDesk extends Desk {
  /** Lays a locked row, or the absence of one, on the desk. */
  // oxlint-disable-next-line typescript/no-explicit-any -- The shelf has just loaded the row itself.
  lay(shelf: Shelf<any, any>, keyText: string, row: unknown): void;
  /** Keeps what was written since the last `keep` or `discard`. */
  keep(): void;
  /** Throws it away. */
  discard(): void;
  changes(): BatchChanges;
}

export function createDesk(now: number, nextId: () => bigint): BatchDesk {
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

  const desk: BatchDesk = {
    now,
    nextId,
    read(shelf, key) {
      const name = slotName(shelf.name, shelf.keyText(key));
      const slot = slotOf(name);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only rows of this shelf lie under its name.
      return (drafts.has(name) ? drafts.get(name) : slot.after) as ReturnType<
        typeof shelf.lock
      > extends Promise<readonly (infer Row)[]>
        ? Row | null
        : never;
    },
    write(shelf, row) {
      const name = slotName(shelf.name, shelf.keyText(shelf.keyOf(row)));
      slotOf(name);
      drafts.set(name, row);
    },
    append(log, row) {
      draftRows.push({ log, row });
    },
    book(cause, lines) {
      const verdict = decideTransfer(findAccount, lines, nextId);
      if (!verdict.ok) return verdict;
      const transferId = nextId();
      for (const account of verdict.accounts) desk.write(accountShelf, account);
      draftTransfers.push({ id: transferId, cause, bookedAt: now });
      for (const posting of verdict.postings) {
        draftPostings.push({ ...posting, transferId, bookedAt: now });
      }
      return { ok: true, transferId };
    },
    tell({ personId, topic, payload, news }) {
      const event = { id: nextId(), personId, topic, payload, createdAt: now };
      draftEvents.push({ news: news ?? event.id, event });
    },
    lay(shelf, keyText, row) {
      slots.set(slotName(shelf.name, keyText), { shelf, before: row, after: row });
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
        // Out of its place among the others, or the last would stand where the first did.
        events.delete(news);
        events.set(news, event);
      }
      desk.discard();
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
      const shelves = new Map<Shelf<any, any>, RowChange<unknown>[]>();
      for (const { shelf, before, after } of slots.values()) {
        if (after === before) continue;
        const changed = shelves.get(shelf);
        if (changed === undefined) shelves.set(shelf, [{ before, after }]);
        else changed.push({ before, after });
      }
      return { books: { transfers, postings, events: [...events.values()] }, shelves, logs };
    },
  };
  const findAccount = (key: AccountKey) => desk.read(accountShelf, key);
  return desk;
}

function slotName(shelf: string, keyText: string): string {
  return `${shelf} ${keyText}`;
}
