/** Loads the reader's state before the gate, for the loader of a page that shows it. */
import { verifyUser } from "@parley/contract/endpoints/identity/gate";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../shell/page/page-context.ts";
import type { Api } from "../../shell/api/api.ts";
import { isSubUser, type UserInfo } from "../../shell/session/user.ts";
import type { Standing } from "./gate-items.ts";

/**
 * Null without a login, and when the request failed: a gate that cannot be loaded hides nothing,
 * since every trade is checked again by the server.
 */
export async function loadStanding(
  context: Readonly<RouterContextProvider>,
): Promise<Standing | null> {
  const { api, session } = context.get(pageContext);
  const { user } = await session();
  if (user === null) return null;
  const found = await askStanding(api, user);
  return found.ok ? found.data : null;
}

/** For a page that cannot do without it. */
export async function askStanding(api: Api, user: UserInfo) {
  const verdict = await api.call(verifyUser, {});
  if (!verdict.ok) return verdict;
  const { canTrade, missing, newAccount: isNewAccount } = verdict.data;
  const { useAdminTwoFactor, kycStatus } = user;
  const data: Standing = {
    canTrade,
    missing,
    isSubUser: isSubUser(user),
    useAdminTwoFactor,
    kycStatus,
    isNewAccount,
  };
  return { ok: true as const, data };
}
