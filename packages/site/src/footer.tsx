/** The footer: where else to go, and the sentence about risk that every trading site owes. */
import { isOn, useFrame, useFramePath } from "./frame-context.tsx";
import { Mark } from "./mark.tsx";
import { usePhrase } from "./phrase.tsx";

const LINK = "hover:text-ink inline-flex min-h-8 items-center";

const TRADE = [
  { path: "/p2p/buy", phrase: "frame.footer.buy" },
  { path: "/p2p/sell", phrase: "frame.footer.sell" },
  { path: "/p2p/express", phrase: "frame.nav.express", flag: "express" },
  { path: "/hkpay", phrase: "frame.footer.hkpay" },
  { path: "/p2p/agreement", phrase: "frame.footer.agreement" },
  { path: "/help", phrase: "frame.footer.help" },
  { path: "/help/protection", phrase: "frame.footer.protection" },
  { path: "/help/contact", phrase: "frame.footer.contact" },
] as const;

const DEVELOPERS = [
  { path: "/api/docs", phrase: "frame.footer.apiDocs" },
  { path: "/api/openapi.json", phrase: "frame.footer.openApi" },
] as const;

export function Footer() {
  const t = usePhrase();
  const toPath = useFramePath();
  const { flags } = useFrame();
  const trade = TRADE.filter((page) => !("flag" in page) || isOn(flags, page.flag));
  return (
    <footer className="border-line bg-sunken text-muted mt-auto border-t text-sm">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="flex max-w-md flex-col gap-3">
          <p className="text-ink flex items-center gap-2 text-base font-semibold">
            <Mark className="text-accent size-6" />
            Parley
          </p>
          <p>{t("frame.footer.risk")}</p>
          <p>{t("frame.footer.licence")}</p>
        </div>
        <nav aria-labelledby="footer-trade">
          <h2 id="footer-trade" className="text-ink mb-2 font-medium">
            {t("frame.footer.trade")}
          </h2>
          <ul>
            {trade.map(({ path, phrase }) => (
              <li key={path}>
                <a className={LINK} href={toPath(path)}>
                  {t(phrase)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-developers">
          <h2 id="footer-developers" className="text-ink mb-2 font-medium">
            {t("frame.footer.developers")}
          </h2>
          <ul>
            {DEVELOPERS.map(({ path, phrase }) => (
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
