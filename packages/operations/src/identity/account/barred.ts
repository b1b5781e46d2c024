// What keeps an account from trading, in the domain's terms.
import type { Account } from "@parley/database/queries/identity/account";
import type { Barred } from "@parley/domain/account/hold";

export function barredOf({
  isTradingFrozen,
  heldUntil,
}: Pick<Account, "isTradingFrozen" | "heldUntil">): Barred {
  return { isTradingFrozen, heldUntil: heldUntil?.getTime() ?? null };
}
