/** Header and footer of the first paint. Only the server renders them, and the browser has no code of them. */
import { Footer } from "@parley/site/footer";
import { FrameContext, type Frame, type Viewer } from "@parley/site/frame-context";
import { Header } from "@parley/site/header/header";
import { PhraseBook } from "@parley/site/phrase";
import { use, type ReactNode } from "react";
import { useLocation } from "react-router";
import { findPhrases } from "../locale/phrase-store.ts";
import { usePage } from "../page/page-data.ts";
import { useFlags } from "../page/use-flags.ts";
import { useUser } from "../page/user-store.ts";
import { partUserOf } from "./part-data.ts";

function PlainFrame({ children }: { readonly children: ReactNode }) {
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  const viewer = usePlainViewer();
  const flags = useFlags();
  const found = findPhrases(locale, ["frame"]);
  const messages = found instanceof Promise ? use(found) : found;
  const frame: Frame = {
    locale,
    route: pathname + search,
    viewer,
    openOrders: null,
    flags,
    live: null,
  };
  return (
    <PhraseBook value={{ locale, messages }}>
      <FrameContext value={frame}>{children}</FrameContext>
    </PhraseBook>
  );
}

function usePlainViewer(): Viewer {
  const { isSessionUnknown, isPrerendered } = usePage();
  const user = useUser();
  if (user !== null) return { kind: "user", user: partUserOf(user), broker: null };
  return { kind: isSessionUnknown || isPrerendered ? "unknown" : "guest" };
}

export function PlainHeader() {
  return (
    <PlainFrame>
      <Header />
    </PlainFrame>
  );
}

export function PlainFooter() {
  return (
    <PlainFrame>
      <Footer />
    </PlainFrame>
  );
}
