/** What the account layout has found out about the reader, for every page inside it. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { userInfo } from "@parley/contract/endpoints/account";
import { useRouteLoaderData } from "react-router";

/** The readable half of the session stays in its cookie and out of the page's source. */
export type Account = Omit<EndpointReply<typeof userInfo>, "authorization">;

const LAYOUT = "shell/layouts/account";

export function useAccount(): Account {
  const account = useRouteLoaderData<Account>(LAYOUT);
  if (account === undefined) throw new Error("This page is outside the account layout.");
  return account;
}
