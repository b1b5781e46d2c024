import { Button } from "@parley/ui/controls/button";
import { Time } from "@parley/ui/data/time";
import { useEffect, useState } from "react";
import { DeveloperPage, ValueTable } from "../../features/developer/developer-page.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
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

/** A list by its length, an object by its fields. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  return value === null ? "--" : JSON.stringify(value).slice(0, 300);
}

/** The shared store, live: what any part of the site changes is seen here. */
export default function StoreTest() {
  const t = usePhrase();
  const rich = useRichPhrase();
  const state = usePublic((current) => current);
  const now = useServerNow();
  const payment = usePayment((current) => current);
  const session = useSessionFacts((current) => current);
  const { locales, ...plain } = state;
  const switchTheme = () => {
    applyTheme(state.isDark ? "light" : "dark");
    publicStore.set({ isDark: !state.isDark });
  };
  return (
    <DeveloperPage title={t("test.pinia.title")} text={t("test.pinia.text")}>
      <ValueTable
        rows={[
          ...Object.entries(plain).map(([name, value]) => [name, textOf(value)] as const),
          ["locales", locales.map(({ code }) => code).join(" ")],
          ...Object.entries(payment).map(([name, value]) => [name, textOf(value)] as const),
          ...Object.entries(session).map(([name, value]) => [name, textOf(value)] as const),
        ]}
      />
      <p>
        {rich("shell.join.label", {
          label: t("test.pinia.serverTime"),
          value: <Time key="time" at={now} />,
        })}
      </p>
      <p>
        <Button tone="secondary" onClick={switchTheme}>
          {t("test.pinia.theme")}
        </Button>
      </p>
    </DeveloperPage>
  );
}
