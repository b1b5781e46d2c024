/** Dark or light: the reader's choice in a cookie, otherwise what his system asks for. */
import { writeCookie } from "./cookies.ts";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "theme";

export function themeOf(value: string | undefined): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

/**
 * Runs in the head before the first paint when no choice is known, so that a dark system never
 * sees a white flash. It is text because it must not wait for any script file.
 */
export const THEME_SCRIPT = `document.documentElement.dataset.theme ||= matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"`;

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  writeCookie(THEME_COOKIE, theme);
}

export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset["theme"]) ?? "light";
}
