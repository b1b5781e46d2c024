// Who may write in the conversation of an own order: masters, and sub-users whom their master lets
// trade. Staff is asked for the case instead.
import type { Account } from "@parley/database/queries/identity/account";

export function mayTrade({
  isSubUser,
  permissions,
}: Pick<Account, "isSubUser" | "permissions">): boolean {
  return !isSubUser || permissions.includes("trade");
}
