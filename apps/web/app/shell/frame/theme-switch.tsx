import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { MENU_ITEM } from "./menu-class.ts";
import { usePublic, publicStore } from "../state/public-store.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { applyTheme } from "../state/theme.ts";

function useThemeSwitch() {
  const t = usePhrase();
  const isDark = usePublic((state) => state.isDark);
  return {
    label: t(isDark ? "shell.theme.light" : "shell.theme.dark"),
    change: () => {
      applyTheme(isDark ? "light" : "dark");
      publicStore.set({ isDark: !isDark });
    },
  };
}

/** The same as a line of a menu. */
export function ThemeItem() {
  const { label, change } = useThemeSwitch();
  return (
    <button type="button" onClick={change} className={`${MENU_ITEM} w-full text-start`}>
      {label}
    </button>
  );
}

/** Which icon shows is decided by the stylesheet, so it is right before any script has run. */
export function ThemeSwitch() {
  const { label, change } = useThemeSwitch();
  return (
    <button
      type="button"
      onClick={change}
      aria-label={label}
      className="hover:bg-hover grid size-11 cursor-pointer place-items-center rounded-md"
    >
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
    </button>
  );
}
