/** An instant in few characters that is one date only: the month by its name, or in CJK by its sign. */

/** `tag` is the language for `Intl`; the year is left out where it is this one. */
export function shortTimeText(
  at: number,
  { now, tag, timeZone }: { readonly now: number; readonly tag: string; readonly timeZone: string },
): string {
  const yearOf = (instant: number) =>
    new Intl.DateTimeFormat("en", { timeZone, year: "numeric" }).format(instant);
  return new Intl.DateTimeFormat(tag, {
    // Thai would count Buddhist years, and Hindi may write figures that the page does not.
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone,
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(yearOf(at) === yearOf(now) ? {} : { year: "numeric" }),
  }).format(at);
}
