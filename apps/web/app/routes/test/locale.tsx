import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { routeLocale } from "@parley/phrases/locale-routing";
import { swapLocale } from "@parley/phrases/swap-locale";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState, useSyncExternalStore } from "react";
import { DeveloperPage, ValueTable } from "../../features/developer/developer-page.tsx";
import { readCookies } from "../../shell/state/cookies.ts";
import { LOCALE_COOKIE, LOCALE_STORAGE } from "../../shell/locale/locale-sync.ts";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export const handle = { areas: ["test"] };

const subscribeToNothing = () => () => undefined;

/** What this browser remembers and asks for; on the server nothing is known of it. */
function useBrowserValue(read: () => string): string {
  return useSyncExternalStore(subscribeToNothing, read, () => "");
}

export default function LocaleTest() {
  const t = usePhrase();
  const { locale } = usePage();
  const [address, setAddress] = useState("/p2p/buy?crypto=BTC");
  const cookie = useBrowserValue(() => readCookies(document.cookie).get(LOCALE_COOKIE) ?? "");
  const stored = useBrowserValue(() => localStorage.getItem(LOCALE_STORAGE) ?? "");
  const asked = useBrowserValue(() => navigator.languages.join(","));
  const { pathname, search } = splitAddress(address);
  const verdict = routeLocale({
    path: pathname,
    search,
    cookieLocale: cookie,
    storedLocale: stored,
    acceptLanguage: asked,
  });
  return (
    <DeveloperPage title={t("test.locale.title")} text={t("test.locale.text")}>
      <ValueTable
        rows={[
          [t("test.locale.page"), `${locale} ${LOCALE_INFO[locale].name}`],
          [t("test.locale.cookie"), cookie],
          [t("test.locale.storage"), stored],
          [t("test.locale.browser"), asked],
        ]}
      />
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
