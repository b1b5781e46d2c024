/**
 * Loads the files of the typeface that a page of this language certainly uses, beside the style sheet
 * instead of after it: a font that comes late is not shown at all (`font-display: optional`).
 */
import type { Locale } from "@parley/phrases/locales";
import cyrillic from "@parley/ui/styles/typeface/onest-cyrillic.woff2?url";
import latin from "@parley/ui/styles/typeface/onest-latin.woff2?url";
import turkish from "@parley/ui/styles/typeface/onest-turkish.woff2?url";
import vietnamese from "@parley/ui/styles/typeface/onest-vietnamese.woff2?url";

/** Beside Latin, which every page has: codes of coins, figures, names. */
const OWN: Partial<Record<Locale, string>> = { ru: cyrillic, tr: turkish, vi: vietnamese };

export function TypefaceLinks({ locale }: { readonly locale: Locale }) {
  const own = OWN[locale];
  return (own === undefined ? [latin] : [latin, own]).map((href) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
}
