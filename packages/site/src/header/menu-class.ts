/** The look of the header's menus. */
export const MENU_SUMMARY = "hover:bg-hover flex size-11 items-center justify-center";

export const MENU_ITEM =
  "hover:bg-hover flex min-h-10 w-full items-center rounded-md px-3 text-start focus-visible:-outline-offset-2";
