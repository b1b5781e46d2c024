/**
 * A choice out of many for pages that must be shown at once: a native select, which is replaced by
 * one with a search field when the browser is idle. It is not replaced while in use.
 */
import { useEffect, useRef, useState } from "react";
import type { Combobox, ComboboxProps } from "./combobox.tsx";
import { NativeSelect } from "./native-select.tsx";

type Part = typeof Combobox;

/** Once it is loaded, later pages begin with it. */
let arrived: Part | null = null;

export function LazyCombobox<Value extends string>(props: ComboboxProps<Value>) {
  const [Shown, setShown] = useState<Part | null>(() => arrived);
  const frame = useRef<HTMLSpanElement>(null);
  const isMissing = Shown === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    return whenIdle(async () => {
      arrived ??= await load();
      const isUsed = frame.current?.contains(document.activeElement) === true;
      if (!isUsed) setShown(() => arrived);
    });
  }, [isMissing]);
  if (Shown !== null) return <Shown {...props} />;
  return (
    <span ref={frame} className="contents" onBlur={() => setShown(() => arrived)}>
      <NativeSelect {...props} />
    </span>
  );
}

/** If it cannot be loaded, the native select stays. */
async function load(): Promise<Part | null> {
  const part = await import("./combobox.tsx").catch(() => null);
  return part?.Combobox ?? null;
}

const NOT_SOON_MS = 1_000;

/** Returns a cancel function. */
function whenIdle(work: () => Promise<void>): () => void {
  const begin = () => void work();
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(begin);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(begin, NOT_SOON_MS);
  return () => clearTimeout(timer);
}
