import { setTimeZone } from "@parley/contract/endpoints/identity/account";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { useTimeZone, zoneOfBrowser } from "@parley/ui/data/time";
import { notify } from "@parley/ui/feedback/toast";
import { useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { useAccount } from "../../shell/session/account-data.ts";
import { getApi } from "../../shell/api/api.ts";
import { userStore } from "../../shell/page/user-store.ts";
import { useFailureToast } from "../../shared/security/failure-toast.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

/** The zone of dates on pages and in messages; a choice is saved at once. */
export function ZoneChoice() {
  const t = usePhrase();
  const account = useAccount();
  const shown = useTimeZone();
  const showFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  /** What is on its way to the server, shown as if it had arrived. */
  const [chosen, setChosen] = useState<string | null>(null);
  const zone = chosen ?? shown;
  const options = useZones(zone);
  const choose = async (timeZone: string) => {
    setChosen(timeZone);
    const result = await getApi().call(setTimeZone, { timeZone });
    if (result.ok) {
      notify({ tone: "success", text: t("account.settings.saved") });
      userStore.set({ ...account, ...result.data });
      await revalidate();
    } else showFailure(result);
    setChosen(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t("account.settings.zone")}
        hint={t("account.settings.zone.hint")}
        className="max-w-md"
      >
        {(control) => (
          <LazyCombobox
            {...control}
            options={options}
            value={zone}
            placeholder={t("account.settings.zone")}
            searchLabel={t("account.settings.zone.search")}
            emptyText={t("shell.error.noMatchingData")}
            isDisabled={chosen !== null}
            onValueChange={(next) => void choose(next)}
          />
        )}
      </Field>
      <OfDevice zone={zone} onUse={(own) => void choose(own)} />
    </div>
  );
}

/** For travellers: the device is somewhere else than the account. */
function OfDevice({ zone, onUse }: { readonly zone: string; onUse: (own: string) => void }) {
  const t = usePhrase();
  const own = useIsHydrated() ? zoneOfBrowser() : zone;
  if (own === zone) return null;
  return (
    <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {t("account.settings.zone.device", { zone: nameOf(own) })}
      <Button tone="secondary" size="small" onClick={() => onUse(own)}>
        {t("account.settings.zone.use")}
      </Button>
    </p>
  );
}

/** Server and browser may know different ones, so that the whole list is the browser's. */
function useZones(zone: string) {
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    const known = isHydrated ? ["UTC", ...Intl.supportedValuesOf("timeZone")] : [];
    return [...new Set([zone, ...known])].map((value) => ({ value, label: nameOf(value) }));
  }, [isHydrated, zone]);
}

function nameOf(zone: string): string {
  return zone.replaceAll("_", " ");
}
