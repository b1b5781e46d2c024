/** What floats above the page looks the same: menus, lists of choices, popovers. */
export const POPUP =
  "origin-(--transform-origin) rounded-lg border border-line-strong bg-raised text-sm text-ink " +
  "shadow-raised outline-none transition-[opacity,scale] duration-100 " +
  "data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0";

/** One line of such a list. The highlight is the pointer's or the keyboard's, always one. */
export const POPUP_ITEM =
  "flex min-h-10 cursor-default select-none items-center gap-2 rounded px-2.5 py-1.5 " +
  "not-focus-visible:outline-none focus-visible:-outline-offset-2 sm:min-h-8 data-highlighted:bg-active data-disabled:text-disabled";
