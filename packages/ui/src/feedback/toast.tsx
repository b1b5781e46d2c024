/**
 * Toasts: `notify` from anywhere in the browser, `<Toaster>` once in the page. They are 16 pixels
 * below the header on the layer 2000, for 3000 ms, and wait while a pointer, the focus or another tab
 * keeps the reader from reading them. One with an action waits for an open dialog (`lasting-toast`).
 */
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { classNames } from "../styles/class-names.ts";
import {
  createToastQueue,
  TOAST_DURATION_MS,
  type ToastEntry,
  type ToastInput,
  type ToastTone,
} from "./toast-queue.ts";

const queue = createToastQueue();
const NO_TOASTS: readonly ToastEntry[] = [];

/** Shows a message. On the server it does nothing, as this queue would be shared by all users. */
export function notify(input: ToastInput): void {
  if (typeof document !== "undefined") queue.add(input);
}

export interface ToasterProps {
  /** Names the region for people who jump between landmarks. */
  readonly label: string;
  readonly closeLabel: string;
}

export function Toaster({ label, closeLabel }: ToasterProps) {
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, () => NO_TOASTS);
  return (
    <section
      aria-label={label}
      data-toasts
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed inset-x-4 z-toast toasts flex flex-col items-center gap-2"
    >
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

const ICONS = {
  neutral: <Info aria-hidden className="size-4 text-accent" />,
  success: <CircleCheck aria-hidden className="size-4 text-success" />,
  warning: <TriangleAlert aria-hidden className="size-4 text-warning" />,
  danger: <CircleAlert aria-hidden className="size-4 text-danger" />,
} as const satisfies Record<ToastTone, unknown>;

interface ToastProps {
  readonly entry: ToastEntry;
  readonly closeLabel: string;
}

function Toast({ entry, closeLabel }: ToastProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useDismissal(entry, isPointedAt || hasFocus);
  const { action } = entry;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape comes from the buttons inside.
    <div
      role={entry.tone === "danger" ? "alert" : undefined}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") queue.dismiss(entry.id);
      }}
      className={classNames(
        "pointer-events-auto flex max-w-md items-start gap-2.5 rounded-lg border border-line-strong bg-raised py-1.5 ps-3.5 pe-1.5 text-sm text-ink shadow-raised transition starting:-translate-y-2 starting:opacity-0",
        action !== undefined && "lasting-toast",
      )}
    >
      <span className="py-1.5">{ICONS[entry.tone]}</span>
      {/* On a phone the action is below the text, which beside it would be a narrow column. */}
      <div className="flex min-w-0 flex-1 flex-col items-start sm:flex-row sm:gap-2.5">
        <p className="min-w-0 flex-1 py-1">{entry.text}</p>
        {action !== undefined && (
          <button
            type="button"
            className="min-h-7 shrink-0 rounded px-2 font-medium text-accent hover:bg-hover max-sm:-ms-2 max-sm:min-h-11"
            onClick={() => {
              queue.dismiss(entry.id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton
        size="small"
        label={closeLabel}
        icon={<X aria-hidden className="size-4" />}
        onClick={() => queue.dismiss(entry.id)}
      />
    </div>
  );
}

/** Starts the time when the toast can be read and keeps what is left of it over every pause. */
function useDismissal(entry: ToastEntry, isHeld: boolean): void {
  const { id, count } = entry;
  const stays = entry.action !== undefined;
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden, () => false);
  const left = useRef({ count, milliseconds: TOAST_DURATION_MS });
  useEffect(() => {
    if (stays || isHeld || isHidden) return undefined;
    if (left.current.count !== count) left.current = { count, milliseconds: TOAST_DURATION_MS };
    const startedAt = performance.now();
    const timer = setTimeout(() => queue.dismiss(id), left.current.milliseconds);
    return () => {
      clearTimeout(timer);
      left.current.milliseconds -= performance.now() - startedAt;
    };
  }, [id, count, stays, isHeld, isHidden]);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function isPageHidden(): boolean {
  return document.visibilityState === "hidden";
}
