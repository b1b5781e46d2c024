// Looks for payments to users' addresses and credits them once they are deep enough, and still
// there. Whatever is done twice here, after a crash or by two servers, is done once: a payment is
// known by its network, transaction and output, and its credit by its cause.
import { toDepositId } from "@parley/domain/ids";
import {
  updateScannedHeight,
  findCoinNetwork,
  type ScannedNetwork,
} from "@parley/database/queries/market/coin-network";
import {
  listConfirmedDeposits,
  findDepositAddressOwner,
  insertDeposit,
  updateDepositHeight,
  type Deposit,
} from "@parley/database/queries/wallet/deposit";
import { userAccount, platformAccount } from "@parley/domain/ledger/account";
import { moveLines } from "@parley/domain/ledger/transfer";
import { formatAmount } from "@parley/domain/money/amount";
import type { Chain, IncomingPayment } from "@parley/platform/chain/chain";
import type { CommandKind } from "@parley/engine/command";
import { accountTable } from "@parley/engine/ledger-tables";
import { lockRow } from "@parley/engine/table";
import { write } from "@parley/engine/command";
import { tellUser } from "../messaging/notification/tell-user.ts";
import type { WalletParts } from "./parts.ts";
import { tellBalance } from "../messaging/events/tell-balance.ts";
import { depositTable } from "./wallet-tables.ts";
import type { BaseParts } from "../kernel/parts.ts";

export interface ScanParts extends BaseParts, Pick<WalletParts, "engine"> {
  readonly chain: Chain;
  /** Called for a payment that its network no longer knows, on every attempt. */
  readonly onMissing: (deposit: Deposit) => void;
}

/** Blocks that are read again, as late writes may still add to them. */
const LOOK_BACK_BLOCKS = 20;
/**
 * For this many more blocks a missing payment is looked up; then it waits to be seen in a new
 * block.
 */
const MISSING_BLOCKS = 100;
const MOST_AT_ONCE = 200;

/** Returns how many were credited. */
export async function scanDeposits(parts: ScanParts, network: ScannedNetwork): Promise<number> {
  const { chain, pool } = parts;
  const { code, scannedHeight } = network;
  const height = await chain.readHeight(network);
  // Earlier blocks cannot contain anything new.
  if (height === scannedHeight) return 0;
  // A clock that was set back takes the network's height with it.
  const fromHeight = Math.max(0, Math.min(scannedHeight, height) - LOOK_BACK_BLOCKS);
  for (const payment of await chain.listIncoming(network, fromHeight)) {
    await keepDeposit(parts, payment);
  }
  const confirmed = await listConfirmedDeposits(pool, code, height, MOST_AT_ONCE);
  const standing = await listStanding(parts, network, confirmed, height);
  const credited = await Promise.all(standing.map((deposit) => credit(parts, deposit)));
  const isAll = confirmed.length < MOST_AT_ONCE && credited.every(Boolean);
  if (isAll) await updateScannedHeight(pool, code, height);
  return credited.filter(Boolean).length;
}

async function keepDeposit(parts: ScanParts, payment: IncomingPayment): Promise<void> {
  const { pool, ids, clock } = parts;
  const userId = await findDepositAddressOwner(pool, payment.network, payment.address);
  const { asset, network } = payment;
  const way = await findCoinNetwork(pool, asset, network);
  // Coins without an entry for this network are not credited.
  if (userId === null || way === null) return;
  await insertDeposit(pool, {
    id: toDepositId(ids.next()),
    userId,
    asset,
    network,
    address: payment.address,
    txid: payment.txid,
    outputIndex: payment.outputIndex,
    amount: payment.atoms,
    blockHeight: payment.blockHeight,
    confirmationsNeeded: way.confirmations,
    status: payment.atoms < way.minDeposit ? "tooSmall" : "confirming",
    seenAt: new Date(clock.now()),
    creditedAt: null,
  });
}

/**
 * Payments that the network still confirms deep enough: a block may have been reorganised since,
 * and its payments with it.
 */
async function listStanding(
  parts: ScanParts,
  network: ScannedNetwork,
  confirmed: readonly Deposit[],
  height: number,
): Promise<Deposit[]> {
  if (confirmed.length === 0) return [];
  const lowest = Math.min(...confirmed.map(({ blockHeight }) => blockHeight ?? height));
  const fromHeight = Math.max(0, lowest - LOOK_BACK_BLOCKS);
  const payments = await parts.chain.listIncoming(network, fromHeight);
  const places = new Map(
    payments.map(({ txid, outputIndex, blockHeight }) => [`${txid} ${outputIndex}`, blockHeight]),
  );
  const standing: Deposit[] = [];
  for (const deposit of confirmed) {
    const blockHeight = places.get(`${deposit.txid} ${deposit.outputIndex}`) ?? null;
    if (blockHeight === null) await missDeposit(parts, deposit, height);
    else if (blockHeight === deposit.blockHeight) standing.push(deposit);
    // By its new place it is found again when it is deep enough.
    else await updateDepositHeight(parts.pool, deposit.id, blockHeight);
  }
  return standing;
}

/** A node may be behind, so that it is asked repeatedly before it is trusted. */
async function missDeposit(
  { pool, onMissing }: ScanParts,
  deposit: Deposit,
  height: number,
): Promise<void> {
  onMissing(deposit);
  const { id, blockHeight, confirmationsNeeded } = deposit;
  if (blockHeight !== null && height < blockHeight + confirmationsNeeded + MISSING_BLOCKS) return;
  await updateDepositHeight(pool, id, null);
}

type CreditRefusal = { readonly ok: false; readonly error: "alreadyCredited" | "balanceTooLarge" };

export const creditDeposit: CommandKind<Deposit, { readonly depositId: string }, CreditRefusal> = {
  name: "credit-deposit",
  locks: ({ id, userId, asset }) => [
    lockRow(depositTable, id),
    lockRow(accountTable, userAccount(userId, "spot", asset)),
    lockRow(accountTable, platformAccount("chain", asset)),
  ],
  decide({ id, userId, asset }, workspace) {
    const deposit = workspace.read(depositTable, id);
    if (deposit?.status !== "confirming") return { ok: false, error: "alreadyCredited" };
    const booked = workspace.post(
      { kind: "deposit", id, step: "credit" },
      moveLines(
        platformAccount("chain", asset),
        userAccount(userId, "spot", asset),
        deposit.amount,
      ),
    );
    if (!booked.ok) return { ok: false, error: "balanceTooLarge" };
    workspace.write(depositTable, {
      ...deposit,
      status: "credited",
      creditedAt: new Date(workspace.now),
    });
    tellBalance(workspace, userId, asset);
    return { ok: true, reply: { depositId: String(id) } };
  },
};

/** False when it has to be tried again. */
async function credit(parts: ScanParts, deposit: Deposit): Promise<boolean> {
  const { engine, pool } = parts;
  const { asset, network, userId } = deposit;
  const way = await findCoinNetwork(pool, asset, network);
  if (way === null) return false;
  const amount = formatAmount(deposit.amount, way.scale);
  const outcome = await engine.submit(creditDeposit, {
    input: deposit,
    identity: null,
    effects: [
      write((tx) => tellUser(tx, parts, userId, { template: "deposit-credited", asset, amount })),
    ],
  });
  return outcome.ok || outcome.error === "alreadyCredited";
}
