// The rule of withdrawals as it counts for one account group.
import { getWithdrawalRule } from "@parley/database/queries/wallet/withdrawal";
import { findWithdrawalLimit } from "@parley/database/queries/wallet/withdrawal-limit";
import type { UserId } from "@parley/domain/ids";
import { ruleWithOwnLimit, type WithdrawalRule } from "@parley/domain/wallet/withdrawal";
import type { BaseParts } from "../../kernel/parts.ts";

export async function readRuleOf(
  { pool, clock }: Pick<BaseParts, "pool" | "clock">,
  groupId: UserId,
): Promise<WithdrawalRule> {
  const [rule, own] = await Promise.all([
    getWithdrawalRule(pool),
    findWithdrawalLimit(pool, groupId),
  ]);
  return ruleWithOwnLimit(rule, own, clock.now());
}
