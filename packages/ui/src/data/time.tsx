/**
 * The one component that shows an instant, in the page's language and the reader's zone. Where the
 * server does not know the zone it prints UTC, and the browser then its own wall clock.
 */
import { formatMoment, type MomentForm } from "@parley/domain/format/format-moment";
import {
  formatTimestamp,
  type TimestampFormat,
  type TimestampInput,
} from "@parley/domain/format/format-timestamp";
import { use, useState, useSyncExternalStore } from "react";
import { classNames } from "../styles/class-names.ts";
import { PageLanguage, ReaderZone } from "./language.tsx";

export interface TimeProps {
  /** Epoch milliseconds of the API. */
  readonly at: TimestampInput;
  readonly form?: MomentForm | undefined;
  readonly className?: string | undefined;
}

export function Time({ at, form, className }: TimeProps) {
  const language = use(PageLanguage);
  const timeZone = useWallClock();
  const [now] = useState(Date.now);
  const machineText = formatTimestamp(at, { timeZone: "UTC", pattern: "YYYY-MM-DDTHH:mm:ssZ" });
  return (
    <time
      dateTime={machineText.startsWith("--") ? undefined : machineText}
      className={classNames("figures whitespace-nowrap", className)}
      // The server's year may be over when the browser takes the page over.
      suppressHydrationWarning={form === "brief"}
    >
      {formatMoment(at, { language, timeZone, form, now })}
    </time>
  );
}

/** Instants for places that take text alone: values of phrases, names for screen readers, files. */
export function useMoments(): (at: TimestampInput, form?: MomentForm) => string {
  const language = use(PageLanguage);
  const timeZone = useWallClock();
  return (at, form) => formatMoment(at, { language, timeZone, form });
}

const subscribeToNothing = () => () => undefined;

/** The zone by its name, for calculations with its days. */
export function useTimeZone(): string {
  const known = use(ReaderZone);
  const own = useSyncExternalStore(
    subscribeToNothing,
    // Not asked for in vain: that takes long.
    () => known ?? zoneOfBrowser(),
    () => "UTC",
  );
  return known ?? own;
}

export function zoneOfBrowser(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** To show an instant the browser's own clock is enough; asking for its zone takes far longer. */
function useWallClock(): TimestampFormat["timeZone"] {
  const known = use(ReaderZone);
  const own = useSyncExternalStore<TimestampFormat["timeZone"]>(
    subscribeToNothing,
    () => minutesAheadOfUtc,
    () => "UTC",
  );
  return known ?? own;
}

function minutesAheadOfUtc(instant: number): number {
  return -new Date(instant).getTimezoneOffset();
}
