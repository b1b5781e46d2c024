/** Light or dark: as the website's cookie says, else as the system is set. */
export function applyTheme(): void {
  const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  const ofSystem = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset["theme"] = chosen ?? ofSystem;
}
