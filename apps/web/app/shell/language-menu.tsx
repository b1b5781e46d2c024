/** All languages, each in its own name. A plain disclosure of links, so it works without scripts. */
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { swapLocale } from "@parley/phrases/swap-locale";
import { Disclosure } from "@parley/ui/disclosure";
import Check from "lucide-react/icons/check";
import Globe from "lucide-react/icons/globe";
import { useLocation } from "react-router";
import { rememberLocale } from "./locale-sync.ts";
import { usePage } from "./page-data.ts";
import { usePhrase } from "./phrase.tsx";

export function LanguageMenu() {
  const t = usePhrase();
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  return (
    <Disclosure
      align="end"
      summaryLabel={t("shell.join.label", {
        label: t("shell.language"),
        value: LOCALE_INFO[locale].name,
      })}
      summaryClassName="hover:bg-hover flex h-11 items-center gap-2 px-2 text-sm"
      summary={
        <>
          <Globe className="size-5" aria-hidden="true" />
          <span className="hidden sm:inline">{LOCALE_INFO[locale].name}</span>
        </>
      }
      // On a phone the list is nearly as wide as the page, so it hangs from the header itself.
      panelClassName="max-h-[70dvh] overflow-y-auto max-sm:fixed max-sm:inset-x-2 max-sm:top-14 sm:w-max"
    >
      <ul className="grid grid-cols-2 gap-x-2">
        {LOCALES.map((code) => (
          <li key={code}>
            <a
              href={swapLocale(pathname + search, code)}
              hrefLang={LOCALE_INFO[code].tag}
              lang={LOCALE_INFO[code].tag}
              aria-current={code === locale ? "true" : undefined}
              onClick={() => rememberLocale(code)}
              className="hover:bg-hover flex min-h-11 items-center justify-between gap-3 rounded-md px-3 text-sm focus-visible:-outline-offset-2 sm:min-h-9"
            >
              {LOCALE_INFO[code].name}
              {code === locale && <Check className="text-accent size-4" aria-hidden="true" />}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
