// The ledger accounts as a table of the engine.
import { lockLedgerAccounts, insertLedgerAccounts } from "@parley/database/queries/ledger/ledger";
import { accountKeyText, type AccountKey, type LedgerAccount } from "@parley/domain/ledger/account";
import { isNewRow, writeRows, type Table } from "./table.ts";

/** A missing ledger account has a zero balance; it is created with its first posting. */
export const accountTable: Table<AccountKey, LedgerAccount> = {
  name: "account",
  rank: "account",
  keyText: accountKeyText,
  keyOf: (account) => account,
  lock: lockLedgerAccounts,
  // The database updates balances with the postings; here only new accounts are created.
  write: (tx, changes) => writeRows(tx, insertLedgerAccounts, changes.filter(isNewRow)),
};
