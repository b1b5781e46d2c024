/** Loads the parts of the page and hands them its data. Loaded itself when the page is shown. */
import { DOLLARS } from "@parley/domain/wallet/display-worth";
import type { PartData, PartName } from "@parley/site/parts/part";
import { LOG_OUT } from "@parley/site/parts/shared-keys";
import { onShared, onSharedEvent } from "@parley/site/parts/shared-store";
import { notify } from "@parley/ui/feedback/toast";
import { useLayer } from "@parley/ui/overlays/layers";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFailureText } from "../locale/failure-text.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { useIsInApp } from "../native/in-app.ts";
import { chooseOnDevice } from "../page/display-rate.ts";
import { useLocalPath, usePage } from "../page/page-data.ts";
import { useFlags } from "../page/use-flags.ts";
import { useUser } from "../page/user-store.ts";
import { loginPath } from "../session/login-path.ts";
import { useSessionFacts } from "../session/session-store.ts";
import { openTransfer, publicStore, usePublic } from "../state/public-store.ts";
import { partDataOf } from "./part-data.ts";
import { slotOf } from "./page-slots.ts";
import { placeOf } from "./part-container.tsx";
import { changeTheme, syncShared } from "./sync-shared.ts";

syncShared();

/** Where the server has the site's own parts. */
const OWN_PARTS = "/components";

export default function PageParts() {
  const data = usePartData();
  const isInApp = useIsInApp();
  // The transfer part is loaded when it is opened for the first time.
  const isTransferOpen = usePublic((state) => state.transferShow);
  useActs();
  useTransferLink();
  useCurrencyChoice();
  return (
    <>
      {!isInApp && (
        <>
          <Part name="header" data={data} />
          <Part name="footer" data={data} />
        </>
      )}
      {isTransferOpen && <TransferPart data={data} />}
    </>
  );
}

/** Who has asked for it has to know when it cannot be loaded. */
function TransferPart({ data }: { readonly data: PartData }) {
  const t = usePhrase();
  const fail = useEffectEvent(() => {
    publicStore.set({ transferShow: false });
    const { isOnline } = publicStore.get();
    notify({
      tone: "danger",
      text: t(isOnline ? "shell.error.requestFailed" : "shell.error.network"),
    });
  });
  const { componentSources } = usePage();
  // A dialog of a part is unknown to the page's layers.
  useLayer(true, pressEscape);
  useEffect(
    () => slotOf("transfer", componentSources, () => fail())?.update(data),
    [componentSources, data],
  );
  return null;
}

/** The part decides whether its dialog can be closed: not while a transfer is sent. */
function pressEscape(): void {
  const focused = document.activeElement ?? document.body;
  focused.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}

function Part({ name, data }: { readonly name: PartName; readonly data: PartData }) {
  const { componentSources } = usePage();
  const isWanted = useIsWanted(name, data);
  useEffect(() => {
    if (isWanted) slotOf(name, componentSources)?.update(data);
  }, [isWanted, name, componentSources, data]);
  return null;
}

/**
 * The plain HTML does everything that the site's own footer does, and without a login nearly everything
 * that its header does: they are loaded when the reader turns to them or what they display changes. Those
 * of another source may differ from the plain HTML and are loaded at once.
 */
function useIsWanted(name: PartName, data: PartData): boolean {
  const { componentSources } = usePage();
  const { route, lang, isLogin, flags } = data;
  const displayed = JSON.stringify([route, lang, flags]);
  const [first] = useState(displayed);
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  useEffect(() => {
    const turned = new AbortController();
    // Toggling a menu does not bubble.
    const options = { once: true, passive: true, capture: true, signal: turned.signal } as const;
    const turn = () => setIsTurnedTo(true);
    for (const event of ["pointerover", "pointerdown", "focusin", "toggle"]) {
      placeOf(name)?.addEventListener(event, turn, options);
    }
    // A menu may have been opened before.
    const look = setTimeout(() => {
      if (hasOpenMenu(name)) turn();
    });
    return () => {
      clearTimeout(look);
      turned.abort();
    };
  }, [name]);
  const isOwn = componentSources[0] === OWN_PARTS;
  const isDark = usePublic((state) => state.isDark);
  // The header of a logged-in reader has counts and a bell; the plain one names the switch to dark.
  const isLive = name === "header" && (isLogin || isDark);
  return !isOwn || isLive || isTurnedTo || displayed !== first;
}

