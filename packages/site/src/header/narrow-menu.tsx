/** Where the header has no room: all other links. On a phone it is the only menu and has everything. */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import Menu from "lucide-react/icons/menu";
import { isOn, useFrame, useFramePath } from "../frame-context.tsx";
import { usePhrase } from "../phrase.tsx";
import { GuestItems } from "./account-corner.tsx";
import { AccountPages, LogOutItem, Who } from "./account-items.tsx";
import { LanguageList } from "./language-list.tsx";
import { MENU_ITEM, MENU_SUMMARY } from "./menu-class.ts";
import { OnlyGuests, OnlyLoggedIn } from "./only-logged-in.tsx";
import { OpenOrdersMark } from "./open-orders-mark.tsx";
import { ThemeItem } from "./theme-switch.tsx";

/** The parts that wider windows have elsewhere in the header. */
const PHONE_PART = "border-line mt-1 border-t pt-1 md:hidden";

export function NarrowMenu() {
  const t = usePhrase();
  const { viewer, live } = useFrame();
  return (
    <div className="lg:hidden">
      <Disclosure
        align="end"
        summary={<Menu aria-hidden className="size-5" />}
        summaryLabel={t("frame.menu")}
        summaryClassName={MENU_SUMMARY}
        panelClassName="max-h-[calc(100dvh-8rem)] w-64 overflow-y-auto overscroll-contain"
      >
        {viewer.kind === "user" && (
          <div className="md:hidden">
            <Who user={viewer.user} broker={viewer.broker} />
          </div>
        )}
        <OnlyGuests className="border-line mb-1 border-b pb-1 md:hidden">
          <GuestItems />
        </OnlyGuests>
        <Sections />
        <OnlyLoggedIn className={PHONE_PART}>
          <AccountPages />
        </OnlyLoggedIn>
        <div className={PHONE_PART}>
          <ThemeItem />
          <Languages />
          {live !== null && <div className="px-3 py-1.5">{live.currency}</div>}
        </div>
        <OnlyLoggedIn className={PHONE_PART}>
          <LogOutItem />
        </OnlyLoggedIn>
      </Disclosure>
    </div>
  );
}

function Sections() {
  const t = usePhrase();
  const toPath = useFramePath();
  const { flags } = useFrame();
  return (
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
      {/* A phone has the first two in its bar and the third among the account's pages. */}
      <OnlyLoggedIn className="max-md:hidden">
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
      <a href={toPath("/help")} className={MENU_ITEM}>
        {t("frame.footer.help")}
      </a>
    </nav>
  );
}

function Languages() {
  const t = usePhrase();
  const { locale } = useFrame();
  return (
    // The menu is often as long as the screen: the list would open below its edge.
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className={`${MENU_ITEM} cursor-pointer`}>
        {t("frame.join.label", {
          label: t("frame.language"),
          value: LOCALE_INFO[locale].name,
        })}
      </summary>
      <LanguageList className="ps-2" />
    </details>
  );
}
