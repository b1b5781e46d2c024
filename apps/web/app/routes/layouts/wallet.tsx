/** The layout of the wallet's pages: one wide column, and the way from one of them to the others. */
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { NavLink, Outlet, useLocation, useNavigation } from "react-router";
import { pageContext } from "../../shell/page/page-context.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { routeRules } from "../../shell/routing/route-rules.ts";
import { useIsLate } from "../../shell/page/use-is-late.ts";
import type { Route } from "./+types/wallet";
import { failedRead } from "../../shell/routing/failed-read.ts";

export const handle = { areas: ["wallet"], isReadFirst: true } satisfies PageHandle;

export const middleware = routeRules({ middleware: ["auth"] });

/** Present so that every visit runs the guard on the server. */
export async function loader({ context }: Route.LoaderArgs): Promise<null> {
  const { user, failure } = await context.get(pageContext).session();
  // The guard has redirected readers without a login; what is left is a failing server.
  if (user === null) throw failedRead("account", failure);
  return null;
}

/**
 * There is nothing to load again: the pages' own loaders run the guard too. A page that cannot be
 * loaded then fails alone, and the navigation stays.
 */
export const shouldRevalidate = () => false;

const PAGES = [
  { path: "/wallet", phrase: "wallet.nav.overview" },
  { path: "/wallet/deposit", phrase: "wallet.deposit" },
  { path: "/wallet/withdraw", phrase: "wallet.withdraw" },
  { path: "/wallet/statement", phrase: "wallet.nav.statement" },
] as const;

export default function WalletLayout() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const isLate = useIsNextPageLate();
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-6 px-4 pt-3 pb-8"
    >
      <div className="-mx-4 px-4 max-sm:overflow-hidden">
        <TabLinks label={t("wallet.nav")}>
          {PAGES.map(({ path, phrase }) => (
            <NavLink
              key={path}
              end
              to={toPath(path)}
              className={({ isPending }) => (isPending ? `${TAB_LINK} text-ink` : TAB_LINK)}
            >
              {t(phrase)}
            </NavLink>
          ))}
        </TabLinks>
      </div>
      {/* Kept while the next page is waited for: who turns back finds what was typed. */}
      <div hidden={isLate}>
        <Outlet />
      </div>
      {isLate && <NextPage label={t("wallet.loading")} />}
    </main>
  );
}

/** Whether another page of the wallet is under way and takes its time. */
function useIsNextPageLate(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isWaiting = next !== undefined && next !== pathname && /^\/[^/]+\/wallet(\/|$)/.test(next);
  return useIsLate(isWaiting);
}

function NextPage({ label }: { readonly label: string }) {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-36 w-full rounded-lg" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
}
