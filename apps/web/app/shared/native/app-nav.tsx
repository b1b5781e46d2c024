/** The way between the trading pages inside the native app, where no header has one. */
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { Suspense } from "react";
import { NavLink } from "react-router";
import { AreaPhrases } from "../../shell/locale/area-phrases.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../shell/native/in-app.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { useUser } from "../../shell/page/user-store.ts";

const PAGES = [
  { path: "/p2p/buy", phrase: "native.nav.buy" },
  { path: "/p2p/sell", phrase: "native.nav.sell" },
  { path: "/p2p/order", phrase: "native.nav.orders", isForUsers: true },
  { path: "/p2p/offers", phrase: "native.nav.offers", isForUsers: true },
  { path: "/p2p/payment", phrase: "native.nav.payment", isForUsers: true },
  { path: "/account/settings", phrase: "native.nav.account", isForUsers: true },
] as const;

export function AppNav() {
  if (!useIsInApp()) return null;
  return (
    <Suspense fallback={<div className="mb-4 h-11" />}>
      <AreaPhrases areas={["native"]}>
        <Pages />
      </AreaPhrases>
    </Suspense>
  );
}

function Pages() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const isLoggedIn = useUser() !== null;
  const pages = PAGES.filter((page) => isLoggedIn || !("isForUsers" in page));
  return (
    <div className="-mx-4 mb-4 overflow-hidden px-4">
      <TabLinks label={t("native.nav")}>
        {pages.map(({ path, phrase }) => (
          <NavLink key={path} to={toPath(path)} className={TAB_LINK}>
            {t(phrase)}
          </NavLink>
        ))}
      </TabLinks>
    </div>
  );
}
