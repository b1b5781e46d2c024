/** The look of tabs, shared by those that swap panels and those that are links. */
export const TAB_LIST = "flex scroll-px-10 gap-5 overflow-x-auto border-b border-line-strong";

export const TAB =
  "-mb-px flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap border-b-2 border-transparent " +
  "text-sm font-medium text-muted transition-colors sm:min-h-10 " +
  "hover:text-ink focus-visible:-outline-offset-2 " +
  "data-active:border-accent data-active:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink " +
  "data-disabled:cursor-not-allowed data-disabled:text-disabled";
