/** Whether a change of the address needs the offer read anew: one of the step alone does not. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { withoutStep } from "../draft/editor-steps.ts";

export function isReadAnew({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isStepAlone =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    withoutStep(currentUrl.searchParams) === withoutStep(nextUrl.searchParams);
  return isStepAlone ? false : defaultShouldRevalidate;
}
