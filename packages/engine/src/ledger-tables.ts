// The ledger accounts as a table of the engine.
import { lockLedgerAccounts, insertLedgerAccounts } from "@parley/database/queries/ledger/ledger";
import { accountKeyText, type AccountKey, type LedgerAccount } from "@parley/domain/ledger/account";
import type { Table } from "./table.ts";

/** A missing ledger account has a zero balance; it is created with its first posting. */
export const accountTable: Table<AccountKey, LedgerAccount> = {
  name: "account",
  rank: "account",
  keyText: accountKeyText,
  keyOf: (account) => account,
  lock: (tx, keys) => lockLedgerAccounts(tx, keys),
  // The database updates balances with the postings; here only new accounts are created.
  async write(tx, changes) {
    const made = changes.filter(({ before }) => before === null).map(({ after }) => after);
    if (made.length > 0) await insertLedgerAccounts(tx, made);
  },
};
