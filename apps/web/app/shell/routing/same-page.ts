import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For a page whose steps are addresses of it: only another page is read, and guarded, anew. */
export function isOtherPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
