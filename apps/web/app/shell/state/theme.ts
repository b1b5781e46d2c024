/** Dark or light: the reader's choice in a cookie, otherwise the system's preference. */
import { readCookies, writeCookie } from "./cookies.ts";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "theme";
/** What the cookie says where the choice was taken back; it is no theme, so it counts as none. */
const SYSTEM = "system";

export function themeOf(value: string | undefined): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

/**
 * Runs in the head before the first paint, so that no dark page begins with a white flash. The server
 * does not set the theme: one page serves many readers. It is text because it must not wait for any
 * script file.
 */
export const THEME_SCRIPT = `document.documentElement.dataset.theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1] ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")`;

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  writeCookie(THEME_COOKIE, theme);
}

/** Takes the choice back; the system decides again, now and on the next page. */
export function followSystemTheme(): Theme {
  writeCookie(THEME_COOKIE, SYSTEM);
  return showSystemTheme();
}

/**
 * A system may turn dark in the evening, while pages are open; a choice of the reader takes
 * precedence.
 */
export function watchSystemTheme(onChange: (theme: Theme) => void): void {
  systemIsDark().addEventListener("change", () => {
    const chosen = themeOf(readCookies(document.cookie).get(THEME_COOKIE));
    if (chosen === null) onChange(showSystemTheme());
  });
}

function showSystemTheme(): Theme {
  const theme = systemIsDark().matches ? "dark" : "light";
  document.documentElement.dataset["theme"] = theme;
  return theme;
}

function systemIsDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset["theme"]) ?? "light";
}
