import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

const PROMISES = [
  "home.safety.escrow.title",
  "home.safety.identity.title",
  "home.safety.appeal.title",
] as const;

const LINK =
  "border-deep-line text-on-deep hover:bg-deep-raised inline-flex min-h-11 items-center rounded-md border px-5 text-base font-semibold";

/** What Parley is in one breath, with the shortest way to an offer beside it. */
export function Hero({ children }: { children: ReactNode }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <section className="bg-deep text-on-deep relative overflow-hidden">
      <Brackets />
      {/* From the top: a panel in the middle would move while the page arrives. */}
      <div className="relative mx-auto grid max-w-6xl items-start gap-5 px-4 py-6 sm:gap-8 sm:py-10 lg:grid-cols-[7fr_6fr] lg:gap-14 lg:py-16">
        {/* On a phone the title is all that comes before the shortest way to an offer. */}
        <div className="flex flex-col gap-5 max-sm:contents lg:pt-6">
          <h1 className="text-2xl font-bold text-balance sm:text-4xl lg:text-5xl">
            {t("home.hero.title")}
          </h1>
          <p className="text-on-deep-muted max-w-prose text-base max-sm:order-1 sm:text-lg">
            {t("home.hero.text")}
          </p>
          <ul className="flex flex-col gap-2 max-lg:hidden">
            {PROMISES.map((promise) => (
              <li key={promise} className="flex items-center gap-2.5 font-medium">
                <Check aria-hidden className="text-brand size-5 shrink-0 stroke-3" />
                {t(promise)}
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-3 pt-1 max-lg:hidden">
            <a href={toPath("/p2p/buy")} className={LINK}>
              {t("home.hero.buy")}
            </a>
            <a href={toPath("/p2p/sell")} className={LINK}>
              {t("home.hero.sell")}
            </a>
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The two sides of the mark, large and faint behind the words. */
function Brackets() {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="text-deep-raised absolute -end-24 -top-24 size-[44rem] max-lg:hidden"
      fill="currentColor"
    >
      <path d="M12 6H9a5 5 0 0 0-5 5v10a5 5 0 0 0 5 5h3v-4H9a1 1 0 0 1-1-1V11a1 1 0 0 1 1-1h3z" />
      <path d="M20 6h3a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-3v-4h3a1 1 0 0 0 1-1V11a1 1 0 0 0-1-1h-3z" />
    </svg>
  );
}
