/** The header's corner for the reader's account: the way in, or who is in and the way out. */
import { buttonClass } from "@parley/ui/controls/button";
import { Link, useLocation } from "react-router";
import { FailedMenu, latePart } from "../boot/late-part.tsx";
import { MENU_ITEM } from "./menu-class.ts";
import { useLocalPath } from "../page/page-data.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { useReturnPath, withReturnPath } from "../session/return-path.ts";
import { useUser } from "../page/user-store.ts";

/** Who has no account need not carry the menu of one. */
const UserMenu = latePart(() => import("./user-menu.tsx"), {
  fallback: <span className="size-11" />,
  Failed: FailedMenu,
});

export function AccountMenu({ openOrders }: { readonly openOrders: number | null }) {
  const user = useUser();
  if (user === null) return <GuestLinks />;
  return <UserMenu user={user} openOrders={openOrders} />;
}

/** Two links; narrow windows have no room for them and keep them in their menu. */
function GuestLinks() {
  const t = usePhrase();
  const toPath = useAuthPath();
  return (
    <div className="flex items-center gap-1 max-md:hidden">
      <Link to={toPath("/login")} className={buttonClass({ tone: "quiet" })}>
        {t("shell.account.logIn")}
      </Link>
      <Link to={toPath("/register")} className={buttonClass()}>
        {t("shell.account.register")}
      </Link>
    </div>
  );
}

/** The same two in a menu. */
export function GuestItems() {
  const t = usePhrase();
  const toPath = useAuthPath();
  return (
    <>
      <Link to={toPath("/login")} className={MENU_ITEM}>
        {t("shell.account.logIn")}
      </Link>
      <Link to={toPath("/register")} className={MENU_ITEM}>
        {t("shell.account.register")}
      </Link>
    </>
  );
}

/** After a login one is where one was; the account forms themselves only hand on their own target. */
function useAuthPath(): (path: string) => string {
  const toPath = useLocalPath();
  const asked = useReturnPath();
  const { pathname, search } = useLocation();
  const isForm = /\/(login|register|forgot-password)$/.test(pathname);
  const isHome = pathname === toPath("/");
  const here = isForm || isHome ? asked : pathname + search;
  return (path) => withReturnPath(toPath(path), here);
}
