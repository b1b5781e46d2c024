/** All languages, each in its own name. A plain disclosure of links, so it works without scripts. */
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { swapLocale } from "@parley/phrases/locale-routing";
import Check from "lucide-react/icons/check";
import Globe from "lucide-react/icons/globe";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { rememberLocale } from "./locale-sync.ts";
import { usePage } from "./page-data.ts";
import { usePhrase } from "./phrase.tsx";

export function LanguageMenu() {
  const t = usePhrase();
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseFromOutside(menu);
  return (
    <details ref={menu} className="group relative" name="header-menu">
      <summary
        aria-label={`${t("shell.language")}: ${LOCALE_INFO[locale].name}`}
        className="hover:bg-hover flex h-11 cursor-pointer list-none items-center gap-2 rounded-md px-2 text-sm [&::-webkit-details-marker]:hidden"
      >
        <Globe className="size-5" aria-hidden="true" />
        <span className="hidden sm:inline">{LOCALE_INFO[locale].name}</span>
      </summary>
      <ul className="border-line bg-raised absolute end-0 top-full mt-1 grid max-h-[70dvh] w-max grid-cols-2 gap-x-2 overflow-y-auto rounded-lg border p-2 shadow-raised">
        {LOCALES.map((code) => (
          <li key={code}>
            <a
              href={swapLocale(pathname + search, code)}
              hrefLang={LOCALE_INFO[code].tag}
              lang={LOCALE_INFO[code].tag}
              aria-current={code === locale ? "true" : undefined}
              onClick={() => rememberLocale(code)}
              className="hover:bg-hover flex min-h-11 items-center justify-between gap-3 rounded-md px-3 text-sm sm:min-h-9"
            >
              {LOCALE_INFO[code].name}
              {code === locale && <Check className="text-accent size-4" aria-hidden="true" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useCloseFromOutside(menu: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, [menu]);
}
