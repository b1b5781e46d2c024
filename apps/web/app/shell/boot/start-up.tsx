/** Runs the start-up steps once in the browser and hosts what they may bring up. */
import type { Locale } from "@parley/phrases/locales";
import { notify, Toaster } from "@parley/ui/feedback/toast";
import { useEffect, useEffectEvent } from "react";
import { appOfDocument } from "../../bridge/app-script.ts";
import { syncLocale } from "../locale/locale-sync.ts";
import { FailedSilently, latePart } from "./late-part.tsx";
import { FlagWatch } from "./flag-watch.tsx";
import { NewVersionWatch } from "./new-version-watch.tsx";
import { takeNote } from "../state/next-page-note.ts";
import { usePage } from "../page/page-data.ts";
import { usePhrase, type Phrase } from "../locale/phrase.tsx";
import { useIsInApp } from "../native/in-app.ts";
import { DEFAULT_POLL_MS } from "../live/polling.ts";
import { readDomains } from "../state/domains.ts";
import { publicStore } from "../state/public-store.ts";
import { runSteps, type StartStep } from "./startup.ts";
import { currentTheme, watchSystemTheme, type Theme } from "../state/theme.ts";

const AppHost = latePart(() => import("./app-host.tsx"), { Failed: FailedSilently });
const SessionWatch = latePart(() => import("./session-watch.tsx"), { Failed: FailedSilently });

export function StartUp() {
  const t = usePhrase();
  const { locale, user, isSessionUnknown } = usePage();
  const isInApp = useIsInApp();
  const start = useEffectEvent(() =>
    runSteps(startSteps(locale, t), (text) => notify({ tone: "danger", text })),
  );
  useEffect(() => void start(), []);
  return (
    <>
      <NewVersionWatch />
      <FlagWatch />
      {isInApp && <AppHost />}
      {(user !== null || isSessionUnknown) && <SessionWatch />}
      <Toaster label={t("shell.toasts")} closeLabel={t("shell.dismiss")} />
    </>
  );
}

function startSteps(locale: Locale, t: Phrase): StartStep[] {
  return [
    { name: "locale", run: () => startLocale(locale) },
    { name: "theme", run: startTheme },
    { name: "app", run: startAppDetection },
    { name: "connection", run: watchConnection },
    { name: "domains", run: () => publicStore.set(readDomains()) },
    { name: "note", run: () => showNote(t) },
    { name: "lists", run: () => whenReaderActs(() => void fetchLists(locale)) },
  ];
}

function showNote(t: Phrase): void {
  const note = takeNote();
  if (note !== null) notify({ text: t(note) });
}

function startLocale(locale: Locale): void {
  publicStore.set({ locale });
  syncLocale(locale);
}

function startTheme(): void {
  keepTheme(currentTheme());
  watchSystemTheme(keepTheme);
}

function keepTheme(theme: Theme): void {
  publicStore.set({ isDark: theme === "dark" });
}

function startAppDetection(): void {
  const app = appOfDocument();
  const isNativeApp = app !== "h5";
  publicStore.set({ app, isIos: app === "ios", isAndroid: app === "android", isNativeApp });
}

function watchConnection(): void {
  readConnection();
  window.addEventListener("online", readConnection);
  window.addEventListener("offline", readConnection);
  document.addEventListener("visibilitychange", readConnection);
}

function readConnection(): void {
  const isVisible = document.visibilityState === "visible";
  publicStore.set({ isOnline: navigator.onLine, isVisible });
}

/** A failed fetch is ignored and the lists stay unset: pages bring their own data. */
async function fetchLists(locale: Locale): Promise<void> {
  // The client and the contract's schemas are loaded when the page is already shown.
  const lists = await import("../api/fetch-lists.ts").catch(() => null);
  await Promise.all([lists?.fetchLists(locale), lists?.fetchLogos()]);
}

/** Nothing on a first page needs what runs here, so it neither delays the page nor weighs on it. */
function whenReaderActs(run: () => void): void {
  const act = new AbortController();
  const once = () => {
    act.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, DEFAULT_POLL_MS);
  for (const name of ["pointerdown", "keydown", "scroll"]) {
    window.addEventListener(name, once, { signal: act.signal, passive: true });
  }
}
