import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useFrame } from "../frame-context.tsx";
import { usePhrase } from "../phrase.tsx";
import { MENU_ITEM } from "./menu-class.ts";

function useThemeSwitch() {
  const t = usePhrase();
  const { live } = useFrame();
  return live === null
    ? null
    : {
        label: t(live.isDark ? "frame.theme.light" : "frame.theme.dark"),
        change: live.changeTheme,
      };
}

/** The same as a line of a menu. */
export function ThemeItem() {
  const theme = useThemeSwitch();
  if (theme === null) return null;
  return (
    <button type="button" onClick={theme.change} className={`${MENU_ITEM} w-full text-start`}>
      {theme.label}
    </button>
  );
}

/** Which icon is displayed is decided by the stylesheet, so it is right before any script has run. */
export function ThemeSwitch() {
  const theme = useThemeSwitch();
  const sign = (
    <>
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
    </>
  );
  const look = "grid size-11 place-items-center rounded-md";
  // Without scripts it has no function; its room is kept.
  if (theme === null) return <span className={look}>{sign}</span>;
  return (
    <button
      type="button"
      onClick={theme.change}
      aria-label={theme.label}
      className={`${look} hover:bg-hover cursor-pointer`}
    >
      {sign}
    </button>
  );
}
