/**
 * The one component that shows an instant. The server prints UTC, since it does not know where the
 * reader is; the browser then prints the reader's own wall clock.
 */
import {
  formatTimestamp,
  type TimestampFormat,
  type TimestampInput,
} from "@parley/domain/format/format-timestamp";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { classNames } from "./class-names.ts";

const TimeZone = createContext<string | null>(null);

export interface TimeZoneProviderProps {
  /** An IANA zone that the user has chosen; it overrules the one of the browser. */
  readonly timeZone: string;
  readonly children: ReactNode;
}

export function TimeZoneProvider({ timeZone, children }: TimeZoneProviderProps) {
  return <TimeZone value={timeZone}>{children}</TimeZone>;
}

export interface TimeProps {
  /** Epoch milliseconds as they came over the wire. */
  readonly at: TimestampInput;
  readonly pattern?: string | undefined;
  readonly className?: string | undefined;
}

export function Time({ at, pattern, className }: TimeProps) {
  const timeZone = useWallClock();
  const text = formatTimestamp(at, { timeZone, ...(pattern === undefined ? {} : { pattern }) });
  const machineText = formatTimestamp(at, { timeZone: "UTC", pattern: "YYYY-MM-DDTHH:mm:ssZ" });
  return (
    <time
      dateTime={machineText.startsWith("--") ? undefined : machineText}
      className={classNames("figures whitespace-nowrap", className)}
    >
      {text}
    </time>
  );
}

const subscribeToNothing = () => () => undefined;

/** The zone by its name, for whoever has to reckon with days in it. */
export function useTimeZone(): string {
  const chosen = useContext(TimeZone);
  const own = useSyncExternalStore(
    subscribeToNothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
  return chosen ?? own;
}

/** To show an instant the browser's own clock is enough; asking for its zone takes far longer. */
function useWallClock(): TimestampFormat["timeZone"] {
  const chosen = useContext(TimeZone);
  const own = useSyncExternalStore<TimestampFormat["timeZone"]>(
    subscribeToNothing,
    () => minutesAheadOfUtc,
    () => "UTC",
  );
  return chosen ?? own;
}

function minutesAheadOfUtc(instant: number): number {
  return -new Date(instant).getTimezoneOffset();
}
