/** Keeps the currency that the reader chooses: on this device, and with the account. */
import { setDisplayCurrency } from "@parley/contract/endpoints/identity/account";
import type { CallFailure } from "@parley/contract/client";
import { getApi } from "../api/api.ts";
import { publicStore } from "../state/public-store.ts";
import { chooseOnDevice } from "./display-rate.ts";
import type { UserInfo } from "../session/user.ts";
import { userStore } from "./user-store.ts";

/** Gives the failure, after which everything is as before; null where there is none. */
export async function chooseCurrency(
  currency: string,
  user: UserInfo | null,
): Promise<CallFailure<string> | null> {
  if (user !== null) {
    const before = publicStore.get().currency;
    // Shown at once: the page need not wait for the account.
    publicStore.set({ currency });
    const kept = await getApi().call(setDisplayCurrency, { currency });
    if (!kept.ok) {
      publicStore.set({ currency: before });
      return kept;
    }
    userStore.set({ ...user, ...kept.data });
  }
  chooseOnDevice(currency);
  return null;
}
