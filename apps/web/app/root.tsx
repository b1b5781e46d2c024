/** The document around every page, and the error page for whatever goes wrong below it. */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { KeepFocus } from "@parley/ui/navigation/keep-focus";
import { CoinDigits } from "@parley/ui/data/language";
import type { ReactNode } from "react";
import { data, Links, Scripts } from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { FailurePage } from "./shell/frame/error-page.tsx";
import { LoadError } from "./shell/frame/load-error.tsx";
import { followBuildRules } from "./shell/routing/build-rules.ts";
import { sayWhyLoggedOut } from "./shell/routing/ended-session.ts";
import {
  LostConnection,
  standLostConnections,
  useShownPage,
} from "./shell/routing/lost-connection.ts";
import { useNonce } from "./shell/page/nonce.ts";
import { pageContext } from "./shell/page/page-context.ts";
import { PageKeyScript } from "./shell/page/page-key.tsx";
import { readCoinDigits } from "./shell/page/coin-digits.ts";
import { chosenCurrency } from "./shell/page/display-rate.ts";
import { readDisplayRate } from "./shell/page/read-display-rate.ts";
import { usePage, type PageData } from "./shell/page/page-data.ts";
import { PhraseProvider, PhraseSeedScript, usePhrase } from "./shell/locale/phrase.tsx";
import { LinkRules } from "./shell/routing/link-rules.tsx";
import { ScrollRules } from "./shell/routing/scroll-rules.tsx";
import { ReturnRules, showKeptPages } from "./shell/routing/return-rules.tsx";
import DefaultLayout from "./routes/layouts/default.tsx";
import { Site } from "./routes/layouts/site.tsx";
import { TypefaceLinks } from "./shell/page/typeface-links.tsx";
import { StartUp } from "./shell/boot/start-up.tsx";
import { HEAD_SCRIPT } from "./shell/boot/head-script.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, publicUrl, buildId, session, cookies, app, ...services } =
    context.get(pageContext);
  const { domains, componentSources } = services;
  const [flags, coinDigits] = await Promise.all([services.flags(), readCoinDigits(services.api)]);
  const { user, isUnknown: isSessionUnknown, headers } = await session();
  // One page serves all readers without a session: the browser knows what was chosen there.
  const currency = user === null ? null : (user.displayCurrency ?? chosenCurrency(cookies));
  const displayRate = await readDisplayRate(services.api, currency);
  const page: PageData = {
    locale,
    origin: publicUrl,
    buildId,
    flags,
    coinDigits,
    displayRate,
    domains,
    componentSources,
    user,
    isSessionUnknown,
    app,
    isPrerendered: services.isPrerendering,
  };
  return data(page, { headers });
}

/** Nothing here changes while the document stays: another language or session is another one. */
export const shouldRevalidate = () => false;

export const clientMiddleware = [
  showKeptPages,
  standLostConnections,
  sayWhyLoggedOut,
  followBuildRules,
];

export function Layout({ children }: { children: ReactNode }) {
  const { locale, buildId, domains, coinDigits, app } = usePage();
  const nonce = useNonce();
  useShownPage();
  return (
    <html
      lang={LOCALE_INFO[locale].tag}
      data-build={buildId}
      data-flag-domain={domains.flags || undefined}
      data-content-domain={domains.content || undefined}
      data-app={app === "h5" ? undefined : app}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? HEAD_SCRIPT : "" }}
        />
        <TypefaceLinks locale={locale} />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
        <Links />
      </head>
      <body>
        <PhraseProvider locale={locale}>
          <CoinDigits value={coinDigits}>{children}</CoinDigits>
          <StartUp />
        </PhraseProvider>
        <ScrollRules />
        <LinkRules />
        <ReturnRules />
        <KeepFocus />
        <PhraseSeedScript locale={locale} nonce={nonce} />
        <PageKeyScript nonce={nonce} />
        <Scripts />
      </body>
    </html>
  );
}

/** The default layout is that of all pages: as a route of its own it would be one more file for each. */
export default function App() {
  return <DefaultLayout />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Site>{error instanceof LostConnection ? <Unreached /> : <FailurePage error={error} />}</Site>
  );
}

/** A page without a text of its own for a failed load. */
function Unreached() {
  const t = usePhrase();
  return (
    <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 py-6">
      <LoadError title={t("shell.error.network")} failed={t("shell.error.requestFailed")} />
    </main>
  );
}
