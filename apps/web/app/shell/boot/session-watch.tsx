/**
 * Watches the session of a logged-in reader, or while the server does not know it. It is loaded
 * only then.
 */
import { notify } from "@parley/ui/feedback/toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { getApi, onSessionRefused } from "../api/api.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { useLive } from "../live/use-live.ts";
import { useLiveStream } from "../live/use-live-stream.ts";
import { askSession, type SessionAnswer } from "../session/ask-session.ts";
import { reloadOnce } from "./new-version.ts";
import { usePolling } from "../live/polling.ts";
import { fetchSessionFacts } from "../session/fetch-session-facts.ts";
import { useGuessedCurrency } from "./keep-currency.ts";
import { useGuessedZone } from "./keep-zone.ts";
import { forgetLogin, leaveSession } from "../session/leave-session.ts";
import { usePage } from "../page/page-data.ts";
import { onToldByOtherTab } from "../session/session-channel.ts";
import { isSignedIn } from "../session/session-cookies.ts";
import { readCookies } from "../state/cookies.ts";
import { endSessionBy, userStore, useUser } from "../page/user-store.ts";

endSessionBy(() => leaveSession("ended"));

export default function SessionWatch() {
  useGuessedZone();
  useGuessedCurrency();
  const user = useUser();
  const userId = user?.userId;
  /** Of another login, or of a user that staff has changed, other facts are true. */
  const factsOf = user === null ? null : [user.userId, user.kycStatus, user.traderStatus].join();
  const { isPrerendered } = usePage();
  const t = usePhrase();
  const question = useRef<AbortController | null>(null);
  const tellAway = () => notify({ tone: "danger", text: t("shell.error.network") });

  const settle = (answer: SessionAnswer) => {
    if (answer.kind === "unasked") return;
    const isFirst = isPrerendered && userId === undefined;
    if (answer.kind === "over") {
      // A page for all readers showed nothing of the session, and stays.
      if (isFirst) forgetLogin();
      else userStore.set(null);
    } else if (isFirst || answer.user.userId === userId) userStore.set(answer.user);
    // The page was rendered without a user, or another account logged in meanwhile in another tab.
    else reloadOnce(Date.now());
  };

  const ask = useEffectEvent(async () => {
    // One at a time: a request that is being retried must end first.
    if (question.current !== null) return;
    if (isPrerendered && userId === undefined && !isSignedIn(readCookies(document.cookie))) return;
    const asked = new AbortController();
    question.current = asked;
    const answer = await askSession(getApi(), asked.signal, tellAway);
    question.current = null;
    settle(answer);
  });

  usePolling(() => void ask());
  useLiveStream(userId);
  useLive("session", (ended) => {
    // What may have changed is polled often enough.
    if (ended !== null) void ask();
  });
  useEffect(() => {
    if (factsOf === null) return undefined;
    const read = () => {
      if (document.visibilityState === "visible") void fetchSessionFacts();
    };
    // In a task of its own: what else runs when the page has just been taken over is long enough.
    const first = setTimeout(read);
    // What staff changed while the reader was elsewhere is seen on return.
    document.addEventListener("visibilitychange", read);
    return () => {
      clearTimeout(first);
      document.removeEventListener("visibilitychange", read);
    };
  }, [factsOf]);
  useEffect(() => {
    if (userId === undefined) void ask();
    const stopHearing = onToldByOtherTab(() => void ask());
    const stopWatching = onSessionRefused(() => void ask());
    // Browsers cut calls off when a page is left, which must not be taken for a failure.
    const takeBack = () => question.current?.abort();
    window.addEventListener("pagehide", takeBack);
    return () => {
      stopHearing();
      stopWatching();
      window.removeEventListener("pagehide", takeBack);
      takeBack();
    };
  }, [userId]);
  return null;
}
