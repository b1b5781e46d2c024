import { RadioGroup } from "@parley/ui/controls/radio-group";
import { useSyncExternalStore } from "react";
import { readCookies } from "../../shell/state/cookies.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { publicStore } from "../../shell/state/public-store.ts";
import {
  applyTheme,
  followSystemTheme,
  THEME_COOKIE,
  themeOf,
  type Theme,
} from "../../shell/state/theme.ts";

/** Light, dark, or whatever the system says; the switch in the header changes the same choice. */
export function ThemeChoice({ loaded }: { readonly loaded: Theme | null }) {
  const t = usePhrase();
  const choice = useSyncExternalStore<Theme | null>(
    publicStore.subscribe,
    () => themeOf(readCookies(document.cookie).get(THEME_COOKIE)),
    () => loaded,
  );
  return (
    <RadioGroup
      label={t("account.settings.theme")}
      isInline
      value={choice ?? "system"}
      onValueChange={choose}
      options={[
        { value: "system", label: t("account.settings.theme.system") },
        { value: "light", label: t("account.settings.theme.light") },
        { value: "dark", label: t("account.settings.theme.dark") },
      ]}
    />
  );
}

function choose(next: Theme | "system"): void {
  if (next === "system") publicStore.set({ isDark: followSystemTheme() === "dark" });
  else {
    applyTheme(next);
    publicStore.set({ isDark: next === "dark" });
  }
}
