// Who may add and remove payment methods: masters, and sub-users whom their master lets. Staff have
// no money on the site.
import type { Account } from "@parley/database/queries/identity/account";
import { refused, type RefusedAs } from "@parley/domain/refused";

export type ManagingRefusal = RefusedAs<"staffMayNotTrade" | "subUserForbidden">;

export type Manager = Pick<Account, "staffRole" | "isSubUser" | "permissions">;

/** Null when it may. */
export function refuseManaging({
  staffRole,
  isSubUser,
  permissions,
}: Manager): ManagingRefusal | null {
  if (staffRole !== null) return refused("staffMayNotTrade");
  return isSubUser && !permissions.includes("payment") ? refused("subUserForbidden") : null;
}
