/**
 * What a page does inside the native app: its title, links and copied texts go to the app, the
 * session follows the app's, and "back" closes what is open. Loaded only there.
 */
import { copyTextBy } from "@parley/ui/controls/copy-text";
import { keepLayersBy } from "@parley/ui/overlays/layers";
import { notify } from "@parley/ui/feedback/toast";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { reloadOnce } from "./new-version.ts";
import { AreaPhrases } from "../locale/area-phrases.tsx";
import { usePhrase } from "../locale/phrase.tsx";
import { useUser } from "../page/user-store.ts";
import { afterLogOutBy } from "../session/log-out.ts";
import { openTransferBy, openTransferPart } from "../state/public-store.ts";
import { decideSessionMove, hasSessionOf, leaveWithApp } from "../native/app-session.ts";
import { getBridge, onUnsupported, readUserAuth } from "../native/browser-bridge.ts";
import { keepLayerHistory, type LayerHistory } from "../native/layer-history.ts";
import { decideLinkCall, type LinkCall, type PressedLink } from "../native/link-calls.ts";

export default function AppHost() {
  useTitle();
  useLinks();
  useAppSession();
  useLayers();
  useEffect(() => {
    copyTextBy(copyByApp);
    openTransferBy((asset, to) => void transferByApp(asset, to));
    // The app that does not know the call has nothing to drop.
    afterLogOutBy(() => getBridge().ask("appLogout", {}));
  }, []);
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(
    () =>
      onUnsupported((name) => {
        if (!UNNOTICED.has(name) && getBridge().knows("updateApp")) setIsOutdated(true);
      }),
    [],
  );
  if (!isOutdated) return null;
  return (
    <Suspense>
      <AreaPhrases areas={["native"]}>
        <OutdatedNotice />
      </AreaPhrases>
    </Suspense>
  );
}

/** Of these no user has asked for anything that is now missing. */
const UNNOTICED: ReadonlySet<string> = new Set(["getUserAuth", "setupTitle", "appLogout"]);

async function transferByApp(asset: string, to: "spot" | "futures"): Promise<void> {
  const result = await getBridge().ask("openTransfer", asset === "" ? {} : { asset });
  if (!result.ok) openTransferPart(asset, to);
}

async function copyByApp(text: string): Promise<void> {
  const result = await getBridge().call("copyString", { text });
  if (!result.ok) throw new Error(result.name);
}

/** The app shows the title above the page; it is told at every navigation, and when a page renames itself. */
function useTitle(): void {
  const { pathname, search } = useLocation();
  const told = useRef("");
  useEffect(() => {
    const tell = () => {
      const { title } = document;
      const now = `${pathname}${search} ${title}`;
      if (now === told.current || title === "") return;
      told.current = now;
      void getBridge().ask("setupTitle", { title });
    };
    // The new page's title is in the document some milliseconds after its address.
    const timer = setTimeout(tell, TITLE_SETTLES_MS);
    const watch = new MutationObserver(tell);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [pathname, search]);
}

/** Head tags are written 10 ms after a change. */
const TITLE_SETTLES_MS = 50;

function useLinks(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent(async (url: URL, call: LinkCall) => {
    const result = await getBridge().ask(call.name, call.payload);
    if (result.ok) return;
    // What the app cannot open, the web does.
    if (call.name !== "openNewWindow") await navigate(url.pathname + url.search + url.hash);
    else if (result.name === "unsupported") await getBridge().call(call.name, call.payload);
  });
  useEffect(() => {
    const take = (event: MouseEvent, isMine: (call: LinkCall) => boolean) => {
      const link = event.defaultPrevented || event.button !== 0 ? null : linkOf(event);
      const call = link && decideLinkCall(link, new URL(window.location.href));
      if (link === null || call === null || !isMine(call)) return;
      event.preventDefault();
      void follow(link.url, call);
    };
    // Before the router's own links, which leave a prevented click alone.
    const onCapture = (event: MouseEvent) => take(event, ({ name }) => name !== "openNewWindow");
    // After the page's own handlers: a link in a chat first warns of where it leads.
    const onBubble = (event: MouseEvent) => take(event, ({ name }) => name === "openNewWindow");
    window.addEventListener("click", onCapture, { capture: true });
    window.addEventListener("click", onBubble);
    return () => {
      window.removeEventListener("click", onCapture, { capture: true });
      window.removeEventListener("click", onBubble);
    };
  }, []);
}

function linkOf({ target }: MouseEvent): PressedLink | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  // Downloads of the page's own making, such as a saved picture, are no addresses.
  if (link === null || /^(blob|data):/.test(link.href)) return null;
  return {
    url: new URL(link.href),
    isNewWindow: link.target === "_blank",
    isDownload: link.hasAttribute("download"),
  };
}

/** Asked when the page is opened, and whenever it is looked at again: one may log out in the app. */
function useAppSession(): void {
  const userId = useUser()?.userId ?? null;
  const compare = useEffectEvent(async () => {
    const bridge = getBridge();
    const result = await bridge.ask("getUserAuth", {});
    if (!result.ok) return;
    const { data: app } = result;
    const hasAppLogin = bridge.knows("goToAppLogin");
    const cookies = readUserAuth();
    const move = decideSessionMove({ app, cookies, shownUserId: userId, hasAppLogin });
    if (move === "leave") await leaveWithApp();
    if (move === "reload" && (await hasSessionOf(app))) reloadOnce(Date.now());
  });
  useEffect(() => {
    void compare();
    const onVisible = () => {
      if (document.visibilityState === "visible") void compare();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, []);
}

function useLayers(): void {
  const { key } = useLocation();
  const layers = useRef<LayerHistory | null>(null);
  useEffect(() => {
    const kept = keepLayerHistory(window, window.history);
    layers.current = kept;
    keepLayersBy(kept.open);
    return kept.stop;
  }, []);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- With the location its entry changes.
  useEffect(() => layers.current?.follow(), [key]);
}

/** Says once a document that the app is too old for something, and how to update it. */
function OutdatedNotice(): null {
  const t = usePhrase();
  const say = useEffectEvent(() => {
    const update = () => void getBridge().ask("updateApp", {});
    notify({
      tone: "warning",
      text: t("native.outdated"),
      action: { label: t("native.update"), onPress: update },
    });
  });
  useEffect(() => say(), []);
  return null;
}
