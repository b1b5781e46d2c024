// The ledger's accounts as the engine sees them.
import { createLedgerQueries } from "@parley/database/queries/ledger/ledger";
import { accountKeyText, type AccountKey, type LedgerAccount } from "@parley/domain/ledger/account";
import type { Table } from "./table.ts";

/** A missing account stands at zero; it is made when it is first moved. */
export const accountTable: Table<AccountKey, LedgerAccount> = {
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
