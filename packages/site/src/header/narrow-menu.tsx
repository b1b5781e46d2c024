/** Where the header has no room: all other links, and the login. */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import Menu from "lucide-react/icons/menu";
import { isOn, useFrame, useFramePath } from "../frame-context.tsx";
import { usePhrase } from "../phrase.tsx";
import { GuestItems } from "./account-corner.tsx";
import { LanguageList } from "./language-list.tsx";
import { MENU_ITEM, MENU_SUMMARY } from "./menu-class.ts";
import { OnlyGuests, OnlyLoggedIn } from "./only-logged-in.tsx";
import { OpenOrdersMark } from "./open-orders-mark.tsx";
import { ThemeItem } from "./theme-switch.tsx";

export function NarrowMenu() {
  const t = usePhrase();
  const toPath = useFramePath();
  const { locale, flags } = useFrame();
  return (
    <div className="lg:hidden">
      <Disclosure
        align="end"
        summary={<Menu aria-hidden className="size-5" />}
        summaryLabel={t("frame.menu")}
        summaryClassName={MENU_SUMMARY}
        panelClassName="max-h-[80dvh] w-64 overflow-y-auto"
      >
        <nav aria-label={t("frame.menu")}>
          <a href={toPath("/p2p/buy")} className={MENU_ITEM}>
            {t("frame.footer.buy")}
          </a>
          <a href={toPath("/p2p/sell")} className={MENU_ITEM}>
            {t("frame.footer.sell")}
          </a>
          {isOn(flags, "express") && (
            <a href={toPath("/p2p/express")} className={MENU_ITEM}>
              {t("frame.nav.express")}
            </a>
          )}
          <OnlyLoggedIn>
            <a href={toPath("/p2p/order")} className={MENU_ITEM}>
              {t("frame.account.orders")}
              <OpenOrdersMark />
            </a>
            <a href={toPath("/wallet")} className={MENU_ITEM}>
              {t("frame.nav.wallet")}
            </a>
            <a href={toPath("/p2p/offers")} className={MENU_ITEM}>
              {t("frame.account.offers")}
            </a>
          </OnlyLoggedIn>
        </nav>
        <OnlyGuests className="border-line mt-1 border-t pt-1 md:hidden">
          <GuestItems />
        </OnlyGuests>
        {/* Beside the account a phone has no room for these; a guest has them in the header. */}
        <OnlyLoggedIn className="border-line mt-1 border-t pt-1 sm:hidden">
          <ThemeItem />
          <details>
            <summary className={`${MENU_ITEM} cursor-pointer`}>
              {t("frame.join.label", {
                label: t("frame.language"),
                value: LOCALE_INFO[locale].name,
              })}
            </summary>
            <LanguageList className="ps-2" />
          </details>
        </OnlyLoggedIn>
      </Disclosure>
    </div>
  );
}
