// The ledger as the engine sees it.
import {
  createLedgerQueries,
  type EventRow,
  type PostingRow,
  type TransferRow,
} from "@parley/database/queries/ledger";
import { accountKeyText, type AccountKey, type LedgerAccount } from "@parley/domain/ledger/account";
import type { Log, Shelf } from "./shelf.ts";

/** A missing account stands at zero; it is made when it is first moved. */
export const accountShelf: Shelf<AccountKey, LedgerAccount> = {
  name: "account",
  rank: "account",
  keyText: accountKeyText,
  keyOf: (account) => account,
  lock: (tx, keys) => createLedgerQueries(tx).lockAccounts(keys),
  // Balances move with the postings, in the database; here only new accounts are made.
  async write(tx, changes) {
    const made = changes.filter(({ before }) => before === null).map(({ after }) => after);
    if (made.length > 0) await createLedgerQueries(tx).insertAccounts(made);
  },
};

export const transferLog: Log<TransferRow> = {
  name: "transfer",
  append: (tx, rows) => createLedgerQueries(tx).insertTransfers(rows),
};

export const postingLog: Log<PostingRow> = {
  name: "posting",
  append: (tx, rows) => createLedgerQueries(tx).insertPostings(rows),
};

export const eventLog: Log<EventRow> = {
  name: "event",
  append: (tx, rows) => createLedgerQueries(tx).insertEvents(rows),
};
