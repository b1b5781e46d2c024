import { Countdown } from "@parley/ui/data/countdown";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";

export interface TimeLeftProps {
  readonly label: string;
  /** Epoch milliseconds. */
  readonly deadlineAt: number;
  readonly onEnd?: (() => void) | undefined;
}

/** The big clock of an order, by the server's time. */
export function TimeLeft({ label, deadlineAt, onEnd }: TimeLeftProps) {
  const t = usePhrase();
  const announce = (seconds: number) => {
    if (seconds === 0) return t("order.time.over");
    return seconds < 60
      ? t("order.time.secondsLeft", { count: seconds })
      : t("order.time.minutesLeft", { count: Math.round(seconds / 60) });
  };
  return (
    <p className="flex shrink-0 items-center justify-between gap-3 sm:flex-col sm:items-end sm:gap-0">
      <span className="text-muted text-xs">{label}</span>
      <Countdown
        label={label}
        deadlineAt={deadlineAt}
        now={serverNow}
        announce={announce}
        onEnd={onEnd}
        className="text-3xl leading-9 font-semibold"
      />
    </p>
  );
}
