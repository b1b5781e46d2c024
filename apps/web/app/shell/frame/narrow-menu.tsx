/** Where the header has no room: all other links, and the login. */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import Menu from "lucide-react/icons/menu";
import { Link } from "react-router";
import { GuestItems } from "./account-menu.tsx";
import { LanguageList } from "./language-list.tsx";
import { MENU_ITEM, MENU_SUMMARY } from "./menu-class.ts";
import { OrdersItem } from "./orders-link.tsx";
import { useLocalPath, usePage } from "../page/page-data.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { ThemeItem } from "./theme-switch.tsx";
import { useFlags } from "../page/use-flags.ts";
import { useUser } from "../page/user-store.ts";

export function NarrowMenu({ openOrders }: { readonly openOrders: number | null }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const user = useUser();
  const flags = useFlags();
  const { locale } = usePage();
  return (
    <div className="lg:hidden">
      <Disclosure
        align="end"
        summary={<Menu aria-hidden className="size-5" />}
        summaryLabel={t("shell.menu")}
        summaryClassName={MENU_SUMMARY}
        panelClassName="max-h-[80dvh] w-64 overflow-y-auto"
      >
        <nav aria-label={t("shell.menu")}>
          <Link to={toPath("/p2p/buy")} className={MENU_ITEM}>
            {t("shell.footer.buy")}
          </Link>
          <Link to={toPath("/p2p/sell")} className={MENU_ITEM}>
            {t("shell.footer.sell")}
          </Link>
          {flags.express && (
            <Link to={toPath("/p2p/express")} className={MENU_ITEM}>
              {t("shell.nav.express")}
            </Link>
          )}
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
        <div className="border-line mt-1 border-t pt-1 sm:hidden">
          <ThemeItem />
          <details>
            <summary className={`${MENU_ITEM} cursor-pointer`}>
              {t("shell.join.label", {
                label: t("shell.language"),
                value: LOCALE_INFO[locale].name,
              })}
            </summary>
            <LanguageList className="ps-2" />
          </details>
        </div>
      </Disclosure>
    </div>
  );
}