function hasOpenMenu(name: PartName): boolean {
  return (placeOf(name)?.querySelector("details[open]") ?? null) !== null;
}

function usePartData(): PartData {
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  const user = useUser();
  const brokerInfo = useSessionFacts((state) => state.brokerInfo);
  const apiDomain = usePublic((state) => state.apiDomain);
  const flags = useFlags();
  return useMemo(() => {
    const route = pathname + search;
    return partDataOf({ locale, route, user, apiDomain, brokerInfo, flags });
  }, [locale, pathname, search, user, apiDomain, brokerInfo, flags]);
}

const NOT_LOADED = { name: "networkError", message: "" };

const TRANSFER_PARAMETER = "transfer";

/** `?transfer=USDT` in any address opens the transfer, after a login where there is none. */
function useTransferLink(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { locale, isSessionUnknown } = usePage();
  const user = useUser();
  const open = useEffectEvent((asset: string, _userId: string | undefined) => {
    if (user === null) {
      if (!isSessionUnknown) void navigate(loginPath(locale, pathname + search), { replace: true });
      return;
    }
    const rest = new URLSearchParams(search);
    rest.delete(TRANSFER_PARAMETER);
    void navigate({ pathname, search: rest.toString() }, { replace: true });
    openTransfer(asset.toUpperCase());
  });
  const asked = new URLSearchParams(search).get(TRANSFER_PARAMETER);
  const userId = user?.userId;
  useEffect(() => {
    if (asked !== null) open(asked, userId);
  }, [asked, userId]);
}

/** Returns the function that logs out; the reader sees a failure as a toast. */
function useLogOut(): () => void {
  const toPath = useLocalPath();
  const textOf = useFailureText();
  const isLeaving = useRef(false);
  const leave = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const code = await import("../session/log-out.ts").catch(() => null);
    const failure = code === null ? NOT_LOADED : await code.logOutByHand(toPath("/"));
    if (failure !== null) notify({ tone: "danger", text: textOf(failure) });
    isLeaving.current = false;
  };
  return () => void leave();
}

/** A part may choose another currency for worths. */
function useCurrencyChoice(): void {
  const user = useUser();
  const textOf = useFailureText();
  const choose = useEffectEvent(async (currency: string | undefined) => {
    const present = publicStore.get().currency ?? DOLLARS.currency;
    if (currency === undefined || currency === present) return;
    // Nothing is loaded for it: the reader may leave the page at once.
    if (user === null) return chooseOnDevice(currency);
    const code = await import("../page/choose-currency.ts").catch(() => null);
    const failure = code === null ? NOT_LOADED : await code.chooseCurrency(currency, user);
    if (failure !== null) notify({ tone: "danger", text: textOf(failure) });
  });
  useEffect(() => onShared("iceCurrency", (currency) => void choose(currency)), []);
}

/** Does what parts ask for, and what the buttons of the plain header name. */
function useActs(): void {
  const logOut = useLogOut();
  const run = useEffectEvent((act: string | undefined) => {
    if (act === "theme") changeTheme();
    if (act === "transfer") openTransfer();
    if (act === "log-out") logOut();
  });
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-act]") : null;
      run(button?.dataset["act"]);
    };
    const onEarlyAct = (event: Event) => run(String(Reflect.get(event, "detail")));
    document.addEventListener("click", onClick);
    document.addEventListener("early-act", onEarlyAct);
    document.documentElement.dataset["acts"] = "";
    const stopEvents = onSharedEvent(LOG_OUT, () => run("log-out"));
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("early-act", onEarlyAct);
      stopEvents();
    };
  }, []);
}
