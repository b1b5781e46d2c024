/** What a walk looks at, and how: all of it, or a sample. */
import { isLocale, LOCALES, type Locale } from "@parley/phrases/locales";
import { CONSOLE_SCREENS, SCREENS, type Screen } from "./screens.ts";

/** One screen as it is to be looked at. */
export interface Stop {
  readonly screen: Screen;
  readonly locale: Locale;
  readonly widths: readonly number[];
  readonly hasAxe: boolean;
  /** Whether its dialogs and menus are opened too. */
  readonly hasDialogs: boolean;
  /** Whether it is gone through by the keyboard alone, also at 400 %, in place of the rest. */
  readonly isByKeyboard: boolean;
}

const WIDTHS = [1280, 768, 360] as const;
/** Both sides of each breakpoint, and what is left of a laptop's window at 200 %. */
const MORE_WIDTHS = [1280, 1024, 1023, 768, 767, 640, 360] as const;
/** Languages with long words: German and Russian, and Thai, whose lines are high. */
const LONG_WORDS: ReadonlySet<Locale> = new Set(["de", "ru", "th"]);

export const isOfConsole = (screen: Screen) => CONSOLE_SCREENS.includes(screen);

/** What is longer has other rings to cut off and other controls to cover. */
const KEYED: readonly Locale[] = ["en", "de"];

export interface WalkWish {
  readonly languages?: readonly string[] | undefined;
  readonly widths?: readonly number[] | undefined;
  /** All of them when left out. */
  readonly part?: string | undefined;
}

/** Pages alone, pages with what opens on them, or by keyboard. */
export const PARTS = ["pages", "dialogs", "keyboard"] as const;

/**
 * Every screen in every language and width; axe where the markup is looked at once. Languages that are
 * named come in their order, and are gone through by keyboard too.
 */
export function wholeWalk(wish: WalkWish = {}): Stop[] {
  const known = wish.languages?.flatMap((name) => (isLocale(name) ? [name] : []));
  const website = (known ?? LOCALES).flatMap((locale) =>
    SCREENS.map((screen) => ({
      screen,
      locale,
      widths: wish.widths ?? (LONG_WORDS.has(locale) ? MORE_WIDTHS : WIDTHS),
      hasAxe: locale === "en",
      hasDialogs: wish.part !== "pages" && (locale === "en" || LONG_WORDS.has(locale)),
      isByKeyboard: false,
    })),
  );
  const console = (known?.includes("en") === false ? [] : CONSOLE_SCREENS).map((screen) => ({
    screen,
    locale: "en" as const,
    widths: wish.widths ?? MORE_WIDTHS,
    hasAxe: true,
    hasDialogs: wish.part !== "pages",
    isByKeyboard: false,
  }));
  const keyed = (known ?? KEYED).flatMap((locale) =>
    SCREENS.map((screen) => byKeyboard(screen, locale)),
  );
  if (wish.part === "keyboard") return keyed;
  const pages = [...website, ...console];
  if (wish.part === "pages") return pages;
  return wish.part === "dialogs"
    ? pages.filter(({ hasDialogs }) => hasDialogs)
    : [...pages, ...keyed];
}

function byKeyboard(screen: Screen, locale: Locale): Stop {
  const rest = { widths: [1280], hasAxe: false, hasDialogs: false };
  return { screen, locale, isByKeyboard: true, ...rest };
}

/** Where most can be done. */
const SAMPLED_BY_KEYBOARD: ReadonlySet<string> = new Set(["buyer: order to pay"]);

/** Every screen once, in a language and width that change from screen to screen. */
export function sampledWalk(): Stop[] {
  const seen = [...SCREENS, ...CONSOLE_SCREENS].map((screen, index) => ({
    screen,
    locale: isOfConsole(screen) ? "en" : (LOCALES[(index * 5) % LOCALES.length] ?? "en"),
    widths: [WIDTHS[index % WIDTHS.length] ?? 360],
    // Where dialogs are opened, axe looks at them too.
    hasAxe: index % 6 === 0 || index % 12 === 3,
    hasDialogs: index % 6 === 3,
    isByKeyboard: false,
  }));
  const keyed = SCREENS.filter(({ name }) => SAMPLED_BY_KEYBOARD.has(name));
  return [...seen, ...keyed.map((screen) => byKeyboard(screen, "en"))];
}
