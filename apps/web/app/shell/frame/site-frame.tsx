/**
 * The page shell with its three host containers. Header and footer arrive as plain HTML from the
 * server; the parts that replace them are loaded when the page is shown. Inside the native app there
 * are neither.
 */
import { SkipLink } from "@parley/ui/navigation/skip-link";
import type { ReactNode } from "react";
import { usePhrase } from "../locale/phrase.tsx";
import { useIsInApp } from "../native/in-app.ts";
import { PartContainer } from "../parts/part-container.tsx";
import { PlainFooter, PlainHeader } from "../parts/plain-frame.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { PageProgress } from "./page-progress.tsx";

export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const t = usePhrase();
  const isInApp = useIsInApp();
  return (
    <div className="in-app:pt-[env(safe-area-inset-top)] in-app:pb-[env(safe-area-inset-bottom)] flex min-h-dvh flex-col pb-(--bar-height)">
      <SkipLink to="content">{t("shell.skip")}</SkipLink>
      {!isInApp && (
        <PartContainer part="header" className="in-app:hidden sticky top-0 z-header">
          {import.meta.env.SSR && <PlainHeader />}
        </PartContainer>
      )}
      <PageProgress />
      <OfflineBar />
      {children}
      {!isInApp && (
        <PartContainer part="footer" className="in-app:hidden">
          {import.meta.env.SSR && <PlainFooter />}
        </PartContainer>
      )}
      <PartContainer part="transfer" />
    </div>
  );
}
