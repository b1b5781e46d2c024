/** The step under way, and the focus: at the beginning of a new step, or at the first error. */
import { useEffect, useRef, useState } from "react";

interface Place<Step extends string> {
  readonly step: Step;
  readonly wanted: "heading" | "error" | null;
}

export function useSteps<Step extends string>(first: Step) {
  const element = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState<Place<Step>>({ step: first, wanted: null });
  useEffect(() => {
    if (place.wanted === null) return;
    const selector = place.wanted === "error" ? '[aria-invalid="true"]' : "h2";
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [place]);
  return {
    step: place.step,
    element,
    goTo: (next: Step) => setPlace({ step: next, wanted: "heading" }),
    focusError: () => setPlace(({ step }) => ({ step, wanted: "error" })),
  };
}
