import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { routeLocale } from "@parley/phrases/locale-routing";
import { swapLocale } from "@parley/phrases/swap-locale";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { Button } from "@parley/ui/controls/button";
import { useState, useSyncExternalStore } from "react";
import { DeveloperPage, ValueTable } from "../../features/developer/developer-page.tsx";
import { cookieDomain, readCookies } from "../../shell/state/cookies.ts";
import { LOCALE_COOKIE, LOCALE_STORAGE, rememberLocale } from "../../shell/locale/locale-sync.ts";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export const handle = { areas: ["test"] };

/** By what the language of an address without one is chosen, in this order. */
interface Choice {
  readonly cookie: string;
  readonly storage: string;
  readonly browser: string;
}

const NOTHING: Choice = { cookie: "", storage: "", browser: "" };

const subscribeToNothing = () => () => undefined;

const SOURCES = ["cookie", "storage", "browser"] as const satisfies readonly (keyof Choice)[];

function readChoice(): Choice {
  return {
    cookie: readCookies(document.cookie).get(LOCALE_COOKIE) ?? "",
    storage: localStorage.getItem(LOCALE_STORAGE) ?? "",
    browser: navigator.languages.join(","),
  };
}

let lastRead = NOTHING;

/** Read at every rendering; on the server nothing is known of it. */
function useBrowserChoice(): Choice {
  return useSyncExternalStore(subscribeToNothing, readAgain, () => NOTHING);
}

/** The same object while nothing has changed. */
function readAgain(): Choice {
  const now = readChoice();
  if (SOURCES.some((source) => now[source] !== lastRead[source])) lastRead = now;
  return lastRead;
}

/** What this browser remembers and asks for, to be changed and tried out. */
export default function LocaleTest() {
  const t = usePhrase();
  const { locale } = usePage();
  const [address, setAddress] = useState("/p2p/buy?crypto=BTC");
  const [typed, setTyped] = useState<Partial<Choice>>({});
  const choice = { ...useBrowserChoice(), ...typed };
  // What was typed gives way to what the browser then remembers.
  const remember = () => {
    rememberLocale(locale);
    setTyped({});
  };
  const forget = () => {
    forgetLocale();
    setTyped({});
  };
  const { pathname, search } = splitAddress(address);
  const verdict = routeLocale({
    path: pathname,
    search,
    cookieLocale: choice.cookie,
    storedLocale: choice.storage,
    acceptLanguage: choice.browser,
  });
  return (
    <DeveloperPage title={t("test.locale.title")} text={t("test.locale.text")}>
      <ValueTable rows={[[t("test.locale.page"), `${locale} ${LOCALE_INFO[locale].name}`]]} />
      <div className="grid gap-4 sm:grid-cols-3">
        {SOURCES.map((source) => (
          <Field key={source} label={t(`test.locale.${source}`)}>
            {(control) => (
              <TextInput
                {...control}
                value={choice[source]}
                maxLength={200}
                onChange={(event) => setTyped({ ...typed, [source]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={remember}>
          {t("test.locale.remember")}
        </Button>
        <Button tone="secondary" onClick={forget}>
          {t("test.locale.forget")}
        </Button>
      </p>
      <Field label={t("test.locale.address")}>
        {(control) => (
          <TextInput
            {...control}
            value={address}
            maxLength={500}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        )}
      </Field>
      <ValueTable
        rows={[
          [t("test.locale.verdict"), JSON.stringify(verdict)],
          ...LOCALES.map((code) => [code, swapLocale(address, code)] as const),
        ]}
      />
    </DeveloperPage>
  );
}

function splitAddress(address: string): { pathname: string; search: string } {
  const at = address.indexOf("?");
  return at === -1
    ? { pathname: address, search: "" }
    : { pathname: address.slice(0, at), search: address.slice(at) };
}

/** The next address without a language is answered by what the browser asks for. */
function forgetLocale(): void {
  const domain = cookieDomain(window.location.hostname);
  for (const place of ["", ...(domain === null ? [] : [`; Domain=${domain}`])]) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in all browsers.
    document.cookie = `${LOCALE_COOKIE}=; Path=/; Max-Age=0${place}`;
  }
  localStorage.removeItem(LOCALE_STORAGE);
}
