// Who may add and remove payment methods: masters, and sub-users whom their master lets. Staff have
// no money on the site.
import type { Account } from "@parley/database/queries/identity/account";

export type ManagingRefusal = {
  readonly ok: false;
  readonly error: "staffMayNotTrade" | "subUserForbidden";
};

export type Manager = Pick<Account, "staffRole" | "isSubUser" | "permissions">;

/** Null when it may. */
export function refuseManaging({ staffRole, isSubUser, permissions }: Manager) {
  if (staffRole !== null) return refuse("staffMayNotTrade");
  return isSubUser && !permissions.includes("payment") ? refuse("subUserForbidden") : null;
}

function refuse(error: ManagingRefusal["error"]): ManagingRefusal {
  return { ok: false, error };
}
