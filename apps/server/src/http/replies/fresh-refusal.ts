// States for fresh coins how many are free, and from when on the requested amount is.
import type { Account } from "@parley/database/queries/identity/account";
import { formatCoins } from "@parley/domain/format/format-coins";
import { formatZonedMoment } from "@parley/domain/format/zoned-moment";
import { formatAmount } from "@parley/domain/money/amount";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import { refuse } from "./failure.ts";

/** Every coin is stored in atoms of 8 decimals. */
const COIN_SCALE = 8;

export function explainFresh(
  { error, free, until }: FreshRefusal,
  { timeZone }: Pick<Account, "timeZone">,
) {
  const amount = formatAmount(free, COIN_SCALE);
  return refuse(error, {
    values: {
      time: (language) => formatZonedMoment(until, { language, timeZone }),
      free: (language) => formatCoins(amount, language),
    },
    data: { free: amount, until },
  });
}
