/** What the account layout has found out about the reader, for every page inside it. */
import { useRouteLoaderData } from "react-router";
import type { UserInfo } from "./user.ts";

const LAYOUT = "routes/layouts/account";

export function useAccount(): UserInfo {
  const account = useRouteLoaderData<UserInfo>(LAYOUT);
  if (account === undefined) throw new Error("This page is outside the account layout.");
  return account;
}
