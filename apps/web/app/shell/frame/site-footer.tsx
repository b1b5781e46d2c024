/** The plain footer: where else to go, and the sentence about risk that every trading site owes. */
import { Link } from "react-router";
import { Mark } from "./mark.tsx";
import { useFlags } from "../page/use-flags.ts";
import { useLocalPath } from "../page/page-data.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { CONTACT_PATH } from "../page/contact-path.ts";

const LINK = "hover:text-ink inline-flex min-h-8 items-center";

const TRADE = [
  ["/p2p/buy", "shell.footer.buy"],
  ["/p2p/sell", "shell.footer.sell"],
  ["/p2p/express", "shell.nav.express"],
  ["/hkpay", "shell.footer.hkpay"],
  ["/p2p/agreement", "shell.footer.agreement"],
  ["/help", "shell.footer.help"],
  ["/help/protection", "shell.footer.protection"],
  [CONTACT_PATH, "shell.contact"],
] as const;

const DEVELOPERS = [
  ["/api/docs", "shell.footer.apiDocs"],
  ["/api/openapi.json", "shell.footer.openApi"],
] as const;

export function SiteFooter() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const flags = useFlags();
  const links = TRADE.filter(([path]) => flags.express || path !== "/p2p/express");
  return (
    <footer className="border-line bg-sunken text-muted mt-auto border-t text-sm">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="flex max-w-md flex-col gap-3">
          <p className="text-ink flex items-center gap-2 text-base font-semibold">
            <Mark className="text-accent size-6" />
            Parley
          </p>
          <p>{t("shell.footer.risk")}</p>
          <p>{t("shell.footer.licence")}</p>
        </div>
        <nav aria-labelledby="footer-trade">
          <h2 id="footer-trade" className="text-ink mb-2 font-medium">
            {t("shell.footer.trade")}
          </h2>
          <ul>
            {links.map(([path, phrase]) => (
              <li key={path}>
                <Link className={LINK} to={toPath(path)}>
                  {t(phrase)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-developers">
          <h2 id="footer-developers" className="text-ink mb-2 font-medium">
            {t("shell.footer.developers")}
          </h2>
          <ul>
            {DEVELOPERS.map(([path, phrase]) => (
              <li key={path}>
                <a className={LINK} href={path}>
                  {t(phrase)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
