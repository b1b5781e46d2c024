/** Links to the same page in all languages, each in its own name. */
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { swapLocale } from "@parley/phrases/swap-locale";
import Check from "lucide-react/icons/check";
import type { MouseEvent } from "react";
import { useFrame } from "../frame-context.tsx";

export function LanguageList({ className }: { readonly className: string }) {
  const { locale, route, live } = useFrame();
  return (
    <ul className={className}>
      {LOCALES.map((code) => (
        <li key={code}>
          <a
            href={swapLocale(route, code)}
            hrefLang={LOCALE_INFO[code].tag}
            lang={LOCALE_INFO[code].tag}
            aria-current={code === locale ? "true" : undefined}
            onClick={(event) => {
              if (live === null || !isPlainPress(event)) return;
              event.preventDefault();
              live.chooseLocale(code);
            }}
            className="list-link"
          >
            {LOCALE_INFO[code].name}
            {code === locale && <Check className="text-accent size-4" aria-hidden="true" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Not for a new tab or window. */
function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
