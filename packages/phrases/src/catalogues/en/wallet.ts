/** Balances, deposits and withdrawals. */
export default {
  "wallet.withdraw.blockedUntil":
    "Withdrawals are blocked until {time}, because the security settings of this account were changed.",
} as const;
