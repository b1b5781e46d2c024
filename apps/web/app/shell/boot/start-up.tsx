/** Runs the start-up steps once in the browser and hosts what they may bring up. */
import type { Locale } from "@parley/phrases/locales";
import { DOLLARS } from "@parley/domain/wallet/display-worth";
import { reportMissingCodeBy } from "@parley/ui/feedback/missing-code";
import { notify, Toaster } from "@parley/ui/feedback/toast";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { appOfDocument } from "../../bridge/app-script.ts";
import { syncLocale } from "../locale/locale-sync.ts";
import { tellAlive } from "./early-back.ts";
import { fetchBuildRules } from "./fetch-build-rules.ts";
import { FailedSilently, latePart } from "./late-part.tsx";
import { FlagWatch } from "./flag-watch.tsx";
import { NewVersionWatch } from "./new-version-watch.tsx";
import { takeNote } from "../state/next-page-note.ts";
import { chosenOnDevice, useDisplayRate } from "../page/display-rate.ts";
import { usePage } from "../page/page-data.ts";
import { usePhrase, type Phrase } from "../locale/phrase.tsx";
import { useIsInApp } from "../native/in-app.ts";
import { useUser } from "../page/user-store.ts";
import { isSignedIn } from "../session/session-cookies.ts";
import { readCookies } from "../state/cookies.ts";
import { readDomains } from "../state/domains.ts";
import { publicStore, usePublic } from "../state/public-store.ts";
import { runSteps, type StartStep } from "./startup.ts";
import { registerWorker } from "./register-worker.ts";
import { watchTypedInput } from "./typed-input.ts";
import { watchBriefAmounts } from "./whole-amounts.ts";
import { currentTheme, watchSystemTheme, type Theme } from "../state/theme.ts";

const AppHost = latePart(() => import("./app-host.tsx"), { Failed: FailedSilently });
const CurrencyWatch = latePart(() => import("./currency-watch.tsx"), { Failed: FailedSilently });
const SessionWatch = latePart(() => import("./session-watch.tsx"), { Failed: FailedSilently });

export function StartUp() {
  const t = usePhrase();
  const { locale, buildId } = usePage();
  const needsWatch = useNeedsWatch();
  const needsRate = useNeedsRate();
  const isInApp = useIsInApp();
  const start = useEffectEvent(() =>
    runSteps(startSteps(locale, buildId, t), (text) => notify({ tone: "danger", text })),
  );
  useEffect(() => {
    tellAlive();
    void start();
  }, []);
  useReturnedPage();
  return (
    <>
      <NewVersionWatch />
      <FlagWatch />
      {isInApp && <AppHost />}
      {needsWatch && <SessionWatch />}
      {needsRate && <CurrencyWatch />}
      <Toaster label={t("shell.toasts")} closeLabel={t("shell.dismiss")} />
    </>
  );
}

/** Who reads a prerendered page is found out by the browser, where the login's cookies are there. */
function useNeedsWatch(): boolean {
  const { user, isSessionUnknown, isPrerendered } = usePage();
  const hasLogin = useSyncExternalStore(unchanging, hasLoginCookies, () => false);
  return user !== null || isSessionUnknown || (isPrerendered && hasLogin);
}

/** Worths are in dollars by themselves; of other currencies the rate has to be followed. */
function useNeedsRate(): boolean {
  const own = useUser()?.displayCurrency ?? null;
  useEffect(
    () => publicStore.set({ currency: own ?? chosenOnDevice() ?? DOLLARS.currency }),
    [own],
  );
  const chosen = usePublic((state) => state.currency) ?? DOLLARS.currency;
  const { currency: shown } = useDisplayRate();
  return chosen !== DOLLARS.currency || shown !== DOLLARS.currency;
}

/** Cookies are read when the page is rendered; a login or a logout loads another document. */
const unchanging = () => () => undefined;

function hasLoginCookies(): boolean {
  return isSignedIn(readCookies(document.cookie));
}

/**
 * Browsers keep a page in memory when it is left and show it again as it was. Where a login or a
 * logout happened meanwhile, it is loaded anew.
 */
function useReturnedPage(): void {
  const isUserShown = useUser() !== null;
  const compare = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && isUserShown !== hasLoginCookies()) window.location.reload();
  });
  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => compare(event);
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, []);
}

function startSteps(locale: Locale, buildId: string, t: Phrase): StartStep[] {
  return [
    { name: "locale", run: () => startLocale(locale) },
    { name: "theme", run: startTheme },
    { name: "app", run: startAppDetection },
    { name: "connection", run: watchConnection },
    { name: "domains", run: () => publicStore.set(readDomains()) },
    { name: "note", run: () => showNote(t) },
    { name: "lists", run: () => whenIdle(() => fetchLists(locale)) },
    { name: "build", run: () => whenIdle(() => fetchBuildRules(buildId)) },
    { name: "input", run: watchTypedInput },
    { name: "amounts", run: watchBriefAmounts },
    { name: "code", run: () => reportMissingCodeBy(() => tellMissingCode(t)) },
    { name: "worker", run: startWorker },
  ];
}

function showNote(t: Phrase): void {
  const note = takeNote();
  if (note !== null) notify({ text: t(note) });
}

/** A press asked for code that cannot be loaded. */
function tellMissingCode(t: Phrase): void {
  const { isOnline } = publicStore.get();
  const text = t(isOnline ? "shell.error.requestFailed" : "shell.error.network");
  notify({ tone: "danger", text });
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

/** The native app has its own notifications and its own page without a connection. */
async function startWorker(): Promise<void> {
  if (appOfDocument() !== "h5") return;
  await whenLoaded();
  await whenIdle(registerWorker);
}

/** A failed fetch is ignored and the lists stay unset: pages bring their own data. */
async function fetchLists(locale: Locale): Promise<void> {
  // The client and the contract's schemas are loaded when the page is already shown.
  const lists = await import("../api/fetch-lists.ts").catch(() => null);
  await Promise.all([lists?.fetchLists(locale), lists?.fetchLogos()]);
}

function whenLoaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }));
}

/** After the page is shown and before the reader acts: nothing here delays a first press. */
function whenIdle(run: () => Promise<void>): Promise<void> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Safari lacks it.
  const wait = window.requestIdleCallback ?? ((ready: () => void) => setTimeout(ready, 1));
  return new Promise((resolve) => wait(() => resolve(run())));
}
