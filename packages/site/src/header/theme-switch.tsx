import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { actOf } from "../act-of.tsx";
import { useFrame } from "../frame-context.tsx";
import { usePhrase } from "../phrase.tsx";
import { MENU_ITEM } from "./menu-class.ts";

function useThemeSwitch() {
  const t = usePhrase();
  const { live } = useFrame();
  const label = t(live?.isDark === true ? "frame.theme.light" : "frame.theme.dark");
  return { label, act: actOf("theme", live?.changeTheme) };
}

/** The same as a line of a menu. */
export function ThemeItem() {
  const { label, act } = useThemeSwitch();
  return (
    <button type="button" {...act} className={`${MENU_ITEM} w-full text-start`}>
      {label}
    </button>
  );
}

/** Which icon is displayed is decided by the stylesheet, so it is right before any script has run. */
export function ThemeSwitch() {
  const { label, act } = useThemeSwitch();
  return (
    <button
      type="button"
      {...act}
      aria-label={label}
      className="hover:bg-hover grid size-11 cursor-pointer place-items-center rounded-md"
    >
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
    </button>
  );
}
