import { Button } from "@parley/ui/controls/button";
import { Time } from "@parley/ui/data/time";
import { useEffect, useState } from "react";
import { DeveloperPage, StoreTable } from "../../features/developer/developer-page.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { userStore, useUser } from "../../shell/page/user-store.ts";
import {
  isInstitutional,
  isLoggedIn,
  isSubUser,
  isTrader,
  sessionLocaleOf,
} from "../../shell/session/user.ts";
import { publicStore, serverNow, usePublic } from "../../shell/state/public-store.ts";
import { usePayment } from "../../shell/state/payment-store.ts";
import { useSessionFacts } from "../../shell/session/session-store.ts";
import { applyTheme } from "../../shell/state/theme.ts";

export const handle = { areas: ["test"] };

/** The server's clock ticks every second. */
const TICK_MS = 1000;

function useServerNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The shared stores, live: what any part of the site changes is seen here. */
export default function StoreTest() {
  const t = usePhrase();
  const rich = useRichPhrase();
  const state = usePublic((current) => current);
  const user = useUser();
  const now = useServerNow();
  const payment = usePayment((current) => current);
  const facts = useSessionFacts((current) => current);
  const switchTheme = () => {
    applyTheme(state.isDark ? "light" : "dark");
    publicStore.set({ isDark: !state.isDark });
  };
  const session = {
    isLoggedIn: isLoggedIn(user),
    isInstitutional: isInstitutional(user),
    isTrader: isTrader(user),
    isSubUser: isSubUser(user),
    locale: sessionLocaleOf(user),
    ...user,
    ...facts,
  };
  return (
    <DeveloperPage title={t("test.pinia.title")} text={t("test.pinia.text")}>
      <StoreTable title={t("test.pinia.public")} state={state} />
      <StoreTable title={t("test.pinia.payment")} state={payment} />
      <StoreTable title={t("test.pinia.session")} state={session} />
      <p>
        {rich("shell.join.label", {
          label: t("test.pinia.serverTime"),
          value: <Time key="time" at={now} />,
        })}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={switchTheme}>
          {t("test.pinia.theme")}
        </Button>
        {user !== null && (
          <Button tone="danger" onClick={() => userStore.set(null)}>
            {t("test.pinia.logOut")}
          </Button>
        )}
      </p>
    </DeveloperPage>
  );
}
