// Who may write in the conversation of an own order: masters, and sub-users with the permission to
// trade. Staff needs the case instead.
import type { Account } from "@parley/database/queries/identity/account";

export function mayTrade({
  isSubUser,
  permissions,
}: Pick<Account, "isSubUser" | "permissions">): boolean {
  return !isSubUser || permissions.includes("trade");
}
