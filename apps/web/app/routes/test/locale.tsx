import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { routeLocale, swapLocale } from "@parley/phrases/locale-routing";
import { Field } from "@parley/ui/field";
import { TextInput } from "@parley/ui/text-input";
import { useEffect, useState } from "react";
import { DeveloperPage, ValueTable } from "../../features/developer/developer-page.tsx";
import { readCookies } from "../../shell/cookies.ts";
import { LOCALE_COOKIE, LOCALE_STORAGE } from "../../shell/locale-sync.ts";
import { usePage } from "../../shell/page-data.ts";
import { usePhrase } from "../../shell/phrase.tsx";

export const handle = { areas: ["test"] };

interface Remembered {
  readonly cookie: string;
  readonly stored: string;
  readonly asked: string;
}

/** What this browser remembers and asks for; known only after the page stands. */
function useRemembered(): Remembered {
  const [remembered, setRemembered] = useState<Remembered>({ cookie: "", stored: "", asked: "" });
  useEffect(() => {
    setRemembered({
      cookie: readCookies(document.cookie).get(LOCALE_COOKIE) ?? "",
      stored: localStorage.getItem(LOCALE_STORAGE) ?? "",
      asked: navigator.languages.join(","),
    });
  }, []);
  return remembered;
}

export default function LocaleTest() {
  const t = usePhrase();
  const { locale } = usePage();
  const [address, setAddress] = useState("/p2p/buy?crypto=BTC");
  const { cookie, stored, asked } = useRemembered();
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
