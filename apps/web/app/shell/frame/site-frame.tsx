/**
 * The page shell with its three host containers. The header and footer inside them are plain and
 * server-rendered; a container's own part may replace them later.
 */
import type { ReactNode } from "react";
import { OfflineBar } from "./offline-bar.tsx";
import { PageProgress } from "./page-progress.tsx";
import { usePhrase } from "../locale/phrase.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader, type SiteHeaderProps } from "./site-header.tsx";

export interface SiteFrameProps extends SiteHeaderProps {
  readonly children: ReactNode;
}

export function SiteFrame({ children, ...header }: SiteFrameProps) {
  const t = usePhrase();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="bg-accent-fill text-on-fill sr-only z-overlay rounded-md focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:px-4 focus:py-2"
      >
        {t("shell.skip")}
      </a>
      <div id="websiteHeader" className="sticky top-0 z-header">
        <SiteHeader {...header} />
      </div>
      <PageProgress />
      <OfflineBar />
      {children}
      <div id="websiteFooter">
        <SiteFooter />
      </div>
      <div id="websiteTransfer" />
    </div>
  );
}
