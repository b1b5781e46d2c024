/**
 * Keeps the store which page and parts share equal to the page's own: what the page changes is
 * pushed, what a part sets is followed.
 */
import { DOLLARS } from "@parley/domain/wallet/display-worth";
import { isLocale } from "@parley/phrases/locales";
import { swapLocale } from "@parley/phrases/swap-locale";
import { UPDATE_FUTURES } from "@parley/site/parts/shared-keys";
import { onShared, onSharedEvent, pushShared, setShared } from "@parley/site/parts/shared-store";
import { onLive, ring } from "../live/live-bell.ts";
import { rememberLocale } from "../locale/locale-sync.ts";
import { publicStore } from "../state/public-store.ts";
import { applyTheme } from "../state/theme.ts";

/** Parts that were loaded meanwhile hear of the language once more. */
const RESYNC_MS = 100;

export function syncShared(): void {
  push();
  publicStore.subscribe(push);
  setTimeout(() => pushShared("iceLocale", publicStore.get().locale), RESYNC_MS);
  onShared("iceLocale", followLocale);
  onShared("iceTheme", followTheme);
  onShared("iceUnread", (unread) => follow("unread", unread ?? null));
  onShared("iceTransferAsset", (asset) => follow("transferAsset", asset ?? ""));
  onShared("iceTransferTo", (to) => follow("transferTo", to ?? "futures"));
  onShared("iceTransferShow", (isShown) => follow("transferShow", isShown === true));
  onLive("balance", pushBalances);
  onSharedEvent(UPDATE_FUTURES, closeTransfer);
  window.addEventListener(UPDATE_FUTURES, closeTransfer);
}

/** A transfer was carried out, or may have been. */
function closeTransfer(): void {
  follow("transferShow", false);
  ring("balance", null);
}

let balanceChanges = 0;

function pushBalances(): void {
  balanceChanges += 1;
  setShared("iceBalances", balanceChanges);
}

function push(): void {
  const state = publicStore.get();
  setShared("iceLocale", state.locale);
  setShared("iceTheme", state.isDark ? "dark" : "light");
  setShared("iceCurrency", state.currency ?? DOLLARS.currency);
  setShared("iceTransferAsset", state.transferAsset);
  setShared("iceTransferTo", state.transferTo);
  setShared("iceTransferShow", state.transferShow);
  setShared("iceUnread", state.unread);
  setShared("iceOpenOrders", state.openOrders);
}

function follow<Key extends "transferShow" | "transferAsset" | "transferTo" | "unread">(
  key: Key,
  value: ReturnType<typeof publicStore.get>[Key],
): void {
  if (publicStore.get()[key] !== value) publicStore.set({ [key]: value });
}

function followLocale(locale: string | undefined): void {
  if (!isLocale(locale) || locale === publicStore.get().locale) return;
  rememberLocale(locale);
  const { pathname, search } = window.location;
  window.location.assign(swapLocale(pathname + search, locale));
}

function followTheme(theme: string | undefined): void {
  if ((theme === "dark") !== publicStore.get().isDark) changeTheme();
}

export function changeTheme(): void {
  const isDark = !publicStore.get().isDark;
  applyTheme(isDark ? "dark" : "light");
  publicStore.set({ isDark });
}
