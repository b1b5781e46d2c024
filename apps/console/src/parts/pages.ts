/** Pages of lists, as their addresses name them. */
export const PAGE_LABELS = {
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: (page: number) => `Page ${page}`,
} as const;

/** The first one where the address names none that could be. */
export function pageOf(url: string): number {
  const page = Number(new URL(url).searchParams.get("page") ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
