/** Where the header has no room for them: all other places one wants to go, and the way in. */
import { Disclosure } from "@parley/ui/disclosure";
import Menu from "lucide-react/icons/menu";
import { Link } from "react-router";
import { GuestItems } from "./account-menu.tsx";
import { MENU_ITEM, MENU_SUMMARY } from "./menu-class.ts";
import { OrdersItem } from "./orders-link.tsx";
import { useLocalPath } from "./page-data.ts";
import { usePhrase } from "./phrase.tsx";
import { useUser } from "./user-store.ts";

export function NarrowMenu({ openOrders }: { readonly openOrders: number | null }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const user = useUser();
  return (
    <div className="lg:hidden">
      <Disclosure
        align="end"
        summary={<Menu aria-hidden className="size-5" />}
        summaryLabel={t("shell.menu")}
        summaryClassName={MENU_SUMMARY}
        panelClassName="w-56"
      >
        <nav aria-label={t("shell.menu")}>
          <Link to={toPath("/p2p/buy")} className={MENU_ITEM}>
            {t("shell.footer.buy")}
          </Link>
          <Link to={toPath("/p2p/sell")} className={MENU_ITEM}>
            {t("shell.footer.sell")}
          </Link>
          <Link to={toPath("/p2p/express")} className={MENU_ITEM}>
            {t("shell.nav.express")}
          </Link>
          {user !== null && (
            <>
              <OrdersItem openOrders={openOrders} />
              <Link to={toPath("/wallet")} className={MENU_ITEM}>
                {t("shell.nav.wallet")}
              </Link>
              <Link to={toPath("/p2p/offers")} className={MENU_ITEM}>
                {t("shell.account.offers")}
              </Link>
            </>
          )}
        </nav>
        {user === null && (
          <div className="border-line mt-1 border-t pt-1 md:hidden">
            <GuestItems />
          </div>
        )}
      </Disclosure>
    </div>
  );
}
