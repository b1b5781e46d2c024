/** The way to the page on which a newcomer does everything before the first trade, and back. */
import type { GateStep } from "@parley/domain/account/gate";
import { RETURN_PARAMETER } from "./return-path.ts";

/** A step that a user takes, unlike the verdicts of staff or of the master. */
export type StartStep = Exclude<GateStep, "unfrozen" | "permission">;

/** In the address: the step to begin with, where it is not the first one that is left. */
export const STEP_PARAMETER = "step";

/** Of the heading of a step, so that a link to one scrolls there. */
export function stepAnchor(step: StartStep): string {
  return `start-${step}`;
}

/** Without the language. `returnTo` is kept until the last step is done. */
export function startPath(returnTo: string | null, step?: StartStep): string {
  const query = new URLSearchParams();
  if (step !== undefined) query.set(STEP_PARAMETER, step);
  if (returnTo !== null) query.set(RETURN_PARAMETER, returnTo);
  const hash = step === undefined ? "" : `#${stepAnchor(step)}`;
  return query.size === 0 ? "/start" : `/start?${query}${hash}`;
}

/**
 * Where a new account goes first, whole: to its first steps, unless it was on its way there already,
 * or to a place that is none of the website's pages, such as the door of staff.
 */
export function pathOfNewAccount(locale: string, returnTo: string | null): string {
  if (returnTo !== null) {
    const [path = ""] = returnTo.split(/[?#]/, 1);
    const isPage = path === `/${locale}` || path.startsWith(`/${locale}/`);
    if (!isPage || path === `/${locale}/start`) return returnTo;
  }
  return `/${locale}${startPath(returnTo)}`;
}
