// What makes the site an app that can be installed: its manifest, in each language. All of them have
// one id, so that a reader who changes the language keeps the app.
import { DEFAULT_LOCALE, isLocale, LOCALE_INFO, type Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { FastifyInstance } from "fastify";

const MAX_AGE_SECONDS = 3_600;
/** As the sign of the site and the canvas of its light theme. */
const THEME_COLOUR = "#2351e4";
const BACKGROUND_COLOUR = "#f6f7fb";

export function registerManifest(app: FastifyInstance): void {
  app.get<{ Querystring: { readonly lang?: unknown } }>(
    "/manifest.webmanifest",
    (request, reply) => {
      const { lang } = request.query;
      const locale = typeof lang === "string" && isLocale(lang) ? lang : DEFAULT_LOCALE;
      return reply
        .header("cache-control", `public, max-age=${MAX_AGE_SECONDS}`)
        .type("application/manifest+json; charset=utf-8")
        .send(JSON.stringify(writeManifest(locale)));
    },
  );
}

/** Addresses have no language: the reader's choice decides when the app is opened. */
export function writeManifest(locale: Locale) {
  return {
    id: "/",
    name: "Parley",
    short_name: "Parley",
    description: formatPhrase(locale, "install.description"),
    lang: LOCALE_INFO[locale].tag,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: BACKGROUND_COLOUR,
    theme_color: THEME_COLOUR,
    categories: ["finance"],
    icons: [
      icon("icon-192.png", "192x192", "any"),
      icon("icon-512.png", "512x512", "any"),
      icon("maskable-192.png", "192x192", "maskable"),
      icon("maskable-512.png", "512x512", "maskable"),
    ],
    shortcuts: [
      shortcut(formatPhrase(locale, "frame.account.orders"), "/p2p/order"),
      shortcut(formatPhrase(locale, "frame.nav.wallet"), "/wallet"),
    ],
  };
}

function icon(file: string, sizes: string, purpose: "any" | "maskable") {
  return { src: `/icons/${file}`, sizes, type: "image/png", purpose };
}

function shortcut(name: string, url: string) {
  return { name, url, icons: [icon("icon-192.png", "192x192", "any")] };
}
