import { DOLLARS } from "@parley/domain/wallet/display-worth";
import { Field } from "@parley/ui/controls/field";
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { chooseCurrency } from "../../shell/page/choose-currency.ts";
import { useDisplayRate } from "../../shell/page/display-rate.ts";
import { useUser } from "../../shell/page/user-store.ts";
import { usePayment } from "../../shell/state/payment-store.ts";
import { usePublic } from "../../shell/state/public-store.ts";
import { useFailureToast } from "../../shared/security/failure-toast.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

/** The currency of worths; a choice is saved at once. */
export function CurrencyChoice() {
  const t = usePhrase();
  const user = useUser();
  const { currency: first } = useDisplayRate();
  const chosen = usePublic((state) => state.currency) ?? first;
  const [isBusy, setIsBusy] = useState(false);
  const showFailure = useFailureToast();
  const options = useCurrencies(chosen);
  const choose = async (currency: string) => {
    setIsBusy(true);
    const failure = await chooseCurrency(currency, user);
    setIsBusy(false);
    if (failure === null) notify({ tone: "success", text: t("account.settings.saved") });
    else showFailure(failure);
  };
  return (
    <Field
      label={t("account.settings.currency")}
      hint={t("account.settings.currency.hint")}
      className="max-w-md"
    >
      {(control) => (
        <LazyCombobox
          {...control}
          options={options}
          value={chosen}
          placeholder={DOLLARS.currency}
          searchLabel={t("account.settings.currency.search")}
          emptyText={t("shell.error.noMatchingData")}
          isDisabled={isBusy}
          onValueChange={(next) => void choose(next)}
        />
      )}
    </Field>
  );
}

/** The present one alone until the list is there, which every page fetches once it is shown. */
function useCurrencies(chosen: string) {
  const known = usePayment((state) => state.fiatList) ?? [];
  const options = known.map(({ code, name }) => ({
    value: code,
    label: `${code} ${name}`,
    keywords: name,
  }));
  const isListed = known.some(({ code }) => code === chosen);
  return isListed ? options : [{ value: chosen, label: chosen }, ...options];
}
