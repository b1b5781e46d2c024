/** Links to the same page in all languages, each in its own name. */
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { swapLocale } from "@parley/phrases/swap-locale";
import Check from "lucide-react/icons/check";
import { useLocation } from "react-router";
import { rememberLocale } from "../locale/locale-sync.ts";
import { usePage } from "../page/page-data.ts";

export function LanguageList({ className }: { readonly className: string }) {
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  return (
    <ul className={className}>
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
  );
}
