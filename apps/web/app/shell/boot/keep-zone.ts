/** The zone of this device, kept with an account that has none yet: messages then name its times. */
import { setTimeZone } from "@parley/contract/endpoints/identity/account";
import { zoneOfBrowser } from "@parley/ui/data/time";
import { useEffect, useEffectEvent } from "react";
import { getApi } from "../api/api.ts";
import { userStore, useUser } from "../page/user-store.ts";

export function useGuessedZone(): void {
  const user = useUser();
  const isMissing = user?.timeZone === null;
  const keep = useEffectEvent(async () => {
    const kept = await getApi().call(setTimeZone, { timeZone: zoneOfBrowser(), isGuess: true });
    // Another page tries again; until then this device shows its own zone.
    if (!kept.ok || user === null) return;
    userStore.set({ ...user, ...kept.data });
  });
  useEffect(() => {
    if (isMissing) void keep();
  }, [isMissing]);
}
