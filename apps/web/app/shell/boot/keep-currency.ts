/** The currency that was chosen on this device before the login, kept with an account without one. */
import { setDisplayCurrency } from "@parley/contract/endpoints/identity/account";
import { useEffect, useEffectEvent } from "react";
import { getApi } from "../api/api.ts";
import { chosenOnDevice } from "../page/display-rate.ts";
import { userStore, useUser } from "../page/user-store.ts";

export function useGuessedCurrency(): void {
  const user = useUser();
  const isMissing = user?.displayCurrency === null;
  const keep = useEffectEvent(async () => {
    const currency = chosenOnDevice();
    if (currency === null || user === null) return;
    const kept = await getApi().call(setDisplayCurrency, { currency, isGuess: true });
    // Another page tries again; until then the choice counts on this device.
    if (kept.ok) userStore.set({ ...user, ...kept.data });
  });
  useEffect(() => {
    if (isMissing) void keep();
  }, [isMissing]);
}
