/** The footer: where else to go, and the sentence about risk that every trading site owes. */
import { isOn, useFrame, useFramePath } from "./frame-context.tsx";
import { Mark } from "./mark.tsx";
import { usePhrase } from "./phrase.tsx";

const LINK = "hover:text-on-deep inline-flex min-h-8 items-center";

const TRADE = [
  { path: "/p2p/buy", phrase: "frame.footer.buy" },
  { path: "/p2p/sell", phrase: "frame.footer.sell" },
  { path: "/p2p/express", phrase: "frame.nav.express", flag: "express" },
  { path: "/hkpay", phrase: "frame.footer.hkpay" },
] as const;

const SUPPORT = [
  { path: "/help", phrase: "frame.footer.help" },
  { path: "/help/contact", phrase: "frame.footer.contact" },
  { path: "/help/fees", phrase: "frame.footer.fees" },
  { path: "/help/protection", phrase: "frame.footer.protection" },
  { path: "/p2p/agreement", phrase: "frame.footer.agreement" },
  { path: "/help/privacy", phrase: "frame.footer.privacy" },
  { path: "/status", phrase: "frame.footer.status" },
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
    <footer className="bg-deep text-on-deep-muted mt-auto text-sm">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex max-w-md flex-col gap-3 sm:max-lg:col-span-3">
          <p className="text-on-deep flex items-center gap-2 text-lg font-bold">
            <Mark className="size-7" />
            Parley
          </p>
          <p>{t("frame.footer.risk")}</p>
          <p>{t("frame.footer.licence")}</p>
        </div>
        <LinkList
          id="footer-trade"
          title={t("frame.footer.trade")}
          links={trade.map(({ path, phrase }) => [toPath(path), t(phrase)])}
        />
        <LinkList
          id="footer-support"
          title={t("frame.footer.support")}
          links={SUPPORT.map(({ path, phrase }) => [toPath(path), t(phrase)])}
        />
        <LinkList
          id="footer-developers"
          title={t("frame.footer.developers")}
          links={DEVELOPERS.map(({ path, phrase }) => [path, t(phrase)])}
        />
      </div>
    </footer>
  );
}

interface LinkListProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly (readonly [path: string, text: string])[];
}

function LinkList({ id, title, links }: LinkListProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-on-deep mb-2 font-semibold">
        {title}
      </h2>
      <ul>
        {links.map(([path, text]) => (
          <li key={path}>
            <a className={LINK} href={path}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
