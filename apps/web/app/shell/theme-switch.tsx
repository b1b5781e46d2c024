import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { usePublic, publicStore } from "./public-store.ts";
import { usePhrase } from "./phrase.tsx";
import { applyTheme } from "./theme.ts";

/** Which icon shows is decided by the stylesheet, so it is right before any script has run. */
export function ThemeSwitch() {
  const t = usePhrase();
  const isDark = usePublic((state) => state.isDark);
  const change = () => {
    applyTheme(isDark ? "light" : "dark");
    publicStore.set({ isDark: !isDark });
  };
  return (
    <button
      type="button"
      onClick={change}
      aria-label={t(isDark ? "shell.theme.light" : "shell.theme.dark")}
      className="hover:bg-hover grid size-11 cursor-pointer place-items-center rounded-md"
    >
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
    </button>
  );
}
