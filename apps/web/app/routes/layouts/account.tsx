/** The layout of the account pages: their navigation beside the page, or above it on a phone. */
import ArrowLeft from "lucide-react/icons/arrow-left";
import Bell from "lucide-react/icons/bell";
import Braces from "lucide-react/icons/braces";
import Gauge from "lucide-react/icons/gauge";
import IdCard from "lucide-react/icons/id-card";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import Users from "lucide-react/icons/users";
import { NEAREST, useCurrentInSight } from "@parley/ui/navigation/current-in-sight";
import { useRef } from "react";
import { Link, NavLink, Outlet } from "react-router";
import { pageContext } from "../../shell/page/page-context.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useReturnPath, withReturnPath } from "../../shell/session/return-path.ts";
import { routeRules } from "../../shell/routing/route-rules.ts";
import { isSubUser, type UserInfo } from "../../shell/session/user.ts";
import type { Route } from "./+types/account";
import { failedRead } from "../../shell/routing/failed-read.ts";

export const handle = { areas: ["account", "notification"] } satisfies PageHandle;

export const middleware = routeRules({ middleware: ["auth"] });

export async function loader({ context }: Route.LoaderArgs): Promise<UserInfo> {
  const { user, failure } = await context.get(pageContext).session();
  // The guard has redirected readers without a login; what is left is a failing server.
  if (user === null) throw failedRead("account", failure);
  return user;
}

const PAGES = [
  { path: "/account/security", phrase: "account.nav.security", icon: ShieldCheck },
  { path: "/account/kyc", phrase: "account.nav.kyc", icon: IdCard },
  { path: "/account/sub-users", phrase: "account.nav.subUsers", icon: Users, isForMaster: true },
  { path: "/account/api", phrase: "account.nav.api", icon: Braces },
  { path: "/account/limits", phrase: "account.nav.limits", icon: Gauge },
  { path: "/account/notifications", phrase: "notification.title", icon: Bell },
  { path: "/account/settings", phrase: "account.nav.settings", icon: Settings },
] as const;

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const returnTo = useReturnPath();
  return (
    <main id="content" className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-5 px-4 py-6">
      <Link
        to={returnTo ?? toPath("/p2p")}
        className="text-accent -my-2 flex min-h-11 items-center gap-1.5 self-start text-sm font-medium hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t("account.back")}
      </Link>
      <div className="flex flex-col gap-6 md:flex-row md:items-start md:gap-10">
        <AccountNav isMaster={!isSubUser(loaderData)} returnTo={returnTo} />
        <div className="min-w-0 flex-1">
          <Outlet />
        </div>
      </div>
    </main>
  );
}

function AccountNav({ isMaster, returnTo }: { isMaster: boolean; returnTo: string | null }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const list = useRef<HTMLElement>(null);
  useCurrentInSight(list);
  const pages = PAGES.filter((page) => isMaster || !("isForMaster" in page));
  return (
    <nav
      ref={list}
      aria-label={t("account.nav")}
      className="scroll-cue-row border-line-strong -mx-4 flex scroll-px-10 gap-5 overflow-x-auto border-b px-4 md:sticky md:top-20 md:mx-0 md:w-56 md:shrink-0 md:flex-col md:gap-1 md:overflow-visible md:border-b-0 md:px-0"
    >
      {pages.map(({ path, phrase, icon: Icon }) => (
        <NavLink
          key={path}
          to={withReturnPath(toPath(path), returnTo)}
          onFocus={(event) => event.currentTarget.scrollIntoView(NEAREST)}
          className="text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink md:hover:bg-hover md:aria-[current=page]:bg-active -mb-px flex min-h-11 shrink-0 items-center gap-2.5 border-b-2 border-transparent text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2 md:mb-0 md:min-h-10 md:rounded-md md:border-b-0 md:px-3"
        >
          <Icon aria-hidden className="hidden size-4 md:block" />
          {t(phrase)}
        </NavLink>
      ))}
    </nav>
  );
}
