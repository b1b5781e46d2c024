/**
 * The messages that are on the screen for a moment. A queue of its own instead of a library's: the
 * message "Network Error" must appear when nothing more can be loaded, so toasts are part of every
 * page's first bytes and have to be small.
 */
export const TOAST_DURATION_MS = 3000;
/** More than three at once hide the page and cannot be read in three seconds. */
export const TOAST_LIMIT = 3;

export type ToastTone = "neutral" | "success" | "warning" | "danger";

export interface ToastInput {
  readonly text: string;
  readonly tone?: ToastTone | undefined;
  /** One thing to do about it; such a toast stays until it is closed, as reading takes longer. */
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastEntry {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly action: ToastAction | undefined;
  /** How often the same message was shown; each time its three seconds restart. */
  readonly count: number;
}

export interface ToastQueue {
  readonly add: (input: ToastInput) => number;
  readonly dismiss: (id: number) => void;
  readonly entries: () => readonly ToastEntry[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createToastQueue(): ToastQueue {
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function replace(next: readonly ToastEntry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  return {
    add({ text, tone = "neutral", action }) {
      const same = entries.find((entry) => entry.text === text && entry.tone === tone);
      if (same !== undefined) {
        const again = { ...same, action, count: same.count + 1 };
        replace(entries.map((entry) => (entry.id === same.id ? again : entry)));
        return same.id;
      }
      lastId += 1;
      replace([...entries, { id: lastId, text, tone, action, count: 1 }].slice(-TOAST_LIMIT));
      return lastId;
    },
    dismiss(id) {
      const rest = entries.filter((entry) => entry.id !== id);
      if (rest.length < entries.length) replace(rest);
    },
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
