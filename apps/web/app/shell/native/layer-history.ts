/**
 * Closes the topmost dialog or sheet by the system's "back" instead of leaving the page. An open
 * layer has an entry of the history above that of its page, with the same address. The entry stays
 * when the layer is closed otherwise, because going back from a script would race with a navigation
 * that follows at once; "back" then steps over it.
 *
 * The router numbers its entries (`idx`). A layer's entry repeats the number of its page, and the
 * router is not told of steps between the two.
 */

interface Entry {
  readonly index: unknown;
  readonly isLayer: boolean;
}

export interface LayerHistory {
  /** Returns what to call when the layer is closed. */
  readonly open: (close: () => void) => () => void;
  /** After the router has changed the entry. */
  readonly follow: () => void;
  readonly stop: () => void;
}

/** `target` receives `popstate` before the router when this is called after it, as it captures. */
export function keepLayerHistory(
  target: Pick<Window, "addEventListener" | "removeEventListener">,
  history: Pick<History, "state" | "pushState" | "back">,
): LayerHistory {
  const layers: (() => void)[] = [];
  let here = entryOf(history.state);

  const addEntry = () => {
    history.pushState({ ...history.state, layer: true }, "");
    here = entryOf(history.state);
  };

  const onPop = (event: Event) => {
    const before = here;
    here = entryOf(history.state);
    const isSamePage = before.index === here.index;
    if (isSamePage && before.isLayer && !here.isLayer) {
      event.stopImmediatePropagation();
      const close = layers.at(-1);
      if (close === undefined) {
        history.back();
        return;
      }
      // It may refuse, and there may be others below it.
      addEntry();
      close();
    } else if (isSamePage && here.isLayer) {
      // Forward to the entry of a closed layer: there is nothing to be seen.
      event.stopImmediatePropagation();
    } else if (here.isLayer && isBefore(here, before)) {
      event.stopImmediatePropagation();
      here = before;
      history.back();
    }
  };

  target.addEventListener("popstate", onPop, { capture: true });
  return {
    open(close) {
      here = entryOf(history.state);
      if (!here.isLayer) addEntry();
      layers.push(close);
      return () => {
        const at = layers.lastIndexOf(close);
        if (at !== -1) layers.splice(at, 1);
      };
    },
    follow: () => {
      here = entryOf(history.state);
    },
    stop: () => target.removeEventListener("popstate", onPop, { capture: true }),
  };
}

function entryOf(state: unknown): Entry {
  if (typeof state !== "object" || state === null) return { index: null, isLayer: false };
  return {
    index: "idx" in state ? state.idx : null,
    isLayer: "layer" in state && state.layer === true,
  };
}

function isBefore(one: Entry, other: Entry): boolean {
  return Number(one.index) < Number(other.index);
}
