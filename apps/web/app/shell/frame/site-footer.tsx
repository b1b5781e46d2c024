/** The plain footer: where else to go, and the sentence about risk that every trading site owes. */
import { Link } from "react-router";
import { Mark } from "./mark.tsx";
import { useLocalPath } from "../page/page-data.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { CONTACT_PATH } from "../page/contact-path.ts";

const LINK = "hover:text-ink inline-flex min-h-8 items-center";

export function SiteFooter() {
  const t = usePhrase();
  const toPath = useLocalPath();
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
            <li>
              <Link className={LINK} to={toPath("/p2p/buy")}>
                {t("shell.footer.buy")}
              </Link>
            </li>
            <li>
              <Link className={LINK} to={toPath("/p2p/sell")}>
                {t("shell.footer.sell")}
              </Link>
            </li>
            <li>
              <Link className={LINK} to={toPath("/p2p/express")}>
                {t("shell.nav.express")}
              </Link>
            </li>
            <li>
              <Link className={LINK} to={toPath("/hkpay")}>
                {t("shell.footer.hkpay")}
              </Link>
            </li>
            <li>
              <Link className={LINK} to={toPath("/p2p/agreement")}>
                {t("shell.footer.agreement")}
              </Link>
            </li>
            <li>
              <Link className={LINK} to={toPath("/help/protection")}>
                {t("shell.footer.protection")}
              </Link>
            </li>
            <li>
              <Link className={LINK} to={toPath(CONTACT_PATH)}>
                {t("shell.contact")}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-developers">
          <h2 id="footer-developers" className="text-ink mb-2 font-medium">
            {t("shell.footer.developers")}
          </h2>
          <ul>
            <li>
              <a className={LINK} href="/api/docs">
                {t("shell.footer.apiDocs")}
              </a>
            </li>
            <li>
              <a className={LINK} href="/api/openapi.json">
                {t("shell.footer.openApi")}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
