/** How long something took, in the two greatest units. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A dash where nothing was measured. */
export function durationText(ms: number | null): string {
  if (ms === null) return "–";
  if (ms < MINUTE_MS) return "under 1 min";
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const parts = [
    [days, "d"],
    [hours, "h"],
    [minutes, "min"],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`]))
    .join(" ");
}
