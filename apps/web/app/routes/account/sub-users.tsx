import { listSubUsers } from "@parley/contract/endpoints/identity/sub-users";
import { SubUsersPage } from "../../features/sub-users/sub-users-page.tsx";
import { pageContext } from "../../shell/page/page-context.ts";
import { pageFailure } from "../../shell/routing/page-failure.ts";
import { isSubUser } from "../../shell/session/user.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import type { Route } from "./+types/sub-users";
import { failedRead } from "../../shell/routing/failed-read.ts";

/** A password is typed here, whose input speaks from there. */
export const handle = { areas: ["security"] } satisfies PageHandle;

/** Only a master has sub-users; for other users the page does not exist. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, session } = context.get(pageContext);
  const { user } = await session();
  if (isSubUser(user)) throw pageFailure(404, { message: null, path: url.pathname + url.search });
  const found = await api.call(listSubUsers, {});
  if (!found.ok) throw failedRead("sub-users", found);
  return found.data;
}

export default function SubUsers({ loaderData }: Route.ComponentProps) {
  return <SubUsersPage subUsers={loaderData} />;
}
