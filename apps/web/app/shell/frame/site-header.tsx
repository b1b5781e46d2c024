/** The plain header: what it shows is there without JavaScript and in every language. */
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { AccountMenu } from "./account-menu.tsx";
import { Mark } from "./mark.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { OrdersLink } from "./orders-link.tsx";
import { useLocalPath } from "../page/page-data.ts";
import { NarrowMenu } from "./narrow-menu.tsx";
import { usePhrase } from "../locale/phrase.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useFlags } from "../page/use-flags.ts";
import { useUser } from "../page/user-store.ts";

const SECTIONS = [
  { path: "/p2p/buy", phrase: "shell.nav.buy" },
  { path: "/p2p/sell", phrase: "shell.nav.sell" },
] as const;

const SECTION =
  "text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:border-accent flex h-14 items-center border-b-2 border-transparent px-2 text-sm sm:px-3 font-medium";

export interface SiteHeaderProps {
  /** The notifications, from above the shell. */
  readonly bell: ReactNode;
  /** How many orders of the reader are open; null while it is not known. */
  readonly openOrders: number | null;
}

export function SiteHeader({ bell, openOrders }: SiteHeaderProps) {
  const t = usePhrase();
  const user = useUser();
  const flags = useFlags();
  const toPath = useLocalPath();
  return (
    <header className="border-line bg-surface border-b">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 sm:gap-6">
        <Link
          to={toPath("/")}
          aria-label={t("shell.home")}
          className="flex h-11 items-center gap-2 text-lg font-semibold tracking-tight"
        >
          <Mark className="text-accent size-7" />
          <span className="max-[27rem]:sr-only">Parley</span>
        </Link>
        <nav aria-label={t("shell.nav")} className="flex">
          {SECTIONS.map(({ path, phrase }) => (
            <NavLink key={path} to={toPath(path)} className={SECTION}>
              {t(phrase)}
            </NavLink>
          ))}
          {/* Narrow windows have no room for more in any language and find the rest in a menu. */}
          <div className="flex max-lg:hidden">
            {flags.express && (
              <NavLink to={toPath("/p2p/express")} className={SECTION}>
                {t("shell.nav.express")}
              </NavLink>
            )}
            {user !== null && (
              <>
                <NavLink to={toPath("/p2p/offers")} className={SECTION}>
                  {t("shell.nav.offers")}
                </NavLink>
                <OrdersLink openOrders={openOrders} className={SECTION} />
                <NavLink to={toPath("/wallet")} className={SECTION}>
                  {t("shell.nav.wallet")}
                </NavLink>
              </>
            )}
          </div>
        </nav>
        <div className="ms-auto flex items-center gap-1">
          {/* A phone has no room for these too; its menu has both. */}
          <div className={`flex items-center gap-1 ${user === null ? "" : "max-sm:hidden"}`}>
            <LanguageMenu />
            <ThemeSwitch />
          </div>
          {bell}
          <AccountMenu openOrders={openOrders} />
          <NarrowMenu openOrders={openOrders} />
        </div>
      </div>
    </header>
  );
}
