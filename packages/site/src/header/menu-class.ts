/** The look of the header's menus. */
export const MENU_SUMMARY = "hover:bg-hover flex size-11 items-center justify-center";

export const MENU_ITEM = "menu-item";
