/** The links between the trading pages inside the native app. */
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { Link, useLocation } from "react-router";
import { AreaPhrases } from "../../shell/locale/area-phrases.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";

/** `pages`: the paths, without the language, that belong to it. */
const ITEMS = [
  { path: "/p2p", phrase: "native.nav.market", pages: /^\/p2p\/(buy|sell|express|advertiser)/ },
  { path: "/p2p/order", phrase: "native.nav.orders", pages: /^\/p2p\/order/ },
  { path: "/p2p/offers", phrase: "native.nav.offers", pages: /^\/p2p\/offers/ },
  { path: "/p2p/payment", phrase: "native.nav.payment", pages: /^\/p2p\/payment/ },
  { path: "/account/settings", phrase: "native.nav.account", pages: /^\/account/ },
] as const;

export default function AppNavLinks() {
  return (
    <AreaPhrases areas={["native"]}>
      <Items />
    </AreaPhrases>
  );
}

function Items() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const page = useLocation().pathname.replace(/^\/[^/]+/, "");
  return (
    <div className="-mx-4 mb-4 overflow-hidden px-4">
      <TabLinks label={t("native.nav")}>
        {ITEMS.map(({ path, phrase, pages }) => (
          <Link
            key={path}
            to={toPath(path)}
            aria-current={pages.test(page) ? "page" : undefined}
            className={TAB_LINK}
          >
            {t(phrase)}
          </Link>
        ))}
      </TabLinks>
    </div>
  );
}
