/**
 * The one component that shows an instant. The server prints UTC, since it does not know where the
 * reader is; the browser then prints the reader's own wall clock.
 */
import {
  formatTimestamp,
  type TimestampFormat,
  type TimestampInput,
} from "@parley/domain/format/format-timestamp";
import { useSyncExternalStore } from "react";
import { classNames } from "../styles/class-names.ts";

export interface TimeProps {
  /** Epoch milliseconds of the API. */
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

/** The zone by its name, for calculations with its days. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
}

/** To show an instant the browser's own clock is enough; asking for its zone takes far longer. */
function useWallClock(): TimestampFormat["timeZone"] {
  return useSyncExternalStore<TimestampFormat["timeZone"]>(
    subscribeToNothing,
    () => minutesAheadOfUtc,
    () => "UTC",
  );
}

function minutesAheadOfUtc(instant: number): number {
  return -new Date(instant).getTimezoneOffset();
}
