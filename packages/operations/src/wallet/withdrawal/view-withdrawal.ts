// A withdrawal as people see it.
import { formatAmount } from "@parley/domain/money/amount";
import { findTransition, type Withdrawal } from "@parley/domain/wallet/withdrawal";

/** Survives JSON, so that the engine can answer a repeated command with it. */
export type WithdrawalView = {
  readonly withdrawalId: string;
  readonly assetCode: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string | null;
  readonly amount: string;
  readonly fee: string;
  readonly total: string;
  readonly state: Withdrawal["state"];
  readonly endReason: Withdrawal["endReason"];
  readonly txid: string | null;
  readonly requestedAt: number;
  readonly endedAt: number | null;
  readonly canCancel: boolean;
};

export function viewWithdrawal(withdrawal: Withdrawal, scale: number): WithdrawalView {
  const { amount, fee, state } = withdrawal;
  return {
    withdrawalId: withdrawal.id.toString(),
    assetCode: withdrawal.asset,
    network: withdrawal.network,
    address: withdrawal.address,
    memo: withdrawal.memo,
    amount: formatAmount(amount, scale),
    fee: formatAmount(fee, scale),
    total: formatAmount(amount + fee, scale),
    state,
    endReason: withdrawal.endReason,
    txid: withdrawal.txid,
    requestedAt: withdrawal.requestedAt,
    endedAt: withdrawal.endedAt,
    canCancel: findTransition(state, "cancel") !== null,
  };
}
