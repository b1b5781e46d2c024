/** The currency in which this reader sees worths, and its rate. */
import type { NumericInput } from "@parley/domain/decimal";
import { displayWorth, DOLLARS, type DisplayRate } from "@parley/domain/wallet/display-worth";
import { readCookies, writeCookie } from "../state/cookies.ts";
import { publicStore, usePublic } from "../state/public-store.ts";
import { usePage } from "./page-data.ts";

/** The choice of this device: of visitors without an account, and of accounts that have none. */
export const CURRENCY_COOKIE = "currency";

/** Null where nothing was chosen, or something else is written there. */
export function chosenCurrency(cookies: ReadonlyMap<string, string>): string | null {
  const chosen = cookies.get(CURRENCY_COOKIE) ?? "";
  return /^[A-Z]{3}$/.test(chosen) ? chosen : null;
}

export function chosenOnDevice(): string | null {
  return chosenCurrency(readCookies(document.cookie));
}

export function chooseOnDevice(currency: string): void {
  publicStore.set({ currency });
  writeCookie(CURRENCY_COOKIE, currency);
}

export interface Worths {
  readonly currency: string;
  /** False: what is stated in dollars needs no worth beside it. */
  readonly isOther: boolean;
  /** Null where the amount or the rate is not known. */
  readonly of: (dollars: NumericInput) => string | null;
}

/** What the page was loaded with, until a newer one is known. */
export function useDisplayRate(): DisplayRate {
  const { displayRate } = usePage();
  return usePublic((state) => state.displayRate) ?? displayRate;
}

export function useWorths(): Worths {
  return worthsIn(useDisplayRate());
}

export function worthsIn(rate: DisplayRate): Worths {
  return {
    currency: rate.currency,
    isOther: rate.currency !== DOLLARS.currency,
    of: (dollars) => displayWorth(dollars, rate),
  };
}
