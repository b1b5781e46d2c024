// Coins from outside: a deposit on a network, the faucet of development, the demo.
import type { UserId } from "@parley/domain/ids";
import { userAccount, platformAccount } from "@parley/domain/ledger/account";
import { moveLines, type Cause } from "@parley/domain/ledger/transfer";
import type { CommandKind } from "@parley/engine/command";
import { accountTable } from "@parley/engine/ledger-tables";
import { lockRow } from "@parley/engine/table";
import { tellBalance } from "../messaging/events/tell-balance.ts";

export interface Credit {
  readonly cause: Cause;
  readonly userId: UserId;
  readonly asset: string;
  readonly atoms: bigint;
}

type CreditReply = {
  /** The spot balance, atoms as text. */
  readonly available: string;
};

type TooLarge = { readonly ok: false; readonly error: "balanceTooLarge" };

export const creditCoins: CommandKind<Credit, CreditReply, TooLarge> = {
  name: "credit-coins",
  locks: ({ userId, asset }) => [
    lockRow(accountTable, userAccount(userId, "spot", asset)),
    lockRow(accountTable, platformAccount("chain", asset)),
  ],
  decide({ cause, userId, asset, atoms }, workspace) {
    const spot = userAccount(userId, "spot", asset);
    const booked = workspace.post(cause, moveLines(platformAccount("chain", asset), spot, atoms));
    if (!booked.ok) return { ok: false, error: "balanceTooLarge" };
    tellBalance(workspace, userId, asset);
    return {
      ok: true,
      reply: { available: String(workspace.read(accountTable, spot)?.balance ?? 0n) },
    };
  },
};
