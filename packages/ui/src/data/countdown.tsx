/**
 * Time left until a deadline, by a clock that the caller gives (the server's). It is recomputed
 * each second and whenever the page becomes active; screen readers announce it at sensible moments
 * only.
 */
import { useEffect, useState, useSyncExternalStore } from "react";
import { classNames } from "../styles/class-names.ts";
import {
  countdownDuration,
  countdownText,
  millisecondsToNextTick,
  passedMoment,
  secondsLeft,
} from "./countdown-time.ts";

export interface CountdownProps {
  /** Epoch milliseconds. */
  readonly deadlineAt: number;
  /** The present moment on the clock that set the deadline. Keep its identity between renders. */
  readonly now: () => number;
  /** Names it for those who cannot see what is beside it. */
  readonly label?: string | undefined;
  /** What is said aloud when so many seconds are left, such as "5 minutes left to pay". */
  readonly announce: (seconds: number) => string;
  readonly onEnd?: (() => void) | undefined;
  /** From here on it is shown as urgent; the last minute by default. */
  readonly urgentSeconds?: number | undefined;
  readonly className?: string | undefined;
}

export function Countdown(props: CountdownProps) {
  const { deadlineAt, now, announce, onEnd, urgentSeconds = 60 } = props;
  const seconds = useSecondsLeft(deadlineAt, now);
  const spoken = useSpokenMoment(seconds);
  const hasEnded = seconds === 0;
  useEffect(() => {
    if (hasEnded) onEnd?.();
    // The end is told once per deadline, not once per identity of the listener.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasEnded, deadlineAt]);
  const isUrgent = seconds !== null && seconds <= urgentSeconds;
  return (
    <span className={classNames("figures", isUrgent && "text-danger", props.className)}>
      <time
        // Without a name of its own it is a part of a sentence, or of a link's name.
        role={props.label === undefined ? undefined : "timer"}
        aria-label={props.label}
        dateTime={seconds === null ? undefined : countdownDuration(seconds)}
      >
        {seconds === null ? "--:--" : countdownText(seconds)}
      </time>
      <output className="sr-only">{spoken === null ? "" : announce(spoken)}</output>
    </span>
  );
}

/** Null on the server, whose moment the browser's first render could never match. */
function useSecondsLeft(deadlineAt: number, now: () => number): number | null {
  return useSyncExternalStore(
    (listener) => subscribeToSeconds(deadlineAt, now, listener),
    () => secondsLeft(deadlineAt, now()),
    () => null,
  );
}

function subscribeToSeconds(deadlineAt: number, now: () => number, listener: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const wait = millisecondsToNextTick(deadlineAt, now());
    if (wait > 0) timer = setTimeout(tick, wait);
  };
  const tick = () => {
    listener();
    schedule();
  };
  schedule();
  // Timers stop in a sleeping machine or a frozen tab; these events mark its waking.
  document.addEventListener("visibilitychange", tick);
  window.addEventListener("focus", tick);
  window.addEventListener("pageshow", tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", tick);
    window.removeEventListener("focus", tick);
    window.removeEventListener("pageshow", tick);
  };
}

interface Spoken {
  readonly seconds: number | null;
  readonly moment: number | null;
}

function useSpokenMoment(seconds: number | null): number | null {
  const [spoken, setSpoken] = useState<Spoken>({ seconds, moment: null });
  if (spoken.seconds === seconds) return spoken.moment;
  const before = spoken.seconds;
  const isRestarted = before === null || seconds === null || seconds > before;
  const moment = isRestarted ? null : (passedMoment(before, seconds) ?? spoken.moment);
  setSpoken({ seconds, moment });
  return moment;
}
