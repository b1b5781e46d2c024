import { buttonClass } from "@parley/ui/controls/button";
import type { ReactNode } from "react";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

/** What Parley is in one breath, with the shortest way to an offer below and the prices beside it. */
export function Hero({ express, children }: { express: ReactNode; children: ReactNode }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <section className="border-line bg-sunken border-b">
      {/* From the top: a panel in the middle would move while the page arrives. */}
      <div className="mx-auto grid max-w-6xl items-start gap-8 px-4 py-10 lg:grid-cols-[5fr_6fr] lg:gap-12 lg:py-16">
        <div className="flex flex-col gap-5">
          <h1 className="text-3xl leading-tight font-semibold text-balance sm:text-4xl lg:text-5xl">
            {t("home.hero.title")}
          </h1>
          <p className="text-muted max-w-prose text-base sm:text-lg">{t("home.hero.text")}</p>
          <p className="flex flex-wrap gap-3 pt-2">
            <a href={toPath("/p2p/buy")} className={buttonClass({ tone: "buy", size: "large" })}>
              {t("home.hero.buy")}
            </a>
            <a href={toPath("/p2p/sell")} className={buttonClass({ tone: "sell", size: "large" })}>
              {t("home.hero.sell")}
            </a>
          </p>
          {express}
        </div>
        {children}
      </div>
    </section>
  );
}
