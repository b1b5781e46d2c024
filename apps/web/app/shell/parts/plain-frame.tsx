/** Header and footer of the first paint. Only the server renders them, and the browser has no code of them. */
import { Footer } from "@parley/site/footer";
import { FrameContext, type Frame, type Viewer } from "@parley/site/frame-context";
import { Header } from "@parley/site/header/header";
import { PhraseScope } from "@parley/site/phrase";
import { keptMarkup } from "@parley/ui/data/kept-markup";
import { use, type ReactNode } from "react";
import { useLocation } from "react-router";
import { findPhrases } from "../locale/phrase-store.ts";
import { usePage } from "../page/page-data.ts";
import { useFlags } from "../page/use-flags.ts";
import { useUser } from "../page/user-store.ts";
import { ANY_QUERY, putQuery } from "./any-query.ts";
import { partUserOf } from "./part-data.ts";

function usePlain(name: string, children: ReactNode) {
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  // The login's own forms read the query, and the home page.
  const isRead = pathname === `/${locale}` || /\/(login|register|forgot-password)$/.test(pathname);
  const isAny = search !== "" && !isRead;
  const viewer = usePlainViewer();
  const flags = useFlags();
  const found = findPhrases(locale, ["frame"]);
  const messages = found instanceof Promise ? use(found) : found;
  const frame: Frame = {
    locale,
    route: pathname + (isAny ? ANY_QUERY : search),
    viewer,
    openOrders: null,
    unread: null,
    flags,
    live: null,
  };
  const whole = () => (
    <PhraseScope book={{ locale, messages }}>
      <FrameContext value={frame}>{children}</FrameContext>
    </PhraseScope>
  );
  const kept = keptMarkup(JSON.stringify([name, frame]), whole);
  if (kept === null || !isAny) return kept;
  const { __html: markup } = kept;
  return { __html: putQuery(markup, search) };
}

function usePlainViewer(): Viewer {
  const { isSessionUnknown, isPrerendered } = usePage();
  const user = useUser();
  if (user !== null) return { kind: "user", user: partUserOf(user), broker: null };
  return { kind: isSessionUnknown || isPrerendered ? "unknown" : "guest" };
}

export function PlainHeader() {
  const markup = usePlain("header", <Header />);
  return markup && <div dangerouslySetInnerHTML={markup} />;
}

export function PlainFooter() {
  const markup = usePlain("footer", <Footer />);
  return markup && <div dangerouslySetInnerHTML={markup} />;
}
