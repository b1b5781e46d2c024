import { setLanguage } from "@parley/contract/endpoints/identity/account";
import { LOCALE_INFO, LOCALES, type Locale } from "@parley/phrases/locales";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import { Field } from "@parley/ui/controls/field";
import { LazySelect } from "@parley/ui/choices/lazy-select";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useAccount } from "../../shell/session/account-data.ts";
import { getApi } from "../../shell/api/api.ts";
import { useFailureToast } from "../../shared/security/failure-toast.ts";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

const OPTIONS = LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].name }));

/** The language of mails and text messages; a choice is saved at once. */
export function LanguageChoice() {
  const t = usePhrase();
  const { locale } = usePage();
  const { language } = useAccount();
  const showFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  /** What is on its way to the server, shown as if it had arrived. */
  const [chosen, setChosen] = useState<Locale | null>(null);
  const kept = findLocaleOfTag(language) ?? locale;
  const choose = async (next: Locale) => {
    setChosen(next);
    const result = await getApi().call(setLanguage, { language: next });
    if (result.ok) {
      notify({ tone: "success", text: t("account.settings.saved") });
      await revalidate();
    } else showFailure(result);
    setChosen(null);
  };
  return (
    <Field
      label={t("account.settings.language")}
      hint={t("account.settings.language.hint")}
      className="max-w-md"
    >
      {(control) => (
        <LazySelect
          {...control}
          options={OPTIONS}
          value={chosen ?? kept}
          isDisabled={chosen !== null}
          onValueChange={(next) => void choose(next)}
        />
      )}
    </Field>
  );
}
