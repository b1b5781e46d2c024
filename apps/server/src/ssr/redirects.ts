// Addresses of the website that lead elsewhere for every reader. The metadata of the build lists
// them, so that an open page follows them without a request.
import { LOCALES } from "@parley/phrases/locales";

/** Without the language. `/account` is what people type, and has no page of its own. */
const REDIRECTS = { "/account": "/account/security" } as const;

export const SITE_REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    Object.entries(REDIRECTS).map(([from, to]) => [`/${locale}${from}`, `/${locale}${to}`]),
  ),
);
